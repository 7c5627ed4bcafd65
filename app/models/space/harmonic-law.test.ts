import { describe, expect, test } from "vitest";
import { moonsOfJupiter, periodPer, planets, spread } from "./harmonic-law";
import { yearsOf } from "./kepler-ellipse";
import { oneLevel } from "./one-level";

const named = (name: string) => {
  const found = planets.find((planet) => planet.name === name);
  if (found === undefined) throw new Error(`No planet is called ${name}.`);
  return found;
};

describe("the period over a power of the distance", () => {
  test("is for Jupiter 2.28 with the first power, 1.000 with 1.5, 0.44 with the second", () => {
    expect(periodPer(named("Jupiteri"), 1)).toBeCloseTo(2.28, 2);
    expect(periodPer(named("Jupiteri"), 1.5)).toBeCloseTo(1, 2);
    expect(periodPer(named("Jupiteri"), 2)).toBeCloseTo(0.438, 3);
  });

  test("is the same for all planets within 0.1 %, for Jupiter's moons within 0.1 %, with the power 1.5 alone", () => {
    for (const orbits of [planets, moonsOfJupiter]) {
      expect(spread(orbits, 1.5)).toBeLessThan(1.001);
      for (const power of [1, 1.4, 1.6, 2]) expect(spread(orbits, power)).toBeGreaterThan(1.1);
    }
  });
});

test("the moons are measured by Io, and Io, Europa and Ganymede go round as 1 : 2 : 4 (Laplace)", () => {
  const [io, europa, ganymede, callisto] = moonsOfJupiter;
  expect(io).toMatchObject({ axis: 1, period: 1 });
  expect(europa?.period).toBeCloseTo(2, 1);
  expect(ganymede?.period).toBeCloseTo(4, 0);
  expect(callisto?.axis).toBeCloseTo(4.46, 2);
});

test("every planet and every moon has a name of its own", () => {
  const names = [...planets, ...moonsOfJupiter].map(({ name }) => name).filter((name) => name !== "");
  expect(new Set(names).size).toBe(12);
});

test("the planets' years are those of Newton's law of gravitation (within 0.1 %)", () => {
  for (const { axis, period } of planets) expect(period / yearsOf(axis)).toBeCloseTo(1, 2);
});

test("the question about Jupiter's moons is answered by the level line alone", () => {
  const { shown } = oneLevel.question;
  expect(shown({ fuqia: 1.5, planeti: 2 })).toBe(true);
  expect(shown({ fuqia: 1, planeti: 4 })).toBe(false);
  expect(shown({ fuqia: 1.4, planeti: 2 })).toBe(false);
});
