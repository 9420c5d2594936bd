/** Turning a piece of City Square Off by wheel, right button and a second finger; a race and giving up. */

import { expect, test } from "vitest";

import { turned } from "../src/games/square_off/shapes";
import { MouseBuilder, reachCard, squares, TapBuilder } from "./grid";
import { PHONE, type Person } from "./people";
import { openSite } from "./site";
import { meet, start, WITH_A, WITH_B } from "./sides";

const site = openSite(["--house-pause", "600000"]);

async function two(mode: "base" | "sprint", options = {}): Promise<[TapBuilder | MouseBuilder, MouseBuilder]> {
    const who = await site.arrive("Ada", options);
    const ada = options === PHONE ? new TapBuilder(who) : new MouseBuilder(who);
    const ben = new MouseBuilder(await site.arrive("Ben"));
    await meet(site.url, mode, [ada.who, ben.who]);
    await ada.who.begin();
    await start(ada, ben);
    await reachCard(ada.who, 1);
    return [ada, ben];
}

/** Waits until a piece lies that way round. */
const faces = ({ page }: Person, piece: string, facing: number): Promise<void> =>
    page.locator(`[data-testid="piece-${piece}"][data-facing="${facing}"]`).waitFor();

const right = (piece: string, facing: number): number => turned(piece, facing, "right");
const over = (piece: string, facing: number): number => turned(piece, facing, "over");

test("the wheel and the right button turn a piece, also while it is dragged, and say what becomes of it", async () => {
    const [ada] = await two("sprint");
    const { page } = ada.who;
    await ada.who.listen();
    const stock = (await ada.who.get("piece-m").boundingBox())!;
    const grid = (await ada.who.get("grid-mine").boundingBox())!;
    const middle = { x: grid.x + grid.width * 0.3, y: grid.y + grid.height * 0.3 };
    await page.mouse.move(stock.x + stock.width / 2, stock.y + stock.height / 2);
    await page.mouse.down();
    await page.mouse.move(middle.x, middle.y, { steps: 4 });
    await ada.who.get("held").waitFor({ state: "attached" });
    let facing = 0;
    await page.mouse.wheel(0, 100);
    await faces(ada.who, "m", (facing = right("m", facing)));
    await ada.who.hears("high");
    await page.mouse.click(middle.x, middle.y, { button: "right" });
    await faces(ada.who, "m", (facing = right("m", facing)));
    await page.keyboard.down("Shift");
    await page.mouse.click(middle.x, middle.y, { button: "right" });
    await page.keyboard.up("Shift");
    await faces(ada.who, "m", over("m", facing));
    await page.keyboard.press("Escape");
    await page.mouse.up();
    // What a button leads to can be read beforehand.
    await ada.who.get("piece-c").click();
    const described = await ada.who.get("rotate-right").getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).textContent()).toContain("3 high, 1 wide");
    expect(ada.who.faults).toEqual([]);
});

test("a piece that the wheel turned over the grid is laid by a click where it is shown", async () => {
    const [ada] = await two("sprint");
    const { mouse } = ada.who.page;
    for (const place of WITH_A.slice(1, 6)) await ada.lay(place);
    const place = WITH_A[6]!;
    await ada.who.get("piece-m").click();
    await ada.who
        .get("grid-mine")
        .locator(`[data-cell="${squares(place)[0]}"]`)
        .hover();
    await mouse.wheel(0, 100);
    await faces(ada.who, "m", right("m", 0));
    await mouse.down();
    await mouse.up();
    await ada.lies(place);
    expect(ada.who.faults).toEqual([]);
});

test("a second finger turns what the first one drags: a tap on, a swipe to the side over", async () => {
    const [ada] = await two("sprint", PHONE);
    const { page } = ada.who;
    const box = async (hook: string) => (await ada.who.get(hook).boundingBox())!;
    const [stock, grid] = [await box("piece-m"), await box("grid-mine")];
    const touch = await ada.who.context.newCDPSession(page);
    const first = { x: grid.x + grid.width / 2, y: grid.y + grid.height * 0.6, id: 0 };
    const fingers = (
        type: "touchStart" | "touchMove" | "touchEnd",
        ...touchPoints: { x: number; y: number; id: number }[]
    ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    await fingers("touchStart", { x: stock.x + stock.width / 2, y: stock.y + stock.height / 2, id: 0 });
    await fingers("touchMove", { ...first, y: first.y + 30 });
    await fingers("touchMove", first);
    await ada.who.get("held").waitFor({ state: "attached" });
    const second = { x: first.x + 80, y: first.y + 20, id: 1 };
    await fingers("touchStart", first, second);
    await fingers("touchEnd", second);
    await faces(ada.who, "m", right("m", 0));
    await fingers("touchStart", first, second);
    const swiped = { ...second, x: second.x + 60 };
    await fingers("touchMove", first, swiped);
    await fingers("touchEnd", swiped);
    await faces(ada.who, "m", over("m", right("m", 0)));
    // Once the piece is dropped, the second finger turns nothing any more.
    const facing = over("m", right("m", 0));
    await fingers("touchStart", first, second);
    await fingers("touchEnd", first);
    await ada.who.page.locator(".square-off:not(.dragging)").waitFor();
    await fingers("touchEnd", second);
    expect(await ada.who.get("piece-m").getAttribute("data-facing")).toBe(String(facing));
    expect(ada.who.faults).toEqual([]);
});

test("a race shows its time and how far both sides are, and giving up comes last and asks", async () => {
    const [ada, ben] = await two("sprint");
    for (const place of WITH_B.slice(1)) await ben.lay(place);
    await ada.lay(WITH_A[1]!);
    const covered = (side: number): Promise<string | null> =>
        ada.who.get(`covered-${side}`).getAttribute("aria-valuenow");
    await ada.who.page.locator('[data-testid="covered-1"][aria-valuenow="26"]').waitFor();
    expect(await covered(0)).toBe("11");
    await ada.who.get("race-time").waitFor();
    // Whoever comes in meanwhile sees it, too.
    const tom = await site.arrive("Tom");
    await tom.page.goto(ada.who.page.url());
    await tom.get("race-time").waitFor();

    const last = ada.who.page.locator(".square-off").getByRole("button").last();
    expect(await last.getAttribute("data-testid")).toBe("give-up");
    await last.click();
    await ada.who.get("give-up-dialog").waitFor();
    await ada.who.page.keyboard.press("Escape");
    await ada.who.get("give-up-dialog").waitFor({ state: "detached" });
    // Whoever goes on by the button does so where they were.
    await last.click();
    await ada.who.get("give-up-dialog").getByRole("button", { name: "Keep playing" }).click();
    await ada.who.get("give-up-dialog").waitFor({ state: "detached" });
    expect(await last.evaluate((button) => button === document.activeElement)).toBe(true);
    // The menu, where one leaves for good, leads to it too.
    await ada.who.get("manage-people").click();
    await ada.who.get("give-up-instead").click();
    await ada.who.get("give-up-dialog").waitFor();
    await ada.who.page.keyboard.press("Escape");
    await ada.who.get("give-up-dialog").waitFor({ state: "detached" });
    expect(await ada.who.get("result").count()).toBe(0);
    await last.click();
    await ada.who.get("give-up-sure").click();
    for (const who of [ada.who, ben.who, tom])
        await who
            .get("race-took")
            .getByText(/The race took \d+:\d\d\./)
            .waitFor();
    expect([ada.who, ben.who, tom].flatMap(({ faults }) => faults)).toEqual([]);
});
