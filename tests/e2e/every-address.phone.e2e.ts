import type { Page } from "@playwright/test";
import { isWhole } from "../long-series";
import { triedPages } from "../public-addresses";
import { axeFindings, expect, test } from "./magazine";

const nowhere = ["/math/nuk-ka", "/nuk-ka"];
const everyAddress = [...triedPages(8), ...nowhere];

test.use({ expectedErrors: /status of 404.*\/nuk-ka$/ });

/** The number of addresses per test, so that the browsers share the work. */
const share = 18;

for (const [index, [width, colorScheme]] of (
  [
    [320, "light"],
    [1280, "dark"],
  ] as const
).entries()) {
  // A share of the series is every second lesson. It has every second other page once, narrow or wide.
  const opened = everyAddress.filter((_, place) => isWhole || place % 2 === index);
  for (let first = 0; first < opened.length; first += share) {
    const addresses = opened.slice(first, first + share);
    const named = `addresses ${first + 1} to ${first + addresses.length}, ${width} px, ${colorScheme}`;

    test(`${named}: no console error, missing picture, sideways scroll or raw TeX, and axe finds nothing`, {
      tag: "@series",
    }, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const faults: string[] = [];
      page.on("response", (response) => {
        if (response.status() >= 400 && !response.url().endsWith("/nuk-ka"))
          faults.push(`${response.status()} ${response.url()}`);
      });
      for (const address of addresses) {
        await page.goto(address);
        faults.push(...(await lookAt(page)).map((fault) => `${address}: ${fault}`));
        faults.push(...(await axeFindings(page)).map((fault) => `${address}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
}

/** Lists the faults of the open page that a program can detect. */
function lookAt(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Loads copies, not the pictures of the page. React compares those with its own during hydration.
    const sound = new Set<string>();
    const load = async ({ src }: HTMLImageElement) => {
      const copy = new Image();
      copy.src = src;
      await copy.decode().then(
        () => sound.add(src),
        () => undefined,
      );
    };
    await Promise.all([...document.images].map(load));
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const bad = [...document.images].filter(
      (image) => !sound.has(image.src) || !image.getAttribute("width") || !image.getAttribute("height"),
    );
    const cut = [...document.querySelectorAll("main :is(h1, h2, h3)")].filter((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect().right > heading.getBoundingClientRect().right + 1;
    });
    // A size that names an unknown variable leaves a heading as small as its text.
    const first = document.querySelector("main h1");
    const size = first === null ? 0 : Number.parseFloat(getComputedStyle(first).fontSize);
    // In the list of models each picture was once 16 px wide on a desktop. The grid of the lesson's still kept room for
    // its table.
    const tiny = [...document.querySelectorAll("main .model-picture")].filter(
      // Of a lesson's screens one is shown.
      (drawing) => drawing.getBoundingClientRect().width < 120 && !drawing.closest(".screen:not(.is-shown)"),
    );
    const text = document.querySelector("main")?.textContent ?? "";
    const raw = /\$[^$\n]{1,60}\$|\\(frac|sqrt|cdot|text|mathrm)\b/.exec(text);
    return [
      ...(over > 0 ? [`${over} px too wide`] : []),
      ...bad.map((image) => `no picture, or none of a known size: ${image.src}`),
      ...cut.map((heading) => `a heading wider than its column: ${heading.textContent}`),
      ...(size < 24 ? [`its heading is ${size} px high`] : []),
      ...tiny.map((drawing) => `a drawing too small to see: ${drawing.getAttribute("aria-label")}`),
      ...(raw ? [`TeX as it was written: ${raw[0]}`] : []),
    ];
  });
}
