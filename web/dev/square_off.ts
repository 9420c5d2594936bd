// A page to look at City Square Off without a server: dev/square_off.html?scene=place&me=0&n=2&lang=en&theme=light
// Scenes: start, place, laid, waiting, race, sprawl, hover, late, and the ends: fit, groups, drawn, outside, covered, gave_up.
import { mount } from "svelte";
import { loadLanguage } from "../src/text/i18n";
import "../src/styles/site.css";
import SquareOffHarness from "./SquareOffHarness.svelte";

const query = new URLSearchParams(location.search);
await loadLanguage(query.get("lang") ?? "en");
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
mount(SquareOffHarness, {
    target: document.getElementById("app")!,
    props: {
        scene: query.get("scene") ?? "place",
        me: query.has("watch") ? null : Number(query.get("me") ?? 0),
        seats: Number(query.get("n") ?? 2),
    },
});
