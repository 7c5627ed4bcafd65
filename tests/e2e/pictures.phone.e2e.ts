import { palette } from "../../seed/drawings/kit/palette";
import { sharesOf } from "../colours";
import { expect, test } from "./magazine";

/** Pictures opened alone: the policy of `public/_headers` must allow each its own colours. */
const pictures = {
  "/covers/graviteti.svg": "physics",
  "/figures/kulla-nga-toka.svg": "math",
  "/gallery/hydraulics/makina-ne-prerje.svg": "physics",
} as const;

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((digit) => Number.parseInt(hex.slice(digit, digit + 2), 16)).join(", ")})`;

for (const theme of ["light", "dark"] as const) {
  test.describe(`a picture opened by itself in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    for (const [address, subject] of Object.entries(pictures)) {
      test(`${address} shows the colours of its subject, on the browser's ground`, async ({ page, open }) => {
        await open(address);
        await expect(page.locator(".s").first()).toHaveCSS("stroke", rgb(palette[subject][theme].spot));
        await expect(page.locator(".t").first()).toHaveCSS("fill", rgb(palette[subject][theme].tint));
        await expect(page.locator(".b").first()).toHaveCSS("stroke", rgb(palette[theme].ink));
        await expect(page.locator(":root")).toHaveCSS("color-scheme", "light dark");
      });
    }

    test("the site's sign shows its ray", async ({ page, open }) => {
      await open("/favicon.svg");
      await expect(page.locator(".m")).toHaveCSS("stroke", rgb(palette.math[theme].spot));
      await expect(page.locator(".p")).toHaveCSS("stroke", rgb(palette.physics[theme].spot));
    });
  });
}

for (const [theme, media, shown, other] of [
  ["light", "screen", "light", "dark"],
  ["dark", "screen", "dark", "light"],
  ["dark", "print", "light", "dark"],
] as const) {
  test(`in the ${theme} theme a lesson's pictures are ${shown} on ${media}`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: theme, media });
    await open("/physics/graviteti");
    for (const place of ["figure > .plate .drawing", ".body figure img", ".lesson-part figure img"]) {
      const image = page.locator(place).first();
      // The cover is in the page itself.
      await image.evaluate((shown: HTMLImageElement | SVGElement) => {
        if (!("decode" in shown)) return;
        shown.loading = "eager";
        return shown.decode();
      });
      // On paper a drawing inside the page has the page's darker ink.
      const own = media === "print" && place.endsWith(".drawing") ? "#7A1C8A" : palette.physics[shown].spot;
      const spots = [own, palette.physics[other].spot];
      // Rows above are drawn while the page scrolls. They may move the picture out of the first screenshot.
      await expect(async () => {
        const [share = 0, another] = sharesOf(await image.screenshot(), spots);
        expect(share, place).toBeGreaterThan(0.0005);
        expect(another, place).toBe(0);
      }).toPass({ timeout: 20_000 });
    }
    if (media === "print") return;
    // The words at a cover's bottom were once under the plate's scale. That is 9 px high.
    const [ratio, below] = await page.locator(".opening-text .plate").evaluate((plate) => {
      const [frame, image] = [plate, plate.querySelector(".drawing") ?? plate].map((each) =>
        each.getBoundingClientRect(),
      );
      return [(image?.width ?? 0) / (image?.height ?? 1), (frame?.bottom ?? 0) - (image?.bottom ?? 0)];
    });
    expect(ratio).toBeCloseTo(3 / 2, 2);
    expect(below).toBeGreaterThanOrEqual(8.9);
  });
}

test("a figure's labels are 12,5 px on a phone of 360, and 15 where it is 760 wide", async ({ page, open }) => {
  const address = "/figures/kulla-nga-toka.svg";
  const widthOf = async (style: string) => {
    await open("/favicon.svg");
    await open(`${address}${style}`);
    return page
      .locator(".l")
      .last()
      .evaluate((label) => label.getBoundingClientRect().width);
  };
  const [narrow, wide] = [await widthOf(""), await widthOf("#wide")];
  const units = 27.4;
  expect((units * 328) / 720).toBeGreaterThanOrEqual(12.4);
  expect(Math.abs((units * (wide / narrow) * 760) / 720 - 15)).toBeLessThan(0.5);
});

test("the words of a lesson's head are shown there alone", async ({ page, open }) => {
  await open("/covers/graviteti.svg");
  await expect(page.locator(".v")).toBeHidden();
  await open("/favicon.svg");
  await open("/covers/graviteti.svg#head");
  await expect(page.locator(".v")).toBeVisible();
});

test("a film opened by itself plays", async ({ page }) => {
  // Chromium loads a film in its player, and so aborts the response to the navigation.
  await page.goto("/films/hydraulics.mp4").catch(() => undefined);
  await expect
    .poll(() => page.locator("video").evaluate((film: HTMLVideoElement) => film.readyState))
    .toBeGreaterThan(1);
});
