import { expect, it } from "vitest";
import type { PublishedHour } from "../../magazine/classroom/published-hour";
import { picturedOnPaper } from "./hour-paper";

/** Makes a plan of so many rows, with three pictures of a height in units of 340 in each set. */
function planOf(rows: number, height: number): PublishedHour {
  const setOf = (name: string) => ({
    ...{ code: "AAAABBBB", minutes: 4 },
    exercises: [1, 2, 3].map((place) => `${name} ${place} <svg viewBox="0 -4 340 ${height}"><text>7</text></svg>`),
  });
  return {
    ...{ slug: "graviteti", paths: [], goals: ["Nxënësi mat."], board: [], care: [], mistakes: [], after: [] },
    rows: Array.from({ length: rows }, () => ({
      title: "Modeli",
      minutes: 5,
      teacher: "fjalë ".repeat(80),
      pupils: "b",
    })),
    sets: { class: setOf("class"), exit: setOf("exit"), home: setOf("home") },
  };
}

it.each([
  [
    "all that have room",
    3,
    170,
    ["class 1", "class 2", "class 3", "exit 1", "exit 2", "exit 3", "home 1", "home 2", "home 3"],
  ],
  ["the first ones where not all have", 9, 300, ["class 1", "class 2", "class 3", "exit 1", "exit 2", "exit 3"]],
  ["none of a plan whose words fill two sheets", 14, 170, []],
])("a plan shows on paper the pictures of exercises: %s", (_, rows, height, names) => {
  const pictured = [...picturedOnPaper(planOf(rows, height))].map((exercise) =>
    exercise.slice(0, exercise.indexOf(" <")),
  );
  expect(pictured).toEqual(names);
});

it("a low picture stands though a higher one before it has no room", () => {
  const plan = planOf(9, 300);
  const low = 'low <svg viewBox="0 0 340 9"/>';
  plan.sets.home.exercises[2] = low;
  expect(picturedOnPaper(plan).has(low)).toBe(true);
});
