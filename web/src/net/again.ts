/** The pauses between attempts, in ms: from the first to the longest. */
const FIRST_MS = 500;
const LONGEST_MS = 4_000;

/** Loads something without which nothing can be drawn, retrying as often as necessary. */
export async function again<T>(load: () => Promise<T>): Promise<T> {
    for (let wait = FIRST_MS; ; wait = Math.min(2 * wait, LONGEST_MS)) {
        try {
            return await load();
        } catch {
            await new Promise((resolve) => setTimeout(resolve, wait));
        }
    }
}
