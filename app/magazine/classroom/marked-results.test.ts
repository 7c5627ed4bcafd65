import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AssignmentSnapshot, classTable } from "./class-table";
import { arrivalOf, type CollectedResult, mergedCollections, readCollection } from "./collection";
import { markedOf, withMark } from "./marked-results";
import { type FirstAnswer, isMarked, type PupilResult, writeResult } from "./result-code";

const sheet = { task: 7, fingerprint: 3, items: 2 };
const snapshot: AssignmentSnapshot = {
  fingerprint: 3,
  hasOwnNumbers: true,
  items: [
    { title: "Sa peshon?", errors: ["Harrove g.", "Pjesëtove."] },
    { title: "Sa rrugë?", errors: [] },
  ],
};
const right: FirstAnswer = { kind: "right" };
const slip: FirstAnswer = { kind: "named", error: 1 };
const none: FirstAnswer = { kind: "none" };

const ofPhone = (who: number): CollectedResult => {
  const item = { first: right, misses: 0, end: "alone" } as const;
  const result: PupilResult = { task: 7, fingerprint: 3, who, attempt: 9, minutes: 5, items: [item, item] };
  return { code: writeResult(result), result };
};

describe("marks of a teacher", () => {
  const marked = withMark(withMark([], sheet, { who: 4, item: 0, first: slip }), sheet, {
    ...{ who: 4, item: 1, first: right },
  });

  it("are one result of a pupil, that stands in the table", () => {
    expect(marked.map(({ result }) => result.items.map(({ first, end }) => [first, end]))).toEqual([
      [
        [slip, "solution"],
        [right, "alone"],
      ],
    ]);
    const table = classTable(snapshot, marked);
    expect(table.errors.map(({ says, pupils }) => [says, pupils.length])).toEqual([["Pjesëtove.", 1]]);
    expect(table.pupils.map(({ name, share, isHasty }) => [name, share, isHasty])).toEqual([["nr. 4", 0.5, false]]);
  });

  it("can be read again from their code", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(5), fc.nat(1), (who, error, item) => {
        const [one] = withMark([], sheet, { who, item, first: { kind: "named", error } });
        expect(readCollection([one?.code ?? ""])).toEqual([one]);
        expect(isMarked(one?.result ?? { attempt: 1 })).toBe(true);
      }),
    );
  });

  it("are changed in place, and taken away", () => {
    const changed = withMark(marked, sheet, { who: 4, item: 0, first: right });
    expect(markedOf(changed, 4)?.result.items.map(({ first }) => first.kind)).toEqual(["right", "right"]);
    expect(changed).toHaveLength(1);
    const half = withMark(changed, sheet, { who: 4, item: 0, first: none });
    expect(markedOf(half, 4)?.result.items.map(({ first }) => first.kind)).toEqual(["none", "right"]);
    expect(withMark(half, sheet, { who: 4, item: 1, first: null })).toEqual([]);
  });

  it("of a paper without an answer are a result too, since it was handed in", () => {
    const blank = withMark([], sheet, { who: 4, item: 1, first: none });
    expect(classTable(snapshot, blank).pupils.map(({ name, share }) => [name, share])).toEqual([["nr. 4", 0]]);
    expect(readCollection([blank[0]?.code ?? ""])).toEqual(blank);
    expect(withMark([], sheet, { who: 4, item: 1, first: null })).toEqual([]);
  });

  it("leave other pupils and what came from the pupil's phone", () => {
    const there = [ofPhone(4), ...withMark([], sheet, { who: 5, item: 0, first: right })];
    const after = withMark(there, sheet, { who: 4, item: 0, first: slip });
    expect(after.slice(0, 2)).toEqual(there);
    expect(withMark(after, sheet, { who: 4, item: 0, first: null })).toEqual(there);
    expect(markedOf(there, 4)).toBeNull();
    expect(markedOf(after, 4)?.result.who).toBe(4);
  });

  it("of one class look like one device to nobody", () => {
    const two = withMark(marked, sheet, { who: 5, item: 0, first: slip });
    expect(classTable(snapshot, two).pupils.map(({ sameDevice }) => sameDevice)).toEqual([[], []]);
  });

  it("of two teachers are both kept, and asked about", () => {
    const other = withMark([], sheet, { who: 4, item: 0, first: right });
    const both = mergedCollections(marked, other);
    expect(both).toHaveLength(2);
    expect(mergedCollections(other, marked, both)).toEqual(both);
    expect(mergedCollections(marked, marked)).toEqual(marked);
    // A further mark changes one of them, in its place.
    const changed = withMark(both, sheet, { who: 4, item: 1, first: slip });
    expect(changed).toHaveLength(2);
    expect(changed[1]).toEqual(both[1]);
    expect(changed[0]?.result.items[1]?.first).toEqual(slip);
    expect(arrivalOf(marked, other[0] as CollectedResult, 7).kind).toBe("twice");
    expect(arrivalOf(marked, marked[0] as CollectedResult, 7).kind).toBe("same");
  });
});
