import type { CityView, Part } from "../protocol/types";
import { cellsOn } from "./parts";
import "./light.css";

/** Highlights parts of a city wherever it is on the screen. Returns a function that ends that. */
export function light(city: number, view: Pick<CityView, "at">, parts: readonly Part[]): () => void {
    const cells = new Set(cellsOn(view, parts).map(String));
    const stones = [...document.querySelectorAll<HTMLElement>(`[data-city="${city}"] .stone`)];
    const lit = stones.filter(({ dataset }) => cells.has(dataset["cell"] ?? ""));
    for (const stone of lit) stone.toggleAttribute("data-lit", true);
    return () => lit.forEach((stone) => stone.removeAttribute("data-lit"));
}
