/** Every screen there is, by the walks that lead to them. */

import { alone } from "./alone";
import { bots, interrupted } from "./interrupted";
import { door, lobby, seats } from "./lobby";
import { front, outside, pages } from "./pages";
import { race, sprawl, teams } from "./sides";
import { five, three, two } from "./table";
import type { Walk } from "./tour";

export const WALKS: Readonly<Record<string, Walk>> = {
    pages,
    front,
    outside,
    door,
    lobby,
    seats,
    three,
    five,
    two,
    bots,
    interrupted,
    "solo-full": alone("full"),
    "solo-simple": alone("simple"),
    teams,
    race,
    sprawl,
};
