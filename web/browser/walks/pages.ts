/** The pages around the rooms, and what visitors see who can't come in. */

import { sitDown } from "../people";
import { reach, TURNS } from "../table";
import type { Walk } from "./tour";

/** Three cities, of which one has gaps. */
const PAD = "cities=HPPH/HFFS/FMFS/MFPP,FFOH/FEHH/BMSD/HPPH,BOOD/SSSS/OFO.&name=Ada&name=&name=Gül&players=3";
/** Leftville and Automacity in the middle of a game against the Automas. */
const ALONE = "cities=O./PO/.H,SFPH,SS&name=Ada&level=4&players=1";

export const pages: Walk = async (tour) => {
    const guest = await tour.arrive("Gül");
    for (const [screen, path] of [
        ["home", "/"],
        ["rules", "/rules"],
        ["records", "/records"],
        ["daily", "/daily"],
        ["my-records-none", "/profile/records"],
        ["score-pad", "/score-pad"],
        ["score-pad-full", `/score-pad#${PAD}`],
        ["my-games-none", "/profile"],
        ["another-device", "/carry"],
        ["games-from-files", "/games"],
        ["not-found", "/nowhere"],
        ["no-such-room", "/r/nosuchroom"],
        ["offline", "/offline"],
    ] as const) {
        await guest.page.goto(tour.site.url + path);
        await tour.look(guest, screen);
    }
    await guest.page.goto(`${tour.site.url}/score-pad#${ALONE}`);
    await guest.get("pad-automas").locator("summary").click();
    for (const letter of "SFMHHO") await guest.get(`pad-automas-add-${letter}`).click();
    await tour.look(guest, "score-pad-automas-hand");
    await guest.get("pad-automas-add-P").click();
    await guest.get("pad-automas-go").click();
    await tour.look(guest, "score-pad-automas-takes");
};

/** The front page while a public game is on. */
export const front: Walk = async (tour) => {
    const [ada, gül] = await tour.arriveAll("Ada", "Gül");
    const room = await ada.makeRoom(tour.site.url, 5, "public");
    await ada.comeIn(room);
    await ada.sit(0);
    await ada.get("fill").click();
    await ada.begin();
    await reach(ada, TURNS[0]!, "choose");
    await gül.page.goto(tour.site.url);
    await gül.page.locator(".ring-seat").first().waitFor();
    await tour.look(gül, "home-with-a-game");
};

export const outside: Walk = async (tour) => {
    const [ada, ben] = await tour.arriveAll("Ada", "Ben");
    const room = await sitDown(tour.site.url, [ada, ben]);
    await Promise.all([ada, ben].map((person) => reach(person, TURNS[0]!, "choose")));
    await ben.page.goto(`${tour.site.url}/profile`);
    await tour.look(ben, "my-games");
    await ben.page.locator('form[action="/profile/carry"] button').click();
    await ben.page.waitForURL("**/profile/carry");
    await tour.look(ben, "link-for-another-device");
    const link = await ben.page.locator("input.mono").inputValue();
    await ada.page.goto(link);
    await ada.page.locator("#by-hand").waitFor({ state: "hidden" });
    await tour.look(ada, "play-on-here");
    await ada.page.goto(room);
    await reach(ada, TURNS[0]!, "choose");
    await ben.page.goto(`${tour.site.url}/profile/delete`);
    await tour.look(ben, "delete-my-data");

    const code = new URL(room).pathname.split("/").at(-1)!;
    const { guests } = JSON.parse(tour.site.program.admin("show", code)) as {
        guests: { name: string; guest: string }[];
    };
    const id = guests.find(({ name }) => name === "Ada")!.guest;
    tour.site.program.admin("ban", id);
    await ada.get("gate").waitFor();
    await tour.look(ada, "banned");
    await ada.page.reload();
    await ada.page.locator(".failure").waitFor();
    await tour.look(ada, "banned-page");
    tour.site.program.admin("unban", id);

    await ben.page.goto(room);
    await reach(ben, TURNS[0]!, "choose");
    tour.site.program.admin("close", code);
    await ben.get("gate").waitFor();
    await tour.look(ben, "closed");
    tour.site.program.admin("purge", code);
    await ben.page.reload();
    await ben.page.locator(".failure").waitFor();
    await tour.look(ben, "gone");
};
