import { expect, test } from "vitest";
import { examples } from "../example-circuits";
import { boardTexts, seenIn } from "../seen";
import { type LabelBox, labelBox, placeLabels, symbolBox } from "./board-labels";
import { edgeBetween, edgeEnds } from "./grid";
import { byEdge, measure, newGridComponent } from "./grid-component";

const meet = (a: LabelBox, b: LabelBox) =>
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

/** Boards of one square each: a battery beside a lamp. The lamp has each of its four possible positions. */
const squares = Array.from({ length: 20 }, (_, k) => [k % 5, Math.floor(k / 5)] as const).flatMap(([x, y]) => {
  const edges = [
    edgeBetween({ x, y }, { x: x + 1, y }),
    edgeBetween({ x: x + 1, y }, { x: x + 1, y: y + 1 }),
    edgeBetween({ x, y: y + 1 }, { x: x + 1, y: y + 1 }),
    edgeBetween({ x, y }, { x, y: y + 1 }),
  ];
  if (edges.some((edge) => edge === null)) return [];
  return [0, 1, 2, 3].map((turn) =>
    byEdge(
      edges.map((edge, k) =>
        newGridComponent((["battery", "wire", "bulb", "wire"] as const)[(k + turn) % 4] ?? "wire", Number(edge)),
      ),
    ),
  );
});

test.each([46, 60, 104])("at %d px no name in a loop of one square lies on a wire", (step) => {
  expect(squares.length).toBeGreaterThan(40);
  const font = Math.min(19, Math.max(13, step * 0.22));
  const measures = { step, scale: Math.min(1.4, Math.max(0.75, step / 72)), font, margin: step / 2 };
  for (const components of squares) {
    const texts = boardTexts(components, seenIn(null, measure(components, new Map()), false));
    const wires = components.map(({ edge }) => {
      const { from, to } = edgeEnds(edge);
      return { left: from.x * step - 2, right: to.x * step + 2, top: from.y * step - 2, bottom: to.y * step + 2 };
    });
    for (const label of placeLabels(components, texts, measures).values())
      expect(wires.filter((wire) => meet(labelBox(label, font), wire))).toEqual([]);
  }
});
