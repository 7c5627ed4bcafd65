/** Tests a downloaded chapter: complete, from one edition, playable without a network. */
import type { Page } from "@playwright/test";
import { shortName } from "../../app/magazine/classroom/assignment";
import { writeAssignment } from "../../app/magazine/classroom/assignment-code";
import type { Pack } from "../../app/magazine/pack";
import { code, workedClass } from "../class-of-thirty";
import { realMagazine } from "../real-magazine";
import { gameAndCircuit, workGameAndCircuit } from "./assigned-parts";
import { photoOf } from "./class-pictures";
import { axeFindings, expect, titleOf } from "./magazine";
import { openAlive } from "./playing";
import { test } from "./without-network";

const chapter = "optika";
const row = (page: Page) => page.locator(`#${chapter}`);
const ofChapter = (page: Page) => page.getByRole("region", { name: "Merre me vete" });
const take = (page: Page) => row(page).getByRole("button", { name: /^Merre me vete/ });
const said = (page: Page) => row(page).getByRole("status");
const packs = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("prizma-pack-"));
    return Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
        const titles = kept.map((response) => decodeURIComponent(response?.headers.get("X-Title") ?? ""));
        return { name, titles: titles.filter((title) => title !== "") };
      }),
    );
  });

/** Returns the code of an assignment with the first exercise of a lesson. */
function assignmentFor(slug: string): string {
  const { contents, practices = [] } = realMagazine();
  const content = contents.find((each) => each.slug === slug)?.id ?? 0;
  const id = practices.find((practice) => practice.slug === slug)?.exercises[0]?.id ?? "";
  const parts = [{ kind: "exercises" as const, content, exercises: [shortName(id)] }];
  return writeAssignment({ hasOwnNumbers: true, hasHelp: true, keepsTyped: true, who: "number", seed: 1, parts });
}

async function open(page: Page): Promise<void> {
  await page.goto("/merre-me-vete");
  await expect(take(page).or(row(page).getByRole("button", { name: /^Përditësoje/ }))).toBeEnabled();
}

