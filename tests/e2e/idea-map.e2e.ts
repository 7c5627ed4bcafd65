/**
 * Tests the layout of the map of ideas. It is in the picture if there is room, the list if there is none, one sheet on
 * paper.
 */
import type { Page } from "@playwright/test";
import { aPath, expect, ideaOf, neededBy, needing, test, titleOf } from "./magazine";
import { expectAccessible } from "./playing";

/** A lesson that needs some and that some need, and the names of those that it needs. */
const lesson = "graviteti";
const needed = neededBy(lesson).map(ideaOf);

/** Everything that comes before a lesson, found by way of its needs. */
const before = (slug: string): Set<string> => new Set(neededBy(slug).flatMap((need) => [need, ...before(need)]));

/** Finds overlapping names in the drawing, and names crossed by a ray. It measures in the browser. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<SVGTextElement>(".idea-map a text")].map((text) => ({
      name: text.textContent ?? "",
      link: text.parentElement,
      box: text.getBoundingClientRect(),
    }));
    const found: string[] = [];
    for (const [index, { name, link, box }] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart =
          box.right <= other.box.left ||
          other.box.right <= box.left ||
          box.bottom <= other.box.top + (link === other.link ? 6 : 0) ||
          other.box.bottom <= box.top + (link === other.link ? 6 : 0);
        if (!apart) found.push(`${name} on ${other.name}`);
      }
    }
    for (const ray of document.querySelectorAll<SVGPathElement>(".idea-ray")) {
      const toScreen = ray.getScreenCTM();
      for (let along = 0; along < ray.getTotalLength(); along += 4) {
        const { x, y } = ray.getPointAtLength(along).matrixTransform(toScreen ?? undefined);
        // A box has empty space above and below its letters.
        const hit = boxes.find(
          ({ box }) => x > box.left + 1 && x < box.right - 1 && y > box.top + 4 && y < box.bottom - 4,
        );
        if (hit !== undefined && !found.includes(`a ray through ${hit.name}`)) found.push(`a ray through ${hit.name}`);
      }
    }
    return found;
  });

test("the map reads at every width, by keyboard, in both themes, without script and on one sheet", async ({
  page,
  open,
}, { project }) => {
  await open("/harta");
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator("script").count()).toBe(0);
  const picture = page.getByRole("group", { name: "Harta e ideve" });
  const list = page.locator(".idea-steps");
  if (project.name === "phone") {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(picture).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const own = page.getByRole("link", { name: ideaOf(lesson), exact: true });
    await expect(list.locator(own)).toBeVisible();
    await expect(list.locator("li li", { has: own })).toContainText(`pas: ${needed.join(", ")}`);
    // Covers stand in two columns, so that the river is half as long as a list.
    expect((await list.boundingBox())?.height).toBeLessThan(4_000);
    const river = await list.evaluate((all) => all.getBoundingClientRect().left + all.clientWidth / 2);
    const banks = await list.locator("img").evaluateAll(
      (all, at) =>
        all.map((each) => {
          const { left, right } = each.getBoundingClientRect();
          return Math.min(Math.abs(left - at), Math.abs(right - at));
        }),
      river,
    );
    expect(Math.max(...banks)).toBeLessThan(16);
    const rows = await page
      .locator(".map-links a")
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetTop));
    expect(new Set(rows).size).toBe(1);
    await expectAccessible(page);
    return;
  }
  await expect(list).toBeHidden();
  const covers = await picture
    .locator("img")
    .evaluateAll((all) => all.map((each) => (2 * each.clientWidth) / (3 * each.clientHeight)));
  for (const whole of covers) expect(whole).toBeCloseTo(1, 1);
  const links = picture.getByRole("link");
  expect(await links.count()).toBe(await list.locator("li li > a").count());
  await expect(links.filter({ hasText: ideaOf(lesson) })).toHaveAccessibleName(
    `${ideaOf(lesson)}; pas: ${needed.join(", ")}`,
  );
  const key = picture.locator(".map-key");
  await expect(key).toContainText(`${await links.count()} ide në`);
  await expect(page.getByText("e hapur nga ti").filter({ visible: true })).toHaveCount(1);
  for (const width of [1280, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await collisions(page)).toEqual([]);
    expect(await key.evaluate((each) => each.scrollHeight <= (each.parentElement?.clientHeight ?? 0))).toBe(true);
    for (const box of await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))) {
      expect(box).toBeGreaterThanOrEqual(24);
    }
  }
  await expectAccessible(page);
  const place = picture.locator("> g", { has: page.locator(`a[href$="/${lesson}"]`) });
  const ancestors = place.locator("> .idea-ancestors > use");
  await expect(ancestors).toHaveCount(before(lesson).size);
  await expect(ancestors.first()).toBeHidden();
  await place.getByRole("link").hover();
  await expect(ancestors.first()).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(ancestors.first()).toBeHidden();
  await place.getByRole("link").focus();
  await expect(ancestors.first()).toBeVisible();
  await links.first().focus();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/\/harta/);
  await page.goBack();
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

test("a lesson names what it needs and what needs it, and a path leads to its lessons", async ({ page, open }) => {
  await open(`/physics/${lesson}`);
  const previous = page.locator(".idea-links", { hasText: "Para kësaj" });
  await expect(previous.getByRole("link")).toHaveText(needed);
  const after = page.locator(".idea-links", { hasText: "Pas kësaj" });
  await expect(after.getByRole("link")).toHaveText([...needing(lesson).map(ideaOf), "Harta"]);
  await after.getByRole("link", { name: "Harta" }).click();
  const { name, title, first } = aPath();
  await page.locator(".map-links").getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/harta#${name}$`));
  await page.locator(`#${name} li > a`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(first));
});

/** Reads the lit lessons of the poster, by the number that each shows. */
const litStops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".idea-map > g")]
      .filter((place) => getComputedStyle(place).opacity === "1")
      .map((place) => {
        const shown = [...place.querySelectorAll<SVGTextElement>(".idea-stop")].filter(
          (stop) => getComputedStyle(stop).display !== "none",
        );
        return {
          stop: shown.map((stop) => Number(stop.textContent)).join(),
          href: place.querySelector("a")?.getAttribute("href"),
        };
      })
      .sort((a, b) => Number(a.stop) - Number(b.stop)),
  );

