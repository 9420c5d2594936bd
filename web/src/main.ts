import { mount } from "svelte";

import App from "./App.svelte";
import { inPassing } from "./games/registry";
import { loadLanguage } from "./text/i18n";
import { again } from "./net/again";
import { attach, browser } from "./net/browser";
import { keyIn } from "./net/links";
import { RoomSocket } from "./net/socket";
import { fetchEarly, fetchFirst } from "./shell/screens";
import { Room } from "./state/room.svelte";
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
    void (target.dataset["game"] ? again(replay).then(({ watch }) => watch(target, code)) : start(target, code));

async function start(target: HTMLElement, code: string): Promise<void> {
    let settle: () => void;
    const settled = new Promise<void>((resolve) => (settle = resolve));
    const socket: RoomSocket = new RoomSocket(
        browser(code, () => room.seatKey),
        {
            status(status) {
                room.setStatus(status);
                if (room.stopped || status === "lost") settle();
            },
            message(message) {
                room.receive(message);
                if (room.view ?? room.outside) settle();
            },
            answered: (command, no) => room.answered(command, no),
            refused: (command, why) => room.refused(command, why),
            replaced: (command) => room.replaced(command),
        },
    );
    const room = new Room(code, socket, keyIn(location.hash), inPassing);
    attach(socket);
    // A link to a seat that is followed in the room itself changes the address alone.
    addEventListener("hashchange", () => keyIn(location.hash) !== null && location.reload());
    socket.connect();
    fetchEarly(target.dataset["plays"]);
    await Promise.all([again(() => loadLanguage(document.documentElement.lang)), settled]);
    // The server has drawn a preview to look at until everything can be drawn at once: nothing is to move later.
    await fetchFirst(room);
    target.replaceChildren();
    mount(App, { target, props: { room, reconnect: () => socket.connect() } });
}
