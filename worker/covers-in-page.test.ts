import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { putCoversInPage } from "./covers-in-page";

const readPublic = async (path: string) => readFileSync(`public${path}`, "utf8");

const picture = (src: string, { alt = "", loading = "eager", sources = "" } = {}) =>
  `<picture>${sources}<img src="${src}" alt="${alt}" width="1200" height="800" loading="${loading}"/></picture>`;

describe("a page", () => {
  test("gets the drawings that it shows at once, and keeps the others", async () => {
    const later = picture("/covers/pitagora.svg", { loading: "lazy" });
    const photo = picture("/media/foto.jpg");
    const html = `<p>${picture("/covers/graviteti.svg#head")}</p>${later}${photo}`;
    const page = await putCoversInPage(html, readPublic);
    expect(page).toMatch(/^<p><svg class="drawing physics" viewBox="0 0 1200 800" [^>]* aria-hidden="true">/);
    expect(page.endsWith(`</svg></p>${later}${photo}`)).toBe(true);
  });

  test("says what a drawing shows", async () => {
    const page = await putCoversInPage(picture("/covers/rreze.svg", { alt: "Një rreze &amp; prizmi." }), readPublic);
    expect(page).toContain('role="img" aria-label="Një rreze &amp; prizmi."');
  });

  test("keeps a composition for wide screens as a file that a phone does not load", async () => {
    const sources = '<source media="(min-width:52rem)" srcSet="/covers/fizika-strip.svg"/>';
    const page = await putCoversInPage(picture("/covers/fizika.svg", { sources }), readPublic);
    expect(page).toContain('<svg class="drawing narrow physics"');
    expect(page.endsWith(`</svg>${picture("/covers/fizika.svg", { sources, loading: "lazy" })}`)).toBe(true);
  });

  test("keeps the file of a drawing that cannot be read", async () => {
    const html = picture("/covers/graviteti.svg");
    expect(await putCoversInPage(html, async () => null)).toBe(html);
    expect(await putCoversInPage(html, () => Promise.reject(new Error("down")))).toBe(html);
    expect(await putCoversInPage(html, async () => "<svg/>")).toBe(html);
  });
});