test("a path lights its lessons on the poster, with their numbers: pointed at, focused, and once chosen", async ({
  page,
  open,
}, { project }) => {
  test.skip(project.name === "phone", "the river has no poster");
  await open("/harta");
  const links = page.locator(".map-links a");
  const whole = await page.locator(".idea-map > g").count();
  expect(await litStops(page)).toHaveLength(whole);
  const walked = async (name: string) =>
    (await page.locator(`${name} li > a`).evaluateAll((all) => all.map((each) => each.getAttribute("href")))).map(
      (href, i) => ({ stop: `${i + 1}`, href }),
    );
  for (const link of await links.all()) {
    const name = (await link.getAttribute("href")) ?? "";
    const stops = await walked(name);
    expect(stops.length).toBeGreaterThan(5);
    await link.hover();
    await expect.poll(() => litStops(page)).toEqual(stops);
    await page.mouse.move(0, 0);
    await expect.poll(() => litStops(page)).toHaveLength(whole);
    await page.keyboard.press("Tab");
    await link.focus();
    await expect.poll(() => litStops(page)).toEqual(stops);
    await link.blur();
  }
  await links.first().click();
  await page.mouse.move(0, 0);
  await links.first().blur();
  await expect.poll(() => litStops(page)).toEqual(await walked((await links.first().getAttribute("href")) ?? ""));
  await links.last().hover();
  await expect.poll(() => litStops(page)).toEqual(await walked((await links.last().getAttribute("href")) ?? ""));
});