test("a chapter is taken along, and all of it is read and played without a network", async ({ page, between }) => {
  test.setTimeout(120_000);
  await open(page);
  await expect(row(page)).toContainText(/3\smësime · [\d,]+\s(KB|MB)/);
  expect(await axeFindings(page)).toEqual([]);
  // From the chapter's own page, which ships no script. It shows the size before the download, and one press downloads.
  const size = /[\d,]+\s(?:KB|MB)/.exec((await row(page).textContent()) ?? "")?.[0] ?? "";
  await page.goto(`/physics/${chapter}`);
  await expect(page.locator("script[src]")).toHaveCount(0);
  await page.getByRole("link", { name: `Merre me vete · ${size}` }).click();
  await expect(ofChapter(page).getByRole("status")).toHaveText("U ruajt. Hapet edhe pa rrjet.", { timeout: 40_000 });
  await expect(ofChapter(page).getByRole("status")).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const pack = (await (await fetch(`${between.origin}/api/packs/${chapter}`)).json()) as Pack;

  between.down = true;
  for (const { address } of pack.pages.filter((each) => !each.address.startsWith("/api/"))) {
    const response = await page.goto(address);
    expect([address, response?.status()]).toEqual([address, 200]);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Pa rrjet");
    const broken = await page.locator("main img").evaluateAll(async (all) => {
      for (const image of all as HTMLImageElement[]) image.loading = "eager";
      await Promise.all(all.map((image) => (image as HTMLImageElement).decode().catch(() => undefined)));
      return (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
    });
    // Links to other chapters at the end of a lesson have their pictures there.
    expect([address, broken.filter((src) => !src.includes("/covers/"))]).toEqual([address, []]);
  }
  const lesson = pack.pages.find(({ route, models = 0 }) => route === "lesson" && models > 0)?.address ?? "";
  await page.goto(lesson);
  await page
    .locator(".model, .model-live")
    .first()
    .evaluate((model) => model.scrollIntoView());
  await expect(page.locator(".model-live").getByRole("slider").first()).toBeVisible();
  await openAlive(page, `${lesson}/ushtrime`);

  // A teacher's code opens too, in a room without a network.
  await page.goto(`/detyra#${assignmentFor(lesson.slice(lesson.lastIndexOf("/") + 1))}`);
  await page.getByLabel("Numri yt në regjistër").fill("7");
  await page.getByRole("button", { name: "Fillo" }).click();
  await expect(page.locator(".exercise-question")).toBeVisible();
  await page.goto(`/detyra#${assignmentFor("pitagora")}`);
  await expect(page.getByRole("main").getByRole("status")).toContainText("nuk janë në këtë pajisje dhe rrjeti mungon");

  // A round and a circuit too: no page of the pack shows them before.
  await page.goto(`/detyra#${gameAndCircuit()}`);
  await page.getByRole("button", { name: "Fillo të renë" }).click();
  await workGameAndCircuit(page, "7");

  // Only stored pages are searched. Results of the whole index that are not on the device are left out.
  await page.goto("/kerko?q=perthyerja+e+drites");
  await expect(page.locator("#kerko-sa")).toContainText("Pa rrjet: u kërkua vetëm te");
  const found = page.locator("#kerko-gjetjet h2 a");
  await expect(found.first()).toHaveAttribute("href", /^\/physics\//);
  await page.locator("#kerko-fusha").fill("pitagora");
  await expect(page.locator("#kerko-sa")).toContainText("nuk u gjet asgjë");
  await page.locator("#kerko-fusha").fill("thjerra");
  await found.first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Pa rrjet");

  await page.goto(`/physics/${chapter}`);
  await page.getByRole("link", { name: "E ke me vete" }).click();
  await ofChapter(page).getByRole("button", { name: /^Hiqe/ }).click();
  await expect(ofChapter(page).getByRole("button", { name: /^Merre me vete/ })).toBeVisible();
  expect(await packs(page)).toEqual([]);
});

test("the total of all packs is less than the sum of the rows, and the page says why", async ({ page }) => {
  await open(page);
  const bytesIn = (text: string) => {
    const [, value = "", unit] = /([\d.,]+)\s(KB|MB)/.exec(text) ?? [];
    return Number(value.replace(",", ".")) * (unit === "MB" ? 1_000_000 : 1_000);
  };
  const rows = await page.locator("section[id] h2 + p").allTextContents();
  const total = page.locator("p", { hasText: /^Gjithsej/ });
  const sum = rows.reduce((all, row) => all + bytesIn(row), 0);
  expect(rows.length).toBeGreaterThan(7);
  expect(bytesIn((await total.textContent()) ?? "")).toBeLessThan(sum);
  await expect(total).toContainText("çfarë u duhet disa kapitujve, merret vetëm një herë");
});

test("a teacher's pack brings its pages and the reader of codes, which reads without a network", {
  tag: "@whole",
}, async ({ page, between }) => {
  test.setTimeout(90_000);
  // The class is made while there is a network; no code has been read yet, so no reader has come.
  await page.goto(`/klasa#${code}`);
  await expect(page.getByRole("button", { name: "Hape kamerën" })).toBeVisible();
  await page.goto("/merre-me-vete");
  const teacher = page.locator("#mesuesi");
  await expect(teacher).toContainText(/Detyra, klasa, kartelat, planet e orëve dhe lexuesi i kodeve · [\d,]+\sKB/);
  await teacher.getByRole("button", { name: /^Merre me vete/ }).click();
  await expect(teacher.getByRole("status")).toHaveText("U ruajt. Hapet edhe pa rrjet.", { timeout: 40_000 });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  between.down = true;
  for (const [address, heading] of [
    ["/mesuesi", "Për mësuesin"],
    ["/mesuesi/detyre", "Jep detyrë"],
    ["/mesuesi/test", "Test në letër"],
    ["/physics/graviteti/ora", titleOf("graviteti")],
    ["/klasa/kartela", "Kartelat A–D"],
    [`/klasa#${code}`, "Klasa"],
  ] as const) {
    const response = await page.goto(address);
    expect([address, response?.status()]).toEqual([address, 200]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  // The page that was kept may ask for the camera too.
  const kept = await page.evaluate(async () => (await caches.match("/klasa"))?.headers.get("Permissions-Policy"));
  expect(kept).toContain("camera=(self)");
  const buffer = await photoOf(workedClass().codes[16] ?? "");
  await page.locator('input[accept="image/*"]').setInputFiles({ name: "foto.png", mimeType: "image/png", buffer });
  await expect(page.locator(".code-said")).toContainText("I fundit: nr. 17");
  // Papers are marked without it too.
  await page.getByRole("button", { name: "Shëno me dorë" }).click();
  await expect(page.getByRole("heading", { name: /^Nr\. 1 / })).toBeVisible();
});

test("an edition published while a chapter comes starts it over: nothing of two is kept", { tag: "@whole" }, async ({
  page,
  between,
}) => {
  test.setTimeout(90_000);
  between.edition = "e1";
  await open(page);
  let pages = 0;
  between.onRequest = (path) => {
    if (path.startsWith("/physics/") && ++pages === 3) between.edition = "e2";
  };
  await take(page).click();
  await expect(said(page)).toHaveText("U ruajt. Hapet edhe pa rrjet.", { timeout: 60_000 });
  const [pack, ...others] = await packs(page);
  expect(others).toEqual([]);
  expect(pack?.titles.filter((title) => title.startsWith("e2 ")).length).toBe(5);
  expect(pack?.titles.filter((title) => title.startsWith("e1 "))).toEqual([]);

  // An interrupted update leaves the complete old pack.
  between.edition = "e3";
  await page.reload();
  await expect(said(page)).toHaveText("U ruajt, por ka dalë një botim i ri.");
  pages = 0;
  between.onRequest = (path) => {
    if (path.startsWith("/physics/") && ++pages === 3) between.down = true;
  };
  await row(page)
    .getByRole("button", { name: /^Përditësoje/ })
    .click();
  await expect(said(page)).toHaveText(/^Rrjeti u këput para fundit/);
  expect((await packs(page)).map(({ name }) => name)).toEqual([pack?.name]);
});

test("a pack that is stopped, or for which there is no room, leaves nothing behind", async ({ page, between }) => {
  await open(page);
  between.dawdles = 400;
  await take(page).click();
  await row(page).getByRole("button", { name: "Ndale" }).click();
  await expect(said(page)).toHaveText(/^U ndal/);
  expect(await packs(page)).toEqual([]);
  between.dawdles = 0;
  await page.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  });
  await take(page).click();
  await expect(said(page)).toHaveText(/nuk ka më vend/);
  expect(await packs(page)).toEqual([]);
});
