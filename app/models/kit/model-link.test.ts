import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pythagoras } from "../geometry/pythagoras";
import { readModelFragment } from "./linked-model";
import { modelFragment } from "./model-link";
import { startValues } from "./touch-model";

describe("a link to a model", () => {
  test("carries what differs from the start", () => {
    expect(modelFragment("pitagora", pythagoras, { drejtimi: 60, largesia: 5 })).toBe("#modeli=pitagora;drejtimi=60");
  });

  test("takes the nearest step where the model ran by itself", () => {
    expect(modelFragment("pitagora", pythagoras, { drejtimi: 59.98333333333333, largesia: 5.000001 })).toBe(
      "#modeli=pitagora;drejtimi=60",
    );
  });

  test("opens the model as it was left, whatever its values", () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 150 }), fc.integer({ min: 35, max: 65 }), (drejtimi, tenths) => {
        const values = { drejtimi, largesia: tenths / 10 };
        const read = readModelFragment(modelFragment("pitagora", pythagoras, values));
        expect(read?.name).toBe("pitagora");
        expect(startValues(pythagoras, read?.changes)).toEqual(values);
      }),
    );
  });

  test("that somebody changed gives only numbers, and nothing for another fragment", () => {
    expect(readModelFragment("#user-content-katrore")).toBeNull();
    expect(readModelFragment("#modeli=pitagora;drejtimi=<b>;__proto__=1;largesia=6;x")).toEqual({
      name: "pitagora",
      changes: { largesia: 6 },
    });
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => void expect(() => readModelFragment(`#modeli=${text}`)).not.toThrow()),
    );
  });
});
