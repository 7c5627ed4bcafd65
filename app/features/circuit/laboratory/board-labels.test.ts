import { expect, test } from "vitest";
import { type Box, labelBox, placeLabels, symbolBox } from "./board-labels";
import { examples } from "./example-circuits";
import { measure } from "./grid-component";
import { boardTexts, seenIn } from "./seen";

const meet = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

test.each(
  examples.flatMap((example) => [46, 60, 104].map((step) => [example.title, step, example.components] as const)),
)("%s at %d px: no name lies on another or on a symbol", (_, step, components) => {
  const font = Math.min(19, Math.max(13, step * 0.22));
  const measures = { step, scale: Math.min(1.4, Math.max(0.75, step / 72)), font, margin: step / 2 };
  const texts = boardTexts(components, seenIn(null, measure(components, new Map()), false));
  const labels = [...placeLabels(components, texts, measures)].map(([id, label]) => ({
    id,
    box: labelBox(label, font),
  }));
  const symbols = components
    .filter(({ kind }) => kind !== "wire")
    .map(({ id, kind, edge }) => ({ id: `symbol ${id}`, box: symbolBox(kind, edge, measures) }));
  const collisions = labels.flatMap((label, k) =>
    [...labels.slice(k + 1), ...symbols]
      .filter((other) => meet(label.box, other.box))
      .map((other) => [label.id, other.id]),
  );
  expect(collisions).toEqual([]);
});
