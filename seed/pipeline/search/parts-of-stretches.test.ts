import { expect, test } from "vitest";
import type { Content } from "../../../app/magazine/content";
import { indexPart } from "../../../app/magazine/search/part-names";
import { partsOfStretches } from "./parts-of-stretches";

const lesson = (slug: string, title: string): Content => ({
  ...{ id: 1, title, slug, imageUrl: "/a.svg", categoryId: 1, contentTypeId: 1 },
  ...{ authorId: 1, duration: 5, featured: false, content: "" },
});
const searched = { categories: [], terms: [], projects: [], practices: [], hours: [], otherNames: {} };

test("each stretch has an index and the texts of its pieces; what no hour changes is there once", () => {
  const [moon, mars] = [lesson("hena", "Hëna"), lesson("marsi", "Marsi")];
  const stretches = new Map([
    [0, [moon]],
    [1, [moon, mars]],
  ]);
  const parts = partsOfStretches(searched, stretches, (text) => (text.includes("Marsi") ? "b" : "a"));
  expect(parts.map(({ name }) => name)).toEqual([
    indexPart,
    "kapitujt-a",
    "te-tjera-a",
    `${indexPart}.1`,
    "te-tjera-b",
  ]);
  const withMars = parts.filter(({ text }) => /mars/i.test(text)).map(({ name }) => name);
  expect(withMars).toEqual([`${indexPart}.1`, "te-tjera-b"]);
});
