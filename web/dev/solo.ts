// A page to look at the solo game without a server: dev/solo.html?mode=full&scene=assign&lang=en&theme=light
// Scenes: assign, insert, duplex, duplex-insert, late, late-insert; with "watch" in them for who only watches.
import { mount } from "svelte";
import { loadLanguage } from "../src/text/i18n";
import "../src/styles/site.css";
import SoloHarness from "./SoloHarness.svelte";

const query = new URLSearchParams(location.search);
await loadLanguage(query.get("lang") ?? "en");
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
mount(SoloHarness, {
    target: document.getElementById("app")!,
    props: {
        mode: query.get("mode") === "simple" ? "simple" : "full",
        scene: query.get("scene") ?? "assign",
        preview: query.get("preview") !== "0",
    },
});
