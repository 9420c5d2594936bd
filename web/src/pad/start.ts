/** The score pad: counts the cities of a game that is played at a real table, with or without a connection. */

import { mount } from "svelte";

import { retry } from "../net/retry";
import { loadLanguage } from "../text/i18n";
import ScorePad from "./ScorePad.svelte";

const target = document.getElementById("pad")!;

void retry(() => loadLanguage(document.documentElement.lang)).then(() => {
    target.replaceChildren();
    mount(ScorePad, { target });
});

// The pad of a link comes along into another language.
const language = document.querySelector<HTMLFormElement>("form.language")!;
language.addEventListener("submit", () => (language.action = `/language${location.hash}`));

// The worker keeps this page and its files, as they are now, for when there is no connection.
if ("serviceWorker" in navigator)
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("keep-pad"));
