import { describe, expect, test } from "vitest";
import { countdown, playClock } from "./play-clock";

function rig() {
  const time = { steady: 5_000, wall: 1_000_000, hidden: false };
  const read = playClock({ steady: () => time.steady, wall: () => time.wall, wasHidden: () => time.hidden });
  const pass = (awake: number, onWall = awake) => {
    time.steady += awake;
    time.wall += onWall;
  };
  return { time, read, pass };
}

describe("the play clock", () => {
  test("counts the time that passes", () => {
    const { read, pass } = rig();
    pass(250);
    expect(read()).toBe(250);
    pass(750);
    expect(read()).toBe(1_000);
  });

  test("does not follow a clock moved by hand while the page is in sight", () => {
    const { read, pass } = rig();
    pass(250, 3_600_000);
    expect(read()).toBe(250);
    pass(250, -7_200_000);
    expect(read()).toBe(500);
  });

  test("counts the sleep of a phone, during which the steady clock stood still", () => {
    const { time, read, pass } = rig();
    time.hidden = true;
    pass(40, 60_000);
    expect(read()).toBe(60_000);
  });

  test("does not run back where the wall clock was put back out of sight", () => {
    const { time, read, pass } = rig();
    time.hidden = true;
    pass(2_000, -60_000);
    expect(read()).toBe(2_000);
  });

  test("takes small differences of the two clocks for noise", () => {
    const { time, read, pass } = rig();
    time.hidden = true;
    pass(10_000, 10_900);
    expect(read()).toBe(10_000);
  });
});

describe("the countdown", () => {
  test.each([
    [600_000, "10:00"],
    [59_001, "01:00"],
    [59_000, "00:59"],
    [1, "00:01"],
    [0, "00:00"],
    [-5, "00:00"],
    [3_600_000, "60:00"],
  ])("shows %i ms as %s", (left, shown) => {
    expect(countdown(left)).toBe(shown);
  });
});
