import { describe, expect, test } from "vitest";
import { createModelReducer, initialModelState, type ModelAction, type ModelState } from "./model-state";
import { onScale, startValues, type TouchModel } from "./touch-model";

type Name = "height" | "time";

const fall: TouchModel<Name> = {
  title: "",
  settings: {
    height: { label: "", unit: "m", min: 0, max: 10, step: 0.5, digits: 1, start: 5, by: "handle" },
    time: { label: "", unit: "s", min: 0, max: 2, step: 0.01, digits: 2, start: 0 },
  },
  question: { text: "", choices: ["yes", "no"], right: 1, because: "", shown: ({ height }) => height > 8 },
  View: () => null,
  height: 300,
  describe: () => "",
  readings: () => [],
  actions: [],
  runs: { name: "time", unitsPerSecond: 1 },
  samples: [],
  columns: [],
};

const reduce = createModelReducer(fall, {});
const play = (...actions: ModelAction<Name>[]): ModelState<Name> => actions.reduce(reduce, initialModelState(fall, {}));

describe("a setting", () => {
  test("takes the nearest value of its scale and never leaves it", () => {
    const { height } = fall.settings;
    expect(onScale(height, 3.3)).toBe(3.5);
    expect(onScale(height, -4)).toBe(0);
    expect(onScale(height, 99)).toBe(10);
    expect(onScale(height, Number.NaN)).toBe(0);
  });

  test("starts where an editor or a link says, and passes over what it does not know", () => {
    expect(startValues(fall, { height: 7.2, colour: 3 })).toEqual({ height: 7, time: 0 });
  });
});

describe("a model", () => {
  test("keeps the guess open until the picture has shown the answer", () => {
    expect(play({ type: "guess", choice: 0 }, { type: "guess", choice: 1 }).guess).toBe(1);
    const shown = play({ type: "guess", choice: 0 }, { type: "set", changes: { height: 9 } });
    expect(shown.answered).toBe(true);
    expect(reduce(shown, { type: "guess", choice: 1 }).guess).toBe(0);
  });

  test("stays answered when the handle goes back", () => {
    expect(play({ type: "set", changes: { height: 9 } }, { type: "set", changes: { height: 1 } }).answered).toBe(true);
  });

  test("keeps the states in which the reader lets go, if it is to, and forgets them from the start", () => {
    const keeps = createModelReducer({ ...fall, keepsTraces: true }, {});
    const moves: ModelAction<Name>[] = [7, 8].flatMap((height) => [
      { type: "set", changes: { height: height - 0.5 } },
      { type: "set", changes: { height } },
      { type: "let-go" },
      { type: "let-go" },
    ]);
    const moved = moves.reduce(keeps, keeps(initialModelState(fall, {}), { type: "let-go" }));
    expect(moved.traces.map(({ height }) => height)).toEqual([7, 8]);
    expect(keeps(moved, { type: "reset" }).traces).toEqual([]);
    expect(play(...moves).traces).toEqual([]);
  });

  test("is not moved by a step that ends on the same value", () => {
    const start = initialModelState(fall, {});
    expect(reduce(start, { type: "set", changes: { height: 5.1 } })).toBe(start);
  });

  test("runs to the end of its time and stops there; from the end it starts anew", () => {
    const ended = play(
      { type: "play" },
      ...Array.from({ length: 25 }, () => ({ type: "frame", seconds: 0.1 }) as const),
    );
    expect(ended.values.time).toBe(2);
    expect(ended.running).toBe(false);
    expect(reduce(ended, { type: "play" })).toMatchObject({ values: { time: 0 }, running: true });
  });

  test("continues after a hidden tab where it was, and stands still while it is moved by hand", () => {
    expect(play({ type: "play" }, { type: "frame", seconds: 60 }).values.time).toBeCloseTo(0.1, 10);
    const held = play({ type: "play" }, { type: "set", changes: { time: 1 } });
    expect(held.running).toBe(false);
    expect(reduce(held, { type: "frame", seconds: 0.1 })).toBe(held);
  });

  test("forgets everything when it starts anew", () => {
    const state = play({ type: "guess", choice: 1 }, { type: "set", changes: { height: 9 } }, { type: "reset" });
    expect(state).toEqual(initialModelState(fall, {}));
  });
});
