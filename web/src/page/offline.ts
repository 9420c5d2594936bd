/** The page for when there is no network: it leaves as soon as the server can be reached. */

/** How often it asks, in ms: also a server may be down. */
const ASK_MS = 5_000;

const leave = (): void => location.reload();

addEventListener("online", leave);
setInterval(() => {
    fetch("/readyz", { method: "HEAD", cache: "no-store" }).then(
        ({ ok }) => {
            if (ok) leave();
        },
        () => {},
    );
}, ASK_MS);

/** The score pad works without a network, once it was opened. */
const pad = document.getElementById("pad")!;
// Only where the connection is secure.
if ("caches" in window) void caches.match(pad.querySelector("a")!.href).then((kept) => (pad.hidden = !kept));
