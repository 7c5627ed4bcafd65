// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { GalleryItem } from "../../magazine/project";
import { Gallery } from "./gallery";

const picture = (name: string): GalleryItem => ({
  type: "image",
  src: `/gallery/${name}.svg`,
  alt: `Pamja ${name}`,
  caption: `Vër re ${name}.`,
});
const film: GalleryItem = {
  type: "video",
  src: "/films/prova.mp4",
  title: "Prova",
  thumbnail: "/gallery/prova.svg",
  duration: 332,
  size: 4_120_000,
  captions: "/films/prova.vtt",
  caption: "Hap pas hapi.",
};
const online: GalleryItem = { ...film, src: undefined, id: "abcdefghijk", size: undefined };

function page(items: GalleryItem[]): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = renderToStaticMarkup(<Gallery items={items} title="Galeria" />);
  return root;
}
const hrefs = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

test("without script every item opens as the file it is, and a film of YouTube's on its page", () => {
  expect(hrefs(page([picture("a"), film, online]), ".gallery-open")).toEqual([
    "/gallery/a.svg",
    "/films/prova.mp4",
    "https://www.youtube.com/watch?v=abcdefghijk",
  ]);
});

test("without script previous, next, dots and thumbnails are anchors that exist, and they wrap around", () => {
  const root = page([picture("a"), picture("b"), film]);
  expect(hrefs(root, '[rel="prev"]')).toEqual(["#pamja-3", "#pamja-1", "#pamja-2"]);
  expect(hrefs(root, '[rel="next"]')).toEqual(["#pamja-2", "#pamja-3", "#pamja-1"]);
  for (const list of [".gallery-dots a", ".gallery-thumbs a"]) {
    expect(hrefs(root, list)).toEqual(["#pamja-1", "#pamja-2", "#pamja-3"]);
  }
  for (const href of hrefs(root, 'a[href^="#"]')) expect(root.querySelector(href ?? "")).not.toBeNull();
});

test("a film costs nothing before it is asked for: its page holds a poster, its length and its size", () => {
  const root = page([film, online]);
  expect(root.querySelector("video, iframe, track, :not(picture) > source, [preload]")).toBeNull();
  expect([...root.querySelectorAll(".gallery-open")].map((link) => link.textContent)).toEqual([
    "Luaj filmin 5:32 · 4,1\u00a0MB",
    "Luaj filmin 5:32",
  ]);
});

test("each picture is described and captioned", () => {
  const root = page([picture("a")]);
  expect(root.querySelector(".gallery-open img")?.getAttribute("alt")).toBe("Pamja a");
  expect(root.querySelector("figcaption")?.textContent?.trim()).toBe("Vër re a.");
  expect(root.querySelector('[role="status"]')?.textContent).toBe("1 nga 1");
});
