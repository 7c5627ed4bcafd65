import { expect, test } from "vitest";
import { flights, mechanical, potential } from "./energjia-e-topit";

test("the first bounces turn 0,64, 0,36 and 0,20 J into heat", () => {
  const lost = [0, 1, 2].map((i) => mechanical(i) - mechanical(i + 1));
  expect(lost.map((joules) => joules.toFixed(2))).toEqual(["0.64", "0.36", "0.20"]);
});

test("in every flight the potential energy starts from nothing, peaks at the flight's whole energy and ends in nothing", () => {
  const [fall, ...bounces] = flights(5);
  expect(fall && potential(fall, 0)).toBeCloseTo(mechanical(0), 12);
  for (const flight of bounces) {
    expect(potential(flight, flight.from)).toBeCloseTo(0, 12);
    expect(potential(flight, flight.apex)).toBeCloseTo(flight.energy, 12);
    expect(potential(flight, flight.to)).toBeCloseTo(0, 12);
  }
});
