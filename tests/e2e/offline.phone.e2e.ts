/** Tests the magazine without a network. Pages are stored; the service worker meets a slow or returned network. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { buildServiceWorker } from "../../worker/commands/service-worker";
import { expect, titleOf } from "./magazine";
import { test } from "./without-network";

const lesson = "/physics/graviteti";
const question = titleOf("graviteti");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const titleKept = (page: Page, path: string) =>
  page.evaluate(async (of) => {
    const kept = await (await caches.open("prizma-pages")).match(of);
    return kept ? /<title>([^<]*)/.exec(await kept.text())?.[1] : null;
  }, path);

const toModel = (page: Page) =>
  page
    .locator(".model, .model-live")
    .first()
    .evaluate((model) => model.scrollIntoView());

/** Opens a page and waits until it is stored. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => titleKept(page, path), { timeout: 15_000 }).toBeTruthy();
}

test("what was read stays: the first lesson, its picture and its model, and the notebook, until it is forgotten", async ({
  page,
  between,
}) => {
  const requests: string[] = [];
  between.onRequest = (path) => {
    if (!/\.\w+$/.test(path)) requests.push(path);
  };
  await read(page, lesson);
  // Hovering over links makes no requests, since the free plan counts requests to the Worker.
  for (const link of (await page.locator('main a[href^="/"]:visible').all()).slice(0, 2)) await link.hover();
  await expect.poll(() => [...requests].sort()).toEqual(["/fletorja", "/kerko", "/pa-rrjet", lesson]);
  // The model was never scrolled into view; the notebook is stored last, after its scripts.
  await expect.poll(() => page.evaluate(async () => (await caches.match("/fletorja")) !== undefined)).toBe(true);
  await expect(page.locator(".model-live")).toHaveCount(0);
  between.down = true;
  await page.reload();
  await expect(page.locator(".kept-note")).toContainText("Kjo faqe u ruajt këtu më");
  const widths = await page
    .locator("figure img, .plate img")
    .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth));
  expect(widths[0]).toBeGreaterThan(0);
  await expect(page.locator("link[rel=stylesheet]").first()).toBeAttached();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowX)).toBe("clip");
  await toModel(page);
  await expect(page.locator(".model-live").getByRole("slider", { name: "Shpejtësia e gjyles" })).toBeVisible();

  await page.goto("/physics/uji");
  await expect(heading(page)).toHaveText("Pa rrjet");
  await expect(page.locator("#arsyeja")).toContainText("nuk është në këtë pajisje");
  await page.getByRole("navigation", { name: "Çfarë ke me vete" }).getByRole("link").first().click();
  await expect(page).toHaveURL(lesson);
  await expect(heading(page)).toHaveText(question);

  await page.goto("/physics/uji");
  await page.getByRole("main").getByRole("link", { name: "Fletorja ime" }).click();
  await expect(page.locator("article").getByRole("link", { name: question })).toHaveAttribute("href", lesson);

  // No pack and no search index are on the device. Opened pages are found by their texts.
  await page.goto("/kerko?q=rrafsh+i+pjerret");
  await expect(page.locator("#kerko-sa")).toContainText("nuk u gjet asgjë");
  await page.locator("#kerko-fusha").fill("gravitetit perioda");
  await expect(page.locator("#kerko-gjetjet h2 a")).toHaveAttribute("href", new RegExp(`^${lesson}#?`));
  await expect(page.locator("#kerko-sa")).toContainText("u kërkua vetëm te");

  between.down = false;
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Harroji të gjitha" }).click();
  await expect(page.locator("[data-memory]").getByRole("status")).toHaveText("U harruan të gjitha.");
  const left = async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())].length;
  expect(await page.evaluate(left)).toBe(0);
});

test("never an old page where a new one can be had in two seconds", { tag: "@whole" }, async ({ page, between }) => {
  between.edition = "e1";
  await read(page, lesson);
  between.edition = "e2";
  await page.reload();
  await expect(page).toHaveTitle(/^e2 /);
  await expect.poll(() => titleKept(page, lesson)).toMatch(/^e2 /);

  between.edition = "e3";
  between.dawdles = 6_000;
  const began = Date.now();
  await page.reload({ waitUntil: "commit" });
  await expect(page).toHaveTitle(/^e2 /);
  expect(Date.now() - began).toBeLessThan(5_000);
  // The late response is stored for the next visit.
  await expect.poll(() => titleKept(page, lesson), { timeout: 10_000 }).toMatch(/^e3 /);
});

test("caches that throw cost nothing but themselves", async ({ page, between }) => {
  const script = await (await fetch(`${between.origin}/service-worker.js`)).text();
  const broken = `for (const name of ["open","match","keys"]) CacheStorage.prototype[name] = () => Promise.reject(new Error("broken"));`;
  between.files.set("/service-worker.js", broken + script);
  await page.goto(lesson);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const path of [lesson, "/math", "/fletorja"]) {
    const response = await page.goto(path);
    expect([path, response?.status(), response?.fromServiceWorker()]).toEqual([path, 200, true]);
  }
  await expect(heading(page)).toHaveText("Fletorja ime");
});

test("a full storage lets pages be read, and tells nobody of an error", async ({ page, between }) => {
  const script = await (await fetch(`${between.origin}/service-worker.js`)).text();
  const full = `Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));`;
  between.files.set("/service-worker.js", full + script);
  await page.goto(lesson);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto("/math");
  await expect(heading(page)).toBeVisible();
  expect(await titleKept(page, "/math")).toBeNull();
});

test("two tabs: one reads on while a new worker comes with the other, and what was kept before is there", async ({
  page,
  context,
  between,
}) => {
  await read(page, lesson);
  const script = await (await fetch(`${between.origin}/service-worker.js`)).text();
  between.files.set("/service-worker.js", `${script}\n// the next deployment`);
  const other = await context.newPage();
  await read(other, "/math/euklidi");
  await other.evaluate(async () => {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    await (await navigator.serviceWorker.getRegistration())?.update();
    await taken;
  });
  between.down = true;
  await page.reload();
  await expect(heading(page)).toHaveText(question);
  await other.reload();
  await expect(heading(other)).toHaveText(/./);
});

test(
  "one deployment takes the service worker off, with all that it kept",
  { tag: "@whole" },
  async ({ page, between }, { outputDir }) => {
    await read(page, lesson);
    await buildServiceWorker(outputDir, false);
    between.files.set("/service-worker.js", readFileSync(`${outputDir}/service-worker.js`, "utf8"));
    const state = () =>
      page.evaluate(async () => ({
        registered: (await navigator.serviceWorker.getRegistrations()).length,
        caches: (await caches.keys()).filter((name) => name.startsWith("prizma-")),
      }));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    // The new worker starts when the old one has finished storing. That takes longer on a busy machine.
    await expect.poll(state, { timeout: 20_000 }).toEqual({ registered: 0, caches: [] });
    // The frame of the old build would register the worker again. It unregisters itself each time.
    await page.goto("/math");
    await expect(heading(page)).toBeVisible();
  },
);
