import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { chapters } from "../../magazine/chapters";
import { OfflineScreen } from "../../ui/absence/offline-screen";
import { ChapterFront } from "../../ui/chapter-front";
import { withDay, withKeptPages, withPackMark } from "./kept-words";
import type { Kept } from "./offline-rules";

const kept = (path: string, title: string): Kept => ({ path, title, version: "e.b", keptAt: 0 });
const itemsOf = (html: string) =>
  [...html.matchAll(/<li class="(\w*)"><a href="([^"]+)">([^<]*)</g)].map(([, ...of]) => of);

describe("the page without a network", () => {
  const empty = renderToStaticMarkup(createElement(OfflineScreen));

  test("lists pieces before fronts, each in the colour of its department, once", () => {
    const pages = [
      kept("/", "Prizma"),
      kept("/math/euklidi", "Euklidi"),
      kept("/physics/uji", "Uji"),
      kept("/", "Prizma"),
    ];
    expect(itemsOf(withKeptPages(empty, pages, true))).toEqual([
      ["math", "/math/euklidi", "Euklidi"],
      ["physics", "/physics/uji", "Uji"],
      ["", "/", "Prizma"],
    ]);
  });

  test("says that there is nothing where nothing was kept", () => {
    expect(withKeptPages(empty, [], true)).toContain("Këtu nuk është ruajtur ende asgjë.");
  });

  test("leads to the notebook only where it is on the device", () => {
    expect(withKeptPages(empty, [], true)).toMatch(/<a [^>]*href="\/fletorja"[^>]*>Fletorja ime</);
    expect(withKeptPages(empty, [], false)).not.toContain("/fletorja");
    expect(withKeptPages(empty, [], false)).toContain("Provo përsëri</a>");
  });

  test("leaves exercises that the notebook keeps, which have no title, off the list", () => {
    expect(itemsOf(withKeptPages(empty, [kept("/api/practice/uji", "")], true))).toEqual([]);
  });

  test("takes a title as text", () => {
    expect(withKeptPages(empty, [kept("/physics/uji", 'A < B & "C"')], true)).toContain("A &lt; B &amp; &quot;C&quot;");
  });
});

describe("the page of a chapter that is on the device", () => {
  const optics = chapters.find(({ name }) => name === "optika");
  const html = renderToStaticMarkup(
    createElement(ChapterFront, {
      ...{ subject: "physics", name: "optika", cover: "", title: optics?.title ?? "", description: "Drita.", count: 3 },
      ...{ back: { href: "/physics", text: "Fizika" }, size: "374 KB" },
    }),
  );

  test("tells its size before it is taken, in a link to where it is", () => {
    expect(html).toContain('<a class="chapter-pack" href="/physics/optika/me-vete">Merre me vete · 374 KB</a>');
  });

  test("says that it is there, and whether there is a newer edition", () => {
    expect(withPackMark(html, true)).toContain('href="/physics/optika/me-vete">E ke me vete</a>');
    expect(withPackMark(html, false)).toContain(">E ke me vete: ka dalë botim i ri</a>");
  });

  test("is left as it is where React will compare it", () => {
    const played = html.replace(/<a class="chapter-pack".*?<\/a>/, "");
    expect(withPackMark(played, true)).toBe(played);
  });
});

describe("a kept page", () => {
  const timeMs = Date.parse("2026-11-21T10:00:00Z");

  test("says on which day it was kept, at the head of its content", () => {
    const html = withDay('<body><main id="permbajtja" tabindex="-1"><h1>Uji</h1></main></body>', timeMs);
    expect(html).toMatch(/<main[^>]*><p class="[^"]*kept-note">[^<]* më 21 nëntor 2026\.<\/p><h1>/);
  });

  test("that is played with is left as React knows it", () => {
    const html = '<!DOCTYPE html><html lang="sq" data-played=""><main></main></html>';
    expect(withDay(html, timeMs)).toBe(html);
  });
});
