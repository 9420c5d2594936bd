import type { CityView, Part } from "../protocol/types";
import { cellsOn } from "./parts";
import "./light.css";

/** Lights up what counts together wherever the city is on the screen. Returns what puts it out. */
export function light(city: number, view: Pick<CityView, "at">, parts: readonly Part[]): () => void {
    const cells = new Set(cellsOn(view, parts).map(String));
    const stones = [...document.querySelectorAll<HTMLElement>(`[data-city="${city}"] .stone`)];
    const lit = stones.filter(({ dataset }) => cells.has(dataset["cell"] ?? ""));
    for (const stone of lit) stone.toggleAttribute("data-lit", true);
    return () => lit.forEach((stone) => stone.removeAttribute("data-lit"));
}
