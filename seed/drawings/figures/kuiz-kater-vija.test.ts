import { expect, test } from "vitest";
import { lines } from "./kuiz-kater-vija";

test("only C turns back, so that one x has two y", () => {
  const turnsBack = Object.entries(lines).filter(([, line]) =>
    line.some(([x], i) => i > 0 && x <= (line[i - 1]?.[0] ?? Number.NEGATIVE_INFINITY)),
  );
  expect(turnsBack.map(([name]) => name)).toEqual(["C"]);
});
