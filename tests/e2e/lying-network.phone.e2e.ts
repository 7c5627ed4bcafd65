/**
 * Tests networks that change responses. They are a portal, a filter that opens TLS, a limit, a broken connection. Every
 * stored response is complete, or it is absent.
 */
import type { Page } from "@playwright/test";
import { expect, titleOf } from "./magazine";
import { test } from "./without-network";
import { type Lie, portal } from "./worker-between";

const lesson = "/physics/graviteti";
const question = titleOf("graviteti");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const slider = (page: Page) => page.locator(".model-live").getByRole("slider").first();
const missed = (page: Page) => page.locator(".model-offer");
const isKept = (page: Page, path: string) => page.evaluate(async (of) => (await caches.match(of)) !== undefined, path);
const toModel = (page: Page) =>
  page
    .locator(".model")
    .first()
    .evaluate((model) => model.scrollIntoView());

/** Opens a page and waits until the service worker has stored it. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => isKept(page, path), { timeout: 15_000 }).toBe(true);
}

/** Lists stored files that differ from the magazine's file at their address. */
async function falseFiles(page: Page, { origin }: { origin: string }): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    const found: [path: string, text: string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const path = new URL(request.url).pathname;
        const file = await cache.match(request);
        if (file && /\.(?:js|css|svg|woff2|webp)$/.test(path)) found.push([path, await file.text()]);
      }
    }
    return found;
  });
  expect(kept.length).toBeGreaterThan(3);
  const wrong: string[] = [];
  // One after another: all at once, a busy machine refused some of the connections.
  for (const [path, text] of kept) {
    const its = await fetch(origin + path);
    if (!its.ok || (await its.text()) !== text) wrong.push(path);
  }
  return wrong;
}

/** Tells whether a figure of the lesson is shown. The cover is in the page itself. */
const pictureIsWhole = (page: Page) =>
  page
    .locator("figure picture img")
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      image.scrollIntoView();
      await image.decode().catch(() => undefined);
      return image.naturalWidth > 0;
    });

test("a portal's page is kept as no script and no picture; a model says that it did not come, and comes by a press", async ({
  page,
  between,
}) => {
  const isFile = (path: string) => /^\/assets\/(?:react|mounted|mountain|controls)|^\/(?:covers|figures)\//.test(path);
  between.lie = (path) => (isFile(path) ? portal : undefined);
  await read(page, lesson);
  await toModel(page);
  await expect(missed(page)).toContainText("Modeli nuk u hap");
  // With the Worker between, and by a redirect to the portal.
  between.lie = (path) =>
    isFile(path) ? { status: 302, headers: { Location: "/hyr" } } : path === "/hyr" ? portal : undefined;
  await page.reload();
  await toModel(page);
  await expect(missed(page)).toContainText("Modeli nuk u hap");
  expect(await pictureIsWhole(page)).toBe(false);
  between.lie = () => undefined;
  expect(await falseFiles(page, between)).toEqual([]);
  await page.getByRole("button", { name: "Provoje përsëri" }).click();
  await expect(slider(page)).toBeVisible();
  await expect(missed(page)).toHaveCount(0);
  await page.reload();
  await expect.poll(() => isKept(page, "/fletorja")).toBe(true);
  between.down = true;
  await page.reload();
  expect(await pictureIsWhole(page)).toBe(true);
  await toModel(page);
  await expect(slider(page)).toBeVisible();
});

test("a model whose script did not come in a dead zone opens by itself when the network is back", async ({
  page,
  context,
  between,
}) => {
  await read(page, lesson);
  const isModel = (path: string) => /^\/assets\/(?:react|mounted)[\w-]*\.js/.test(path);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  between.lie = (path) => (isModel(path) ? { status: 503, body: "" } : undefined);
  await page.reload();
  await toModel(page);
  await expect(missed(page)).toContainText("Modeli nuk u hap");
  await context.setOffline(true);
  between.lie = () => undefined;
  await context.setOffline(false);
  await expect(slider(page)).toBeVisible();
  await expect(missed(page)).toHaveCount(0);
});

test("a filter's script is not kept, and one that an earlier worker kept is asked anew", { tag: "@whole" }, async ({
  page,
  between,
}) => {
  const isModel = (path: string) => /^\/assets\/(?:react|mounted)[\w-]*\.js/.test(path);
  between.lie = (path) => (isModel(path) ? { rewrite: (body) => `${body}\n;"filter";` } : undefined);
  await read(page, lesson);
  await toModel(page);
  await expect(slider(page)).toBeVisible();
  // Half of a script with valid headers does not run. It is loaded again only with the page.
  between.lie = (path) => (isModel(path) ? { rewrite: (body) => body.slice(0, body.length / 2) } : undefined);
  await page.reload();
  await toModel(page);
  await expect(missed(page)).toContainText("Modeli nuk u hap");
  between.lie = () => undefined;
  expect(await falseFiles(page, between)).toEqual([]);
  await page.getByRole("button", { name: "Provoje përsëri" }).click();
  await toModel(page);
  await expect(slider(page)).toBeVisible();
  await expect.poll(() => isKept(page, "/fletorja")).toBe(true);

  // Entries that an earlier service worker might have stored. They are pages as scripts and pictures, and half of a
  // script.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        if (/\/(?:mounted|covers)/.test(request.url)) {
          await cache.put(request, new Response("<p>Hyr</p>", { headers: { "Content-Type": "text/html" } }));
        } else if (kept && /\/assets\/react/.test(request.url)) {
          await cache.put(request, new Response((await kept.text()).slice(0, 900), { headers: kept.headers }));
        }
      }
    }
  });
  await page.reload();
  await toModel(page);
  await expect(slider(page)).toBeVisible();
  await expect.poll(() => falseFiles(page, between)).toEqual([]);
  between.down = true;
  await page.reload();
  await toModel(page);
  await expect(slider(page)).toBeVisible();
  expect(await pictureIsWhole(page)).toBe(true);
});

