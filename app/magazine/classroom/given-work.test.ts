import { expect, test } from "vitest";
import { exerciseWith } from "../practice/exercise.fixture";
import type { ClassLesson, WorkTexts } from "./assigned-items";
import { type Assignment, modelName } from "./assignment";
import { openedWork, readTexts } from "./given-work";

const lesson = (id: number, slug: string): ClassLesson => ({ id, slug, title: slug, subject: "math", count: 1 });
const lessons: ClassLesson[] = [
  { ...lesson(1, "rrathet"), models: [modelName("rrota")] },
  lesson(2, "thyesat"),
  { ...lesson(3, "kuizi"), count: 0, isQuiz: true },
];
const assignment: Assignment = {
  ...{ hasOwnNumbers: true, hasHelp: true, keepsTyped: true, who: "number", seed: 1 },
  parts: [
    { kind: "model", model: modelName("rrota") },
    { kind: "exercises", content: 2, exercises: [5] },
    { kind: "quiz", content: 3, questions: [] },
  ],
};
const rota = exerciseWith({ kind: "choice", options: [{ text: "po" }, { text: "jo" }], right: 1 }, { id: "rrota" });

/** Reads with a library that has some texts. @param rejects slugs that cannot be read @returns also what was asked */
async function read(...rejects: string[]) {
  const asked: string[] = [];
  const reading =
    <Text>(kind: string, text: (slug: string) => Text) =>
    async (slug: string) => {
      asked.push(`${kind} ${slug}`);
      if (rejects.includes(slug)) throw new Error("no network");
      return text(slug);
    };
  const library = {
    practice: reading("practice", (slug) => ({ slug, exercises: [] })),
    questions: reading("questions", (slug) => ({ slug, exercises: [rota], quizzes: [] })),
  };
  return { asked, texts: await readTexts({ assignment }, lessons, { loadLibrary: async () => library }) };
}

test("of each lesson what a work needs is read, and no more", async () => {
  const { asked, texts } = await read();
  expect(asked.sort()).toEqual(["practice thyesat", "questions kuizi", "questions rrathet"]);
  expect(texts.missing).toEqual([]);
  expect(openedWork({ assignment }, lessons, texts).items.map(({ part, exercise }) => [part, exercise?.id])).toEqual([
    ["model", "rrota"],
    ["exercises", undefined],
    ["quiz", undefined],
  ]);
});

test("what cannot be read is told by its lesson, the rest is there", async () => {
  const { texts } = await read("rrathet");
  expect(texts.missing.map(({ slug }) => slug)).toEqual(["rrathet"]);
  expect([texts.practices.length, texts.questions.length]).toEqual([1, 1]);
  const none: WorkTexts & { missing: readonly ClassLesson[] } = await readTexts({ assignment }, lessons, {
    loadLibrary: () => Promise.reject(new Error("no network")),
  });
  expect(none).toEqual({ practices: [], questions: [], missing: lessons });
});
