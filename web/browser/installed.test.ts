/** The installed app without its server: it opens, says so in the reader's language, and goes on when it can. */

import { expect, test } from "vitest";

import { openSite } from "./site";

const site = openSite();

test("without a server the app opens and says so, and comes back by itself", async () => {
    const ada = await site.arrive("Ada", { locale: "de" });
    const room = await ada.makeRoom(site.url, 3);
    const heading = (): Promise<string | null> => ada.page.getByRole("heading", { level: 1 }).textContent();
    const kept = await ada.page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        const names = await caches.keys();
        const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return caught.flat().map(({ url }) => new URL(url).pathname);
    });
    // No code of a room.
    expect(kept.filter((path) => /room|lobby|Table/.test(path))).toEqual([]);
    await site.program.kill();
    for (const address of [site.url, room]) {
        await ada.page.goto(address);
        await expect.poll(heading).toBe("Keine Verbindung");
        // It has its styles.
        const card = ada.page.locator("main .card");
        expect(await card.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe("solid");
    }
    await site.program.restart();
    await ada.get("join-name").waitFor();
    expect(ada.faults).toEqual([]);
    // Whoever chooses another language reads that without a network, too.
    await ada.page.goto(site.url);
    await ada.page.locator("#lang").selectOption("es");
    await ada.page.locator(".language button").click();
    await ada.page.locator('html[lang="es"]').waitFor();
    await ada.page.waitForFunction(async () => (await (await caches.match("/offline"))?.text())?.includes('lang="es"'));
    await site.program.kill();
    await ada.page.goto(room);
    await expect.poll(heading).toBe("Sin conexión");
});
