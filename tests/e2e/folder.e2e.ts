/** Tests the exported magazine, opened from the disk with the network switched off (docs/decisions/026). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { type ExportedFolder, exportFolder } from "../exported-folder";
import { solve } from "../solve";
import { circuitTask, gameAndCircuit, workGameAndCircuit } from "./assigned-parts";
import { build, levels } from "./circuit-bench";
import { expect, test } from "./magazine";
import { toast } from "./playing";
import { give, shownExercise } from "./shown-exercise";

// One after the other, since the folder is made once, which takes half a minute.
test.describe.configure({ mode: "default" });

let folder: ExportedFolder;
test.beforeAll(() => {
  test.setTimeout(180_000);
  folder = exportFolder();
});
test.afterAll(() => folder.remove());

test.beforeEach(async ({ page, context }) => {
  await context.setOffline(true);
  page.on("request", (request) => {
    if (!/^(file|data|blob):/.test(request.url())) throw new Error(`asks the network for ${request.url()}`);
  });
});

const open = (page: Page, file: string) => page.goto(folder.address(file));
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const files = () =>
  readdirSync(folder.inner, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
const pages = () => files().filter((file) => file.endsWith(".html"));

test("every link, picture, script and sheet of every page is a file of the folder, by a name that Windows takes", () => {
  const missing: string[] = [];
  const outer = new Set<string>();
  for (const page of [...pages(), ...files().filter((file) => file.endsWith(".css"))]) {
    const text = readFileSync(join(folder.inner, page), "utf8").replace(
      /<script type="application\/json".*?<\/script>/s,
      "",
    );
    const written = [...text.matchAll(/(<a\s[^>]*)?\s(?:href|src|poster|action)="([^"]*)"|url\(["']?([^"')]+)/g)];
    const listed = [...text.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, list = ""]) => list.split(/\s*,\s*/));
    const named = [
      ...written.map(([, , value, url]) => value ?? url ?? ""),
      ...listed.map((one) => one.split(" ")[0] ?? ""),
    ];
    for (const address of named.map((one) => decodeURIComponent(one.replace(/[?#].*$/, "")))) {
      if (/^(https?|mailto|data):/.test(address)) outer.add(new URL(address).origin);
      else if (
        address.startsWith("/") ||
        (address !== "" && !existsSync(resolve(folder.inner, dirname(page), address)))
      )
        missing.push(`${page}: ${address}`);
    }
  }
  expect(missing).toEqual([]);
  expect(pages().length).toBeGreaterThan(160);
  expect(files().filter((file) => /[<>:"|?*\\]|[. ]$/.test(file) || file.length > 150)).toEqual([]);
  expect(new Set(files().map((file) => file.toLowerCase())).size).toBe(files().length);
});

test("the door leads in; pages of every kind are drawn whole, in the magazine's letters, and ask for nothing else", async ({
  page,
}) => {
  await page.goto(pathToFileURL(join(folder.path, "HAP-PRIZMEN.html")).href);
  await expect(page).toHaveURL(/prizma\/index\.html$/);
  const kinds = [
    "math",
    "physics/mekanika",
    "physics/graviteti",
    "fjalori",
    "modelet",
    "physics/projects",
    "404",
    "about",
  ];
  for (const kind of ["index", ...kinds, "math/pitagora", "physics/projects/eco-friendly-cities"]) {
    await open(page, `${kind}.html`);
    await expect(page.locator("main h1").first()).toBeVisible();
    const broken = await page.evaluate(async () => {
      const copies = [...document.images].map(({ currentSrc, src }) =>
        Object.assign(new Image(), { src: currentSrc || src }),
      );
      await Promise.all(copies.map((copy) => copy.decode().catch(() => undefined)));
      await document.fonts.load('700 40px "Gazeta Display"');
      const letters = document.fonts.check('700 40px "Gazeta Display"') ? [] : ["letters"];
      return [...copies.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src), ...letters];
    });
    expect(broken, kind).toEqual([]);
  }
});

test("links lead from page to page, the menu opens, and the front page is of the reader's hour", async ({ page }) => {
  await page.clock.install({ time: new Date("2027-03-01T23:10:00+01:00") });
  await open(page, "index.html");
  await expect(page.locator("main")).toContainText("Ora 23:00");
  await button(page, "Menu").click();
  await page.locator("#menyja").getByRole("link", { name: "Mekanika" }).click();
  await expect(page).toHaveURL(/physics\/mekanika\.html$/);
  await page.locator("main article a").first().click();
  await expect(page.locator("main .body").first()).toBeVisible();
});

test("a quiz is played to its result and printed", async ({ page }) => {
  await open(page, "physics/waves-quiz.html");
  await button(page, "Nis kuizin").click();
  for (let question = 1; question <= 15; question++) {
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", `${question}`);
    await page.getByRole("radio").first().check();
    await button(page, "Kontrollo përgjigjen").click();
    await button(page, question === 15 ? "Merr përgjigjet" : "Tjetra").click();
  }
  await expect(page.locator("#permbajtja")).toContainText("nga 15");
  await open(page, "physics/waves-quiz.html?print&fara=B");
  await expect(page.getByText("Varianti B.")).toBeVisible();
});

test("a level is solved, the laboratory opens, and the link that is shared is the magazine's own", async ({ page }) => {
  await open(page, "physics/electricity-simulator.html");
  await button(page, "Nis nivelin e parë").click();
  await build(page, levels[0]?.solution ?? []);
  await button(page, "Test Circuit").click();
  await expect(button(page, "Next Level")).toBeVisible();
  await open(page, "index.html");
  await open(page, "physics/electricity-simulator.html");
  await button(page, "Laboratori i lirë").click();
  await page.getByRole("button", { name: /^Bateria, / }).click();
  await expect(page.getByRole("textbox", { name: /lidhj|link/i })).toHaveValue(
    /^https:.*\/physics\/electricity-simulator#/,
  );
});

test("the game takes an answer and ends with its minute", async ({ page }) => {
  await page.clock.install();
  await open(page, "math/number-ninja.html");
  await button(page, "Start Game").click();
  const field = page.getByRole("textbox", { name: "Përgjigjja" });
  await field.fill(`${solve((await page.locator("#ninja-exercise").textContent()) ?? "")}`);
  await field.press("Enter");
  await expect(toast(page)).toContainText("+10 points");
  await page.clock.fastForward(60_000);
  await expect(page.getByRole("heading", { name: "Koha mbaroi" })).toBeVisible();
});

test("an exercise is done, and the notebook counts it and mixes ten", async ({ page }) => {
  await open(page, "math/pitagora/ushtrime.html");
  await button(page, "Ushtrimi 2").click();
  await page.getByLabel("25 cm").check();
  await button(page, "Kontrolloje").click();
  await expect(button(page, "Ushtrimi 2, e zgjidhur")).toBeVisible();
  await page.getByRole("link", { name: "Fletorja ime" }).last().click();
  await expect(page.locator(".total-learning dd, .total-due dd").filter({ hasText: "1" })).toHaveCount(1);
  await page.getByRole("button", { name: /^Dhjetë (për sot|të tjera)$/ }).click();
  await expect(page.getByRole("navigation", { name: "Shkallët e ushtrimeve" }).getByRole("button")).not.toHaveCount(0);
});

test("an assignment is composed, worked and collected from the stick", async ({ page }) => {
  await open(page, "mesuesi/detyre.html");
  await page.getByLabel("Mësimi").selectOption("graviteti");
  const row = page.getByRole("listitem").filter({ hasText: "Në Hënë një astronaut lëshon" });
  await row.getByRole("button", { name: /^Shto/ }).click();
  await button(page, "Bëje kodin").click();
  await expect(page.getByText("Këtu Prizma hapet nga skedari")).toBeVisible();
  await page.getByRole("link", { name: "Provoje vetë si nxënës" }).click();
  await page.getByLabel("Numri yt në regjistër").fill("8");
  await button(page, "Fillo").click();
  await page.getByRole("radio", { name: "mbërrijnë njëkohësisht" }).check();
  await button(page, "Kontrolloje").click();
  await button(page, "Te fundi").click();
  const result = (await page.locator("code").textContent()) ?? "";
  await open(page, "klasa.html");
  await page.getByRole("link", { name: "Në Hënë një astronaut lëshon" }).click();
  await page.getByLabel(/Ngjit ose shkruaj kodet/).fill(result);
  await button(page, "Lexoji kodet").click();
  await expect(page.getByRole("rowheader", { name: "nr. 8" })).toBeVisible();
  await button(page, "Shëno me dorë").click();
  await expect(page.getByRole("gridcell", { name: "nr. 1, ushtrimi 1: pa shënim" })).toBeFocused();
  await page.keyboard.press("1");
  await expect(page.getByRole("rowheader", { name: "nr. 1", exact: true })).toBeVisible();
});

test("a game and a circuit are put into an assignment, worked and collected from the stick", async ({ page }) => {
  await open(page, "mesuesi/detyre.html");
  await button(page, "Shto Number Ninja").click();
  await button(page, "Shto lojën").click();
  await button(page, "Shto një detyrë qarku").click();
  await page
    .getByLabel("Lidhja e detyrës")
    .fill(`${folder.address("physics/electricity-simulator.html")}#q=${circuitTask()}`);
  await button(page, "Shto qarkun").click();
  await button(page, "Bëje kodin").click();
  await expect(page.locator(".board-code")).not.toBeEmpty();
  await open(page, `detyra.html#${gameAndCircuit()}`);
  const result = await workGameAndCircuit(page, "8");
  await open(page, `klasa.html#${gameAndCircuit()}`);
  await page.getByLabel(/Ngjit ose shkruaj kodet/).fill(result);
  await button(page, "Lexoji kodet").click();
  const cells = page.getByRole("table", { name: /Një rresht për nxënës/ }).getByRole("cell");
  await expect(cells.first()).toHaveText("20\u00a0pikë, niveli\u00a01, 2\u00a0nga\u00a02");
  await expect(cells.nth(1)).toContainText("✓");
});

test("a test on paper is made from the stick", async ({ page }) => {
  await open(page, "mesuesi/detyre.html");
  await page.getByLabel("Mësimi").selectOption("graviteti");
  const row = page.getByRole("listitem").filter({ hasText: "Në Hënë një astronaut lëshon" });
  await row.getByRole("button", { name: /^Shto/ }).click();
  await button(page, "Bëje kodin").click();
  await page.getByRole("link", { name: "Test në letër" }).click();
  const sheet = page.getByRole("region", { name: "Varianti B", exact: true });
  await expect(sheet.getByRole("listitem").first()).toContainText("Në Hënë një astronaut lëshon");
  await expect(page.getByRole("heading", { name: "Çelësi i gabimeve" })).toBeVisible();
});

test("after a right answer the lesson's model opens with the numbers of the exercise", async ({ page }) => {
  const { number, given, described } = await shownExercise("matematika-mjekesia", "cili-permiresim-vlen");
  await open(page, "math/matematika-mjekesia/ushtrime.html");
  await button(page, `Ushtrimi ${number}`).click();
  await give(page, given);
  await page.getByRole("link", { name: "Shihe te modeli" }).click();
  await expect(page.locator(".model-live svg.model-picture")).toHaveAttribute("aria-label", described);
});

test("what is sought is found, from the bar of any page and as one types, and leads to its page", async ({ page }) => {
  await open(page, "kerko.html?q=graviteti");
  const found = page.locator("#kerko-gjetjet");
  await expect(found.locator('a[href*="physics/graviteti.html"]').first()).toBeVisible();
  await page.locator("#kerko-fusha").fill("pitagora");
  await found.locator('a[href*="math/pitagora.html"]').first().click();
  await expect(page.locator("main h1").first()).toBeVisible();
});

test("the model of a lesson is dragged, and a cart of mechanics runs", async ({ page }) => {
  await open(page, "math/pitagora.html");
  await page.locator(".model-pitagora").scrollIntoViewIfNeeded();
  const picture = page.locator(".model-live svg.model-picture").first();
  const before = await picture.getAttribute("aria-label");
  const handle = page.locator(".model-live .model-handle").first();
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 40, y + height / 2 - 20, { steps: 6 });
  await page.mouse.up();
  await expect(picture).not.toHaveAttribute("aria-label", before ?? "");
  await open(page, "physics/mechanics.html");
  const carts = page.locator("main svg").first();
  const still = await carts.innerHTML();
  await page.getByRole("radio").first().check();
  await button(page, "Një hap").first().click();
  await expect.poll(() => carts.innerHTML()).not.toBe(still);
});

test("the gallery of a project opens by its query, and its film plays with its captions", async ({ page }) => {
  await open(page, "physics/projects/hydraulics.html?pjesa=galeria");
  await page
    .getByRole("link", { name: /Luaj filmin/ })
    .first()
    .click();
  await expect
    .poll(() => page.locator("video").evaluate((film: HTMLVideoElement) => film.readyState))
    .toBeGreaterThan(1);
  await expect
    .poll(() => page.locator("video").evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(0);
});

test("any plain server hands it out, under any address", async ({ page, context }) => {
  const types: Record<string, string> = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://x");
    const file = join(folder.inner, decodeURIComponent(pathname.replace("/klasa/8a/", "")));
    if (!existsSync(file)) return response.writeHead(404).end();
    response
      .writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" })
      .end(readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  await context.setOffline(false);
  page.removeAllListeners("request");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/klasa/8a`;
  await page.goto(`${address}/math/pitagora/ushtrime.html`);
  await expect(button(page, "Ushtrimi 2")).toBeVisible();
  await page.getByRole("link", { name: "Kthehu te mësimi" }).click();
  await expect(page).toHaveURL(`${address}/math/pitagora.html`);
  server.close();
});
