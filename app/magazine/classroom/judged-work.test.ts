import { expect, test } from "vitest";
import { begunWork, type ItemWork, parseItemWork } from "./item-work";
import { judgedWork } from "./judged-work";

const answered = (hasHelp: boolean, ...answers: boolean[]) =>
  answers.reduce<ItemWork | null>((work, isRight) => judgedWork(work, isRight, hasHelp), null);

test.each([
  { answers: [true], work: { first: { kind: "right" }, misses: 0, end: "alone" } },
  { answers: [false], work: { first: { kind: "unnamed" }, misses: 1, end: "open" } },
  { answers: [false, false, true], work: { first: { kind: "unnamed" }, misses: 2, end: "helped" } },
  { answers: [true, false], work: { first: { kind: "right" }, misses: 0, end: "alone" } },
])("with help the first answer stays, and the task is open until it is solved: $answers", ({ answers, work }) => {
  expect(answered(true, ...answers)).toMatchObject(work);
});

test.each([
  { answers: [true], work: { first: { kind: "right" }, misses: 0, end: "alone" } },
  { answers: [true, false], work: { first: { kind: "unnamed" }, misses: 1, end: "solution" } },
  { answers: [false, true], work: { first: { kind: "right" }, misses: 0, end: "alone" } },
])("without help the last answer counts: $answers", ({ answers, work }) => {
  expect(answered(false, ...answers)).toMatchObject(work);
});

test("the tab keeps an activity with the numbers of its game; numbers that somebody edited are left out", () => {
  const game = { points: 120, level: 2, right: 12, asked: 14 };
  expect(parseItemWork(JSON.parse(JSON.stringify({ ...begunWork, game })))).toEqual({ ...begunWork, game });
  for (const bad of [{ ...game, points: -1 }, { points: 1 }, "x"]) {
    expect(parseItemWork({ ...begunWork, game: bad })).toEqual(begunWork);
  }
});
