/** What the server's engine says of a game, once it is asked. */

import type { Decision, Mark, Outlook, Review, SquareOffDecision, SquareOffOutlook } from "../protocol/types";
import { announce } from "../text/announce";
import { language, t } from "../text/i18n";

/** What somebody decided, in any game. */
export type Decided = Decision | SquareOffDecision;

export class Engine {
    review = $state.raw<Review | null>(null);
    state = $state<"unasked" | "thinking" | "done" | "failed">("unasked");

    constructor(private readonly address: string) {}

    /** What an action decided, if it is reviewed. */
    decision(action: number): Decided | undefined {
        const decisions: readonly Decided[] | undefined = this.review?.decisions;
        return decisions?.find((decision) => decision.action === action);
    }

    /** How good it was, where there was a choice. */
    mark(action: number): Mark | undefined {
        const decision = this.decision(action);
        return decision && decision.options.length > 1 ? decision.mark : undefined;
    }

    async ask(): Promise<void> {
        if (this.state === "thinking" || this.state === "done") return;
        this.state = "thinking";
        announce(t("review-thinking"));
        try {
            const answer = await fetch(this.address);
            if (!answer.ok) throw new Error(`the review did not come: ${answer.status}`);
            this.review = (await answer.json()) as Review;
            this.state = "done";
            announce(t("review-done"));
        } catch {
            this.state = "failed";
            announce(t("review-failed"));
        }
    }
}

/** By what options are compared: a lead in hundredths of a point, or a chance in tenths of a percent. */
const worth = (outlook: Outlook | SquareOffOutlook): number => ("lead" in outlook ? outlook.lead : outlook.chance);

/** How much more the best option was worth. */
export const lossOf = ({ options, played }: Decided): number =>
    Math.max(worth((options[0] ?? played).outlook) - worth(played.outlook), 0);

/** Points of which the engine counts hundredths, as they are told. */
export const tenths = (hundredths: number): number => Math.round(hundredths / 10) / 10;

/** The same as a text. */
export function inTenths(hundredths: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
    const format = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, signDisplay });
    return format.format(tenths(hundredths)).replace("-", "−");
}

/** The same with its sign. */
export const signedTenths = (hundredths: number): string => inTenths(hundredths, "exceptZero");

/** Tenths of a percent as they are told. */
export const percentOf = (tenths: number): string =>
    new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(tenths / 1000);
