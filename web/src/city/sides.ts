/** The two sides of a player, each with one of their cities. */

import type { Side } from "../protocol/types";

export const SIDES: readonly Side[] = ["left", "right"];

export const opposite = (side: Side): Side => (side === "left" ? "right" : "left");

/** Your left neighbour is the next seat clockwise. */
export const neighbour = (seat: number, side: Side, n: number): number => (seat + (side === "left" ? 1 : n - 1)) % n;
