import { mount } from "svelte";

import App from "./App.svelte";
import { loadLanguage } from "./text/i18n";
import { retry } from "./net/retry";
import { keyIn } from "./net/links";
import { connect } from "./shell/connect";
import { fetchEarly, fetchFirst } from "./shell/screens";
import "./styles/site.css";
import "./shell/room.css";
// Nearly every screen draws these small marks: here they are no file of their own.
import "./kit/Unread.svelte";
import "./tiles/Icon.svelte";

const target = document.getElementById("app");
const code = target?.dataset["room"];
/** Few look at a finished game once more. */
const replay = () => import("./replay/start");
if (target && code)
    void (target.dataset["game"]
        ? retry(replay).then(({ watch }) => watch(target, code, connect))
        : start(target, code));

async function start(target: HTMLElement, code: string): Promise<void> {
    const { room, socket, settled } = connect(code, keyIn(location.hash));
    // A link to a seat that is followed in the room itself changes the address alone.
    addEventListener("hashchange", () => keyIn(location.hash) !== null && location.reload());
    fetchEarly(target.dataset["plays"]);
    await Promise.all([retry(() => loadLanguage(document.documentElement.lang)), settled]);
    // The server has drawn a preview to look at until everything can be drawn at once: nothing is to move later.
    await fetchFirst(room);
    target.replaceChildren();
    mount(App, { target, props: { room, reconnect: () => socket.connect() } });
}
