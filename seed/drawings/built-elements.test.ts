/** @vitest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Counts the elements that a browser builds for a picture. Every <use> copies the whole element that it names. */
function builtElements(text: string): number {
  const picture = new DOMParser().parseFromString(text, "image/svg+xml");
  const built = (element: Element): number => {
    const own = [...element.children].reduce((sum, child) => sum + built(child), 1);
    const used = element.localName === "use" ? picture.querySelector(element.getAttribute("href") ?? "") : null;
    return own + (used ? built(used) : 0);
  };
  return built(picture.documentElement);
}

test("a copy of a copy counts as often as it is built", () => {
  const nested = `<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><path/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/></svg>`;
  // The browser builds four groups of elements. They are svg, a and its path, b and twice (use, a, path), use and b
  // once more.
  expect(builtElements(nested)).toBe(1 + 2 + 7 + 8);
});

test("no picture makes a browser build more than two thousand elements", () => {
  const pictures = readdirSync("public", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".svg"));
  expect(pictures.length).toBeGreaterThan(100);
  for (const path of pictures) {
    expect(builtElements(readFileSync(`public/${path}`, "utf8")), path).toBeLessThanOrEqual(2_000);
  }
});
