import { expect, test } from "vitest";
import { minutePoster } from "./minute-poster";
import { initialNinja, ninjaReducer } from "./number-ninja-rules";

const game = { levels: 5, limit: 60_000, operations: ["addition"] as const, seed: "k7m2xp", shared: false };
const answered = [0, 0, 1].reduce(
  (state, slip) =>
    ninjaReducer(ninjaReducer(state, { type: "type", text: `${(state.exercise?.answer ?? 0) + slip}` }), {
      type: "submit",
      now: 1_000,
    }),
  ninjaReducer(initialNinja, { type: "start", game, now: 0 }),
);

test("a game that ran its minute says so", () => {
  const { sentence, note } = minutePoster(ninjaReducer(answered, { type: "tick", now: 60_000 }));
  expect(sentence).toBe("Në një minutë zgjidha 2 nga 3\u00a0llogari me mend");
  expect(note).toMatch(/^20\u00a0pikë, niveli\u00a01\./);
});

test("another clock, a game that was ended early and one without a clock are told as they were", () => {
  expect(minutePoster(ninjaReducer(answered, { type: "finish" })).sentence).toBe(
    "Zgjidha 2 nga 3\u00a0llogari me mend",
  );
  const twoMinutes = { ...answered, game: { ...game, limit: 120_000 }, remaining: 0 };
  expect(minutePoster(twoMinutes).sentence).toBe("Për 120\u00a0sekonda zgjidha 2 nga 3\u00a0llogari me mend");
  expect(minutePoster({ ...answered, game: { ...game, limit: null } }).sentence).toMatch(/^Zgjidha/);
});
