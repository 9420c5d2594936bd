import type { Command, Request, WireRefusal } from "../protocol/types";
import { newId } from "./id";

/** Why a command was not done: the server's reasons, and those of the client itself. */
export type Reason = WireRefusal | Told;

/** Refusals made by the client itself. */
type Told =
    | { code: "too_big" }
    | { code: "outbox_full" }
    | { code: "talk_cleared" }
    | { code: "seat_lost"; name: string }
    | { code: "seat_gone" };

/**
 * Commands that were not answered yet, oldest first. They stay through a lost connection and are sent again under the
 * same id; the server applies each id once.
 */
export class Outbox {
    /** Most commands that wait; further ones are refused with a message. */
    static readonly LIMIT = 40;

    private waiting: Command[] = [];

    /** The command under a new id, or `null` if too many wait already. */
    add(request: Request): Command | null {
        if (this.waiting.length >= Outbox.LIMIT) return null;
        const command = { id: newId(), do: request };
        this.waiting.push(command);
        return command;
    }

    /** Removes and returns the commands that need not be sent any more. */
    overtake(overtaken: (request: Request) => boolean): Command[] {
        const gone = this.waiting.filter((command) => overtaken(command.do));
        this.waiting = this.waiting.filter((command) => !gone.includes(command));
        return gone;
    }

    /** Removes the command with that id, once it is answered. */
    settle(id: string): Command | null {
        const at = this.waiting.findIndex((command) => command.id === id);
        return at < 0 ? null : this.waiting.splice(at, 1)[0]!;
    }

    /** Removes all of them. */
    drain(): Command[] {
        return this.waiting.splice(0);
    }

    /** All that wait, oldest first. */
    all(): readonly Command[] {
        return this.waiting;
    }
}
