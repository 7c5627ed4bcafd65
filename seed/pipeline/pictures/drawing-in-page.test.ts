import { expect, test } from "vitest";
import { pageColours, paints } from "../../../app/magazine/drawing-in-page";
import { type Rule, rules } from "../../drawings/kit/marks";
import { colour, type Tone } from "../../drawings/kit/palette";
import { stylesheet } from "../../drawings/kit/picture";

test("a page paints each class of a drawing as its file does", () => {
  const kinds = Object.values<Rule>(rules).map(({ class: name, stroke, fill }) => [
    name,
    { ...(stroke && { stroke }), ...(fill && { fill }) },
  ]);
  const { l, lm, lo, ...marks } = paints;
  expect(marks).toEqual(Object.fromEntries(kinds));
  // Labels, whose rules are not kinds of mark.
  expect(stylesheet("math")).toContain(".l{fill:#14171C;stroke:#F6F7F6}");
  expect(l).toEqual({ fill: "ink", stroke: "paper" });
  expect(stylesheet("math")).toContain(".lm{fill:#525963}.lo{stroke:#DDE4FD}");
  expect([lm, lo]).toEqual([{ fill: "mute" }, { stroke: "tint" }]);
});

test("a browser without the page's colours gets the light ones of the file", () => {
  for (const subject of ["math", "physics"] as const)
    for (const [tone, value] of Object.entries(pageColours[subject]))
      expect(value).toContain(`,${colour(tone as Tone, subject, "light")})`);
});
