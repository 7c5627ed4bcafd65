import { expect, test } from "vitest";
import { createMemoryLibrary } from "../../app/library/memory-library";
import { modelPage, modelsPage } from "../../app/pages/model/models-page";
import { realMagazine } from "../real-magazine";

const library = createMemoryLibrary(realMagazine());

test("each model is followed by the next three of the list, which begins again at its end", async () => {
  const { chapters } = await modelsPage(library);
  const names = chapters.flatMap(({ models }) => models.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(40);
  for (const [place, name] of names.entries()) {
    const further = (await modelPage(library, name))?.further.map((each) => each.name);
    expect(further).toEqual([1, 2, 3].map((by) => names[(place + by) % names.length]));
  }
});

test("a further model has the title and the department of its lesson", async () => {
  const { further } = (await modelPage(library, "topi-i-njutonit")) ?? {};
  const [first] = further ?? [];
  const next = first && (await modelPage(library, first.name));
  expect(first).toEqual({ name: next?.name, lesson: next?.lesson.title, subject: next?.subject });
});
