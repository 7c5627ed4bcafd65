import { expect, test } from "vitest";
import { bodies, gravityOf } from "./sekonda-e-pare";

test("g on the Moon, Mars, the Earth and Jupiter is what the lesson's table prints", () => {
  expect(bodies.map((body) => gravityOf(body).toFixed(2))).toEqual(["1.62", "3.73", "9.82", "24.79"]);
});
