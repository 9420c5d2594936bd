/** Sound and vibration settings of this device; both are off by default. */

import { recall, remember } from "../state/storage";
import { retry } from "../net/retry";
import type { Sound } from "./sounds";

const KEY = "feel";

export type Feel = {
    /** From 0 to 1; 0 is off. */
    volume: number;
    vibrate: boolean;
};

export function feel(): Feel {
    const kept = recall(KEY) as Partial<Feel> | null;
    return { volume: Number(kept?.volume) || 0, vibrate: kept?.vibrate === true };
}

export const keep = (chosen: Feel): void => remember(KEY, chosen);

/** How long the device vibrates for what needs the player, in milliseconds. */
const PULSES: Partial<Record<Sound, VibratePattern>> = { turn: [40, 60, 40], message: 30 };

/** Plays a sound and vibrates, as far as the settings allow. */
export function signal(sound: Sound): void {
    const { volume, vibrate } = feel();
    if (volume > 0) void retry(() => import("./sounds")).then(({ play }) => play(sound, volume));
    const pulses = PULSES[sound];
    if (vibrate && pulses !== undefined && "vibrate" in navigator) navigator.vibrate(pulses);
}
