import { expect, test } from "vitest";
import { taskOf } from "../../magazine/classroom/assignment";
import { readAssignment, writeAssignment } from "../../magazine/classroom/assignment-code";
import { readCollection } from "../../magazine/classroom/collection";
import { type PupilResult, readResult, writeResult } from "../../magazine/classroom/result-code";
import { writeShortResult } from "../../magazine/classroom/short-result";
import { inGroups } from "../../magazine/classroom/signs";
import { type ClassRecord, emptyClass, parseClass, usualPiles, withGiven } from "./class-memory";
import { collected, doubtsOfMarked, withAsideMoved, withoutResults } from "./collecting-rules";
import {
  assignmentOf,
  type ComposedActivity,
  type Composition,
  composingReducer,
  emptyComposition,
  isChosen,
  minutesOf,
  withTitles,
} from "./composing-rules";

const exercise = (id: string, content = 1) => ({
  ...{
    kind: "exercise" as const,
    content,
    lesson: `mesimi-${content}`,
    id,
    step: "kuptoj" as const,
    title: id,
    line: id,
  },
});
const composed = (...rows: (string | [id: string, content: number] | "stop")[]): Composition =>
  rows.reduce<Composition>(
    (list, row) =>
      composingReducer(
        list,
        row === "stop"
          ? { type: "stop" }
          : { type: "toggle", exercise: typeof row === "string" ? exercise(row) : exercise(...row) },
      ),
    emptyComposition,
  );

test("neighbours of one lesson are one part, a stop parts them, and the code brings the same back", () => {
  const assignment = assignmentOf(composed("a", "b", "stop", "c", ["d", 2]));
  if (typeof assignment === "string") throw new Error(assignment);
  expect(assignment.parts.map((part) => (part.kind === "exercises" ? part.exercises.length : part.kind))).toEqual([
    2,
    "stop",
    1,
    1,
  ]);
  expect(readAssignment(writeAssignment(assignment))).toMatchObject({ ok: true, assignment });
});

test("a list of nothing, of more than forty, of lessons in turns makes no assignment", () => {
  expect(assignmentOf(composed("stop"))).toBe("empty");
  const many = Array.from({ length: 41 }, (_, index) => `u${index}`);
  expect(assignmentOf(composed(...many))).toBe("too-many");
  expect(assignmentOf(composed(...many.slice(1)))).toMatchObject({ parts: [{}, {}] });
  const turns = many.slice(0, 16).map((id, index): [string, number] => [id, 1 + (index % 2)]);
  expect(assignmentOf(composed(...turns))).toBe("too-mixed");
});

test("rows move by one place and not beyond the ends; a second press takes an exercise out", () => {
  const list = composed("a", "stop", "b");
  const ids = ({ rows }: Composition) => rows.map(({ id }) => id);
  expect(ids(composingReducer(list, { type: "move", row: 2, by: -1 }))).toEqual(["a", "b", "1"]);
  expect(ids(composingReducer(list, { type: "move", row: 0, by: -1 }))).toEqual(ids(list));
  expect(ids(composingReducer(list, { type: "move", row: 2, by: 1 }))).toEqual(ids(list));
  expect(isChosen(list, exercise("a"))).toBe(true);
  expect(isChosen(composingReducer(list, { type: "toggle", exercise: exercise("a") }), exercise("a"))).toBe(false);
  expect(ids(composingReducer(composingReducer(list, { type: "remove", row: 0 }), { type: "stop" }))).toEqual([
    "1",
    "b",
    "2",
  ]);
});

const codeOf = (...ids: string[]) => {
  const assignment = assignmentOf(composed(...ids));
  if (typeof assignment === "string") throw new Error(assignment);
  return writeAssignment(assignment);
};
const [open, other] = [codeOf("a"), codeOf("b")];
const snapshot = { fingerprint: 7, hasOwnNumbers: true, items: [{ title: "Ushtrimi", errors: ["Mblodhe."] }] };
const record = [open, other].reduce<ClassRecord>(
  (kept, code, made) => withGiven(kept, { code, label: `klasa ${made}`, made, snapshot }),
  emptyClass,
);
const result = (code: string, who: number, attempt: number, end: "open" | "alone" = "alone") => {
  const item = { first: { kind: end === "open" ? "none" : "right" } as const, misses: 0, end };
  const whole: PupilResult = { task: taskOf(code), fingerprint: 7, who, attempt, minutes: 3, items: [item] };
  return writeResult(whole);
};

