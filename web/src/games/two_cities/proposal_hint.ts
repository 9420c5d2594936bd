/** The hint about pending and agreed proposals. Loaded with the first one. */

import type { Ghost } from "../../city/ghost";
import { samePiece } from "../../city/selection";
import { SIDES } from "../../city/sides";
import type { Side } from "../../protocol/types";
import { member } from "../../state/people";
import { t } from "../../text/i18n";
import { sameCell } from "../../tiles/notation";
import type { Game } from "./game.svelte";
import { isStandOff, standOffText } from "./stand_off";

/** A proposal for one of the viewer's two cities. */
type Proposal = Ghost & { side: Side };

/** What asks for an answer comes first, then what can be placed, and last what waits for a partner's answer. */
const urgency = ({ waits, agreed }: Ghost): number => (waits ? 2 : Number(agreed));

/** The most urgent proposal that calls for an action, if any does. */
function foremost(game: Game): Proposal | undefined {
    return SIDES.flatMap((side) => game.ghosts(side).map((ghost) => ({ ...ghost, side })))
        .filter(({ waits, agreed, mine, seat }) => waits || (agreed ? seat === game.me : mine))
        .sort((one, other) => urgency(other) - urgency(one))[0];
}

/**
 * What the hint says of proposals: "" without any, and while something else is more urgent. `proposing`: the tile in
 * hand is a partner's; `named` names a tile.
 */
export function proposalHint(game: Game, proposing: boolean, named: (tile: string) => string): string {
    const proposal = foremost(game);
    // Beside proposals, the city has no room to say who places first.
    const called = SIDES.find((side) => game.ghosts(side).length > 0 && isStandOff(game, side));
    const now = game.placing.selection;
    if (called !== undefined && !proposal?.waits && !proposing && now.at !== "picked")
        return standOffText(game, called);
    if (!proposal) return "";
    const { no, mine, agreed, by, tile, seat, index, cell, side } = proposal;
    const own = seat === game.me ? "-own" : "";
    const about = now.at !== "idle" && samePiece(now.piece, { seat, tile: index });
    const partner = (): string => game.name(game.partner(side) ?? -1);
    if (agreed) return now.at === "idle" ? t("table-hint-agreed", { name: partner() }) : "";
    if (!mine) {
        // The player has taken up its tile to find another place for it.
        if (proposing || (about && (now.at === "picked" || no === game.countered))) return "";
        // If a tile waits in the same city, the answers appear in place of that tile's buttons.
        const waiting = game.placing.waiting(side);
        if (waiting && game.answering[side]) return t("table-hint-proposed-back");
        const name = member(game.view.room, by)?.name ?? "";
        // Nothing more is drawn of a proposal that the waiting tile carries out.
        if (own !== "" && waiting && samePiece(waiting.piece, { seat, tile: index }) && sameCell(waiting.cell, cell))
            return t("table-hint-proposed-here", { name });
        const proposes = t(`table-hint-proposed${own}`, { name, tile: named(tile) });
        return waiting ? `${proposes} ${t("table-hint-proposed-press")}` : proposes;
    }
    // After proposing a place for a partner's tile, players go on placing their own.
    if (proposing || about || now.at === "picked" || (own === "" && game.awaited)) return "";
    return t(`table-hint-asked${own}`, { name: partner() });
}

/** The partners for whose answers a player waits, by name: none while there is something else to do. */
export function awaitedAnswers(game: Game): string[] {
    if (game.placing.selection.at !== "idle") return [];
    const asked = SIDES.flatMap((side) =>
        game
            .ghosts(side)
            .filter(({ mine, agreed, seat }) => mine && !agreed && seat === game.me)
            .map(({ index }) => ({ index, name: game.name(game.partner(side) ?? -1) })),
    );
    const left = [0, 1].filter((tile) => game.placing.tile({ seat: game.me, tile }) !== null);
    return left.every((tile) => asked.some(({ index }) => index === tile)) ? asked.map(({ name }) => name) : [];
}
