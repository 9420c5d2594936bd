import type { Channel, Line, Member } from "../protocol/types";
import { channelKey, isSaid, linesOf } from "./lines";
import { recall, remember } from "./storage";

/** How far the player has read each channel, kept over reloads. */
export class ReadMarks {
    /** By game and channel: the number of the first line not read yet. */
    private marks = $state.raw<Record<string, number>>({});

    constructor(private readonly room: string) {
        this.marks = (recall(`read.${room}`) as Record<string, number> | null) ?? {};
    }

    /** How many lines of others were not read yet. */
    unread(lines: readonly Line[], channel: Channel, game: number, me: Member | null): number {
        return linesOf(lines, channel, game).filter(
            (line) => line.by !== me && isSaid(line) && line.no >= (this.marks[name(line)] ?? 0),
        ).length;
    }

    /** The player has seen all of these lines. */
    read(lines: readonly Line[]): void {
        const marks = { ...this.marks };
        let changed = false;
        for (const line of lines) {
            if (line.no < (marks[name(line)] ?? 0)) continue;
            marks[name(line)] = line.no + 1;
            changed = true;
        }
        if (!changed) return;
        this.marks = marks;
        remember(`read.${this.room}`, marks);
    }
}

function name(line: Line): string {
    return `${line.game}/${channelKey(line.channel)}`;
}