test("a result goes to its assignment; of an unknown one it waits, and moves in when that is opened", () => {
  const unknown = codeOf("c");
  const text = [result(open, 1, 1), result(other, 2, 2), result(unknown, 3, 3)].join("\n");
  const outcome = collected(record, open, text);
  expect(outcome.added.map((each) => each.result.who)).toEqual([1]);
  expect(outcome.elsewhere.map(({ label }) => label)).toEqual(["klasa 1"]);
  expect([outcome.aside, outcome.record.aside.length]).toEqual([1, 1]);
  const opened = withAsideMoved(withGiven(outcome.record, { code: unknown, label: "", made: 9, snapshot }), unknown);
  expect([opened.aside, opened.given[0]?.results.length]).toEqual([[], 1]);
  // Without such results nothing changes.
  expect(withAsideMoved(opened, unknown)).toBe(opened);
});

test("the same try farther on takes the place of the earlier; another try of the same number is asked about", () => {
  const began = collected(record, open, result(open, 4, 1, "open")).record;
  const ended = collected(began, open, result(open, 4, 1));
  expect(ended.updated).toHaveLength(1);
  expect(ended.record.given.find(({ code }) => code === open)?.results).toHaveLength(1);
  // The earlier one once more changes nothing.
  expect(collected(ended.record, open, result(open, 4, 1, "open"))).toMatchObject({ same: [{}], updated: [] });
  const twice = collected(ended.record, open, result(open, 4, 2));
  expect(twice.doubtful).toHaveLength(1);
  const kept = (after: ClassRecord) => after.given.find(({ code }) => code === open)?.results.length;
  expect(kept(twice.record)).toBe(2);
  const [doubt] = twice.doubtful;
  expect(kept(withoutResults(twice.record, open, doubt?.others ?? []))).toBe(1);
});

const short = (code: string, who: number) => {
  const item = { first: { kind: "named", error: 0 }, misses: 1, end: "open" } as const;
  return inGroups(writeShortResult({ task: taskOf(code), who, items: [item] }) ?? "");
};

test("short codes from sheets of paper are typed line by line; a wrong one is told, and one of another task waits", () => {
  const unknown = codeOf("c");
  const lines = [
    short(open, 4),
    "",
    short(other, 5),
    short(unknown, 6),
    `${short(open, 7).slice(0, -1)}`,
    result(open, 8, 1),
  ];
  const outcome = collected(record, open, lines.join("\n"));
  expect(outcome.added.map((each) => each.result.who)).toEqual([4, 8]);
  expect([outcome.elsewhere.length, outcome.aside, outcome.damaged.length, outcome.isAssignment]).toEqual([
    1,
    1,
    1,
    false,
  ]);
  const [kept] = outcome.record.given.find(({ code }) => code === open)?.results ?? [];
  expect(readResult(kept ?? "")).toMatchObject({ ok: true, result: { who: 4, fingerprint: 7, attempt: 0 } });
  const opened = withAsideMoved(withGiven(outcome.record, { code: unknown, label: "", made: 9, snapshot }), unknown);
  expect([opened.aside, opened.given[0]?.results.length]).toEqual([[], 1]);
  expect(collected(outcome.record, open, short(open, 4))).toMatchObject({ same: [{}], added: [] });
  // The same pupil's phone has come too: the teacher is asked.
  expect(collected(outcome.record, open, result(open, 4, 9)).doubtful).toHaveLength(1);
  // A sheet of another number of exercises belongs elsewhere.
  const longer = { ...snapshot, items: [...snapshot.items, ...snapshot.items] };
  const changed = withGiven(record, { code: open, label: "", made: 0, snapshot: longer });
  expect(collected(changed, open, short(open, 4))).toMatchObject({ aside: 1, added: [] });
});

test("an assignment's code, its link, words and torn codes are told apart", () => {
  for (const text of [open, `https://prizma.example/detyra#${open}`]) {
    expect(collected(record, open, text)).toMatchObject({ isAssignment: true, damaged: [], added: [] });
  }
  expect(collected(record, open, "mirë u pafshim")).toMatchObject({ isAssignment: false, damaged: [{}] });
  const torn = collected(record, open, `${result(open, 1, 1)}\n${result(open, 2, 2).slice(0, -3)}`);
  expect([torn.added.length, torn.damaged.length]).toEqual([1, 1]);
  expect(collected(record, open, "  ")).toMatchObject({ damaged: [], added: [] });
});

