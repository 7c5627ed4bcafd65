/**
 * Tests that every sentence written for an exercise reaches a pupil: each known error and each wrong option is answered
 * by its own sentence on the page, each hint and each line of the solution is shown.
 */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ExerciseCard } from "../../app/features/practice/exercise-card";
import { furtherKinds } from "../../app/features/practice/further-kinds.client";
import { initialPractice, type PracticeAction, practiceReducer } from "../../app/features/practice/practice-rules";
import type { FurtherKinds } from "../../app/features/practice/use-further-kinds";
import { formatNumber } from "../../app/magazine/albanian";
import { computed, drawNumbers, filledIn } from "../../app/magazine/practice/draw";
import type { Exercise } from "../../app/magazine/practice/exercise";
import type { Scope } from "../../app/magazine/practice/expression";
import { elementsOf } from "../../app/magazine/practice/further/model-answer";
import { type Input, verdictOn } from "../../app/magazine/practice/verdict";
import { fieldsOf, typedAs } from "../../seed/pipeline/practice/try-further";
import { realMagazine } from "../real-magazine";

const { practices = [] } = realMagazine();
const all = practices.flatMap(({ slug, exercises }) => exercises.map((exercise) => ({ slug, exercise })));

/** Most draws of one exercise in which a sentence is looked for: for some numbers two errors give one value. */
const mostDraws = 40;

const further: FurtherKinds = { loaded: furtherKinds, failed: false, retry() {} };
const check: PracticeAction = { type: "check", judge: furtherKinds.furtherVerdict };

/** Returns the page of an exercise, as it is after some actions. */
function pageAfter(exercise: Exercise, draw: number, actions: readonly PracticeAction[]): string {
  const opened = practiceReducer(initialPractice([exercise]), { type: "open", index: 0, draw });
  const state = actions.reduce(practiceReducer, opened);
  return renderToStaticMarkup(createElement(ExerciseCard, { state, dispatch() {}, alive: true, further, onNext() {} }));
}

/** Returns the HTML of the verdict. Hints, the solution or the form's end follow it. */
const saidOn = (page: string) => /role="status"[^>]*>(.*?)(?:<section|<\/form>)/s.exec(page)?.[1] ?? "";

/** Returns what a pupil gives who made a known error; null if it has no value for these numbers. */
function inputOf(exercise: Exercise, values: readonly string[], numbers: Scope): Input | null {
  const { answer } = exercise;
  if (answer.kind === "set" || answer.kind === "relation") {
    const isNobodys = answer.kind === "set" && values.length > 0 && elementsOf(values, numbers).length === 0;
    return isNobodys ? null : typedAs(exercise, values, numbers);
  }
  if (answer.kind === "expression") {
    return (values[0] ?? "").replace(/[\p{L}_][\p{L}\p{N}_]*/gu, (name) =>
      Object.hasOwn(numbers, name) ? `(${numbers[name]})` : name,
    );
  }
  const typed = values.map((value) => computed(value, numbers));
  if (!typed.every(Number.isFinite)) return null;
  return answer.kind === "point" || answer.kind === "figure" ? typed : formatNumber(typed[0] ?? 0);
}

type SaidAfter = [says: string, inputIn: (numbers: Scope) => Input | null];

/** Lists the sentences on known errors of each field, with what is typed: the error alone, the field before it right. */
function errorsOfFields(exercise: Exercise): SaidAfter[] {
  const { answer } = exercise;
  if (answer.kind !== "fields") return [];
  return answer.fields.flatMap(({ errors }, at) =>
    errors.map(
      ({ values, says }): SaidAfter => [
        says,
        (numbers) =>
          fieldsOf(exercise, numbers).map((field, place) => {
            const own = field.exercise.answer;
            if (place === at) return String(inputOf(field.exercise, values, field.scope) ?? "");
            return place < at && "value" in own ? typedAs(field.exercise, [own.value], field.scope) : "";
          }),
      ],
    ),
  );
}

/** Lists the sentences of a choice's wrong options with their indexes. */
function wrongOptions({ answer }: Exercise): [string, number][] {
  if (answer.kind !== "choice") return [];
  return answer.options.flatMap(({ says }, option): [string, number][] =>
    says === undefined || option === answer.right ? [] : [[says, option]],
  );
}

test("every sentence on a known error and on a wrong option is said on the page, after some answer", () => {
  const unreached: string[] = [];
  let reached = 0;
  for (const { slug, exercise } of all) {
    const { errors } = exercise;
    const isSaid = (says: string, inputIn: (numbers: Scope) => Input | null) => {
      for (let draw = 1; draw <= mostDraws; draw++) {
        const numbers = drawNumbers(exercise, String(draw)) ?? {};
        const input = inputIn(numbers);
        if (input === null) continue;
        const page = pageAfter(exercise, draw, [{ type: "give", input }, check]);
        if (saidOn(page).includes(filledIn(says, exercise, numbers))) return true;
      }
      return false;
    };
    const sentences: SaidAfter[] = [
      ...errors.map(({ values, says }): SaidAfter => [says, (numbers) => inputOf(exercise, values, numbers)]),
      ...errorsOfFields(exercise),
      ...wrongOptions(exercise).map(([says, option]): SaidAfter => [says, () => option]),
    ];
    for (const [says, inputIn] of sentences) {
      if (isSaid(says, inputIn)) reached++;
      else unreached.push(`${slug}/${exercise.id}: ${says}`);
    }
  }
  expect(unreached).toEqual([]);
  expect(reached).toBeGreaterThan(1_350);
}, 120_000);

test("hints and the solution are shown whole, and the solution tells why each other option is none", () => {
  for (const { slug, exercise } of all) {
    const numbers = drawNumbers(exercise, "1") ?? {};
    const hint: PracticeAction = { type: "hint" };
    const page = pageAfter(exercise, 1, [...exercise.hints.map(() => hint), { type: "solve" }]);
    const options = exercise.answer.kind === "choice" ? exercise.answer.options : [];
    const texts = [...exercise.hints, ...exercise.solution, ...options.flatMap(({ says }) => says ?? [])];
    const missing = texts.filter((text) => !page.includes(filledIn(text, exercise, numbers)));
    expect([slug, exercise.id, missing]).toEqual([slug, exercise.id, []]);
  }
}, 60_000);

test("a known error is named when it is typed with three significant digits, in ten draws of each exercise", () => {
  const unnamed: string[] = [];
  let [named, shared] = [0, 0];
  for (const { slug, exercise } of all) {
    if (exercise.answer.kind !== "number") continue;
    for (let draw = 1; draw <= 10; draw++) {
      const numbers = drawNumbers(exercise, String(draw)) ?? {};
      for (const { values } of exercise.errors) {
        const value = computed(values[0] ?? "", numbers);
        if (!Number.isFinite(value)) continue;
        const typed = formatNumber(Number(value.toPrecision(3)));
        const { kind } = verdictOn(exercise, numbers, typed);
        if (kind === "known") named++;
        // Rounded digits of an error may be those of the value too.
        else if (/^(?:right|round)/.test(kind)) shared++;
        else unnamed.push(`${slug}/${exercise.id} ${draw} ${values} ${typed}: ${kind}`);
      }
    }
  }
  expect(unnamed).toEqual([]);
  expect(named).toBeGreaterThan(10_000);
  expect(shared).toBeLessThan(named / 500);
}, 60_000);
