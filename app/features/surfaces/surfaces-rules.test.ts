import { expect, test } from "vitest";
import {
  curveOf,
  initialSurfaces,
  limits,
  meanDistance,
  pointsOf,
  readingMinutes,
  readingOf,
  readSheet,
  roomOf,
  surfaceOf,
  surfacesReducer,
} from "./surfaces-rules";

test("readings are due every five minutes, half an hour with the lamp and half an hour without", () => {
  expect(readingMinutes).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
});

test("the lamp cannot come closer to the card than is safe", () => {
  expect(surfacesReducer(initialSurfaces, { type: "set", what: "distance", value: 5 }).distance).toBe(25);
  expect(limits.distance.min).toBe(25);
});

test("as the project sets it up, 400 W/m² fall on the roofs", () => {
  const { light, air } = roomOf(initialSurfaces);
  expect(light).toBeCloseTo(400, 10);
  expect(air).toBe(22);
});

test("the drier the moss, the hotter it gets: without water it is one more dark roof", () => {
  const at30 = (wetness: number) => curveOf("green", { ...initialSurfaces, wetness })[30] ?? 0;
  expect(at30(100)).toBeLessThan(at30(60));
  expect(at30(0) - at30(60)).toBeGreaterThan(10);
  expect((curveOf("black", initialSurfaces)[30] ?? 0) - at30(0)).toBeLessThan(8);
});

test("only the moss holds water", () => {
  const wet = { wetness: 60 };
  expect([surfaceOf("black", wet), surfaceOf("white", wet), surfaceOf("green", wet)].map((s) => s.wetness)).toEqual([
    0, 0, 0.6,
  ]);
});

test("a reading is written in its own place and nowhere else", () => {
  const written = surfacesReducer(initialSurfaces, { type: "write", roof: "white", index: 3, text: "29,5" });
  expect(pointsOf(written.readings.white)).toEqual([{ minute: 15, temperature: 29.5 }]);
  expect(pointsOf(written.readings.black)).toEqual([]);
  expect(surfacesReducer(written, { type: "clear" }).readings).toEqual(initialSurfaces.readings);
});

test("comma or dot, but no words and no furnace", () => {
  expect(["48,2", "48.2", "−3", "", "nxehtë", "480"].map(readingOf)).toEqual([48.2, 48.2, -3, null, null, null]);
});

test("readings a degree above and two below lie a degree and a half off on average", () => {
  const curve = Array.from({ length: 61 }, () => 30);
  expect(
    meanDistance(
      [
        { minute: 5, temperature: 31 },
        { minute: 10, temperature: 28 },
      ],
      curve,
    ),
  ).toBe(1.5);
  expect(meanDistance([], curve)).toBeNull();
});

test("a curve begins at the room's temperature and has every minute", () => {
  const curve = curveOf("black", initialSurfaces);
  expect([curve.length, curve[0]]).toEqual([61, 22]);
});

test("a cleared sheet can come back until something is written on the new one", () => {
  const written = surfacesReducer(initialSurfaces, { type: "write", roof: "green", index: 2, text: "31,5" });
  const cleared = surfacesReducer(written, { type: "clear" });
  expect(surfacesReducer(cleared, { type: "undo" }).readings).toEqual(written.readings);
  const begun = surfacesReducer(cleared, { type: "write", roof: "green", index: 0, text: "22" });
  expect(surfacesReducer(begun, { type: "undo" })).toBe(begun);
  expect(surfacesReducer(initialSurfaces, { type: "clear" })).toBe(initialSurfaces);
});

test("a sheet that the device kept comes back whole or not at all", () => {
  const { readings } = surfacesReducer(initialSurfaces, { type: "write", roof: "black", index: 12, text: "40,5" });
  expect(readSheet(JSON.parse(JSON.stringify(readings)))).toEqual(readings);
  expect(readSheet({ ...readings, white: ["1"] })).toBeNull();
  expect(readSheet({ ...readings, white: readings.white.map(() => 3) })).toBeNull();
  expect(readSheet(null)).toBeNull();
});
