/** Drives a page by keyboard, reading nothing but its accessibility tree. */

import type { CDPSession } from "playwright-core";
import { expect } from "vitest";

import { PATIENCE_MS, type Person } from "./people";

/** A part of what a screen reader is told. */
export interface Told {
    role: string;
    name: string;
    focused: boolean;
    disabled: boolean;
    pressed: boolean;
    inside: Told[];
}

/** What is asked for: by its role and its name, or the beginning of it. */
export interface Wanted {
    role: string;
    name?: string | RegExp;
}

/** More presses of Tab than any page has stops. */
const STOPS = 200;

export class Reader {
    private constructor(
        readonly who: Person,
        private readonly devtools: CDPSession,
    ) {}

    static async of(who: Person): Promise<Reader> {
        const devtools = await who.context.newCDPSession(who.page);
        await devtools.send("Accessibility.enable");
        return new Reader(who, devtools);
    }

    /** All that the page tells now, from the top. */
    async read(): Promise<Told[]> {
        const { nodes } = await this.devtools.send("Accessibility.getFullAXTree");
        const told = new Map<string, Told>();
        for (const { nodeId, ignored, role, name, properties } of nodes) {
            const is = (what: string): boolean =>
                properties?.some(({ name, value }) => name === what && String(value.value) === "true") ?? false;
            told.set(nodeId, {
                role: ignored ? "none" : String(role?.value),
                name: String(name?.value ?? ""),
                focused: is("focused"),
                disabled: is("disabled"),
                pressed: is("pressed"),
                inside: [],
            });
        }
        for (const { nodeId, childIds } of nodes) {
            told.get(nodeId)!.inside = (childIds ?? []).flatMap((id) => told.get(id) ?? []);
        }
        const root = nodes.find(({ parentId }) => parentId === undefined);
        return root ? [...within(told.get(root.nodeId)!)] : [];
    }

    /** Waits until what the page tells is so. */
    async until(so: (told: Told[]) => boolean, message: string): Promise<Told[]> {
        let told: Told[] = [];
        const look = async (): Promise<boolean> => so((told = await this.read()));
        await expect.poll(look, { timeout: PATIENCE_MS, message }).toBe(true);
        return told;
    }

    /** Waits until the page tells of something. */
    async meets(wanted: Wanted): Promise<Told> {
        const told = await this.until((told) => told.some(matching(wanted)), `${wanted.role} ${wanted.name}`);
        return told.find(matching(wanted))!;
    }

    /** Presses Tab until something has the focus. */
    async goTo(wanted: Wanted): Promise<void> {
        await this.meets(wanted);
        for (let stop = 0; stop < STOPS; stop++) {
            if ((await this.read()).some((one) => one.focused && matching(wanted)(one))) return;
            await this.press("Tab");
        }
        throw new Error(`Tab doesn't lead to ${wanted.role} ${wanted.name}`);
    }

    async activate(wanted: Wanted): Promise<void> {
        await this.goTo(wanted);
        await this.press("Enter");
    }

    press(key: string): Promise<void> {
        return this.who.page.keyboard.press(key);
    }
}

/** Something and all that is inside it. */
export function* within(one: Told): Generator<Told> {
    yield one;
    for (const part of one.inside) yield* within(part);
}

export const matching =
    ({ role, name }: Wanted) =>
    (one: Told): boolean =>
        one.role === role &&
        (name === undefined || (typeof name === "string" ? one.name === name : name.test(one.name)));
