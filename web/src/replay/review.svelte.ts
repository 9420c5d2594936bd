/** What the server's engine says of a game, once it is asked. */

import type { Decision, Review } from "../protocol/types";
import { announce } from "../text/announce";
import { language, t } from "../text/i18n";

export class Engine {
    review = $state.raw<Review | null>(null);
    state = $state<"unasked" | "thinking" | "failed">("unasked");

    constructor(private readonly address: string) {}

    /** What an action decided, if it is reviewed. */
    decision(action: number): Decision | undefined {
        return this.review?.decisions.find((decision) => decision.action === action);
    }

    async ask(): Promise<void> {
        if (this.state === "thinking") return;
        this.state = "thinking";
        announce(t("review-thinking"));
        try {
            const answer = await fetch(this.address);
            if (!answer.ok) throw new Error(`the review did not come: ${answer.status}`);
            this.review = (await answer.json()) as Review;
            announce(t("review-done"));
        } catch {
            this.state = "failed";
            announce(t("review-failed"));
        }
    }
}

/** How much more the best option was worth, in hundredths of a point. */
export const lossOf = ({ options, played }: Decision): number =>
    Math.max((options[0] ?? played).outlook.lead - played.outlook.lead, 0);

/** Points of which the engine counts hundredths, as they are told. */
export const tenths = (hundredths: number): number => Math.round(hundredths / 10) / 10;

/** The same as a text. */
export function inTenths(hundredths: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
    const format = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, signDisplay });
    return format.format(tenths(hundredths)).replace("-", "−");
}

/** The same with its sign. */
export const signedTenths = (hundredths: number): string => inTenths(hundredths, "exceptZero");
