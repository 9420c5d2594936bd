/** The steps of the guide to Between Two Cities, through a player's first two turns or any other. */

import type { Ghost } from "../../city/ghost";
import type { Step } from "../../guide/guide.svelte";
import { FIRST, turnNo } from "../../guide/turns";
import { SIDES } from "../../city/sides";
import type { Game } from "./game.svelte";

/** `from`: the turn in which it begins. */
export function steps(game: Game, from: number): Step[] {
    const late = from > FIRST;
    const later = (): boolean => turnNo(game.table) > from;
    const placing = (): boolean => later() || game.table.phase === "place";
    const kept = (): boolean => placing() || game.mine?.chosen != null;
    const placed = (count: number) => (): boolean =>
        later() || (game.state?.placed?.filter((side) => side !== null).length ?? 0) >= count;
    /** Something was done in this turn. */
    const begun = (): boolean => game.draft.length > 0 || game.mine?.chosen != null || game.table.phase === "place";
    const second = (): boolean => game.table.round > 1 || game.table.turn > 2;
    const picked = (): "own" | "theirs" | null => {
        const now = game.placing.selection;
        if (now.at === "idle") return null;
        return game.placing.places(now.piece) ? "own" : "theirs";
    };
    const lifted = (): boolean => game.placing.selection.at === "picked" && picked() === "own";
    const waits = (): boolean => [0, 1].some((tile) => game.placing.waits({ seat: game.me, tile }));
    const taken = (): boolean => lifted() || waits();
    const all = (): Ghost[] => SIDES.flatMap((side) => game.ghosts(side));
    /** A place for one of the tiles is proposed to a partner, or agreed. */
    const ghosts = (): Ghost[] => all().filter(({ seat }) => seat === game.me);
    const agreed = (): boolean => ghosts().some(({ agreed }) => agreed);
    const asked = (): boolean => picked() === null && ghosts().some(({ mine, agreed }) => mine && !agreed);
    /** A proposal waits for an answer, and the buttons for that are there. */
    const offered = (): boolean =>
        game.placing.selection.at !== "picked" &&
        SIDES.some(
            (side) =>
                (game.placing.waiting(side) === null || game.answering[side]) &&
                game.ghosts(side).some(({ waits }) => waits),
        );
    /** What a step outlines, if not the player's own tiles. */
    const targets: Record<string, string> = {
        suggest: "",
        put: "city",
        offered: "offered",
        confirm: "confirm",
        agreed: "agreed",
        partners: "partners",
        "partners-offered": "offered",
        "partners-wait": "",
    };
    const target = (name: string): string => targets[name] ?? "own";
    const pick = (): string => {
        if (picked() === "theirs") return "suggest";
        if (agreed()) return "agreed";
        if (offered()) return "offered";
        return ghosts().some(({ mine }) => mine) ? "asked" : "pick";
    };
    const shared = game.partner("left") !== null;
    /** A partner still has a tile for a city of ours. */
    const owing = (): boolean => SIDES.some((side) => game.owes(side));
    /** The step that a tile in hand, a proposal or a waiting tile calls for before the other tile is taken up. */
    const urgent = (): string | null => {
        if (picked() === "theirs") return "suggest";
        if (lifted()) return "put";
        return offered() ? "offered" : waits() ? "confirm" : agreed() ? "agreed" : null;
    };
    const other: Step = {
        get name() {
            return urgent() ?? (asked() ? "asked" : "other");
        },
        get at() {
            return target(this.name);
        },
        done: placed(2),
        // A placement may be undone, if a partner built there at the same moment.
        undone: () => (placed(1)() ? null : pick()),
    };
    const partners: Step = {
        get name() {
            if (picked() === "theirs") return "suggest";
            if (offered()) return "partners-offered";
            return owing() ? "partners" : "partners-wait";
        },
        get at() {
            return target(this.name);
        },
        done: later,
        read: late,
        undone: () => (placed(2)() ? null : other.name),
    };

    const turn: Step[] = [
        { name: shared ? "shared" : "own", at: "city", done: () => kept() || game.draft.length > 0, read: true },
        { name: "choose", at: "hand", done: () => kept() || game.draft.length === 2 },
        { name: "keep", at: "give", done: kept },
        { name: "reveal", done: placing },
        {
            get name() {
                return pick();
            },
            get at() {
                return target(this.name);
            },
            done: () => placed(1)() || taken(),
        },
        { name: "put", at: "city", done: () => placed(1)() || waits(), undone: () => (taken() ? null : pick()) },
        // It was taken back, or the place was built on.
        { name: "confirm", at: "confirm", done: placed(1), undone: () => (waits() ? null : "put") },
        other,
        partners,
    ];
    if (late) return turn;
    return [
        ...turn,
        { name: "passed", at: "scoring", done: () => second() || (later() && begun()), read: true },
        {
            get name() {
                if (!game.awaited) return "again-wait";
                return game.table.phase === "choose" ? "again" : "again-build";
            },
            get at() {
                return game.table.phase === "choose" ? "hand" : "own";
            },
            done: second,
        },
        { name: shared ? "on" : "on-own", done: () => game.table.round > 1, read: true },
    ];
}
