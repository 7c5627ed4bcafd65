/** Tests the screens of a lesson, as a teacher shows them to a class: by keys, a remote control, or the bar at the foot. */
import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { kindOf } from "../../app/magazine/badge";
import { lessonScreens } from "../../app/magazine/classroom/screens";
import { optionLetter } from "../../app/magazine/option-letter";
import { isLate, tried } from "../long-series";
import { contentAddresses } from "../public-addresses";
import { realMagazine } from "../real-magazine";
import { axeFindings, expect, test, titleOf } from "./magazine";

const lesson = "/physics/graviteti";
const address = `${lesson}/ne-ekran`;

const place = (page: Page) => page.locator(".screens-foot [role=status]");
const shown = (page: Page) => page.locator(".screen.is-shown");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Returns the number of the first place that shows a kind of screen, and the count of all places. */
function placesOf(slug: string, kind: string): { first: number; count: number } {
  const { content = "" } = realMagazine().contents.find((each) => each.slug === slug) ?? {};
  const screens = lessonScreens(content);
  const before = screens.slice(
    0,
    screens.findIndex((screen) => screen.kind === kind),
  );
  const turns = (all: typeof screens) => all.reduce((sum, each) => sum + each.turns, 0);
  // Title and opening question stand before them, that question and another with their answers and the ticket after them.
  return { first: 3 + turns(before), count: 2 + turns(screens) + 5 };
}

const { first: example, count } = placesOf("graviteti", "example");

test("keys and a remote control lead through the lesson; its place stands in the address, for Back and a reload", async ({
  page,
  open,
}) => {
  await open(address);
  await expect(place(page)).toHaveText(`1 / ${count}`);
  await expect(shown(page).getByRole("heading", { level: 1 })).toHaveText(titleOf("graviteti"));
  await expect(page.locator(".top-bar")).toBeHidden();
  for (const key of ["ArrowRight", " ", "PageDown"]) await page.keyboard.press(key);
  await expect(place(page)).toHaveText(`4 / ${count}`);
  expect(new URL(page.url()).hash).toBe("#4");
  await expect(shown(page)).toBeFocused();
  for (const key of ["ArrowLeft", "PageUp"]) await page.keyboard.press(key);
  await expect(place(page)).toHaveText(`2 / ${count}`);
  await page.goBack();
  await expect(place(page)).toHaveText(`3 / ${count}`);
  await page.reload();
  await expect(place(page)).toHaveText(`3 / ${count}`);
  await page.keyboard.type("12");
  await expect(place(page)).toHaveText("12 …");
  await page.keyboard.press("Enter");
  await expect(place(page)).toHaveText(`12 / ${count}`);
  // A number beyond the end is the end, a place that is none the beginning.
  await page.keyboard.type("99");
  await page.keyboard.press("Enter");
  await expect(place(page)).toHaveText(`${count} / ${count}`);
  await expect(button(page, "Tjetra")).toBeDisabled();
  await open(`${address}?nga=fillimi#0`);
  await expect(place(page)).toHaveText(`1 / ${count}`);
  await expect(button(page, "Prapa")).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${lesson}/ora`);
});

test("on a phone held upright the bar is one row", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(address);
  await expect(place(page)).toHaveText(`1 / ${count}`);
  const boxes = await Promise.all(
    (await page.locator(".screens-foot :is(a, button, b):visible").all()).map((each) => each.boundingBox()),
  );
  expect(boxes).toHaveLength(4);
  expect(Math.max(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0)))).toBeLessThanOrEqual(640);
  for (const [i, box] of boxes.entries()) {
    expect(box?.x ?? 0).toBeGreaterThanOrEqual(i === 0 ? 0 : (boxes[i - 1]?.x ?? 0) + (boxes[i - 1]?.width ?? 0));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  expect(await page.locator(".screens-foot").evaluate((foot) => foot.clientHeight)).toBeLessThan(70);
});

test("the buttons at the foot do the same, and are large enough for a finger", async ({ page, open }) => {
  await open(address);
  await button(page, "Tjetra").click();
  await button(page, "Tjetra").click();
  await button(page, "Prapa").click();
  await expect(place(page)).toHaveText(`2 / ${count}`);
  for (const each of await page.locator(".screens-foot :is(a, button):visible").all()) {
    const box = await each.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole("link", { name: "Mbylle" }).click();
  await expect(page).toHaveURL(`${lesson}/ora`);
});

test("labels of the cover are as large as on a phone: a class reads them", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(address);
  const labels = shown(page).locator(".drawing .l");
  expect(await labels.count()).toBeGreaterThan(0);
  const scales = await labels.evaluateAll((all) => all.map((label) => getComputedStyle(label).transform));
  expect(new Set(scales)).toEqual(new Set(["none"]));
});

test("a worked example comes a step a press, and Back takes a step away", async ({ page, open }) => {
  await open(`${address}#${example}`);
  const steps = shown(page).locator("ol > li:visible");
  await expect(shown(page)).toContainText("Shembull i zgjidhur");
  await expect(steps).toHaveCount(0);
  for (const step of [1, 2]) {
    await page.keyboard.press("PageDown");
    await expect(steps).toHaveCount(step);
    await expect(steps.last()).toBeFocused();
  }
  await expect(shown(page).locator(".num")).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await expect(steps).toHaveCount(1);
  // The last press of all shows what follows from the steps.
  await open(`${address}#${placesOf("graviteti", "try").first - 1}`);
  await expect(shown(page).locator("ol > li:visible")).toHaveCount(4);
  await expect(shown(page).locator(".num")).toBeVisible();
});

