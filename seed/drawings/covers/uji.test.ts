import { expect, test } from "vitest";
import { widthOf } from "../kit/lettering";
import { atoms, names } from "./uji";

/** Size of a cover's words, and their height over the baseline and depth under it. */
const [size, height, depth] = [46, 36, 12];

test("no word covers an atom", () => {
  expect(atoms.length).toBeGreaterThan(20);
  for (const { at, text, anchor } of names) {
    const width = widthOf(text, size, { italic: true });
    const left = at[0] - (anchor === "end" ? width : width / 2);
    const gaps = atoms.map(([x, y, r]) => {
      const [across, up] = [
        Math.max(left - x, 0, x - left - width),
        Math.max(at[1] - height - y, 0, y - at[1] - depth),
      ];
      return Math.hypot(across, up) - r;
    });
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  }
});
