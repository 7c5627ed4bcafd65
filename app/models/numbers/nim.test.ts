import { describe, expect, test } from "vitest";
import { startValues, type Values } from "../kit/touch-model";
import { beadsAgainstMachine } from "./beads-against-machine";
import { afterTake, bestTake, type Heaps, threadsWith, unpaired } from "./nim";

const sizes = Array.from({ length: 8 }, (_, beads) => beads);
const positions = sizes.flatMap((a) => sizes.flatMap((b) => sizes.map((c): Heaps => [a, b, c])));

/** Returns every position after one take. */
const reached = (heaps: Heaps): Heaps[] =>
  heaps.flatMap((count, thread) =>
    Array.from({ length: count }, (_, less) => afterTake(heaps, { thread, beads: less + 1 })),
  );

describe("nim with three threads", () => {
  test("of 3, 4 and 5 beads leaves a 2 alone: taking two of the first gives 1, 4 and 5, where none is alone", () => {
    expect(unpaired([3, 4, 5])).toBe(2);
    expect(bestTake([3, 4, 5])).toEqual({ thread: 0, beads: 2 });
    expect(unpaired([1, 4, 5])).toBe(0);
  });

  test("of 3, 5 and 7 beads leaves a 1 alone; of 2, 4 and 6 none", () => {
    expect(unpaired([3, 5, 7])).toBe(1);
    expect(unpaired([2, 4, 6])).toBe(0);
  });

  test("5 beads are a group of 4 and one of 1, 6 are 4 and 2", () => {
    expect([4, 2, 1].map((group) => threadsWith([5, 6, 0], group))).toEqual([[0, 1], [1], [0]]);
  });

  test("where none is alone, every take leaves one alone; where one is, a take mends it (Bouton)", () => {
    for (const heaps of positions) {
      if (unpaired(heaps) === 0) expect(reached(heaps).filter((next) => unpaired(next) === 0)).toEqual([]);
      else expect(unpaired(afterTake(heaps, bestTake(heaps) as NonNullable<ReturnType<typeof bestTake>>))).toBe(0);
    }
  });
});

describe("the machine", () => {
  const [take, machineFirst] = beadsAgainstMachine.actions ?? [];
  const start = startValues(beadsAgainstMachine);
  type Game = Values<"a" | "b" | "c" | "fija" | "merr" | "makina" | "fundit">;

  /** Returns every end of the game when the reader tries all takes. An end is the player who took the last bead. */
  const ends = (game: Game): Set<number> => {
    if (game.fundit !== 0) return new Set([game.fundit]);
    const heaps = [game.a, game.b, game.c];
    const tries = heaps.flatMap((count, thread) =>
      Array.from({ length: count }, (_, less) => ({ ...game, fija: thread + 1, merr: less + 1 })),
    );
    return new Set(tries.flatMap((chosen) => [...ends(take?.apply(chosen) ?? chosen)]));
  };

  test("takes the last bead whatever the reader does, once it has begun with 3, 4 and 5", () => {
    expect(ends(machineFirst?.apply(start) ?? start)).toEqual(new Set([2]));
  });

  test("can be beaten by who begins", () => {
    const played = (fija: number, merr: number, game: Game) => take?.apply({ ...game, fija, merr }) ?? game;
    const opened = played(1, 2, start);
    expect([opened.a, opened.b, opened.c]).toEqual([1, 4, 4]);
    expect(ends(start)).toEqual(new Set([1, 2]));
  });

  test("leaves every group with a partner, and the picture shows it before the reader chooses", () => {
    const alone = (game: Game) => beadsAgainstMachine.readings(game).at(-1)?.[1];
    const begun = machineFirst?.apply(start) ?? start;
    expect(alone(begun)).toBe("asnjë");
    expect(take?.apply(begun)).toBe(begun);
    for (const [fija, merr] of [
      [1, 1],
      [2, 3],
      [3, 5],
    ] as const)
      expect(alone(take?.apply({ ...begun, fija, merr }) ?? begun)).toBe("asnjë");
    expect(alone(start)).toBe("2");
  });

  test("begins only where nothing has been taken", () => {
    const moved = take?.apply({ ...start, merr: 1 }) ?? start;
    expect(machineFirst?.apply(moved)).toBe(moved);
  });

  test("names the groups that a take leaves without a partner", () => {
    const left = (fija: number, merr: number) => beadsAgainstMachine.readings({ ...start, fija, merr }).at(-1)?.[1];
    expect([left(1, 2), left(3, 1), left(3, 5)]).toEqual(["asnjë", "2 dhe 1", "4, 2 dhe 1"]);
  });
});
