/**
 * Records what a page does during an action, with Chromium's tracing and a throttled processor. Frames are measured by
 * the clock, so they mean something only on an idle machine; tasks are measured in processor time.
 */

import type { CDPSession, Page } from "playwright-core";

/** How much slower than this machine. */
const SLOWER = 4;
/** A task that takes longer is felt, in ms. */
export const LONG_TASK_MS = 50;
/** A task that takes longer costs a frame, in ms. */
const FRAME_MS = 1000 / 60;
/** A frame that comes later after the one before is missed, in ms. */
const LATE_MS = 32;
/** How many of the longest tasks are told, and how many of the parts of each. */
const TOLD = { tasks: 3, parts: 8 };

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];
/** What the main thread does within its tasks. */
const WORK = [
    "FunctionCall",
    "FireAnimationFrame",
    "UpdateLayoutTree",
    "Layout",
    "PrePaint",
    "Paint",
    "Layerize",
    "Commit",
];

interface TraceEvent {
    name: string;
    ph: string;
    pid: number;
    tid: number;
    /** Microseconds. */
    ts: number;
    dur?: number;
    /** The same in time of the processor: what other programs do meanwhile does not count. */
    tdur?: number;
    args: {
        name?: string;
        /** What is called, or the event that is dispatched. */
        data?: { functionName?: string; type?: string };
        /** How many elements are styled. */
        elementCount?: number;
        /** How much is laid out. */
        beginData?: { dirtyObjects?: number };
    };
}

declare global {
    interface Window {
        /** When each frame was drawn, as long as it is asked for. */
        drawn?: number[] | undefined;
    }
}

export interface Trace {
    /** The times between frames, in ms, ascending. */
    frames: number[];
    /** When frames came late, in ms since the first. */
    late: number[];
    /** The tasks of the main thread that were felt, in ms, the longest first. */
    long: number[];
    /** How many tasks took longer than a frame. */
    over: number;
    /** What the longest ones consist of, a line each. */
    told: string[];
    /** The longest task of all, in ms. */
    longest: number;
    /** What the main thread spent on each kind of work, in ms; what one does within another counts for both. */
    work: Record<string, number>;
}

/** Records what the page does during `act`, `SLOWER` times slower. */
export async function record(page: Page, act: (devtools: CDPSession) => Promise<void>): Promise<Trace> {
    const devtools = await page.context().newCDPSession(page);
    const events: TraceEvent[] = [];
    devtools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    const ended = new Promise((done) => devtools.once("Tracing.tracingComplete", done));
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await devtools.send("Tracing.start", { traceConfig: { includedCategories: CATEGORIES } });
    await page.evaluate(() => {
        const times: number[] = (window.drawn = []);
        const note = (time: number): void => {
            times.push(time);
            if (window.drawn === times) requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
    });
    await act(devtools);
    const times = await page.evaluate(() => {
        const times = window.drawn!;
        window.drawn = undefined;
        return times;
    });
    await devtools.send("Tracing.end");
    await ended;
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await devtools.detach();
    return summed(events, times);
}

function summed(events: readonly TraceEvent[], times: readonly number[]): Trace {
    const main = mainThread(events);
    const spent = events.filter(({ pid, tid, ph }) => ph === "X" && pid === main.pid && tid === main.tid);
    const tasks = spent.filter(({ name }) => name === "RunTask").sort((a, b) => ms(b) - ms(a));
    const work: Record<string, number> = {};
    for (const event of spent.filter(({ name }) => WORK.includes(name))) {
        work[event.name] = (work[event.name] ?? 0) + ms(event);
    }
    const frames = times.slice(1).map((time, i) => time - times[i]!);
    return {
        late: times
            .slice(1)
            .filter((_, i) => frames[i]! > LATE_MS)
            .map((time) => time - times[0]!),
        frames: frames.sort((a, b) => a - b),
        long: tasks.map(ms).filter((task) => task > LONG_TASK_MS),
        over: tasks.filter((task) => ms(task) > FRAME_MS).length,
        told: tasks.slice(0, TOLD.tasks).map((task) => partsOf(task, spent)),
        longest: tasks[0] ? ms(tasks[0]) : 0,
        work,
    };
}

const ms = ({ dur, tdur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000;

/** What a task does, each thing without what is done within it. */
function partsOf(task: TraceEvent, spent: readonly TraceEvent[]): string {
    const begin = Math.min(...spent.filter(({ name }) => name === "FireAnimationFrame").map(({ ts }) => ts));
    const end = ({ ts, dur }: TraceEvent): number => ts + (dur ?? 0);
    const parts = new Map<string, { ms: number; things: number }>();
    const add = (name: string, ms: number, things = 0): void => {
        const part = parts.get(name);
        parts.set(name, { ms: (part?.ms ?? 0) + ms, things: (part?.things ?? 0) + things });
    };
    const around: { event: TraceEvent; name: string }[] = [];
    for (const event of spent
        .filter((event) => event.ts >= task.ts && end(event) <= end(task))
        .sort((a, b) => a.ts - b.ts || end(b) - end(a))) {
        while (around.length > 0 && end(around.at(-1)!.event) <= event.ts) around.pop();
        const outer = around.at(-1);
        if (outer) add(outer.name, -ms(event));
        const { data, elementCount, beginData } = event.args;
        const name = [event.name, data?.type ?? data?.functionName].filter(Boolean).join(" ");
        add(name, ms(event), elementCount ?? beginData?.dirtyObjects);
        around.push({ event, name });
    }
    const told = [...parts]
        .sort(([, one], [, other]) => other.ms - one.ms)
        .slice(0, TOLD.parts)
        .map(([name, { ms, things }]) => `${name} ${ms.toFixed(1)}${things > 0 ? ` (${things})` : ""}`);
    return `a task of ${ms(task).toFixed(0)} ms after ${((task.ts - begin) / 1000).toFixed(0)}: ${told.join(", ")}`;
}

/** The page's own: of all that are called so, the one that draws. */
function mainThread(events: readonly TraceEvent[]): TraceEvent {
    const drawing = events.filter(({ name }) => name === "FireAnimationFrame");
    const main = events
        .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
        .find(({ pid, tid }) => drawing.some((event) => event.pid === pid && event.tid === tid));
    if (main === undefined) throw new Error("no page drew anything");
    return main;
}

/** One line of a report. */
export function report(what: string, { frames, late, long, over, told, longest, work }: Trace): string {
    const at = (share: number): number => frames[Math.min(frames.length - 1, Math.floor(share * frames.length))] ?? 0;
    const kinds = Object.entries(work)
        .sort(([, a], [, b]) => b - a)
        .map(([name, ms]) => `${name} ${ms.toFixed(0)}`);
    const missed = late.map((ms) => ms.toFixed(0)).join(" ");
    const felt = long.map((ms) => ms.toFixed(0)).join(" ");
    return [
        `${what}: ${frames.length} frames, p95 ${at(0.95).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms`,
        `frames over ${LATE_MS} ms: ${late.length}${late.length > 0 ? `, after ${missed} ms` : ""}`,
        `tasks over a frame: ${over}, the longest ${longest.toFixed(1)} ms`,
        `tasks over ${LONG_TASK_MS} ms: ${felt || "none"}`,
        `main thread, ms: ${kinds.join(", ")}`,
        ...told,
    ].join("\n    ");
}
