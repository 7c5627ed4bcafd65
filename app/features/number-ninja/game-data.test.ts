import { expect, test } from "vitest";
import { readGameData } from "./game-data";

const defaults = {
  levels: 5,
  timeLimit: 60,
  operations: ["addition", "subtraction", "multiplication", "division"],
};

test("what an editor set is used, the rest are the defaults of product 8.2", () => {
  expect(readGameData('{"timeLimit": 90, "operations": ["division"]}')).toEqual({
    levels: 5,
    timeLimit: 90,
    operations: ["division"],
  });
});

test.each([
  undefined,
  "",
  "jo JSON",
  "[]",
  "null",
  '{"levels": 0}',
  '{"levels": 2.5}',
  '{"timeLimit": "60"}',
  '{"timeLimit": 4}',
  '{"timeLimit": 3601}',
  '{"operations": []}',
  '{"operations": ["power"]}',
])("missing or broken game data (%s) fall back to the defaults", (text) => {
  expect(readGameData(text)).toEqual(defaults);
});
