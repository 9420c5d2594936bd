import { retry } from "../net/retry";
import type { Part } from "../protocol/types";
import { addressOf, ask, type Cities } from "./parts";

/** The score breakdown of some cities, once the server has answered; for `null` nothing is requested. */
export class AllParts {
    readonly #cities: () => Cities | null;
    readonly #address = $derived.by(() => {
        const cities = this.#cities();
        return cities && addressOf(cities);
    });
    /** The last answer, and to what. */
    #answer = $state.raw<{ to: string; parts: Part[][] } | null>(null);

    constructor(cities: () => Cities | null) {
        this.#cities = cities;
        $effect(() => {
            const [to, asked] = [this.#address, this.#cities()];
            if (to === null || asked === null) return;
            let wanted = true;
            void retry(async () => (wanted ? await ask(asked) : [])).then((parts) => {
                if (wanted) this.#answer = { to, parts };
            });
            return () => (wanted = false);
        });
    }

    of(city: number): Part[] {
        return (this.#answer?.to === this.#address ? this.#answer.parts[city] : undefined) ?? [];
    }
}