test("the model is touched with its own keys, and a remote turns the page after the mouse has moved it", async ({
  page,
  open,
}) => {
  await open(`${address}#3`);
  const handle = shown(page).getByRole("slider").first();
  await expect(handle).toBeVisible();
  const before = await handle.getAttribute("aria-valuenow");
  for (let presses = 0; presses < 40; presses++) {
    if (await handle.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(handle).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(handle).not.toHaveAttribute("aria-valuenow", before ?? "");
  await page.keyboard.press("PageDown");
  await expect(place(page)).toHaveText(`3 / ${count}`);
  await handle.click();
  await page.keyboard.press("PageDown");
  await expect(place(page)).toHaveText(`4 / ${count}`);
});

test("the class votes on the plan's opening question twice, and the answer comes at the second time", async ({
  page,
  open,
}) => {
  const { question } = realMagazine().hours?.find(({ slug }) => slug === "graviteti") ?? {};
  if (question === undefined) throw new Error("The plan has no opening question.");
  await open(`${address}#2`);
  await expect(shown(page)).toHaveAccessibleName("Pyetja e hapjes");
  await expect(shown(page).locator("li")).toHaveCount(question.options.length);
  await expect(shown(page).locator("details")).toHaveCount(0);
  await open(`${address}#${count - 4}`);
  await expect(shown(page)).toHaveAccessibleName("Pyetja e hapjes, sërish");
  const answer = shown(page).locator("details");
  await expect(answer).not.toHaveAttribute("open");
  await page.keyboard.press("PageDown");
  await expect(answer).toHaveAttribute("open");
  await expect(answer.locator("b")).toHaveText(optionLetter(question.right));
});

test("the screen goes dark and light again at the same place", async ({ page, open }) => {
  await open(`${address}#3`);
  for (const key of ["b", "."]) {
    await page.keyboard.press(key);
    await expect(button(page, "Ndize ekranin")).toBeFocused();
    await page.keyboard.press("PageDown");
    await expect(button(page, "Ndize ekranin")).toBeHidden();
    await expect(place(page)).toHaveText(`3 / ${count}`);
  }
  await button(page, "Errësoje").click();
  await button(page, "Ndize ekranin").click();
  await expect(shown(page)).toBeFocused();
});

test("the whole screen is offered where the browser has one", { tag: "@whole" }, async ({ page, open }) => {
  await open(address);
  const whole = page.locator("[data-press=whole]");
  const isOffered = await page.evaluate(() => document.fullscreenEnabled);
  await expect(whole).toBeVisible({ visible: isOffered });
  if (!isOffered) return;
  await whole.click();
  await expect(whole).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("f");
  await expect(whole).toHaveAttribute("aria-pressed", "false");
});

test("the clock of the experiment runs, stops, and says when the time is over", async ({ page, open }) => {
  await page.clock.install();
  await open(`${address}#${placesOf("graviteti", "try").first}`);
  const clock = shown(page).getByRole("timer");
  await expect(clock).toHaveText("10:00");
  await expect(shown(page).locator(".expect")).toBeHidden();
  await button(page, "Nis orën").click();
  await page.clock.runFor(61_000);
  await expect(clock).toHaveText("8:59");
  await button(page, "Ndale").click();
  await page.clock.runFor(5_000);
  await expect(clock).toHaveText("8:59");
  await button(page, "Nis orën").click();
  await page.clock.runFor(600_000);
  await expect(clock).toHaveText("0:00");
  await expect(shown(page).getByText("Koha mbaroi.")).toBeVisible();
  await button(page, "Nga e para").click();
  await expect(clock).toHaveText("10:00");
});

test("the question keeps its answer until a press, and the ticket's picture opens its three exercises", async ({
  page,
  open,
}) => {
  await open(`${address}#${count - 2}`);
  await expect(shown(page).getByRole("listitem").first()).toContainText("A");
  const answer = shown(page).locator("details p");
  await expect(answer).toBeHidden();
  await page.keyboard.press(" ");
  await expect(answer).toBeVisible();
  await page.keyboard.press(" ");
  const picture = page.getByRole("img", { name: "Kodi QR i detyrës" });
  await expect(picture).toBeVisible();
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? "";
  const written = (await page.locator(".exit-code").textContent()) ?? "";
  expect(read).toBe(`${new URL(page.url()).origin}/detyra#${written.replace(/-/g, "")}`);
  await page.goto(read);
  await expect(page.getByText("3 ushtrime", { exact: true })).toBeVisible();
});

test("a link to a figure shows its screen, and Esc closes a term's card before it closes the screens", async ({
  page,
  open,
}) => {
  const figure = await (async () => {
    await open(address);
    return page.locator(".screen-figure [id]").last().getAttribute("id");
  })();
  await page.evaluate((id) => {
    location.hash = `#${id}`;
  }, figure);
  await expect(shown(page).locator(`[id="${figure}"]`)).toBeVisible();
  await open(`${address}#${placesOf("graviteti", "formula").first}`);
  await shown(page).locator("button.term").first().click();
  await expect(page.locator(".term-cards :popover-open")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".term-cards :popover-open")).toHaveCount(0);
  await expect(place(page)).toHaveText(new RegExp(` / ${count}$`));
});

test("without script the screens stand one below the other, the way back on top", { tag: "@whole" }, async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${baseURL}${address}`);
  const screens = await page.locator(".screen").all();
  expect(screens.length).toBeGreaterThan(7);
  for (const screen of screens) await expect(screen).toBeVisible();
  await expect(page.locator(".screens-foot")).toBeHidden();
  await expect(page.locator(".screen-clock")).toBeHidden();
  await expect(page.locator(".is-later")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Te plani i orës" })).toHaveAttribute("href", `${lesson}/ora`);
  await page.context().close();
});

test("on paper every screen is there, and nothing to press", { tag: "@whole" }, async ({ page, open }) => {
  await open(address);
  await page.emulateMedia({ media: "print" });
  for (const screen of await page.locator(".screen").all()) await expect(screen).toBeVisible();
  await expect(page.locator(".screens-foot, .screen-clock, .screens-back").filter({ visible: true })).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`every screen of a lesson is accessible, ${colorScheme}`, async ({ page, open }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(address);
    const kinds = ["model", "figure", "formula", "example", "try"].map((kind) => placesOf("graviteti", kind).first);
    for (const screen of [1, ...kinds, count - 1, count]) {
      await page.goto(`${address}#${screen}`);
      await expect(place(page)).toHaveText(`${screen} / ${count}`);
      expect.soft([screen, await axeFindings(page)]).toEqual([screen, []]);
    }
  });
}

