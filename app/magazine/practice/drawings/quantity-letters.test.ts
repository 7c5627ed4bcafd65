import { expect, it } from "vitest";
import { label, labelWidth } from "./forms";
import { printFigure } from "./print-figure";
import { namesQuantity, quantityRuns } from "./quantity-letters";

/** Returns a label with `*` about what is slanted and `_` before what is low. */
const marked = (text: string) =>
  quantityRuns(text)
    .map((run) => (run.set === "slanted" ? `*${run.text}*` : run.set === "low" ? `_${run.text}` : run.text))
    .join("");

it.each([
  ["F", "*F*"],
  ["m·g", "*m*·*g*"],
  ["F_p", "*F*_p"],
  ["E_p A", "*E*_p A"],
  ["✓ F_p", "✓ *F*_p"],
  ["F = 20\u00a0N", "*F* = 20\u00a0N"],
  ["3,2 m", "3,2 m"],
  ["7/2 R", "7/2 *R*"],
  ["pesha", "pesha"],
  ["diagonalja e bazës", "diagonalja e bazës"],
  ["II", "II"],
  ["α", "*α*"],
  ["p²", "*p*²"],
])("sets %s", (text, set) => expect(marked(text)).toBe(set));

it("knows the names of quantities from those of points", () => {
  expect(["a", "−a", "x₁", "p²", "E_k A"].map(namesQuantity)).toEqual([true, true, true, true, true]);
  expect(["A", "ne", "P", "pas", "x y"].map(namesQuantity)).toEqual([false, false, false, false, false]);
});

it("prints letters of quantities in italics and brings the line back up after an index", () => {
  const shown = (text: string, quantity: boolean) =>
    printFigure({ width: 100, height: 50, forms: [label([10, 20], text, { quantity })], says: "" });
  expect(shown("F_p", true)).toContain(
    '<tspan font-style="italic">F</tspan><tspan dy="4" font-size="10.5">p</tspan></text>',
  );
  expect(shown("E_p A", true)).toContain('<tspan dy="-4"> A</tspan>');
  expect(shown("F", false)).not.toContain("italic");
  expect(labelWidth(label([0, 0], "F_p", { quantity: true }))).toBe(labelWidth(label([0, 0], "Fp")));
});

it("an axis is named by a slanted letter or an upright word", () => {
  const shown = (lead: string) =>
    printFigure({ width: 100, height: 50, forms: [label([10, 20], " (m)", { lead })], says: "" });
  expect(shown("h")).toContain('<tspan font-style="italic">h</tspan> (m)');
  expect(shown("koha")).toContain(">koha (m)</text>");
});
