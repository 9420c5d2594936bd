import type { Member, MemberView, RoomView, View } from "../protocol/types";

/** The member with that number, if still in the room. */
export function member(room: RoomView, no: Member | null | undefined): MemberView | null {
    return room.members.find((other) => other.no === no) ?? null;
}

/** The member on a seat. */
export function sitter(room: RoomView, seat: number): MemberView | null {
    return member(room, room.seats[seat]);
}

/** The name of the person or bot on a seat; empty for a free seat. */
export function nameOf(room: RoomView, seat: number): string {
    return sitter(room, seat)?.name ?? "";
}

/** The members without a seat, but for those who deleted their data and won't be back. */
export function standing(room: RoomView): MemberView[] {
    return room.members.filter(({ no, forgotten }) => !forgotten && !room.seats.includes(no));
}

/** Whether somebody could sit down: bots make room for people. */
export function hasRoom(room: RoomView): boolean {
    return room.stage === "open" && room.seats.some((no, seat) => no === null || sitter(room, seat)?.bot !== undefined);
}

/** Whether somebody is connected and still looks at the result of the last game. */
export const isReading = (room: RoomView, who: MemberView | null): boolean =>
    who?.here === true && (room.readers?.includes(who.no) ?? false);

/** Whether there is somebody to talk to, or the viewer can come in to talk. */
export function hasCompany({ room, me }: View): boolean {
    return room.members.length > 1 || me.member === null;
}

/** Whether the viewer may do what only the host may. */
export function isHost(view: View): boolean {
    return view.me.member !== null && view.me.member === view.room.host;
}
