/** Tests how pages are composed: what stands beside what, how large it is, and that nothing lies on anything. */
import type { Locator } from "@playwright/test";
import { expect, test } from "./magazine";

/** Returns the edges of an element in the window, in pixels. */
async function edgesOf(element: Locator) {
  let box = await element.boundingBox();
  // An exercise's picture is the server's until its drawing is loaded, then the page's own: one try can fall between.
  if (box === null) {
    await expect(element).toBeVisible();
    box = await element.boundingBox();
  }
  if (box === null) throw new Error("The element is not shown.");
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height, width: box.width };
}

test.describe("wide", { tag: "@desktop" }, () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }));

  for (const name of ["topi-i-njutonit", "dy-ene", "hapi-i-dyfishimit"])
    test(`${name}: alone, the drawing has 60 % of the page and the question is beside it`, async ({ page }) => {
      await page.goto(`/modelet/${name}`);
      const model = page.locator(".model-live").getByRole("region").first();
      const picture = await edgesOf(model.locator(".model-picture"));
      const question = await edgesOf(model.getByRole("group").filter({ has: page.getByRole("radio") }));
      const values = await edgesOf(model.locator("dl"));
      const page_ = await edgesOf(page.locator(".model-alone"));
      expect(picture.width).toBeGreaterThanOrEqual(0.6 * page_.width);
      expect(picture.bottom).toBeLessThanOrEqual(900);
      expect(question.left).toBeGreaterThan(picture.right);
      expect(values.left).toBeGreaterThan(picture.right);
      expect(values.top).toBeGreaterThan(question.bottom);
    });

  test("on a model's page the caption, the lesson and the code stand beside the drawing", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const name of ["stemat", "sendi-dhe-thjerra"]) {
      await page.goto(`/modelet/${name}`);
      const alone = page.locator(".model-alone");
      // The still holds the room of the live model, so nothing moves when that comes.
      const captionTop = () => alone.locator("figcaption").evaluate((each) => each.getBoundingClientRect().top);
      await page.evaluate(() => document.fonts.ready);
      const before = await captionTop();
      const region = page.locator(".model-live").getByRole("region").first();
      const picture = await edgesOf(region.locator(".model-picture"));
      expect(Math.abs((await captionTop()) - before)).toBeLessThanOrEqual(2);
      expect(picture.width).toBeGreaterThanOrEqual(720);
      let above = (await edgesOf(region.locator(".model-end"))).bottom;
      for (const part of ["figcaption", "p:has(> a[href^='/'])", ".embed-code"]) {
        const edges = await edgesOf(alone.locator(part).last());
        expect([part, edges.left > picture.right, edges.top >= above]).toEqual([part, true, true]);
        above = edges.bottom;
      }
    }
  });

  test("models' cards are of one width; of two columns one that is alone takes the row", async ({ page }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/modelet");
      const cards = await page.locator(".model-cards > li").evaluateAll((all) =>
        all.map((card) => {
          const { top, width } = card.getBoundingClientRect();
          const list = (card.parentElement as Element).getBoundingClientRect();
          return { row: `${list.top} ${top}`, width: Math.round(width), room: Math.round(list.width) };
        }),
      );
      expect(cards.length).toBeGreaterThan(40);
      const wide = cards.filter(({ width, room }) => width >= room - 2);
      const alone = cards.filter(({ row }) => cards.filter((other) => other.row === row).length === 1);
      expect(alone.length).toBeGreaterThan(0);
      expect(wide).toEqual(width === 768 ? alone : []);
      expect(new Set(cards.filter((card) => !wide.includes(card)).map(({ width }) => width)).size).toBe(1);
      await expect(page.locator(".model-cards .model-ask > p:visible")).toHaveCount(cards.length);
      await expect(page.locator(".model-cards .model-ask li:visible")).toHaveCount(0);
    }
  });

  test("on a class's screen the drawing has half of the width, its values beside it", async ({ page }) => {
    await page.goto("/physics/graviteti/ne-ekran#3");
    const screen = page.locator(".screen.is-shown");
    await expect(screen.getByRole("slider")).toBeVisible();
    const picture = await edgesOf(screen.locator(".model-live .model-picture"));
    expect(picture.width).toBeGreaterThanOrEqual(640);
    expect((await edgesOf(screen.locator(".model-live dl"))).left).toBeGreaterThan(picture.right);
    expect((await edgesOf(screen.locator("figcaption"))).bottom).toBeLessThanOrEqual(
      (await edgesOf(page.locator(".screens-foot"))).top,
    );
  });

  test("what is expected of a trial stands beside its figure or under it, and above the clock", async ({ page }) => {
    await page.goto("/physics/graviteti/ne-ekran#16");
    const screen = page.locator(".screen-try.is-shown");
    const expected = await edgesOf(screen.locator(".expect"));
    // Where both do not fit, the figure makes room for what was shown last.
    const figure = screen.locator("figure");
    if (await figure.isVisible()) {
      const { left, bottom } = await edgesOf(figure);
      expect(expected.right <= left || expected.top >= bottom).toBe(true);
    }
    expect(expected.bottom).toBeLessThanOrEqual((await edgesOf(screen.locator(".screen-clock"))).top);
  });

  test("the rail's dot stands at the section that is marked", async ({ page }) => {
    await page.goto("/physics/graviteti");
    test.skip(!(await page.evaluate(() => CSS.supports("scroll-target-group", "auto"))), "an older Chromium");
    await page.getByRole("heading", { name: "Një rregull për mollën" }).evaluate((heading) => heading.scrollIntoView());
    await expect
      .poll(() =>
        page.evaluate(() => {
          const current = document.querySelector(".lesson-margin .toc a:target-current");
          return current && `${getComputedStyle(current, "::before").width} ${current.textContent}`;
        }),
      )
      .toMatch(/^12px Një\srregull/);
  });

  test("the first drawing of a text stands out to the margin, seen whole, and the next is as wide as it is drawn", async ({
    page,
  }) => {
    await page.goto("/physics/graviteti");
    const figures = page.locator(".lesson-margin + .body > figure");
    const [first, second] = [figures.nth(0).locator("img"), figures.nth(1).locator("img")];
    await first.scrollIntoViewIfNeeded();
    const [wide, plain] = [await edgesOf(first), await edgesOf(second)];
    expect(wide.width).toBeGreaterThan(930);
    expect(wide.bottom - wide.top).toBeLessThanOrEqual(630);
    expect(Math.round(plain.width)).toBe(760);
  });

  test("the exercises are the first ray of a lesson's ending", async ({ page }) => {
    await page.goto("/physics/graviteti");
    const first = page.locator(".ending-row").first();
    await expect(first.getByRole("heading")).toHaveText("Ushtrohu");
    await expect(page.locator(".ending-rays svg").first().locator("path")).toHaveCount(
      1 + (await page.locator(".ending-row").count()),
    );
    await first.getByRole("link", { name: /^\d+ ushtrime me ndihma e zgjidhje$/ }).click();
    await expect(page).toHaveURL("/physics/graviteti/ushtrime");
  });

  test("the light has reached every ray's end when the whole prism is in the window", async ({ page }) => {
    await page.goto("/physics/graviteti");
    const rays = page.locator(".ending-rays > svg").first();
    const seen = () => rays.evaluate((drawing) => getComputedStyle(drawing).clipPath);
    if (!(await page.evaluate(() => CSS.supports("animation-timeline: view()")))) return;
    expect(await seen()).toBe("inset(0px 100% 0px 0px)");
    const below = await edgesOf(page.locator(".ending-prism"));
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), below.bottom + 60 - 900);
    await expect.poll(seen).toBe("inset(0px 0% 0px 0px)");
  });

  test("an exercise's picture stands beside its field, and its help below the field", async ({ page }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/physics/rryma-elektrike/ushtrime");
      const [picture, field] = [page.locator(".practice .exercise-figure svg"), page.getByRole("textbox").last()];
      await expect(picture).toBeVisible();
      expect((await edgesOf(field)).left).toBeGreaterThan((await edgesOf(picture)).right);
      expect((await edgesOf(field)).top).toBeLessThan((await edgesOf(picture)).bottom);
      await page.getByRole("button", { name: "Ndihmë" }).click();
      const help = await edgesOf(page.locator(".exercise-steps"));
      expect([help.left, help.top > (await edgesOf(field)).bottom]).toEqual([(await edgesOf(field)).left, true]);
    }
  });

  test("an exercise is framed by rules, its picture begins at the question's edge, its step is seen once", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/math/pitagora/ushtrime");
    const [work, ladder, card] = await Promise.all(
      [".exercise-work", ".ladder", ".exercise-card"].map((place) => edgesOf(page.locator(place))),
    );
    expect(Math.abs((work?.top ?? 0) - (ladder?.bottom ?? 0))).toBeLessThanOrEqual(2);
    expect(Math.abs((work?.bottom ?? 0) - (card?.bottom ?? 0))).toBeLessThanOrEqual(2);
    const [question, picture] = await Promise.all([
      edgesOf(page.locator(".practice .exercise-question")),
      edgesOf(page.locator(".practice .exercise-figure svg")),
    ]);
    expect(picture.left).toBe(question.left);
    expect(picture.width).toBeGreaterThan(560);
    const heading = page.locator(".exercise-card h2");
    await expect(heading).toHaveAccessibleName("Ushtrimi 1 nga 12 · E kuptoj");
    expect((await edgesOf(heading.locator("span"))).width).toBeLessThan(2);
  });

  test("a story beside its picture has a title of three lines at most, without a broken word", async ({ page }) => {
    for (const address of ["/", "/math", "/physics"]) {
      await page.goto(address);
      const lines = await page
        .locator(".story.side :is(h2, h3)")
        .evaluateAll((heads) =>
          heads.map((head) => Math.round(head.clientHeight / Number.parseFloat(getComputedStyle(head).lineHeight))),
        );
      expect(lines.length).toBeGreaterThan(0);
      expect(Math.max(...lines)).toBeLessThanOrEqual(3);
    }
  });

  test("the texts of a teacher's five steps begin at one height, below pictures of one size", async ({ page }) => {
    await page.goto("/mesuesi");
    const tops = await page
      .locator(".class-steps b")
      .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().top)));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
  });

  test("a notebook's begun lessons and those to begin with fill one row", async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem("prizma:ushtrimet/graviteti", JSON.stringify([1, { "pse-nuk-bie-hena": [[20000, 3]] }])),
    );
    await page.goto("/fletorja");
    const stamps = page.locator(".album-row .stamp");
    await expect(stamps).toHaveCount(3);
    const edges = await Promise.all([0, 1, 2].map((place) => edgesOf(stamps.nth(place))));
    expect(new Set(edges.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(new Set(edges.map(({ width }) => Math.round(width))).size).toBe(1);
    expect((edges[2] as (typeof edges)[number]).right).toBeGreaterThan(1200);
    await expect(page.getByRole("region", { name: "Mësimet e nisura" }).getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("region", { name: "Nis këtu" }).getByRole("listitem")).toHaveCount(2);
  });

  test("words that were found begin on one edge", async ({ page }) => {
    await page.goto("/kerko?q=energjia");
    const lefts = await page
      .locator(".found > li h2")
      .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(2);
  });

  test("a lesson prints with its woken model, large labels and captions at the figures' tops", async ({ page }) => {
    await page.goto("/physics/graviteti");
    await page.locator(".model").scrollIntoViewIfNeeded();
    await expect(page.locator(".model-live")).toBeVisible();
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.emulateMedia({ media: "print" });
    expect((await edgesOf(page.locator(".model .model-ask"))).width).toBeGreaterThan(600);
    const figure = page
      .locator(".body > figure")
      .filter({ has: page.locator("img") })
      .first();
    // Chromium chooses among the sources again when it prints, but not under this emulation.
    const fits = (sources: SVGElement[] | HTMLElement[]) =>
      (sources as HTMLSourceElement[]).filter(({ media }) => matchMedia(media).matches).length;
    expect(await figure.locator("source").evaluateAll(fits)).toBe(0);
    const [image, caption] = [await edgesOf(figure.locator("img")), await edgesOf(figure.locator("figcaption"))];
    expect(Math.abs(caption.top - image.top)).toBeLessThanOrEqual(2);
    expect(caption.left - image.right).toBeLessThan(40);
  });
});

