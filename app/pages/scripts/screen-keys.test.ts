import { expect, test } from "vitest";
import { isTyped, type KeyHolder, keyAction } from "./screen-keys";

test.each([
  ["ArrowRight", "next"],
  [" ", "next"],
  ["PageDown", "next"],
  ["ArrowLeft", "back"],
  ["PageUp", "back"],
  ["b", "dark"],
  ["B", "dark"],
  [".", "dark"],
  ["F", "whole"],
  ["Escape", "leave"],
  ["x", null],
  ["ArrowDown", null],
  ["Enter", null],
])("%s: %s", (key, action) => {
  expect(keyAction(key, "page")).toBe(action);
});

test("Enter goes to the typed number, and belongs to a button where none is typed", () => {
  expect(keyAction("Enter", "press")).toBeNull();
  expect(keyAction("Enter", "press", "12")).toBe("go");
});

test.each<[KeyHolder, string[]]>([
  ["text", []],
  ["control", ["b", "Escape"]],
  // A remote turns the page after a slider was dragged by the mouse; arrows still move the slider.
  ["touched", ["PageDown", "b", "Escape"]],
  ["press", ["ArrowRight", "PageDown", "b", "Escape"]],
  ["page", ["ArrowRight", " ", "PageDown", "b", "Escape"]],
])("what holds the focus keeps its own keys: %s", (holder, taken) => {
  const keys = ["ArrowRight", " ", "PageDown", "b", "Escape"];
  expect(keys.filter((key) => keyAction(key, holder) !== null)).toEqual(taken);
});

test("digits are typed outside of fields and controls", () => {
  expect((["page", "press", "control", "touched", "text"] as const).filter((holder) => isTyped("7", holder))).toEqual([
    "page",
    "press",
  ]);
  expect(isTyped("a", "page")).toBe(false);
});
