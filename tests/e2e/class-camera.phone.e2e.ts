/**
 * Tests the camera of the class. Chromium takes a film for a camera, in which thirty pupils show their codes one after
 * the other; the table must be exactly what they were planned to do.
 */
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { code, pupils, snapshot, workedClass } from "../class-of-thirty";
import { type ExportedFolder, exportFolder } from "../exported-folder";
import { filmedBy, toldErrors } from "./class-film";
import { writeFilm } from "./class-pictures";
import { axeFindings, expect, test } from "./magazine";

const film = join(tmpdir(), `prizma-class-${process.pid}.mjpeg`);

test.describe.configure({ mode: "default" });
test.use(filmedBy(film));

const { codes, planned } = workedClass();
test.beforeAll(() => writeFilm(film, codes));
test.afterAll(() => rmSync(film, { force: true }));

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page) => page.locator(".code-said");

/** Waits until the camera has read the whole class. Busy machines take several rounds of the film. */
const collectsAll = (page: Page) => expect(said(page)).toContainText(`${pupils} nga ${pupils}.`, { timeout: 120_000 });

/** Compares the table with what was planned: each error by its sentence and exercise, each pupil once. */
async function expectPlannedTable(page: Page): Promise<void> {
  const meant = [...planned].map(([slip, count]) => {
    const [item = 0, error = 0] = slip.split(" ").map(Number);
    return `${item + 1} · ${snapshot.items[item]?.errors[error]} · ${count}`;
  });
  expect(await toldErrors(page)).toEqual(meant.sort());
  await expect(page.getByRole("table", { name: /Një rresht për nxënës/ }).getByRole("rowheader")).toHaveText(
    Array.from({ length: pupils }, (_, index) => `nr. ${index + 1}`),
  );
}

test("thirty pupils are read in the door, also when the network is cut; the table is the plan", async ({
  page,
  open,
  context,
}) => {
  test.setTimeout(240_000);
  await open(`/klasa#${code}`);
  await page.getByLabel("Sa nxënës?").fill(String(pupils));
  await button(page, "Hape kamerën").click();
  const began = Date.now();
  await expect(said(page)).toContainText(/nga 30\. I fundit: nr\. \d+, \d+ nga \d+\./);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await expect(page.locator(".code-mark.kept")).toBeVisible();
  // A phone widens its window to what overflows, so its own width is the measure.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(true);
  // The camera opens again without a network: its reader is there.
  await button(page, "Ndale").click();
  await expect(page.locator("video")).toHaveCount(0);
  await button(page, "Hape kamerën").click();
  await collectsAll(page);
  process.stdout.write(`thirty pupils read in ${((Date.now() - began) / 1_000).toFixed(1)} s\n`);
  await expect(main(page)).not.toContainText("Mungojnë: ");
  // The film begins anew: the first pupil is told to be there, by words, and counted once.
  await expect(said(page)).toContainText(/E ke: nr\. \d+\./, { timeout: 60_000 });
  await button(page, "Ndale").click();
  await expectPlannedTable(page);
  expect(asked).toEqual([]);
});

test("the tone that was turned off stays off", { tag: "@whole" }, async ({ page, open }) => {
  const tone = page.getByRole("checkbox", { name: "Me zë" });
  await open(`/klasa#${code}`);
  await button(page, "Hape kamerën").click();
  await expect(tone).toBeChecked();
  // By a key: what is read moves the buttons under a pointer.
  await tone.press("Space");
  await page.reload();
  await button(page, "Hape kamerën").click();
  await expect(tone).not.toBeChecked();
});

test("the camera's light goes out when the page is hidden, stopped or left", async ({ page, open }) => {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  const states = () =>
    page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.readyState));
  await open(`/klasa#${code}`);
  await button(page, "Hape kamerën").click();
  await expect(page.locator("video")).toBeVisible();
  expect(await states()).toEqual(["live"]);
  await button(page, "Ndale").click();
  await expect.poll(states).toEqual(["ended"]);
  await button(page, "Hape kamerën").click();
  await expect(page.locator("video")).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(said(page)).toContainText("Kamera u mbyll kur u fsheh faqja.");
  expect(await states()).toEqual(["ended", "ended"]);
  await page.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "visible" }));
  await button(page, "Hape kamerën").click();
  await expect(page.locator("video")).toBeVisible();
  await page.evaluate(() => {
    location.hash = "";
  });
  await expect(page.getByRole("heading", { name: "Detyrat e mia" })).toBeVisible();
  expect(await states()).toEqual(["ended", "ended", "ended"]);
});

test.describe("the policy", () => {
  test.use({ expectedErrors: /Permissions policy violation: camera/ });

  test("no other page gets the camera, also not one that was followed to from the class", async ({ page, open }) => {
    const ask = () =>
      page.evaluate(() =>
        navigator.mediaDevices.getUserMedia({ video: true }).then(
          (stream) => {
            for (const track of stream.getTracks()) track.stop();
            return "opened";
          },
          (error: DOMException) => error.name,
        ),
      );
    await open("/mesuesi/detyre");
    expect(await ask()).toBe("NotAllowedError");
    // Followed from a played page that may not, and back to it.
    await page.getByRole("main").getByRole("link", { name: "Për mësuesin" }).first().click();
    await main(page).getByRole("link", { name: "Klasa", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Klasa");
    expect(await ask()).toBe("opened");
    await main(page).getByRole("link", { name: "Jep një detyrë" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jep detyrë");
    expect(await ask()).toBe("NotAllowedError");
  });
});

test("from a stick, without a network", { tag: "@whole" }, async ({ page, context }) => {
  test.setTimeout(360_000);
  const folder: ExportedFolder = exportFolder();
  try {
    await context.setOffline(true);
    page.on("request", (request) => {
      if (!/^(file|data|blob):/.test(request.url())) throw new Error(`asks the network for ${request.url()}`);
    });
    await page.goto(`${folder.address("klasa.html")}#${code}`);
    await page.getByLabel("Sa nxënës?").fill(String(pupils));
    await button(page, "Hape kamerën").click();
    await collectsAll(page);
    await button(page, "Ndale").click();
    await expectPlannedTable(page);
  } finally {
    folder.remove();
  }
});
