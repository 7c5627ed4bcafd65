import { expect, test } from "vitest";
import type { Library } from "../../library/library";
import { exerciseWith } from "../../magazine/practice/exercise.fixture";
import { notebookPage } from "./notebook-page";

const lesson = (slug: string, categoryId: number) =>
  ({ slug, title: slug, categoryId, exercises: 2, imageUrl: `/covers/${slug}.svg` }) as never;
const number = { kind: "number", value: "1" } as const;

test("an empty notebook asks what needs no picture, and its link opens that exercise", async () => {
  const library = {
    contents: async () => [lesson("thyesat", 7), lesson("rryma", 1)],
    categories: async () => [
      { id: 7, type: "math" },
      { id: 1, type: "physics" },
    ],
    practice: async (slug: string) => ({
      slug,
      exercises: [
        exerciseWith(number, { id: "me-figure", question: "Shiko figurën.", figures: [] }),
        exerciseWith(number, { id: "pa-figure", question: "Sa?" }),
      ],
    }),
  };
  const { first } = await notebookPage(library as unknown as Library);
  expect(first.map(({ question, href }) => [question, href])).toEqual([
    ["Sa?", "/math/thyesat/ushtrime?u=pa-figure"],
    ["Sa?", "/physics/rryma/ushtrime?u=pa-figure"],
  ]);
});
