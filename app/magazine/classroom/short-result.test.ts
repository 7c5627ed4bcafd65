import fc from "fast-check";
import { expect, it } from "vitest";
import { readReadySet } from "./ready-sets";
import { type FirstAnswer, itemEnds, readResult, writeResult } from "./result-code";
import { readShortResult, shortTask, writeShortResult } from "./short-result";
import { inGroups } from "./signs";

const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const firsts: readonly FirstAnswer[] = [
  ...(["none", "right", "unit", "sign", "tenfold", "rounding", "unnamed", "remark", "gone"] as const).map((kind) => ({
    kind,
  })),
  ...[0, 1, 2, 3, 4, 5].map((error) => ({ kind: "named" as const, error })),
];
const item = fc.record({
  first: fc.constantFrom(...firsts),
  misses: fc.integer({ min: 0, max: 3 }),
  end: fc.constantFrom(...itemEnds),
});
const result = fc.record({
  task: fc.integer({ min: 0, max: 2 ** 20 - 1 }),
  who: fc.integer({ min: 0, max: 255 }),
  items: fc.array(item, { minLength: 1, maxLength: 5 }),
});

it("holds no game, whose numbers are as long as a result", () => {
  const round = { first: { kind: "none" as const }, misses: 0, end: "alone" as const };
  const game = { points: 120, level: 2, right: 12, asked: 14 };
  expect(writeShortResult({ task: 1, who: 2, items: [round] })).not.toBeNull();
  expect(writeShortResult({ task: 1, who: 2, items: [{ ...round, game }] })).toBeNull();
});

it("is read as it was written, however it is typed, and never as another kind of code", () => {
  fc.assert(
    fc.property(result, ({ task, who, items }) => {
      const code = writeShortResult({ task, who, items });
      if (code === null) throw new Error("It is too long.");
      const asTyped = ` ${inGroups(code).toLowerCase().replace(/0/g, "o").replace(/1/g, "l")} `;
      expect(readShortResult(asTyped)).toEqual({ task: shortTask(task), who, items });
      expect(readReadySet(code).ok).toBe(false);
      expect(readResult(code).ok).toBe(false);
      const long = writeResult({ task, who, items, fingerprint: 1, attempt: 2, minutes: 3 });
      expect(readShortResult(long.slice(7))).toBeNull();
    }),
  );
});

it.each([
  [1, 9],
  [2, 11],
  [3, 12],
  [4, 14],
  [5, 15],
])("of %i items has %i signs", (count, length) => {
  const items = Array.from({ length: count }, () => ({ first: { kind: "right" }, misses: 3, end: "alone" }) as const);
  expect(writeShortResult({ task: 2 ** 20 - 1, who: 255, items })).toHaveLength(length);
});

it("of more than five items, or of none, there is none", () => {
  const items = new Array(6).fill({ first: { kind: "right" }, misses: 0, end: "alone" });
  expect(writeShortResult({ task: 1, who: 1, items })).toBeNull();
  expect(readShortResult(writeShortResult({ task: 1, who: 1, items: [] }) ?? "")).toBeNull();
});

it("with one wrong sign, two swapped or a torn end is refused", () => {
  fc.assert(
    fc.property(result, fc.nat(14), fc.nat(14), fc.constantFrom(...signs), (each, at, other, sign) => {
      const code = writeShortResult(each) ?? "";
      const place = at % code.length;
      const spoiled = [...code];
      spoiled[place] = sign;
      const swapped = [...code];
      [swapped[place], swapped[other % code.length]] = [code[other % code.length] ?? "", code[place] ?? ""];
      for (const text of [spoiled.join(""), swapped.join("")])
        if (text !== code) expect(readShortResult(text)).toBeNull();
      for (let length = 0; length < code.length; length++) expect(readShortResult(code.slice(0, length))).toBeNull();
    }),
  );
});

it("of any text is refused without an exception", () => {
  fc.assert(fc.property(fc.string(), (text) => readShortResult(text) === null));
  expect(readShortResult("")).toBeNull();
});

it("of this make is read for ever", () => {
  const read = readShortResult("5CW4-B8R9-G0F6");
  expect(read).toEqual({
    task: 0b1011001110,
    who: 17,
    items: [
      { first: { kind: "named", error: 2 }, misses: 1, end: "helped" },
      { first: { kind: "right" }, misses: 0, end: "alone" },
      { first: { kind: "none" }, misses: 0, end: "open" },
    ],
  });
});
