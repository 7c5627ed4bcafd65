import { expect, test } from "vitest";
import { paints } from "../../../app/magazine/drawing-in-page";
import { type Rule, rules } from "../../drawings/kit/marks";
import { stylesheet } from "../../drawings/kit/picture";

/** The attribute values of a page for each tone. */
const values: Record<string, string> = {
  ink: "var(--color-ink)",
  paper: "var(--color-paper)",
  spot: "var(--spot)",
  tint: "var(--tint)",
  math: "var(--color-math)",
  physics: "var(--color-physics)",
};

test("a page paints each class of a drawing as its file does", () => {
  const kinds = Object.values<Rule>(rules).map(({ class: name, stroke, fill }) => [
    name,
    { ...(stroke && { stroke: values[stroke] }), ...(fill && { fill: values[fill] }) },
  ]);
  const { l, lm, lo, ...marks } = paints;
  expect(marks).toEqual(Object.fromEntries(kinds));
  // Labels, whose rules are not kinds of mark.
  expect(stylesheet("math")).toContain(".l{fill:#14171C;stroke:#F6F7F6}");
  expect(l).toEqual({ fill: values.ink, stroke: values.paper, "paint-order": "stroke" });
  expect(stylesheet("math")).toContain(".lm{fill:#525963}.lo{stroke:#DDE4FD}");
  expect([lm, lo]).toEqual([{ fill: "var(--color-mute)" }, { stroke: values.tint }]);
});
