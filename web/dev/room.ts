// The whole room without a server: dev/room.html?scene=lobby&n=5&me=0&lang=en&theme=light
// Scenes: join, lobby, full, card, values, choose, place, watch, ended, campaign, campaign-due, campaign-over, lost,
// no_such_room … Who hosts: &host=1, &host_away, &stand_in=0, &removed, &handed.
import { mount } from "svelte";
import App from "../src/App.svelte";
import { loadLanguage } from "../src/text/i18n";
import type { Status } from "../src/net/socket";
import type { Command } from "../src/protocol/types";
import { Room } from "../src/state/room.svelte";
import "../src/styles/site.css";
import "../src/shell/room.css";
import { roomScene, talkScene } from "./rooms";

const query = new URLSearchParams(location.search);
const scene = query.get("scene") ?? "lobby";
const view = roomScene(scene, Number(query.get("n") ?? 5), Number(query.get("me") ?? 0));
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
document.documentElement.lang = query.get("lang") ?? "en";
await loadLanguage(document.documentElement.lang);

let sent = 0;
const room: Room = new Room("dev-" + scene, {
    send(request): Command {
        console.log(JSON.stringify(request));
        const command = { id: String(sent++), do: request };
        setTimeout(() => {
            if (typeof request === "object" && "arrange" in request && room.view) {
                room.receive({ view: { ...room.view, room: { ...room.view.room, seats: request.arrange } } });
            }
            if (typeof request === "object" && "set_option" in request && room.view) {
                const { name, value } = request.set_option;
                const choices = (room.view.room.choices ?? []).map((choice) =>
                    choice.name === name ? { ...choice, value } : choice,
                );
                room.receive({ view: { ...room.view, room: { ...room.view.room, choices } } });
            }
            if (request === "shuffle") room.refused(command, { code: "seats_free", free: 2 });
            else room.answered(command, 0);
        }, 50);
        return command;
    },
});
room.setStatus("open");
room.receive({ hello: { now: Date.now() } });
room.receive({ view });
room.receive({ talk: talkScene(view) });
const known: Status[] = [
    "lost",
    "no_such_room",
    "closed",
    "banned",
    "network_banned",
    "not_admitted",
    "too_many",
    "elsewhere",
    "broken",
];
known.push("connecting");
for (const status of known) if (status === scene) room.setStatus(status);
if (query.has("stand_in")) view.room.stands_in_for = Number(query.get("stand_in"));
if (query.has("host")) view.room.host = Number(query.get("host"));
if (query.has("host_away")) view.room.host_away = true;
if (query.has("handed")) {
    view.room.handed = [
        { seat: 1, from: 6, agreed: [], needed: 2 },
        { seat: 2, link: 0, agreed: [0], needed: 2 },
    ];
}
if (query.has("removed")) view.me.removed = [{ no: 8, name: "Ivan" }];
if (query.has("notice")) room.refused(null, { code: "too_much_talk", seconds: 4 });
if (query.has("loading")) room.view = null;
mount(App, { target: document.getElementById("app")!, props: { room, reconnect: () => room.setStatus("open") } });
