import fc from "fast-check";
import { expect, test } from "vitest";
import { type EditHistory, record, redo, startHistory, undo } from "./edit-history";

test("nothing to take back at first", () => {
  const start = startHistory("a");
  expect(undo(start)).toBe(start);
  expect(redo(start)).toBe(start);
});

test("what did not change is not recorded", () => {
  const start = startHistory("a");
  expect(record(start, "a")).toBe(start);
});

test("a new edit forgets what was taken back", () => {
  const back = undo(record(record(startHistory("a"), "b"), "c"));
  expect(back.present).toBe("b");
  const other = record(back, "d");
  expect(redo(other)).toBe(other);
  expect(undo(other).present).toBe("b");
});

test("edits of one name in a row are one step; another edit, or a step back, ends it", () => {
  const turned = record(record(record(startHistory(0), 1, "knob"), 2, "knob"), 3, "knob");
  expect(undo(turned).present).toBe(0);
  expect(undo(record(record(turned, 4, "other"), 5, "knob")).present).toBe(4);
  expect(undo(record(undo(record(turned, 4)), 9, "knob")).present).toBe(3);
  expect(undo(record(redo(undo(turned)), 9, "knob")).present).toBe(3);
});

test("going back through any edits and forth again gives every state there was", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), (values) => {
      let history: EditHistory<number> = startHistory(values[0] as number);
      for (const value of values.slice(1)) history = record(history, value);
      const back: number[] = [history.present];
      for (let now = undo(history); now !== history; history = now, now = undo(history)) back.unshift(now.present);
      expect(back).toEqual(values);
      const forth: number[] = [history.present];
      for (let now = redo(history); now !== history; history = now, now = redo(history)) forth.push(now.present);
      expect(forth).toEqual(values);
    }),
  );
});
