import { language } from "../i18n";

/** "Ada, Ben and Cleo". */
export function nameList(names: readonly string[]): string {
    return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

/** "3:07", for a countdown. */
export function minutes(milliseconds: number): string {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** "14:05", in the reader's time zone. */
export function clock(at: number): string {
    return new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit" }).format(at);
}