test("a limit, a portal and a redirect are no answer where the page is kept; only the magazine takes a piece back", {
  tag: "@whole",
}, async ({ page, between }) => {
  await read(page, lesson);
  await expect.poll(() => isKept(page, "/pa-rrjet")).toBe(true);
  const isPage = (path: string) => !/\.\w+$/.test(path);
  const html = { "Content-Type": "text/html; charset=utf-8" };
  const lies: [string, Lie][] = [
    ["the free plan's limit", { status: 429, headers: html, body: "<h1>Error 1027</h1>" }],
    ["its limit of CPU", { status: 503, headers: html, body: "<h1>Error 1102</h1>" }],
    ["a portal", portal],
    ["a portal that redirects", { status: 302, headers: { Location: "/hyr?te=1" } }],
    ["a filter's refusal", { status: 403, headers: html, body: "<h1>Blocked</h1>" }],
    ["a portal that knows no such page", { status: 404, headers: html, body: "<h1>Not found</h1>" }],
  ];
  for (const [name, lie] of lies) {
    between.lie = (path) => (path.startsWith("/hyr") ? portal : isPage(path) ? lie : undefined);
    await page.goto(lesson);
    await expect(heading(page), name).toHaveText(question);
    await expect(page.locator(".kept-note")).toBeVisible();
    expect([name, await isKept(page, lesson)]).toEqual([name, true]);
  }
  // If nothing is stored, the reader must see a portal, but not a limit.
  between.lie = (path) => (isPage(path) ? portal : undefined);
  await page.goto("/physics/uji");
  await expect(page).toHaveTitle("Hyr");
  between.lie = (path) => (isPage(path) ? lies[0]?.[1] : undefined);
  await page.goto("/physics/uji");
  await expect(heading(page)).toHaveText("Pa rrjet");
  await expect(page.getByRole("link", { name: question })).toBeVisible();

  // Half of a page does not replace a complete stored page.
  between.lie = (path) => (path === lesson ? { cut: true } : undefined);
  await page.goto(lesson, { waitUntil: "commit" });
  await page.waitForTimeout(500);
  between.lie = () => undefined;
  between.down = true;
  await page.goto(lesson);
  await expect(page.locator("footer")).toBeAttached();
  await expect(page.locator(".kept-note")).toBeVisible();
  between.down = false;

  const gone: Lie = {
    status: 410,
    headers: { ...html, "X-Version": "e9.b9", "Cache-Control": "public, max-age=60" },
    body: "<h1>U tërhoq</h1></html>",
  };
  between.lie = (path) => (path === lesson ? gone : undefined);
  await page.goto(lesson);
  await expect(heading(page)).toHaveText("U tërhoq");
  await expect.poll(() => isKept(page, lesson)).toBe(false);
  between.down = true;
  await page.goto(lesson);
  await expect(heading(page)).toHaveText("Pa rrjet");
});

const row = (page: Page) => page.locator("#optika");
const said = (page: Page) => row(page).getByRole("status");
const take = (page: Page) => row(page).getByRole("button", { name: /^Merre me vete/ });
const packNames = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("prizma-pack-")));

test("a pack comes whole or not at all, and in one tab at a time", { tag: "@whole" }, async ({
  page,
  context,
  between,
}) => {
  test.setTimeout(90_000);
  await page.goto("/merre-me-vete");
  await expect(take(page)).toBeEnabled();
  const isFigure = (path: string) => path.startsWith("/figures/");
  const isScript = (path: string) => /^\/assets\/chapter-pack-[^/]*\.js$/.test(path);
  const lies: [string, Lie, (path: string) => boolean][] = [
    // First: a file once stored completely is served from the device.
    ["a redirect over a script", { status: 302, headers: { Location: "/hyr" } }, isScript],
    ["a script that a filter changed", { rewrite: (body) => `${body}\n//` }, isScript],
    ["a portal over a figure", portal, isFigure],
    ["a line that is cut in a figure", { cut: true }, isFigure],
    ["a line that is cut in a page", { cut: true }, (path) => path.endsWith("/ushtrime")],
    ["a portal over a page", portal, (path) => path.endsWith("/ushtrime")],
    ["a limit", { status: 429, body: "1027" }, (path) => path.endsWith("/ushtrime")],
  ];
  for (const [name, lie, over] of lies) {
    between.lie = (path) => (over(path) ? lie : path === "/hyr" ? portal : undefined);
    await take(page).click();
    await expect(said(page), name).toHaveText(/^Rrjeti u këput para fundit/);
    expect([name, await packNames(page)]).toEqual([name, []]);
    await page.reload();
    await expect(take(page)).toBeEnabled();
  }

  between.lie = () => undefined;
  between.dawdles = 300;
  const other = await context.newPage();
  await other.goto("/merre-me-vete");
  await expect(take(other)).toBeEnabled();
  await take(page).click();
  await take(other).click();
  await expect(said(other)).toHaveText("Ky kapitull po merret në një skedë tjetër.");
  between.dawdles = 0;
  await expect(said(page)).toHaveText("U ruajt. Hapet edhe pa rrjet.", { timeout: 40_000 });
  await expect(said(other)).toHaveText("U ruajt. Hapet edhe pa rrjet.");
  expect(await packNames(page)).toHaveLength(1);
  expect(await falseFiles(page, between)).toEqual([]);
});
