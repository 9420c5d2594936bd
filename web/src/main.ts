import { mount } from "svelte";

import App from "./App.svelte";
import { loadLanguage } from "./i18n";
import { attach, browser } from "./net/browser";
import { RoomSocket } from "./net/socket";
import { Room } from "./state/room.svelte";
import "./styles/site.css";

const target = document.getElementById("app");
const code = target?.dataset["room"];
if (target && code) void start(target, code);

async function start(target: HTMLElement, code: string): Promise<void> {
    const socket: RoomSocket = new RoomSocket(browser(code), {
        status: (status) => room.setStatus(status),
        message: (message) => room.receive(message),
        answered: (command, refusal) => room.answered(command, refusal),
    });
    const room = new Room(code, socket);
    attach(socket);
    socket.connect();
    await loadLanguage(document.documentElement.lang);
    // The server has drawn a preview for those who wait.
    target.replaceChildren();
    mount(App, { target, props: { room, reconnect: () => socket.connect() } });
}
