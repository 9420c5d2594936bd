/** Beginning a game against the Automas with one click. */

import type { Room } from "../../state/room.svelte";
import { untilSeated } from "./view";

class Intent {
    /** Whether the game begins as soon as the seating is drawn. */
    begin = $state(false);
}

export const intent = new Intent();

/** Sends what the host still has to do before the seating is drawn; then the lobby begins the game. */
export async function begin(room: Room): Promise<void> {
    intent.begin = true;
    intent.begin = await room.sendAll(room.view ? untilSeated(room.view.room) : []);
}
