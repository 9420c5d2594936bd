// A page to look at the table without a server: dev/table.html?n=5&scene=place&me=0&preview=1&lang=en&theme=light
import { mount } from "svelte";
import { loadLanguage } from "../src/text/i18n";
import "../src/styles/site.css";
import Harness from "./Harness.svelte";

const query = new URLSearchParams(location.search);
await loadLanguage(query.get("lang") ?? "en");
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
mount(Harness, {
    target: document.getElementById("app")!,
    props: {
        seats: Number(query.get("n") ?? 3),
        scene: query.get("scene") ?? "choose",
        me: Number(query.get("me") ?? 0),
        preview: query.get("preview") !== "0",
    },
});
