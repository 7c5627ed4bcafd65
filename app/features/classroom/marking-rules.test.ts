import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { AssignmentSnapshot } from "../../magazine/classroom/class-table";
import type { CollectedResult } from "../../magazine/classroom/collection";
import {
  type FirstAnswer,
  isMarked,
  type PupilResult,
  resultPrefix,
  writeResult,
} from "../../magazine/classroom/result-code";
import {
  choiceOf,
  keyAction,
  type Marking,
  type MarkingAction,
  markChoices,
  markingReducer,
  marksOf,
  markWords,
  openedMarking,
} from "./marking-rules";

const snapshot: AssignmentSnapshot = {
  fingerprint: 3,
  hasOwnNumbers: true,
  items: [
    { title: "Sa peshon?", errors: ["Harrove g.", "Pjesëtove."] },
    { title: "A bie?", errors: ["„po“.", "„jo“. Provo.", "„kurrë“."], right: 1 },
    { title: "Radhiti.", errors: [] },
  ],
};
const sheet = { task: 7, fingerprint: 3, items: 3 };
const choices = snapshot.items.map(markChoices);

/** Presses keys as the page does. Keys that do nothing are passed over. */
function pressed(state: Marking, ...keys: string[]): Marking {
  return keys.reduce((marking, name) => {
    const isCommand = name.startsWith("Ctrl+");
    const action = keyAction(name.replace("Ctrl+", ""), isCommand, choices[marking.place.item] ?? []);
    return action === null || action === "unknown" ? marking : markingReducer(marking, sheet, action);
  }, state);
}
const short = (first: FirstAnswer) => (first.kind === "named" ? `${first.error}` : first.kind);
const row = ({ collected }: Marking, who: number) => marksOf(collected, who)?.map(short).join(" ") ?? null;
const at = ({ place: { who, item } }: Marking) => `${who}/${item}`;
const empty = openedMarking([], 4);

const ofPhone = (who: number) => {
  const item = { first: { kind: "right" }, misses: 0, end: "alone" } as const;
  const result: PupilResult = { task: 7, fingerprint: 3, who, attempt: 9, minutes: 5, items: [item, item, item] };
  return { code: writeResult(result), result };
};

describe("keys", () => {
  it.each([
    ["1 2 3", "right 0 none", "1/2", "the right option is no error, so its number marks nothing"],
    ["3 4 x", "1 2 unnamed", "2/0", "at the row's end the next pupil comes"],
    ["1 1 X", "right right unnamed", "2/0", "as with a capital letter"],
    ["1 0 1", "right none right", "2/0", "what was not answered is passed over"],
    ["1 ArrowLeft Backspace", null, "1/0", "the last mark that is taken away takes the result"],
    ["0 0 0", "none none none", "2/0", "a paper without an answer was handed in"],
    ["0 ArrowLeft Backspace", null, "1/0", "it is taken away as a mark is"],
    ["0 Ctrl+z", null, "1/0", "it is taken back as a mark is"],
    ["1 1 ArrowLeft Delete", "right none none", "1/1", "a mark is taken away in its place"],
    ["4 9 7 q", null, "1/0", "an exercise without that error is not marked"],
    ["Enter Enter Enter Enter", null, "2/1", "Enter goes on without a mark"],
    ["1 2 Ctrl+z", "right none none", "1/1", "one mark is taken back, and the place is there"],
    ["1 2 Ctrl+Z Ctrl+z Ctrl+z", null, "1/0", "all marks are taken back"],
    ["Ctrl+1 Ctrl+a", null, "1/0", "the browser's own keys stay its own"],
  ])("%s: %s at %s, since %s", (keys, marks, place, _why) => {
    const after = pressed(empty, ...keys.split(" "));
    expect([row(after, 1), at(after)]).toEqual([marks, place]);
  });

  it.each([
    ["ArrowLeft ArrowUp", "1/0"],
    ["End ArrowRight", "1/2"],
    ["ArrowDown ArrowDown End Home", "3/0"],
    ["Ctrl+End ArrowDown", "4/2"],
    ["Ctrl+End Ctrl+Home", "1/0"],
    ["PageDown", "4/0"],
    ["PageDown PageUp", "1/0"],
    ["Ctrl+End 1", "4/2"],
  ])("%s leads to %s", (keys, place) => {
    expect(at(pressed(empty, ...keys.split(" ")))).toBe(place);
  });

  it("tell a number that the exercise has no error for", () => {
    expect(keyAction("7", false, choices[0] ?? [])).toBe("unknown");
    expect(keyAction("3", false, choices[1] ?? [])).toBe("unknown");
    expect(keyAction("Tab", false, choices[0] ?? [])).toBeNull();
  });
});

test("an exercise's choices have the numbers of its errors, and a mark finds its own", () => {
  expect(choices.map((each) => each.map(({ key, words }) => `${key} ${words}`))).toEqual([
    ["1 e drejtë", "2 Harrove g.", "3 Pjesëtove.", "x gabim tjetër", "0 pa përgjigje"],
    ["1 e drejtë", "2 „po“.", "4 „kurrë“.", "x gabim tjetër", "0 pa përgjigje"],
    ["1 e drejtë", "x gabim tjetër", "0 pa përgjigje"],
  ]);
  expect(markChoices({ title: "", errors: [""] })[1]?.words).toBe("gabimi 2");
  expect(markChoices({ title: "", errors: [], isGame: true }).map(({ words }) => words)).toEqual([
    ...["e luajtur", "pa luajtur"],
  ]);
  const [first = []] = choices;
  expect(choiceOf(first, { kind: "named", error: 1 })?.key).toBe("3");
  expect(choiceOf(first, { kind: "named", error: 5 })?.key).toBe("x");
  expect(choiceOf(first, { kind: "unit" })?.key).toBe("x");
  expect(choiceOf(first, { kind: "none" })?.key).toBe("0");
});

