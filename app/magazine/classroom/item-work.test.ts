import { describe, expect, it } from "vitest";
import { goneItem, isCount, openItem, parseItemWork } from "./item-work";

const work = { first: { kind: "sign" }, misses: 2, end: "helped", input: "-3", hints: 1 };

describe("what the device keeps of an item", () => {
  it.each(["none", "right", "unit", "sign", "tenfold", "rounding", "unnamed", "remark", "gone"])(
    "is read back with the first answer %s",
    (kind) => {
      expect(parseItemWork({ ...work, first: { kind } })).toEqual({ ...work, first: { kind } });
    },
  );

  it.each([
    { input: "3,5 m" },
    { input: 2 },
    { input: [0, 2, 1] },
    { input: ["3", "", "4 m"] },
    { input: [] },
    { misses: 0, hints: 0 },
    { end: "open" },
    { end: "solution" },
    { end: "alone" },
    { first: { kind: "named", error: 0 } },
    { first: { kind: "named", error: 4 } },
    { typed: "12m" },
  ])("is read back with %o", (more) => {
    expect(parseItemWork({ ...work, ...more })).toEqual({ ...work, ...more });
  });

  it("loses what is no text of an answer, and what is no part of it", () => {
    expect(parseItemWork({ ...work, typed: 12, name: "Ana" })).toEqual(work);
  });

  it.each([
    [null],
    ["sign"],
    [undefined],
    [{}],
    [{ ...work, first: null }],
    [{ ...work, first: "right" }],
    [{ ...work, first: { kind: "" } }],
    [{ ...work, first: { kind: "named" } }],
    [{ ...work, first: { kind: "named", error: -1 } }],
    [{ ...work, first: { kind: "named", error: "0" } }],
    [{ ...work, misses: -1 }],
    [{ ...work, misses: 1.5 }],
    [{ ...work, misses: "2" }],
    [{ ...work, hints: undefined }],
    [{ ...work, hints: -2 }],
    [{ ...work, end: "done" }],
    [{ ...work, end: undefined }],
    [{ ...work, input: null }],
    [{ ...work, input: { 0: "3" } }],
    [{ ...work, input: ["3", null] }],
    [{ ...work, input: [true] }],
  ])("is no work: %o", (kept) => {
    expect(parseItemWork(kept)).toBeNull();
  });

  it("counts from nought in whole numbers", () => {
    expect([0, 7, -1, 0.5, "1", Number.NaN].map(isCount)).toEqual([true, true, false, false, false, false]);
  });
});

it("an item of which nothing was answered is open; one that the edition does not have is gone", () => {
  expect(openItem).toEqual({ first: { kind: "none" }, misses: 0, end: "open" });
  expect(goneItem).toEqual({ first: { kind: "gone" }, misses: 0, end: "open" });
});
