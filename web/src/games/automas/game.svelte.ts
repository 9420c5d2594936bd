/**
 * One viewer's side of the solo game: the view that came in, what is being done in it, and the commands that go out.
 * Components draw from it and feed it.
 */

import { t } from "../../text/i18n";
import type { CityView, Request, Side, SoloMove, SoloTableView, View } from "../../protocol/types";
import { assigned, sentTiles, shown } from "./optimistic";
import { placesOf, PLAYER, soloOf } from "./view";
import { SIDES } from "../../city/sides";
import { Assigning } from "./assigning.svelte";
import type { Town } from "./draft";
import { Inserting } from "./inserting.svelte";

export type SoloProps = {
    view: View;
    /** Requests that the view does not show yet. */
    pending: readonly Request[];
    send: (request: Request) => void;
};

export class SoloGame {
    readonly #props: () => SoloProps;

    readonly assigning: Assigning;
    readonly inserting: Inserting;

    constructor(props: () => SoloProps) {
        this.#props = props;
        this.assigning = new Assigning(this);
        this.inserting = new Inserting(this);
    }

    readonly #pending = $derived.by(() => this.#props().pending);
    /** What is drawn: the newest view with pending requests applied. */
    readonly view = $derived.by(() => shown(this.#props().view, this.#pending));
    /** Where the tiles of the hand were sent; `null` while they are in the player's hand. */
    readonly assignedTo = $derived.by(() => assigned(this.#props().view, this.#pending));
    /** The tiles on their way to a city. */
    readonly sent = $derived.by(() => sentTiles(this.#props().view, this.#pending));
    readonly table = $derived.by(() => soloOf(this.view.room) as SoloTableView);
    readonly places = $derived.by(() => placesOf(this.view)?.places ?? []);
    /** Whether the viewer is the player; everyone else only watches. */
    readonly mine = $derived.by(() => this.view.me.seat === PLAYER);
    readonly turn = $derived.by(() => `${this.view.room.game_no}.${this.table.round}.${this.table.turn}`);
    /** The cities that the player assigns tiles to, in the order in which they stand. */
    readonly towns = $derived.by((): Town[] =>
        this.table.mode === "simple" ? ["left", "automacity", "right"] : ["left", "right"],
    );

    /** The player's name, as the viewer calls them. */
    readonly player = $derived.by(() => {
        if (this.mine) return t("table-you");
        const { members, seats } = this.view.room;
        return members.find(({ no }) => no === seats[PLAYER])?.name ?? t("table-nobody");
    });

    /** What the player can do next, or why the last thing could not be done. */
    readonly hint = $derived.by(() => {
        if (this.inserting.reason !== "") return this.inserting.reason;
        if (this.table.phase === "ended" || !this.mine) return "";
        if (this.table.phase === "insert") {
            const { at } = this.inserting.selection;
            return t(`solo-hint-insert-${at === "idle" && this.sent.length > 0 ? "sent" : at}`);
        }
        if (this.assignedTo !== null) return t("table-hint-sent");
        if (this.assigning.complete) return t("solo-hint-complete");
        return t(this.assigning.held === null ? `solo-hint-assign-${this.table.mode}` : "solo-hint-held");
    });

    city(side: Side): CityView {
        return this.table.cities[SIDES.indexOf(side)]!;
    }

    assigned(side: Side) {
        return this.table.assigned[SIDES.indexOf(side)]!;
    }

    do(move: SoloMove): void {
        this.#props().send({ play: { automas: { round: this.table.round, turn: this.table.turn, do: move } } });
    }

    /** The view has changed: what is no longer possible ends. */
    settle(): void {
        this.assigning.settle();
        this.inserting.settle();
    }

    stop(): void {
        this.inserting.stop();
    }
}
