/** Tests the layout of a lesson in a browser. It looks at its beginning, the parts beside it, and its end. */
import { axeFindings, expect, test } from "./magazine";

/** The longest title, a fixed part, a mark above the headline, none of these. */
const lessons = ["/physics/ligjet-e-njutonit", "/physics/graviteti", "/math/algebra", "/math/pitagora"];
/** Set as lessons are (product 12.8). */
const projects = ["/physics/projects/hydraulics", "/physics/projects/eco-friendly-cities"];

const top = (selector: string) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box === undefined ? null : Math.round(box.top);
};

test("the first sentence stands on the first screen, the byline in one line, and nothing shifts", async ({
  page,
  open,
}, { project }) => {
  const limit = project.name === "phone" ? 620 : 700;
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      const sum = Number(document.documentElement.dataset.shift ?? 0);
      document.documentElement.dataset.shift = String(shifts.reduce((total, { value }) => total + value, sum));
    }).observe({ type: "layout-shift", buffered: true });
  });
  // Its fonts are in the browser's cache; late-fonts.phone measures shifts by late fonts.
  await open("/physics/uji");
  await page.evaluate(() => document.fonts.ready);
  for (const lesson of [...lessons, ...projects]) {
    await open(lesson);
    await page.evaluate(() => document.fonts.ready);
    const y = await page.evaluate(top, ".open");
    const byline = await page.locator(".lesson-top .byline").evaluate((line) => line.getBoundingClientRect().height);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    process.stdout.write(
      `fold, ${project.name}: ${lesson} first sentence at ${y} px (limit ${limit}), shift ${shift}\n`,
    );
    // A project is hydrated: on a phone it shifts by 0.003.
    const still = shift < (projects.includes(lesson) ? 0.005 : 0.001);
    expect([lesson, y !== null && y <= limit, byline < 56, still]).toEqual([lesson, true, true, true]);
  }
});

test("every entry of the contents leads to a heading of the page", async ({ page, open }) => {
  for (const address of ["/physics/graviteti", ...projects]) {
    await open(address);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>("nav ol a[href^='#']")]
        .map((link) => decodeURIComponent(link.hash.slice(1)))
        .map((id) => document.getElementById(id) !== null),
    );
    expect([address, links.length > 0, links.includes(false)]).toEqual([address, true, false]);
  }
});

test("a term opens its card where it stands; Escape closes it and the focus is where it was", async ({
  page,
  open,
}) => {
  await open("/math/pitagora");
  const term = page.locator("button.term").first();
  await term.click();
  const card = page.locator(".term-cards > :popover-open");
  await expect(card).toBeVisible();
  await expect(card.getByRole("link", { name: "Fjalori" })).toHaveAttribute("href", /^\/fjalori#/);
  const box = await card.boundingBox();
  const screen = page.viewportSize();
  expect(box && screen && box.x >= 0 && box.x + box.width <= screen.width && box.y + box.height <= screen.height).toBe(
    true,
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(term).toBeFocused();
  await term.press("Enter");
  await card.getByRole("button", { name: "Mbyll" }).press("Enter");
  await expect(card).toHaveCount(0);
  await expect(term).toBeFocused();
});

test("the ending has two related lessons, something to try and a quiz, none of them twice; sources come last", async ({
  page,
  open,
}) => {
  for (const lesson of lessons) {
    await open(lesson);
    const links = await page
      .locator(".ending-row:not(.ending-practice) a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect([lesson, links.length, new Set(links).size]).toEqual([lesson, 4, 4]);
    const [act, sources] = [await page.evaluate(top, ".ending"), await page.evaluate(top, ".sources")];
    expect([lesson, act !== null && sources !== null && act < sources]).toEqual([lesson, true]);
  }
});