test("what the device keeps is read back whole, and of a damaged record what can be", () => {
  const filled = collected(record, open, result(open, 1, 1)).record;
  expect(parseClass(JSON.parse(JSON.stringify(filled)))).toEqual(filled);
  expect(parseClass({ ...filled, given: [...filled.given, { code: 5 }], pupils: "x", aside: 1 })).toEqual({
    ...filled,
    ...{ aside: [], pupils: 0 },
  });
  for (const bad of [null, 3, "x", {}, { given: 1 }]) expect(parseClass(bad)).toBeNull();
  // Limits of the piles that are none, or cross, are the usual ones or put in order.
  const piles = (value: unknown) => parseClass({ ...filled, piles: value })?.piles;
  expect([piles(undefined), piles({ has: 0, near: 50 }), piles({ has: "90", near: 5 })]).toEqual(
    Array.from({ length: 3 }, () => usualPiles),
  );
  expect([piles({ has: 90, near: 60 }), piles({ has: 40, near: 60 })]).toEqual([
    { has: 90, near: 60 },
    { has: 40, near: 40 },
  ]);
  expect(
    [{}, { isLoud: "jo" }, { isLoud: false }].map((each) => parseClass({ ...filled, isLoud: true, ...each })?.isLoud),
  ).toEqual([true, true, false]);
  // A second press on the same list keeps its results and its first day.
  const again = withGiven(filled, { code: open, label: "", made: 99, snapshot });
  expect(again.given[0]).toMatchObject({ code: open, label: "klasa 0", made: 0, results: [expect.any(String)] });
});

test("whom a teacher marked is asked about only if a device brought a result too", () => {
  const arrived = [result(open, 4, 0), result(open, 4, 7), result(open, 5, 0)].join("\n");
  const given = collected(record, open, arrived).record.given.find(({ code }) => code === open);
  const results = readCollection(given?.results ?? []);
  const asked = doubtsOfMarked(results, [4, 5, 6]);
  expect(
    asked.map(({ added, others }) => [added, ...others].map(({ result: { who, attempt } }) => [who, attempt])),
  ).toEqual([
    [
      [4, 0],
      [4, 7],
    ],
  ]);
});

const round: ComposedActivity = {
  ...{ kind: "activity", id: "game 15 1", part: { kind: "game", operations: 15, clock: 1 }, title: "të gjitha" },
};
const circuitOf = (link: string): ComposedActivity => ({
  ...{ kind: "activity", id: link, part: { kind: "circuit", link }, title: `Sa është ${link}?` },
});

test("a game and a circuit are parts of their own, stand once, and are moved as exercises are", () => {
  const list = composingReducer(composed("a"), { type: "add", added: [round, circuitOf("R"), circuitOf("R")] });
  const twice = composingReducer(list, { type: "add", added: [round, circuitOf("I")] });
  expect(twice.rows.map(({ id }) => id)).toEqual(["a", "game 15 1", "R", "I"]);
  const moved = composingReducer(twice, { type: "move", row: 1, by: -1 });
  const assignment = assignmentOf(moved);
  if (typeof assignment === "string") throw new Error(assignment);
  expect(assignment.parts.map(({ kind }) => kind)).toEqual(["game", "exercises", "circuit", "circuit"]);
  expect(readAssignment(writeAssignment(assignment))).toMatchObject({ ok: true, assignment });
  // A minute and a half each of exercise and round, four each of the circuits.
  expect(minutesOf(moved)).toBe(11);
  const titles = ["loja", "ushtrimi", "qarku", "qarku"].map((title) => ({ title, errors: [] }));
  const titled = withTitles({ fingerprint: 1, hasOwnNumbers: true, items: titles }, moved);
  expect(titled.items.map(({ title }) => title)).toEqual([
    ...["loja", "ushtrimi", "qarku: Sa është R?", "qarku: Sa është I?"],
  ]);
});

test("circuits whose code no camera would read from a wall are refused", () => {
  const links = Array.from({ length: 4 }, (_, index) => circuitOf(`${index}`.repeat(140)));
  const list = composingReducer(emptyComposition, { type: "add", added: links });
  const assignment = assignmentOf(list);
  expect(typeof assignment === "string" ? 0 : writeAssignment(assignment).length).toBeLessThan(820);
  expect(assignmentOf(composingReducer(list, { type: "add", added: [circuitOf("x")] }))).toBe("too-long");
});
