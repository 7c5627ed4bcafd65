import fc from "fast-check";
import { expect, test } from "vitest";
import { edgeBetween, edgeCount, edgeEnds, edgeMiddle, edgeTowards, nearestEdge, nodeName } from "./grid";
import { meets, newGridComponent } from "./grid-component";

const edges = fc.integer({ min: 0, max: edgeCount - 1 });

test("six columns and five rows of points have forty-nine edges", () => {
  expect(edgeCount).toBe(49);
  expect(edgeEnds(0)).toEqual({ from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, upright: false });
  expect(edgeEnds(24)).toEqual({ from: { x: 4, y: 4 }, to: { x: 5, y: 4 }, upright: false });
  expect(edgeEnds(25)).toEqual({ from: { x: 0, y: 0 }, to: { x: 0, y: 1 }, upright: true });
  expect(edgeEnds(48)).toEqual({ from: { x: 5, y: 3 }, to: { x: 5, y: 4 }, upright: true });
});

test("an edge is found again by its ends, in either order", () => {
  fc.assert(
    fc.property(edges, (edge) => {
      const { from, to } = edgeEnds(edge);
      expect(edgeBetween(from, to)).toBe(edge);
      expect(edgeBetween(to, from)).toBe(edge);
    }),
  );
});

test.each([
  [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ],
  [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
  ],
  [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ],
  [
    { x: -1, y: 0 },
    { x: 0, y: 0 },
  ],
  [
    { x: 0, y: -1 },
    { x: 0, y: 0 },
  ],
  [
    { x: 5, y: 0 },
    { x: 6, y: 0 },
  ],
  [
    { x: 0, y: 4 },
    { x: 0, y: 5 },
  ],
])("between %j and %j there is no edge", (a, b) => {
  expect(edgeBetween(a, b)).toBeNull();
});

test("a tap anywhere near the middle of an edge means that edge", () => {
  fc.assert(
    fc.property(
      edges,
      fc.double({ min: -0.24, max: 0.24, noNaN: true }),
      fc.double({ min: -0.24, max: 0.24, noNaN: true }),
      (edge, dx, dy) => {
        const { x, y } = edgeMiddle(edge);
        expect(nearestEdge(x + dx, y + dy)).toBe(edge);
      },
    ),
  );
});

test("a tap outside the board means the nearest edge on it", () => {
  expect(nearestEdge(-3, 0.6)).toBe(25);
  expect(nearestEdge(2.5, 9)).toBe(22);
});

test("arrows lead to the neighbours", () => {
  const lying = edgeBetween({ x: 2, y: 2 }, { x: 3, y: 2 }) as number;
  const standing = edgeBetween({ x: 2, y: 2 }, { x: 2, y: 3 }) as number;
  expect(edgeTowards(lying, "ArrowLeft")).toBe(lying - 1);
  expect(edgeTowards(lying, "ArrowRight")).toBe(lying + 1);
  expect(edgeTowards(standing, "ArrowLeft")).toBe(standing - 1);
  expect(edgeTowards(standing, "ArrowRight")).toBe(standing + 1);
  expect(edgeTowards(lying, "ArrowDown")).toBe(standing);
  expect(edgeTowards(standing, "ArrowUp")).toBe(lying);
  expect(edgeTowards(standing, "ArrowDown")).toBe(edgeBetween({ x: 2, y: 3 }, { x: 3, y: 3 }));
  expect(edgeTowards(lying, "ArrowUp")).toBe(edgeBetween({ x: 2, y: 1 }, { x: 2, y: 2 }));
});

test("at the rim an arrow stays, and the last column goes up and down beside its edges", () => {
  expect(edgeTowards(0, "ArrowUp")).toBe(0);
  expect(edgeTowards(0, "ArrowLeft")).toBe(0);
  expect(edgeTowards(4, "ArrowRight")).toBe(4);
  expect(edgeTowards(24, "ArrowDown")).toBe(24);
  expect(edgeTowards(25, "ArrowLeft")).toBe(25);
  expect(edgeTowards(30, "ArrowRight")).toBe(30);
  expect(edgeTowards(30, "ArrowUp")).toBe(4);
  expect(edgeTowards(48, "ArrowDown")).toBe(24);
});

test("arrows reach every edge from the first", () => {
  const reached = new Set([0]);
  for (const edge of reached) {
    for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const)
      reached.add(edgeTowards(edge, arrow));
  }
  expect(reached.size).toBe(49);
});

test("each point is a node of its own", () => {
  expect(nodeName({ x: 1, y: 2 })).toBe("1,2");
});

test("a wire meets what ends at one of its points, and nothing else", () => {
  const battery = [newGridComponent("battery", 0)];
  // Edge 0 is from (0, 0) to (1, 0). 1 continues it, 25 and 26 begin at its ends, 5 is one row below.
  expect([0, 1, 25, 26].map((edge) => meets(battery, edge))).toEqual([true, true, true, true]);
  expect([2, 5, 27, 31].map((edge) => meets(battery, edge))).toEqual([false, false, false, false]);
  expect(meets([], 0)).toBe(false);
});
