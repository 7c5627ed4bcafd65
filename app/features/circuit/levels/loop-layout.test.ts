import fc from "fast-check";
import { expect, test } from "vitest";
import { divideAmongSides, layOutLoop, placeAt, placeTowards } from "./loop-layout";

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
    fc.property(
      fc.integer({ min: 240, max: 1000 }),
      fc.integer({ min: 136, max: 520 }),
      fc.integer({ min: 0, max: 30 }),
      (width, height, count) => {
        const layout = layOutLoop({ width, height }, count);
        expect(layout.places).toHaveLength(count);
        for (const [k, a] of layout.places.entries()) {
          expect(a.x >= 22 && a.x <= width - 22 && a.y >= 22 && a.y <= layout.height - 22).toBe(true);
          for (const b of layout.places.slice(k + 1))
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(44);
        }
      },
    ),
  );
});

const phone = { width: 320, height: 254 };

test("the path goes round the rectangle in the order of the components", () => {
  const { path, length, corners, places, scale } = layOutLoop(phone, 4);
  expect(scale).toBe(1);
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

test.each([
  [{ width: 360, height: 150 }, 0.72],
  [{ width: 360, height: 200 }, 200 / 254],
  [{ width: 870, height: 476 }, 1.6],
])("up to six components fill a board of %j and no more, at scale %d", (size, scale) => {
  for (let count = 0; count <= 6; count++) {
    const layout = layOutLoop(size, count);
    expect(layout.height).toBeCloseTo(size.height, 9);
    expect(layout.scale).toBeCloseTo(scale, 9);
  }
});

test("many components shrink before they make the board taller", () => {
  const some = layOutLoop({ width: 360, height: 400 }, 12);
  expect(some.scale).toBeLessThan(1.2);
  expect(some.height).toBeCloseTo(400, 9);
  expect(layOutLoop(phone, 30).height).toBeGreaterThan(phone.height);
  expect(layOutLoop(phone, 30).scale).toBe(0.72);
});

test("a point on the board means the component under it, else the place between its neighbours", () => {
  const layout = layOutLoop(phone, 4); // battery left, then top, right, bottom
  expect([42, 160, 278].map((x) => placeAt(layout, { x, y: x === 160 ? 60 : 127 }, null))).toEqual([0, 1, 2]);
  expect(placeAt(layout, { x: 90, y: 60 }, null)).toBe(1);
  expect(placeAt(layout, { x: 230, y: 60 }, null)).toBe(2);
  expect(placeAt(layout, { x: 230, y: 196 }, null)).toBe(3);
  expect(placeAt(layout, { x: 90, y: 196 }, null)).toBe(4);
  // The first component, dragged to just before the last corner, has three others before it.
  expect(placeAt(layout, { x: 90, y: 196 }, 0)).toBe(3);
  expect(placeAt(layout, { x: 160, y: 127 }, null)).toBe(4);
  expect(placeAt(layOutLoop(phone, 0), { x: 150, y: 100 }, null)).toBe(0);
});

test("an arrow leads to the neighbour that lies there", () => {
  const { places } = layOutLoop(phone, 6); // left 0, top 1 2, right 3, bottom 4 5
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
  const { places } = layOutLoop(phone, 6);
  expect(placeTowards(places, 5, "ArrowLeft")).toBe(0);
});

test("an arrow across the wire goes back and forth as in reading", () => {
  const { places } = layOutLoop(phone, 4);
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
