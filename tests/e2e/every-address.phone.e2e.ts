import type { Page } from "@playwright/test";
import { realMagazine } from "../real-magazine";
import { axeFindings, expect, kindsOfPage, test } from "./magazine";

const { contents, categories } = realMagazine();
const departments = new Map(categories.map(({ id, type }) => [id, type]));
const everyAddress = [
  ...new Set([
    ...Object.values(kindsOfPage).filter((address) => !address.includes("nuk-ka")),
    "/math",
    ...categories.map(({ type, name }) => `/${type}/${name}`),
    ...contents.map(({ categoryId, slug }) =>
      slug === "classical-mechanics" ? "/physics/mechanics" : `/${departments.get(categoryId)}/${slug}`,
    ),
    "/physics/projects/eco-friendly-cities",
    "/fjalori",
    "/contact",
    "/privacy",
    "/terms",
  ]),
];

/** So many addresses to a test, so that the browsers share the work. */
const share = 18;

for (const [width, colorScheme] of [
  [320, "light"],
  [1280, "dark"],
] as const) {
  for (let first = 0; first < everyAddress.length; first += share) {
    const addresses = everyAddress.slice(first, first + share);
    const named = `addresses ${first + 1} to ${first + addresses.length}, ${width} px, ${colorScheme}`;

    test(`${named}: no console error, missing picture, sideways scroll or raw TeX, and axe finds nothing`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const faults: string[] = [];
      page.on("response", (response) => {
        if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
      });
      for (const address of addresses) {
        await page.goto(address);
        faults.push(...(await lookAt(page)).map((fault) => `${address}: ${fault}`));
        if (width === 320) faults.push(...(await axeFindings(page)).map((fault) => `${address}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
}

/** What is wrong with the page that is open, as far as a program can see. */
function lookAt(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Copies are loaded, not the pictures of the page: React compares those with its own when it wakes.
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
    const text = document.querySelector("main")?.textContent ?? "";
    const raw = /\$[^$\n]{1,60}\$|\\(frac|sqrt|cdot|text|mathrm)\b/.exec(text);
    return [
      ...(over > 0 ? [`${over} px too wide`] : []),
      ...bad.map((image) => `no picture, or none of a known size: ${image.src}`),
      ...(raw ? [`TeX as it was written: ${raw[0]}`] : []),
    ];
  });
}
