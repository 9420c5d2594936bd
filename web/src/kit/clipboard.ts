/**
 * Copies a text. Plain http, as in a local network, has no clipboard API: there the text is selected in a field of the
 * page and copied the old way. Returns whether it worked; if not, the field stays selected for copying by hand.
 */
export async function copy(text: string, field?: HTMLInputElement): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        field?.select();
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
        return field !== undefined && document.execCommand("copy");
    }
}
