import fc from "fast-check";
import { expect, test } from "vitest";
import { relatedContents } from "./related-contents";

const piece = (slug: string, content = "", categoryId = 1, contentTypeId: 1 | 3 = 1) => ({
  slug,
  content,
  categoryId,
  contentTypeId,
});
const to = (slug: string) => `<a href="/physics/${slug}">atje</a>`;
const term = (id: string) => `<a class="term" href="/fjalori#${id}">fjala</a>`;

test("a link in the text is nearest, then the link that leads here, then shared terms, then the place in the list", () => {
  const near = relatedContents([
    piece("a", to("d") + term("masa")),
    piece("b"),
    piece("c", term("masa")),
    piece("d"),
    piece("e", to("a")),
  ]);
  expect(near.get("a")).toEqual(["d", "e"]);
  expect(near.get("c")).toEqual(["a", "b"]);
  expect(near.get("d")).toEqual(["a", "c"]);
});

test("of two shared terms the rarer counts more", () => {
  const near = relatedContents([
    piece("a", term("masa") + term("rezonanca")),
    piece("b", term("masa")),
    piece("c", term("masa")),
    piece("d", term("rezonanca")),
  ]);
  expect(near.get("a")?.[0]).toBe("d");
});

test("another chapter is never near, whatever is linked", () => {
  const near = relatedContents([piece("a", to("x")), piece("b"), piece("x", to("a"), 2)]);
  expect([near.get("a"), near.get("x")]).toEqual([["b"], []]);
});

test("a piece that is nearest to none is offered all the same, where it costs least", () => {
  const near = relatedContents([
    piece("a", to("b") + to("c")),
    piece("b", to("a") + to("c")),
    piece("c", to("a") + to("b")),
    piece("d"),
  ]);
  expect(near.get("c")).toContain("d");
});

test("what a quiz alone is near to is offered by a lesson: a quiz's page shows no offers", () => {
  const near = relatedContents([
    piece("a", to("b") + to("c")),
    piece("b", to("a") + to("c")),
    piece("c", to("a") + to("b")),
    piece("d"),
    piece("kuizi", to("d"), 1, 3),
  ]);
  expect(["a", "b", "c"].flatMap((slug) => near.get(slug) ?? [])).toContain("d");
});

test("whatever the texts, each piece of a chapter of three or more has two, is offered, and the choice is the same again", () => {
  const chapter = fc.array(fc.array(fc.nat(11), { maxLength: 4 }), { minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(chapter, (links) => {
      const pieces = links.map((there, index) => piece(`p${index}`, there.map((k) => to(`p${k}`)).join("")));
      const near = relatedContents(pieces);
      for (const { slug } of pieces) expect(new Set([slug, ...(near.get(slug) ?? [])]).size).toBe(3);
      expect(new Set([...near.values()].flat()).size).toBe(pieces.length);
      expect(relatedContents(pieces)).toEqual(near);
    }),
  );
});
