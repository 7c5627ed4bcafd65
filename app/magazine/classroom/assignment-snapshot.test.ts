import { expect, test } from "vitest";
import { errorsWith, exerciseWith } from "../practice/exercise.fixture";
import type { AssignedItem } from "./assigned-items";
import type { Assignment } from "./assignment";
import { snapshotOf } from "./assignment-snapshot";
import { editionFingerprint } from "./first-answer";

const assignment: Assignment = {
  ...{ hasOwnNumbers: false, hasHelp: true, keepsTyped: true, who: "number", seed: 4711 },
  parts: [],
};
/** A mass of 7 kg, whatever is drawn. */
const weight = exerciseWith(
  { kind: "number", value: "m * 9.81", unit: "N" },
  {
    ...{ parameters: [{ name: "m", value: "7" }], prints: [{ expression: "m" }] },
    question: "<p>Sa peshon një trup prej <b>⟦0⟧ kg</b>? </p>",
    errors: [{ values: ["m"], says: "<p>⟦0⟧ është masa, jo pesha. </p>" }],
  },
);
const choice = exerciseWith(
  {
    kind: "choice",
    options: [{ text: "<i>po</i>" }, { text: "jo", says: "<p>Provo me ⟦0⟧. </p>" }],
    right: 0,
  },
  { parameters: [{ name: "m", value: "7" }], prints: [{ expression: "m" }], question: "A bie?" },
);
const itemsOf = (...exercises: AssignedItem["exercise"][]) => exercises.map((exercise) => ({ lesson: null, exercise }));

test("a snapshot keeps titles and sentences of errors as plain text, with the drawn numbers", () => {
  expect(snapshotOf(assignment, itemsOf(weight, choice, null))).toEqual({
    fingerprint: editionFingerprint([weight, choice, null]),
    hasOwnNumbers: false,
    items: [
      { title: "Sa peshon një trup prej 7 kg?", errors: ["7 është masa, jo pesha."] },
      { title: "A bie?", errors: ["„po“.", "„jo“. Provo me 7."], right: 0 },
      { title: "Ushtrim që nuk është më në këtë botim", errors: [] },
    ],
  });
  expect(snapshotOf({ ...assignment, hasOwnNumbers: true }, []).hasOwnNumbers).toBe(true);
});

test("a game and a circuit have a title and no errors", () => {
  const items: Pick<AssignedItem, "exercise" | "activity">[] = [
    { exercise: null, activity: { kind: "game", operations: 3, clock: 1 } },
    { exercise: null, activity: { kind: "circuit", link: "2-x-y" } },
  ];
  expect(snapshotOf(assignment, items).items).toEqual([
    { title: "Number Ninja: mbledhje, zbritje · 60\u00a0sekonda", errors: [], isGame: true },
    { title: "Detyrë qarku", errors: [] },
  ]);
});

test("of many errors it keeps the six that a result tells apart", () => {
  const many = { ...weight, errors: errorsWith(Array.from({ length: 8 }, (_, error) => [`${error}`])) };
  expect(snapshotOf(assignment, itemsOf(many)).items[0]?.errors).toHaveLength(6);
});

test("an exercise whose numbers cannot be drawn keeps its words", () => {
  const never = { ...weight, conditions: ["m > 7"], question: "Sa peshon?" };
  expect(snapshotOf(assignment, itemsOf(never)).items[0]?.title).toBe("Sa peshon?");
});
