/** Sends the file of a game that was chosen, or dropped on the page, and goes to where the game is watched. */

const drop = document.querySelector<HTMLElement>("#drop");
const said = document.querySelector<HTMLElement>("#said");
const input = document.querySelector<HTMLInputElement>("#file");

/** What the server answers: where the game is, or why there is none. */
type Answer = { address?: string; said?: string };

let busy = false;

function say(text: string, bad: boolean): void {
    said!.hidden = false;
    said!.classList.toggle("is-bad", bad);
    said!.textContent = text;
}

/** What is wrong; nothing if the browser is on its way to the game. */
async function send(file: File): Promise<string | null> {
    const { most, long, failed } = drop!.dataset;
    if (file.size > Number(most)) return long!;
    const answer = await fetch(location.pathname, { method: "POST", body: file });
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    const { address, said }: Answer = isJson ? ((await answer.json()) as Answer) : {};
    if (address !== undefined) location.assign(address);
    return address === undefined ? (said ?? failed!) : null;
}

async function upload(file: File | undefined): Promise<void> {
    if (file === undefined || busy) return;
    busy = true;
    say(drop!.dataset["checking"]!, false);
    const wrong = await send(file).catch(() => drop!.dataset["failed"]!);
    if (wrong !== null) say(wrong, true);
    busy = false;
}

input?.addEventListener("change", () => {
    void upload(input.files?.[0]);
    // The same file can be chosen again.
    input.value = "";
});

/** Whether a file is dragged over the page. */
const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

// Anywhere on the page: a browser would otherwise open what misses the frame.
addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    drop?.classList.add("is-over");
});
addEventListener("dragleave", ({ relatedTarget }) => relatedTarget ?? drop?.classList.remove("is-over"));
addEventListener("drop", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    drop?.classList.remove("is-over");
    void upload(event.dataTransfer?.files[0]);
});
