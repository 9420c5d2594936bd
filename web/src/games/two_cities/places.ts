/** Where tiles can lie, as the server lists it. */

import type { Side, View } from "../../protocol/types";
import type { Piece } from "../../city/selection";
import { opposite } from "../../city/sides";
import { spotsIn, spotsOf, type Spot } from "../../city/spots";
import { citiesOf, partnerOf } from "../../state/layout";
import { handOf } from "./view";

/** The spots of a tile of the viewer's, or of the partner's there, in one of the viewer's cities. */
export function placesOf(view: View, { seat, tile }: Piece, side: Side): Spot[] {
    const { me, room } = view;
    const mine = handOf(view);
    if (me.seat === null || mine === null) return [];
    if (seat === me.seat) return spotsOf(mine.places, tile, side);
    if (partnerOf(citiesOf(room), me.seat, side) !== seat) return [];
    const away = me.for_away?.find((other) => other.seat === seat);
    // My left city is my partner's right one.
    if (away) return spotsOf(away.places, tile, opposite(side));
    const theirs = mine.partners?.find((partner) => partner.seat === seat);
    return spotsIn(theirs?.spots[tile] ?? "", theirs?.gains?.[tile]);
}
