/** Tests what the magazine's own quizzes and models give a class to ask. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { askedQuestionsSchema } from "../../app/magazine/classroom/asked-questions";
import { modelName, questionId } from "../../app/magazine/classroom/assignment";
import { questionName } from "../../app/magazine/classroom/question-exercises";
import { touchModelNames } from "../../app/magazine/lesson-markup";
import { plainText } from "../../app/magazine/practice/printed-text";
import { parseQuiz } from "../../app/magazine/quiz";
import { realMagazine } from "../real-magazine";

const { contents, questions = [] } = realMagazine();
const quizzes = contents.filter(({ quizData }) => quizData !== undefined);

test("every question of every quiz can be asked, each by a name of its own", () => {
  expect(quizzes.length).toBeGreaterThanOrEqual(4);
  for (const { slug, quizData = "" } of quizzes) {
    const quiz = parseQuiz(quizData);
    const names = quiz.ok ? quiz.value.questions.map(questionName) : [];
    const asked = questions.find((each) => each.slug === slug)?.exercises.map(({ id }) => id);
    expect([slug, asked]).toEqual([slug, names.map(questionId)]);
    expect([slug, new Set(names).size, names.length > 0]).toEqual([slug, names.length, true]);
  }
});

test("no two models have one name in a code, and each model of a lesson can be asked where it stands", () => {
  expect(new Set(touchModelNames.map(modelName)).size).toBe(touchModelNames.length);
  const asked = questions.flatMap(({ exercises }) => exercises.flatMap(({ model }) => model ?? []));
  const shown = contents.flatMap(({ models = [] }) => models).filter((name) => touchModelNames.includes(name as never));
  expect(asked.map(({ name }) => name)).toEqual(shown);
  expect(asked.length).toBeGreaterThanOrEqual(40);
});

test("a lesson names the quizzes that ask about it, with questions that they have", () => {
  const named = questions.flatMap(({ quizzes: asking }) => asking);
  const ids = new Map(questions.map(({ slug, exercises }) => [slug, exercises.map(({ id }) => id)]));
  expect(named.every(({ slug, questions: own }) => own.every((id) => ids.get(slug)?.includes(id)))).toBe(true);
  const all = quizzes.flatMap(({ slug }) => ids.get(slug) ?? []);
  expect(named.flatMap(({ questions: own }) => own).length).toBe(all.length);
});

test("each is as the API publishes it, with a right option and words in every text", () => {
  for (const asked of questions) {
    expect([asked.slug, v.safeParse(askedQuestionsSchema, asked).issues]).toEqual([asked.slug, undefined]);
    for (const { id, question, answer, solution } of asked.exercises) {
      const options = answer.kind === "choice" ? answer.options : [];
      const texts = [question, ...options.map(({ text }) => text), ...solution].map(plainText);
      expect([id, texts.filter((text) => text.trim() === "")]).toEqual([id, []]);
      expect([id, answer.kind === "choice" && options[answer.right] !== undefined]).toEqual([id, true]);
      expect([id, solution.length]).toEqual([id, 1]);
    }
  }
});
