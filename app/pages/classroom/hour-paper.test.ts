import { expect, it } from "vitest";
import type { PublishedHour } from "../../magazine/classroom/published-hour";
import { picturedOnPaper } from "./hour-paper";

/** Makes a plan of so many letters with a picture of 170 by 340 units in each set: 26.5 mm on paper, as 133 letters. */
function planOf(letters: number): PublishedHour {
  const set = { code: "AAAABBBB", exercises: ['<svg viewBox="0 -4 340 170"><text>7</text></svg>'], minutes: 4 };
  return {
    ...{ slug: "graviteti", paths: [], board: [], rows: [], care: [], mistakes: [], after: [] },
    goals: [`<b>${"a".repeat(letters)}</b>`],
    sets: { class: set, exit: set, home: set },
  };
}

it.each([
  [1_000, ["class", "exit", "home"]],
  [5_550, ["class", "exit"]],
  [5_650, ["class"]],
  [5_800, []],
])("a plan of %s letters shows on paper the pictures of the sets that have room", (letters, sets) => {
  expect([...picturedOnPaper(planOf(letters))]).toEqual(sets);
});