test.describe("narrow", { tag: "@phone" }, () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 800 }));

  test.describe("before the scripts", () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test("a model's values stand clear of the caption's rule, and its still shows them before", async ({ page }) => {
      await page.route(/\/assets\/(?!.*\.css)/, (route) =>
        route.request().resourceType() === "script" ? route.abort() : route.continue(),
      );
      await page.goto("/physics/graviteti");
      const room = page.locator("[data-modeli] > .model-room > ul").first();
      await expect(room).toBeVisible();
      await expect(page.locator("[data-modeli] > .table")).toBeHidden();
      const caption = await edgesOf(page.locator(".model figcaption"));
      expect(caption.top - (await edgesOf(room)).bottom).toBeGreaterThanOrEqual(8);
    });
  });

  test("a found title and its place keep their column beside the cover", async ({ page }) => {
    await page.goto("/kerko?q=forca");
    const results = page.locator(".found > .pictured:has(.found-where)");
    await expect(results.first()).toBeVisible();
    for (const result of await results.all()) {
      const cover = await edgesOf(result.locator("picture"));
      for (const words of ["h2", ".found-where"])
        expect((await edgesOf(result.locator(words))).left).toBeGreaterThan(cover.right);
    }
  });

  test("the sentence of the hour stands clear of the text above and of the rule below", async ({ page }) => {
    await page.goto("/");
    const words = await edgesOf(page.locator(".sky > span"));
    const sky = await edgesOf(page.locator(".sky"));
    expect(words.top - sky.top).toBeGreaterThanOrEqual(10);
    expect(sky.bottom - words.bottom).toBeGreaterThanOrEqual(10);
  });

  test("the title of a passed level stands clear of its badge", async ({ page }) => {
    await page.goto("/physics/electricity-simulator");
    await page.getByRole("button", { name: "Nis nivelin e parë" }).click();
    for (const part of ["Shto bateri", "Shto llambë"])
      await page.getByRole("button", { name: part, exact: true }).first().click();
    await page.getByRole("button", { name: "Test Circuit" }).click();
    const title = page.locator(".circuit-success h1");
    await expect(title).toBeVisible({ timeout: 15_000 });
    const badge = page.locator(".circuit-success .circuit-goal > span").first();
    expect((await edgesOf(badge)).top).toBeGreaterThanOrEqual((await edgesOf(title)).bottom);
  });
});
