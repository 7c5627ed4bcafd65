import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Content } from "../magazine/content";
import { markupNumber } from "../magazine/prerendered";
import { prerenderedPages } from "./prerendered-pages";

const lesson: Content = {
  ...{
    id: 1,
    title: "Graviteti",
    slug: "graviteti",
    imageUrl: "/covers/graviteti.svg",
    categoryId: 1,
    contentTypeId: 1,
  },
  ...{ authorId: 1, duration: 6, featured: false, idea: "rënia", models: ["pitagora"] },
  content: '<div data-modeli="pitagora" data-titulli="Pitagora"><svg></svg></div>',
};
const records = {
  categories: [{ id: 1, name: "mekanika", displayName: "Mekanika", description: "", type: "physics" as const }],
  contents: [lesson, { ...lesson, id: 2, slug: "uji", title: "Uji", idea: "lëngu", needs: ["graviteti"], content: "" }],
  glossary: [
    {
      ...{ id: "mase", term: "masë", definition: "Sa lëndë.", english: "mass", unit: "kg" },
      ...{ symbolMath: "<math></math>", taughtIn: ["/physics/graviteti"] },
    },
  ],
  ideaMap: {
    ...{ width: 300, height: 60, rule: 142, cover: 42, key: { x: 150, y: 60, width: 150, height: 90 } },
    places: [
      { slug: "graviteti", step: 0, x: 0, y: 50, lines: ["rënia"], rays: "" },
      { slug: "uji", step: 1, x: 150, y: 50, lines: ["lëngu", "i rëndë"], rays: "M142 50H150" },
    ],
    paths: [{ name: "klasa-9", title: "I pari", why: "Për ty.", lessons: [{ lesson: "graviteti", why: "Nis." }] }],
  },
};
const rendered = () =>
  prerenderedPages(records).map(([page, element]) => [page, renderToStaticMarkup(element)] as const);

/** The digest of the markup below, of each number. */
const digests: Record<number, string> = {
  1: "25cff83aa5d923c8",
  2: "b53ca590cc064024",
  3: "90684d0a95bdb5b9",
  4: "f713f365d2588a31",
  5: "73af28c5cb2f74a2",
  6: "501168a2d2abd007",
  7: "b448e50f93fe2818",
  8: "e0588e42c06676b4",
  9: "091c6e645aa85a8f",
};

test("a changed markup has another number: raise `markupNumber`, and note its digest here", () => {
  const text = rendered()
    .map(([, html]) => html)
    .join("\n");
  expect(createHash("sha256").update(text).digest("hex").slice(0, 16)).toBe(digests[markupNumber]);
});

test("each page shows its records; without a map there is no page of it", () => {
  const [glossary, models, map] = rendered();
  expect([glossary?.[0], models?.[0], map?.[0]]).toEqual(["fjalori", "modelet", "harta"]);
  expect(glossary?.[1]).toContain('<a href="/physics/graviteti">Graviteti</a>');
  expect(models?.[1]).toContain('<a href="/modelet/pitagora">Pitagora</a>');
  expect(map?.[1]).toContain('aria-label="lëngu; pas: rënia"');
  expect(map?.[1]).toContain('<g class="idea-ancestors"><use href="#i0"></use></g>');
  expect(map?.[1]).toContain("2\u00a0ide në\u00a02\u00a0hapa");
  const { ideaMap: _, ...older } = records;
  expect(prerenderedPages(older).map(([page]) => page)).toEqual(["fjalori", "modelet"]);
});
