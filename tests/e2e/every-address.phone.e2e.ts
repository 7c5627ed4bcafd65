import { realMagazine } from "../real-magazine";
import { expect, kindsOfPage, test } from "./magazine";

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
    "/contact",
    "/privacy",
    "/terms",
  ]),
];

for (const [width, colorScheme] of [
  [320, "light"],
  [1280, "dark"],
] as const) {
  test(`no address has a console error, a missing picture or a sideways scroll at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const faults: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    for (const address of everyAddress) {
      await page.goto(address);
      const { over, empty } = await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        return {
          over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          empty: [...document.images]
            .filter(
              (image) => image.naturalWidth === 0 || !image.getAttribute("width") || !image.getAttribute("height"),
            )
            .map((image) => image.src),
        };
      });
      if (over > 0) faults.push(`${address}: ${over} px too wide`);
      faults.push(...empty.map((src) => `${address}: no picture, or none of a known size: ${src}`));
    }
    expect(faults).toEqual([]);
  });
}
