import { expect, test } from "vitest";
import { inside, parts } from "./shiriti-qe-ngushtohet";

const [wide, narrow] = parts;

test("as many electrons pass the cut of the narrow part in a second as that of the wide one", () => {
  expect(inside(wide)).toHaveLength(40);
  expect(inside(narrow)).toHaveLength(40);
});

test("half the width takes twice the speed", () => {
  expect(narrow.half).toBe(wide.half / 2);
  expect(narrow.right - narrow.left).toBe(2 * (wide.right - wide.left));
});
