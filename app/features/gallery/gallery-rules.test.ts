import { expect, test } from "vitest";
import { arrowKey, galleryReducer, initialGallery, swipe } from "./gallery-rules";

const twelve = initialGallery(12);

test("after the last picture comes the first, and before the first the last", () => {
  const back = galleryReducer(twelve, { type: "turn", by: -1 });
  expect(back.current).toBe(11);
  expect(galleryReducer(back, { type: "turn", by: 1 }).current).toBe(0);
});

test("a gallery of one turns to itself", () => {
  expect(galleryReducer(initialGallery(1), { type: "turn", by: 1 }).current).toBe(0);
});

test("a film that is opened plays; one that is passed by waits until it is asked for", () => {
  const opened = galleryReducer(twelve, { type: "open", index: 3 });
  expect(opened).toMatchObject({ current: 3, open: true, playing: true });
  const passed = galleryReducer(opened, { type: "turn", by: 1 });
  expect(passed).toMatchObject({ current: 4, open: true, playing: false });
  expect(galleryReducer(passed, { type: "play" }).playing).toBe(true);
});

test("nothing plays once the viewer is closed, and the picture stays where it was", () => {
  const opened = galleryReducer(twelve, { type: "open", index: 5 });
  expect(galleryReducer(opened, { type: "close" })).toMatchObject({ current: 5, open: false, playing: false });
  expect(galleryReducer(twelve, { type: "play" }).playing).toBe(false);
});

test("where nothing changes the state is the same one", () => {
  expect(galleryReducer(twelve, { type: "show", index: 0 })).toBe(twelve);
  expect(galleryReducer(twelve, { type: "close" })).toBe(twelve);
});

test("a finger to the left turns on, to the right back; a tap and a scroll do not", () => {
  expect(swipe({ x: -80, y: 10 })).toBe(1);
  expect(swipe({ x: 80, y: -10 })).toBe(-1);
  expect(swipe({ x: -20, y: 0 })).toBeNull();
  expect(swipe({ x: -80, y: 70 })).toBeNull();
});

test("only the arrows to the sides turn", () => {
  expect(["ArrowRight", "ArrowLeft", "ArrowUp", "Enter"].map(arrowKey)).toEqual([1, -1, null, null]);
});