test("the grid has the class's rows, those with marks too, and opens at the first pupil without one", () => {
  expect(openedMarking([], 0)).toMatchObject({ rows: 30, place: { who: 1, item: 0 } });
  const marked = pressed(empty, "1", "1", "1", "1");
  expect(openedMarking(marked.collected, 0).place).toEqual({ who: 3, item: 0 });
  const far = markingReducer(empty, sheet, { type: "go", place: { who: 41, item: 9 } });
  expect([far.rows, at(far)]).toEqual([41, "41/2"]);
  expect(openedMarking(pressed(far, "1").collected, 4)).toMatchObject({ rows: 41, place: { who: 1 } });
  // Results of phones are no marks.
  expect(openedMarking([ofPhone(1)], 4).place.who).toBe(1);
  const all = openedMarking(pressed(openedMarking([], 1), "1").collected, 1);
  expect(all.place).toEqual({ who: 1, item: 0 });
  const added = markingReducer(empty, sheet, { type: "add-row" });
  expect(added.rows).toBe(5);
  expect(markingReducer({ ...empty, rows: 99 }, sheet, { type: "add-row" }).rows).toBe(99);
  expect(markingReducer(empty, sheet, { type: "go", place: { who: 500, item: -1 } })).toMatchObject({
    ...{ rows: 99, place: { who: 99, item: 0 } },
  });
});

test("a press marks another exercise than that of the place, and what a cell holds is said", () => {
  const at = { who: 3, item: 1 };
  const marked = markingReducer(empty, sheet, { type: "mark", first: { kind: "named", error: 2 }, at, isNext: false });
  expect([row(marked, 3), marked.place]).toEqual(["none 2 none", at]);
  const words = (who: number, item: number) => markWords(marked.collected, choices[item] ?? [], { who, item });
  expect(words(3, 1)).toBe("nr. 3, ushtrimi 2: „kurrë“.");
  expect(words(3, 0)).toBe("nr. 3, ushtrimi 1: pa përgjigje");
  expect(words(4, 0)).toBe("nr. 4, ushtrimi 1: pa shënim");
});

test("what has no mark is marked right at one press, and taken back at one", () => {
  const two = pressed(empty, "x", "1");
  const rest = markingReducer(two, sheet, { type: "mark-rest" });
  expect(row(rest, 1)).toBe("unnamed right right");
  expect(rest.place).toEqual(two.place);
  expect(markingReducer(rest, sheet, { type: "mark-rest" })).toBe(rest);
  expect(row(pressed(rest, "Ctrl+z"), 1)).toBe("unnamed right none");
  expect(row(markingReducer(empty, sheet, { type: "mark-rest" }), 1)).toBe("right right right");
});

const move = fc.integer({ min: -120, max: 120 });
const anyAction: fc.Arbitrary<MarkingAction> = fc.oneof(
  fc.record({ type: fc.constant("go" as const), place: fc.record({ who: move, item: move }) }),
  fc.record({ type: fc.constant("move" as const), items: move, rows: move }),
  fc.constantFrom<MarkingAction>({ type: "next" }, { type: "mark-rest" }, { type: "add-row" }, { type: "undo" }),
  fc.record({
    type: fc.constant("mark" as const),
    first: fc.constantFrom(...choices.flat().map(({ first }) => first)),
    isNext: fc.boolean(),
  }),
);
/** A result of a short code that a pupil wrote on paper: it knows of help. */
const ofShort = (who: number): CollectedResult => {
  const item = { first: { kind: "named", error: 1 }, misses: 2, end: "helped" } as const;
  const result: PupilResult = { task: 7, fingerprint: 3, who, attempt: 0, minutes: 0, items: [item, item, item] };
  return { code: writeResult(result).slice(resultPrefix.length), result };
};
const codes = ({ collected }: Marking) => collected.map(({ code }) => code).sort();

describe("any actions", () => {
  it("keep the place inside the grid, one marked result a pupil, and what came from phones", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 60 }), fc.nat(99), (actions, pupils) => {
        const start = openedMarking([ofPhone(1), ofPhone(2)], pupils);
        const end = actions.reduce((state, action) => {
          const { place, rows, ...after } = markingReducer(state, sheet, action);
          expect(place.who >= 1 && place.who <= rows && rows <= 99).toBe(true);
          expect(place.item >= 0 && place.item < sheet.items).toBe(true);
          return { place, rows, ...after };
        }, start);
        const marked = end.collected.filter(({ result }) => isMarked(result)).map(({ result }) => result.who);
        expect(new Set(marked).size).toBe(marked.length);
        expect(end.collected.slice(0, 2)).toEqual(start.collected);
      }),
    );
  });

  it("are taken back one by one, down to what was there", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), fc.array(anyAction, { maxLength: 40 }), (before, actions) => {
        const run = (from: Marking, those: MarkingAction[]) =>
          those.reduce((state, action) => markingReducer(state, sheet, action), from);
        const start = openedMarking(run(openedMarking([ofShort(2)], 4), before).collected, 4);
        let state = run(start, actions);
        for (let left = state.steps.length; left > 0; left--) {
          state = markingReducer(state, sheet, { type: "undo" });
          expect(state.steps).toHaveLength(left - 1);
        }
        expect(codes(state)).toEqual(codes(start));
        expect(markingReducer(state, sheet, { type: "undo" })).toBe(state);
      }),
    );
  });
});
