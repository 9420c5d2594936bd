import { mount } from "svelte";

import App from "./App.svelte";
import { loadLanguage } from "./i18n";
import { attach, browser } from "./net/browser";
import { keyIn } from "./net/links";
import { RoomSocket } from "./net/socket";
import { Room } from "./state/room.svelte";
import "./styles/site.css";

const target = document.getElementById("app");
const code = target?.dataset["room"];
if (target && code) void start(target, code);

async function start(target: HTMLElement, code: string): Promise<void> {
    const socket: RoomSocket = new RoomSocket(browser(code, () => room.seatKey), {
        status: (status) => room.setStatus(status),
        message: (message) => room.receive(message),
        answered: (command, refusal) => room.answered(command, refusal),
    });
    const room = new Room(code, socket, keyIn(location.hash));
    attach(socket);
    // A link to a seat that is followed in the room itself changes the address alone.
    addEventListener("hashchange", () => keyIn(location.hash) !== null && location.reload());
    socket.connect();
    await loadTexts();
    // The server has drawn a preview for those who wait.
    target.replaceChildren();
    mount(App, { target, props: { room, reconnect: () => socket.connect() } });
}

/** Loads the texts, again and again if need be: without them nothing can be drawn. */
async function loadTexts(): Promise<void> {
    for (let wait = 500; ; wait = Math.min(2 * wait, 4_000)) {
        try {
            return await loadLanguage(document.documentElement.lang);
        } catch {
            await new Promise((resolve) => setTimeout(resolve, wait));
        }
    }
}