const { contents } = realMagazine();
const lessons = contentAddresses().filter((_, nth) => {
  const { contentTypeId = 3, form } = contents[nth] ?? {};
  return kindOf(contentTypeId) === "lesson" && form === undefined;
});

/** Without the lesson's text in the failure, which says where something leaves its screen. */
function faultsOf(): string[] {
  const screen = document.querySelector<HTMLElement>(".screen.is-shown");
  const foot = document.querySelector(".screens-foot")?.getBoundingClientRect();
  if (!screen || !foot) return ["no screen"];
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
  if (screen.scrollWidth > screen.clientWidth) faults.push(`wider by ${screen.scrollWidth - screen.clientWidth}`);
  if (foot.bottom > innerHeight + 1 || foot.top < innerHeight / 2) faults.push("the foot is not at the foot");
  if (screen.getBoundingClientRect().bottom > foot.top + 1) faults.push("the foot covers the screen");
  const scrolls = ["auto", "scroll"].includes(getComputedStyle(screen).overflowY);
  if (screen.scrollHeight > screen.clientHeight + 1 && !scrolls) faults.push("cut");
  if (innerWidth >= 992) {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / innerWidth;
    if (size < (screen.matches(".screen-model, .screen-question") ? 0.0154 : 0.0185))
      faults.push(`letters of ${(size * 100).toFixed(2)} vw`);
    // A class sees no scrolling. Long formulas, models and questions still scroll inside.
    const under = screen.scrollHeight - screen.clientHeight;
    if (under > 1 && screen.matches(".screen-example, .screen-try")) faults.push(`${under} px under the bar`);
    const heading = screen.querySelector("h1, h2, .lab")?.getBoundingClientRect();
    if (heading && heading.height > 0 && heading.top < 0) faults.push("the heading has scrolled away");
  }
  for (const formula of screen.querySelectorAll('math[display="block"]')) {
    const { left, width } = formula.getBoundingClientRect();
    if (width > 0 && left < -1) faults.push("a formula begins outside");
  }
  return faults;
}

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
  [360, 720],
] as const) {
  test(`on ${width} × ${height} every screen fits, on a phone by scrolling inside`, { tag: "@series" }, async ({
    page,
    open,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height });
    for (const path of tried(lessons, 47)) {
      if (isLate()) break;
      await open(`${path}/ne-ekran`);
      await expect(place(page)).not.toBeEmpty();
      const last = Number(((await place(page).textContent()) ?? "").split(" / ")[1]);
      expect(last).toBeGreaterThan(6);
      for (let screen = 1; screen <= last; screen++) {
        await page.evaluate((number) => {
          location.hash = `#${number}`;
        }, screen);
        await expect(place(page)).toHaveText(`${screen} / ${last}`);
        const faults = await page.evaluate(faultsOf);
        expect.soft([path, screen, faults]).toEqual([path, screen, []]);
      }
    }
  });
}
