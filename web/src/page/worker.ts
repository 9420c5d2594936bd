/** Every page registers the worker, once it has all that it needs itself. */

// Only where the connection is secure.
if ("serviceWorker" in navigator)
    addEventListener("load", () => {
        // Without one, the pages are as they were.
        navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" }).catch(() => {});
    });
