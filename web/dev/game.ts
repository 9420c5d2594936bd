// A game without a server: dev/game.html?game=two_cities&scene=place&lang=en&theme=light
//   game=two_cities (n=5, me=0, preview=1)   choose, place, proposal, hold, away, paused, duplex, late, watch,
//                                            art …
//   game=automas (mode=full, preview=1)      assign, insert, duplex, duplex-insert, late, late-insert; with "watch" in
//   game=square_off (n=2, me=0, watch)       start, place, laid, waiting, race, sprawl, hover, late, and the ends: fit,
//                                            groups, drawn, outside, covered, gave_up
import { mount } from "svelte";
import { loadLanguage } from "../src/text/i18n";
import type { Action, Command, Request, View } from "../src/protocol/types";
import { Room } from "../src/state/room.svelte";
import "../src/styles/site.css";
import "../src/shell/room.css";
import Art from "./Art.svelte";
import * as fixtures from "./fixtures";
import Harness from "./Harness.svelte";
import * as solos from "./solos";
import * as squareOffs from "./square_offs";

const query = new URLSearchParams(location.search);
await loadLanguage(query.get("lang") ?? "en");
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
const target = document.getElementById("app")!;

const game = query.get("game") ?? "two_cities";
const scene = query.get("scene");
const me = Number(query.get("me") ?? 0);
const preview = query.get("preview") !== "0";

function first(): View {
    if (game === "automas") {
        return solos.scene(query.get("mode") === "simple" ? "simple" : "full", scene ?? "assign", preview);
    }
    if (game === "square_off") {
        return squareOffs.scene(scene ?? "place", query.has("watch") ? null : me, Number(query.get("n") ?? 2));
    }
    return fixtures.scene(Number(query.get("n") ?? 3), scene ?? "choose", me, preview);
}

function answer(view: View, action: Action): View {
    if ("automas" in action) return solos.answer(view, action.automas);
    if ("square_off" in action) return squareOffs.answer(view, action.square_off);
    return fixtures.answer(view, action.two_cities);
}

if (scene === "art") mount(Art, { target });
else {
    const log: unknown[] = [];
    const room: Room = new Room("DEVELOP", { send });
    const show = (view: View): void => room.receive({ view });
    show(first());
    if (scene === "proposal") room.receive({ talk: fixtures.proposed(room.view!) });
    mount(Harness, { target, props: { room } });
    Object.assign(window, { log, setView: show, getView: () => room.view });

    function send(request: Request): Command {
        log.push(request);
        const command = { id: String(log.length), do: request };
        setTimeout(() => {
            if (typeof request === "object" && "play" in request) show(answer(room.view!, request.play));
            if (typeof request === "object" && "say" in request) {
                const no = room.lines.length;
                room.receive({ talk: [{ no, game: 0, by: room.view!.me.member ?? 0, at: 0, ...request.say }] });
            }
            room.answered(command, 0);
        }, 60);
        return command;
    }
}
