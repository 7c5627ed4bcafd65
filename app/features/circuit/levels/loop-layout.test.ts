import fc from "fast-check";
import { expect, test } from "vitest";
import { divideAmongSides, layOutLoop, placeTowards } from "./loop-layout";

test("components take a side each before any side takes two", () => {
  expect(
    [1, 2, 3, 4].map((count) =>
      Object.entries(divideAmongSides(count, 2))
        .filter(([, n]) => n > 0)
        .map(([side]) => side),
    ),
  ).toEqual([["left"], ["left", "right"], ["left", "top", "right"], ["left", "top", "right", "bottom"]]);
});

test("top and bottom fill up first, then the flanks grow", () => {
  expect(divideAmongSides(5, 2)).toEqual({ left: 1, top: 2, right: 1, bottom: 1 });
  expect(divideAmongSides(6, 2)).toEqual({ left: 1, top: 2, right: 1, bottom: 2 });
  expect(divideAmongSides(7, 2)).toEqual({ left: 2, top: 2, right: 1, bottom: 2 });
  expect(divideAmongSides(30, 2)).toEqual({ left: 13, top: 2, right: 13, bottom: 2 });
  expect(divideAmongSides(6, 4)).toEqual({ left: 1, top: 2, right: 1, bottom: 2 });
  expect(divideAmongSides(9, 4)).toEqual({ left: 1, top: 4, right: 1, bottom: 3 });
});

test("every component has its place inside the board, and no two stand closer than a thumb", () => {
  fc.assert(
    fc.property(fc.integer({ min: 280, max: 1000 }), fc.integer({ min: 0, max: 30 }), (width, count) => {
      const { places, height } = layOutLoop(width, count);
      expect(places).toHaveLength(count);
      for (const [k, a] of places.entries()) {
        expect(a.x >= 22 && a.x <= width - 22 && a.y >= 22 && a.y <= height - 22).toBe(true);
        for (const b of places.slice(k + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(44);
      }
    }),
  );
});

test("the path goes round the rectangle in the order of the components", () => {
  const { path, length, corners, places } = layOutLoop(320, 4);
  expect(path).toBe("M42 202V52H278V202Z");
  expect(length).toBe(2 * (236 + 150));
  expect(corners).toEqual({ left: 42, top: 52, right: 278, bottom: 202 });
  expect(places).toEqual([
    { x: 42, y: 127, side: "left", turn: -90 },
    { x: 160, y: 52, side: "top", turn: 0 },
    { x: 278, y: 127, side: "right", turn: 90 },
    { x: 160, y: 202, side: "bottom", turn: 180 },
  ]);
});

test("a wide board is drawn larger", () => {
  expect([559, 560].map((width) => layOutLoop(width, 2).scale)).toEqual([1, 1.6]);
  expect(layOutLoop(900, 2).height).toBeCloseTo(150 * 1.6 + 2 * 52 * 1.6, 9);
  expect(layOutLoop(900, 30).height).toBeCloseTo((11 * 88 + 2 * 24 + 2 * 52) * 1.6, 9);
  expect(layOutLoop(900, 30).places.filter(({ side }) => side === "top")).toHaveLength(4);
});

test("many components make the board taller", () => {
  expect(layOutLoop(320, 30).height).toBe(13 * 88 + 48 + 104);
});

test("an arrow leads to the neighbour that lies there", () => {
  const { places } = layOutLoop(320, 6); // left 0, top 1 2, right 3, bottom 4 5
  expect(placeTowards(places, 1, "ArrowRight")).toBe(2);
  expect(placeTowards(places, 2, "ArrowLeft")).toBe(1);
  expect(placeTowards(places, 4, "ArrowLeft")).toBe(5);
  expect(placeTowards(places, 5, "ArrowRight")).toBe(4);
  expect(placeTowards(places, 0, "ArrowUp")).toBe(1);
  expect(placeTowards(places, 3, "ArrowDown")).toBe(4);
  expect(placeTowards(places, 3, "ArrowUp")).toBe(2);
  expect(placeTowards(places, 0, "ArrowDown")).toBe(5);
});

test("round the loop there is no end", () => {
  const { places } = layOutLoop(320, 6);
  expect(placeTowards(places, 5, "ArrowLeft")).toBe(0);
});

test("an arrow across the wire goes back and forth as in reading", () => {
  const { places } = layOutLoop(320, 4);
  expect(placeTowards(places, 0, "ArrowRight")).toBe(1);
  expect(placeTowards(places, 1, "ArrowLeft")).toBe(0);
  expect(placeTowards(places, 1, "ArrowDown")).toBe(2);
  expect(placeTowards(places, 1, "ArrowUp")).toBe(0);
  expect(placeTowards(places, 2, "ArrowLeft")).toBe(1);
  expect(placeTowards(places, 2, "ArrowRight")).toBe(3);
  expect(placeTowards(places, 3, "ArrowUp")).toBe(2);
  expect(placeTowards(places, 3, "ArrowDown")).toBe(0);
  expect(placeTowards(places, 0, "ArrowLeft")).toBe(3);
});
