/** Puts what the link hides into the form, and takes it out of the address, so that nobody reads it there. */

const key = location.hash.slice(1);
if (key !== "") {
    document.querySelector<HTMLInputElement>("#key")!.value = key;
    document.querySelector<HTMLElement>("#by-hand")!.hidden = true;
    history.replaceState(null, "", location.pathname);
}
