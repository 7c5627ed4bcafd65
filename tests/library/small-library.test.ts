import { expect, test } from "vitest";
import { createEditionMemory, openEdition } from "../../app/library/edition/edition-source";
import { createKvLibrary } from "../../app/library/kv-library";
import { createMemoryLibrary } from "../../app/library/memory-library";
import type { Exercise } from "../../app/magazine/practice/exercise";
import { indexPart } from "../../app/magazine/search/part-names";
import { hash } from "../../seed/pipeline/edition/edition";
import { lesson, smallEdition } from "../../seed/pipeline/fixtures/small-edition";
import { magazineOf } from "../magazine-of";
import { describeLibrary } from "./contract";

const exercise: Exercise = {
  id: "prova",
  step: "kuptoj",
  parameters: [],
  conditions: [],
  prints: [],
  question: "<p>Sa bëjnë 3 dhe 4?</p>",
  answer: { kind: "number", value: "3 + 4" },
  errors: [],
  hints: [],
  solution: ["Shtatë."],
};
const searched = "mësimi\t/physics/mesimi-1\t\t\tnjë";
const textPart = `mekanika-${hash(searched)}`;
const small = smallEdition([], {
  search: [
    { name: indexPart, text: `${textPart}:1\nM\n\n\n\n\n\nmesim A8` },
    { name: textPart, text: searched },
  ],
  withdrawn: [
    {
      subject: "physics",
      slug: "mesimi-0",
      title: "Mësimi zero",
      reason: "Kishte një gabim.",
      onward: { href: "/physics/mesimi-1", text: "Mësimi një" },
    },
  ],
  prerendered: { "fjalori-1": "<h1>Fjalori</h1>", "harta-1": "<h1>Harta</h1>", "harta-1.2": "<h1>Harta e re</h1>" },
  practices: [{ slug: "mesimi-2", exercises: [exercise, { ...exercise, id: "prova-2" }] }],
  contents: [
    lesson(1, "një", { featured: true }),
    lesson(2, "dy"),
    lesson(3, "tre", { quizData: '{"questions":[]}' }),
    lesson(4, "që del nesër", { from: "2999-01-01T00:00:00.000Z" }),
    lesson(5, "që u hoq dje", { until: "2020-01-01T00:00:00.000Z" }),
    lesson(6, "që është këtu", { from: "2020-01-01T00:00:00.000Z", until: "2999-01-01T00:00:00.000Z" }),
  ],
});

test("the small edition holds each kind of record that the contract goes through", () => {
  const { withdrawn, practices, search, prerendered } = magazineOf(small);
  expect([withdrawn.length, practices.length, search.length]).toEqual([1, 1, 2]);
  expect(Object.keys(prerendered)).toEqual(["fjalori-1", "harta-1", "harta-1.2"]);
});

const fail = (line: string) => {
  throw new Error(line);
};

describeLibrary("KV library over an edition of three lessons", async () => {
  const kv = { get: async (key: string) => small.entries.get(key) ?? null };
  const edition = await openEdition(createEditionMemory(), {
    kv,
    deployed: async () => null,
    now: Date.now,
    log: fail,
  });
  const library = edition === null ? fail("no edition") : createKvLibrary(edition, fail);
  return { library, baseline: createMemoryLibrary(magazineOf(small)) };
});
