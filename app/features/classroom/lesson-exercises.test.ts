import { expect, test } from "vitest";
import type { ClassLesson } from "../../magazine/classroom/assigned-items";
import { modelName, questionId, shortName } from "../../magazine/classroom/assignment";
import { exerciseWith } from "../../magazine/practice/exercise.fixture";
import { assignmentOf, composingReducer, emptyComposition, fits, missingOf } from "./composing-rules";
import { offeredExercises, offeredQuizzes, readLessonTexts } from "./lesson-exercises.client";

const lesson: ClassLesson = { id: 4, slug: "thyesat", title: "Thyesat", subject: "math", count: 1, models: [7] };
const quiz: ClassLesson = { id: 9, slug: "kuizi", title: "Kuizi", subject: "math", count: 0, isQuiz: true };
const lessons = [lesson, quiz];
const question = (id: string) =>
  exerciseWith({ kind: "choice", options: [{ text: "po" }, { text: "jo" }, { text: "pak" }], right: 0 }, { id });
const asked = [3, 5, 8].map(questionId);

const library = (canReadQuiz = true) => ({
  practice: async (slug: string) =>
    slug === "thyesat"
      ? { slug, exercises: [exerciseWith({ kind: "number", value: "1" }, { id: "pica", step: "tutje" })] }
      : null,
  questions: async (slug: string) => {
    if (slug === "thyesat") {
      return {
        slug,
        exercises: [question("topat")],
        quizzes: [{ slug: "kuizi", questions: [asked[0], asked[2]] as string[] }],
      };
    }
    if (!canReadQuiz) throw new Error("no network");
    return { slug, exercises: asked.map(question), quizzes: [] };
  },
});
const textsOf = (each = library()) => readLessonTexts(lesson, { loadLibrary: async () => each });

test("a lesson offers its exercises, the question of its model, and of a quiz those that it teaches", async () => {
  const texts = await textsOf();
  if (texts === null) throw new Error("the lesson is there");
  const offered = offeredExercises(lesson, lessons, texts);
  expect(offered.map(({ content, id, step, errors }) => [content, id, step, errors])).toEqual([
    [4, "pica", "tutje", 0],
    [4, "topat", "model", 2],
    [9, asked[0], "quiz", 2],
    [9, asked[2], "quiz", 2],
  ]);
  expect(texts.lacksQuiz).toBe(false);

  // Neighbours of one quiz are one part; what stands between parts them.
  const [exercise, model, first, last] = offered.map(({ errors: _, ...row }) => row);
  const rows = [first, last, model, exercise].flatMap((row) => row ?? []);
  const composed = rows.reduce(
    (list, row) => composingReducer(list, { type: "toggle", exercise: row }),
    emptyComposition,
  );
  expect(assignmentOf(composed)).toMatchObject({
    parts: [
      { kind: "quiz", content: 9, questions: [3, 8] },
      { kind: "model", model: modelName("topat") },
      { kind: "exercises", content: 4, exercises: [shortName("pica")] },
    ],
  });
});

test("a whole quiz has the questions about other lessons too; what is in the list already is not added again", async () => {
  const texts = await textsOf();
  if (texts === null) throw new Error("the lesson is there");
  const [whole, ...others] = offeredQuizzes(lessons, texts);
  expect([whole?.title, whole?.questions.map(({ id }) => id), others]).toEqual(["Kuizi", asked, []]);
  const [taught] = offeredExercises(lesson, lessons, texts).filter(({ step }) => step === "quiz");
  if (whole === undefined || taught === undefined) throw new Error("the quiz asks about the lesson");
  const one = composingReducer(emptyComposition, { type: "toggle", exercise: taught });
  expect(missingOf(one, whole.questions).map(({ id }) => id)).toEqual([asked[1], asked[2]]);
  const all = composingReducer(one, { type: "add", added: whole.questions });
  expect(assignmentOf(all)).toMatchObject({ parts: [{ kind: "quiz", content: 9, questions: [3, 5, 8] }] });
  expect([fits(all, 37), fits(all, 38)]).toEqual([true, false]);
  expect(offeredQuizzes([lesson], texts)).toEqual([]);
});

test("a quiz of another chapter that the device lacks takes nothing else away; without the lesson's own there is nothing", async () => {
  const texts = await textsOf(library(false));
  expect(texts?.lacksQuiz).toBe(true);
  expect(texts && offeredExercises(lesson, lessons, texts).map(({ step }) => step)).toEqual(["tutje", "model"]);
  expect(await textsOf({ ...library(), practice: async () => null })).toBeNull();
  await expect(
    readLessonTexts(lesson, { loadLibrary: () => Promise.reject(new Error("no network")) }),
  ).rejects.toThrow();
});

test("a lesson without questions of its own asks the network for none", async () => {
  const none = { ...library(), questions: () => Promise.reject(new Error("not asked")) };
  const texts = await readLessonTexts({ ...lesson, models: undefined }, { loadLibrary: async () => none });
  expect(texts).toMatchObject({ questions: [], lacksQuiz: false });
});
