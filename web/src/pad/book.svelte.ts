import { DECK } from "../choosing/deck";
import { begin, type Automas } from "../choosing/game";
import { EMPTY, type City } from "../scoring/city";
import { recall, remember } from "../state/storage";
import { fragmentOf, padIn } from "./link";
import { around, isEmpty, MAX_PLAYERS, PLAIN_LEVEL, type Pad } from "./pad";

const KEY = "pad";
const AUTOMAS = "automas";
const PLAYERS = 4;

/** What a link did: it brought a pad, also in place of the own one, or it was damaged. */
export type Arrival = "opened" | "kept" | "damaged" | null;

/** Nobody has written on it. */
const isBlank = ({ names, cities }: Pad): boolean => cities.every(isEmpty) && names.every((name) => name === "");

/** The Automas of an earlier visit, unless something else was kept there. */
function recallAutomas(): Automas | null {
    const kept = recall(AUTOMAS) as Partial<Automas> | null;
    return kept?.deck?.length === DECK.length && kept.made && kept.hands ? (kept as Automas) : null;
}

/** The pad that is written on. What is entered is kept in the browser, with the words of a link. */
export class Book {
    players = $state(PLAYERS);
    level = $state(PLAIN_LEVEL);
    /** What is written for more players stays until the page goes. */
    readonly #names = $state(Array.from({ length: MAX_PLAYERS }, () => ""));
    readonly #cities = $state<City[]>(Array.from({ length: MAX_PLAYERS }, () => EMPTY));
    arrival = $state<Arrival>(null);
    /** Whom a single player plays against. Their side of the game is the own pad's, and no link brings it. */
    automas = $state.raw<Automas>(recallAutomas() ?? begin());
    /** The own pad, while a link's is open. */
    own = $state.raw<Pad | null>(null);
    /** There is something on it. */
    readonly kept = $derived(this.own !== null && !isBlank(this.own));

    readonly pad = $derived<Pad>({
        names: this.#names.slice(0, this.players),
        cities: this.#cities.slice(0, around(this.players).length),
        level: this.level,
    });
    readonly fragment = $derived(fragmentOf(this.pad));

    constructor(fragment: string) {
        const kept = recall(KEY);
        const own = typeof kept === "string" ? padIn(kept) : null;
        if (own) this.#take(own);
        this.open(fragment);
    }

    /** Opens the pad of a link. Without one, as after "Back", the own one is there again. */
    open(fragment: string): void {
        if (fragment.length < 2) return this.goBack();
        if (fragment === this.fragment) return;
        const pad = padIn(fragment);
        if (pad) {
            this.own ??= this.pad;
            this.#take(pad);
        }
        this.arrival = pad ? (this.kept ? "kept" : "opened") : "damaged";
    }

    /** Leaves the pad of a link. */
    goBack(): void {
        this.arrival = null;
        if (!this.own) return;
        this.#take(this.own);
        this.own = null;
        this.#keep();
    }

    write(city: number, built: City): void {
        this.#cities[city] = built;
        this.#keep();
    }

    name(seat: number, name: string): void {
        this.#names[seat] = name;
        this.#keep();
    }

    seat(players: number): void {
        this.players = players;
        this.#keep();
    }

    setLevel(level: number): void {
        this.level = level;
        this.#keep();
    }

    play(automas: Automas): void {
        this.automas = automas;
        remember(AUTOMAS, automas);
    }

    /** For the next game of the same players. */
    clear(): void {
        this.#cities.fill(EMPTY);
        if (!this.kept) this.play(begin());
        this.#keep();
    }

    #take({ names, cities, level }: Pad): void {
        [this.players, this.level] = [names.length, level];
        this.#names.forEach((_, seat) => (this.#names[seat] = names[seat] ?? ""));
        this.#cities.forEach((_, city) => (this.#cities[city] = cities[city] ?? EMPTY));
    }

    /**
     * What is written on a link's pad stays in the address, beside the own one. If that is empty, the link's becomes
     * the own one, and the address no longer says what it was.
     */
    #keep(): void {
        if (this.kept) return history.replaceState(history.state, "", this.fragment);
        remember(KEY, this.fragment);
        [this.arrival, this.own] = [null, null];
        if (location.hash !== "") history.replaceState(history.state, "", location.pathname);
    }
}
