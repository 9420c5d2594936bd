/** A room and its connection. */

import { inPassing } from "../games/registry";
import { attach, browser } from "../net/browser";
import { RoomSocket } from "../net/socket";
import { Room } from "../state/room.svelte";

/** A connection to a room, for as long as the page is there. */
export interface Connected {
    room: Room;
    socket: RoomSocket;
    /** Waits for the first view, or for what there is instead. */
    settled: Promise<void>;
}

/** What connects to a room. */
export type Connect = typeof connect;

/** Connects to a room, with the key of a seat if the page was opened by one. */
export function connect(code: string, key: string | null): Connected {
    let settle: () => void;
    const settled = new Promise<void>((resolve) => (settle = resolve));
    const socket: RoomSocket = new RoomSocket(
        browser(code, () => room.seatKey),
        {
            status(status) {
                room.setStatus(status);
                if (room.stopped || status === "lost") settle();
            },
            message(message) {
                room.receive(message);
                if (room.view ?? room.outside) settle();
            },
            answered: (command, no) => room.answered(command, no),
            refused: (command, why) => room.refused(command, why),
            replaced: (command) => room.replaced(command),
        },
    );
    const room = new Room(code, socket, key, inPassing);
    attach(socket);
    socket.connect();
    return { room, socket, settled };
}
