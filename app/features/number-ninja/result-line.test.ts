import { describe, expect, it } from "vitest";
import { initialNinja, type NinjaState, ninjaReducer } from "./number-ninja-rules";
import { resultLine } from "./result-line";

const game = {
  levels: 10,
  limit: 60_000,
  operations: ["multiplication", "division"] as const,
  seed: "k7m2xp",
  shared: true,
};

const answered = (state: NinjaState, slip: number) =>
  ninjaReducer(ninjaReducer(state, { type: "type", text: `${(state.exercise?.answer ?? 0) + slip}` }), {
    type: "submit",
    now: 1_000,
  });

describe("the line that a pupil hands to a teacher", () => {
  const started = ninjaReducer(initialNinja, { type: "start", game, now: 0 });
  const finished = ninjaReducer(answered(answered(answered(started, 0), 0), 1), { type: "finish" });

  it("holds the day, what was asked, and the result", () => {
    expect(resultLine(finished, "2026-11-23T10:00:00Z")).toBe(
      "Number Ninja, e hënë, 23 nëntor 2026, fara k7m2xp (shumëzim, pjesëtim; 60\u00a0sekonda): 20\u00a0pikë, niveli\u00a01, 2 nga 3 të sakta.",
    );
  });

  it("says where no clock ran", () => {
    expect(resultLine({ ...finished, game: { ...game, limit: null } }, "2026-11-23T10:00:00Z")).toContain("; pa kohë)");
  });

  it("is not written for practice of one's own, nor without an answer", () => {
    expect(resultLine({ ...finished, practice: [] }, "2026-11-23T10:00:00Z")).toBeNull();
    expect(resultLine(started, "2026-11-23T10:00:00Z")).toBeNull();
  });
});
