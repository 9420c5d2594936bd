/**
 * Copies a text. Plain http, as in a local network, has no clipboard: there it is selected in a field of the page and
 * copied the old way. Whether it is copied; if not, the field is left selected for copying by hand.
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
