import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawSeed, shortName, stopNumber, taskOf } from "./assignment";
import { type AssignmentSnapshot, classTable, explainingPairs, missingNumbers, pileOf } from "./class-table";
import { arrivalOf, type CollectedResult, mergedCollections, readCollection } from "./collection";
import { csv } from "./csv";
import { nicknamedWho, nicknameOf, nicknames, pupilName } from "./nicknames";
import { type PupilResult, type ResultItem, writeResult } from "./result-code";

const right: ResultItem = { first: { kind: "right" }, misses: 0, end: "alone" };
const helped: ResultItem = { first: { kind: "named", error: 1 }, misses: 1, end: "helped" };
const open: ResultItem = { first: { kind: "none" }, misses: 0, end: "open" };
const typed = (text: string): ResultItem => ({ first: { kind: "unnamed" }, misses: 1, end: "solution", typed: text });

const result = (who: number, items: readonly ResultItem[], more: Partial<PupilResult> = {}): CollectedResult => {
  const whole: PupilResult = { task: 7, fingerprint: 3, who, attempt: 100 + who, minutes: 10, items, ...more };
  return { code: writeResult(whole), result: whole };
};
const snapshot: AssignmentSnapshot = {
  fingerprint: 3,
  hasOwnNumbers: true,
  items: [
    { title: "Sa peshon?", errors: ["Harrove g.", "Pjesëtove."] },
    { title: "Sa rrugë?", errors: [] },
  ],
};

describe("the table of a class", () => {
  const collected = [
    result(1, [helped, typed("12m")]),
    result(2, [helped, typed("12m")]),
    result(3, [right, typed("9")]),
    result(4, [right, open], { fingerprint: 4 }),
    result(5, [{ ...open, first: { kind: "gone" } }, right]),
  ];
  const table = () => classTable(snapshot, collected);

  it("counts each named error with its sentence, then what has no name with what was typed", () => {
    expect(table().errors.map(({ item, says, pupils }) => [item, says, pupils.length])).toEqual([
      [0, "Pjesëtove.", 2],
      [1, null, 3],
    ]);
    expect(table().errors[1]?.typed).toEqual([
      { typed: "12m", count: 2 },
      { typed: "9", count: 1 },
    ]);
  });

  it("puts named errors first, then those of more pupils, then those of earlier exercises", () => {
    const named = (error: number): ResultItem => ({ first: { kind: "named", error }, misses: 1, end: "helped" });
    const sign: ResultItem = { first: { kind: "sign" }, misses: 1, end: "alone" };
    const bare: ResultItem = { first: { kind: "unnamed" }, misses: 1, end: "open" };
    const remark: ResultItem = { first: { kind: "remark" }, misses: 0, end: "alone" };
    const rows = [
      result(1, [typed("8"), named(1), named(0)]),
      result(2, [typed("3"), named(1), typed("5")]),
      result(3, [typed("8"), sign, typed("4")]),
      result(4, [named(0), sign, bare]),
      result(5, [remark, named(9), open]),
    ];
    const errors = () =>
      classTable({ ...snapshot, items: [...snapshot.items, { title: "Pse?", errors: [] }] }, rows).errors;
    expect(
      errors().map(({ item, first, says, pupils }) => [item, first, says, pupils.map(({ result }) => result.who)]),
    ).toEqual([
      [1, { kind: "named", error: 1 }, null, [1, 2]],
      [1, { kind: "sign" }, null, [3, 4]],
      [0, { kind: "named", error: 0 }, "Harrove g.", [4]],
      [1, { kind: "named", error: 9 }, null, [5]],
      [2, { kind: "named", error: 0 }, null, [1]],
      [0, { kind: "unnamed" }, null, [1, 2, 3]],
      [2, { kind: "unnamed" }, null, [2, 3, 4]],
    ]);
    expect(
      errors()
        .slice(-2)
        .map((each) => each.typed),
    ).toEqual([
      [
        { typed: "8", count: 2 },
        { typed: "3", count: 1 },
      ],
      [
        { typed: "4", count: 1 },
        { typed: "5", count: 1 },
      ],
    ]);
    expect(errors()[0]?.typed).toEqual([]);
  });

  it("does not count errors of another edition, and says so in the pupil's row", () => {
    const other = result(9, [helped], { fingerprint: 4 });
    expect(classTable(snapshot, [other]).errors).toEqual([]);
    expect(classTable(snapshot, [other]).pupils[0]?.hasOtherEdition).toBe(true);
    expect(table().pupils.map(({ hasOtherEdition }) => hasOtherEdition)).toEqual([false, false, false, true, false]);
  });

  it("counts an item over all who had it", () => {
    expect(table().items).toEqual([
      { alone: 2, helped: 2, solution: 0, open: 0, of: 4 },
      { alone: 1, helped: 0, solution: 3, open: 1, of: 5 },
    ]);
  });

  it("gives a share: alone counts one, with help a half, an exercise that is gone nothing", () => {
    expect(table().pupils.map(({ share }) => share)).toEqual([0.25, 0.25, 0.5, 0.5, 1]);
    expect([0.8, 0.79, 0.5, 0.49].map((share) => pileOf(share, { has: 0.8, near: 0.5 }))).toEqual([
      "has",
      "near",
      "near",
      "again",
    ]);
  });

  it("pairs the weakest first with who solved alone the most of what they did not; nobody stands in two pairs", () => {
    const least = { has: 0.8, near: 0.5 };
    const pairs = (...results: CollectedResult[]) =>
      explainingPairs(classTable(snapshot, results).pupils, least).map(({ explains, listens, exercises }) =>
        [explains, listens, exercises].join(" "),
      );
    const all = [right, right, right];
    const gone: ResultItem = { ...open, first: { kind: "gone" } };
    expect(
      pairs(
        result(1, [open, open, right]),
        result(2, [right, right, right, right, open]),
        result(3, [open, open, open]),
        result(4, all),
        result(5, [open, open, open]),
      ),
    ).toEqual(["nr. 2 nr. 3 3", "nr. 4 nr. 5 3"]);
    expect(pairs(result(4, all), result(6, [right, open, typed("9")]))).toEqual(["nr. 4 nr. 6 2"]);
    // Who has it did not solve just that alone: there is nothing to explain.
    expect(pairs(result(7, [right, right, right, right, helped]), result(8, [gone, gone, gone, gone, open]))).toEqual(
      [],
    );
    expect(pairs(result(7, all))).toEqual([]);
  });

  it("counts a game by its share of right answers, and lists its points", () => {
    const round = (points: number, rightOnes: number): ResultItem => ({
      ...{ first: { kind: "none" }, misses: 0, end: "alone" },
      game: { points, level: 1, right: rightOnes, asked: 8 },
    });
    const rows = [result(1, [right, round(60, 6)]), result(2, [right, round(20, 2)]), result(3, [right, open])];
    const items: AssignmentSnapshot["items"] = [
      { title: "Sa peshon?", errors: [] },
      { title: "Number Ninja", errors: [], isGame: true },
    ];
    const played = classTable({ ...snapshot, items }, rows);
    expect(played.pupils.map(({ share }) => share)).toEqual([0.875, 0.625, 0.5]);
    expect(played.items).toEqual([
      { alone: 3, helped: 0, solution: 0, open: 0, of: 3 },
      { alone: 2, helped: 0, solution: 0, open: 1, of: 3, points: [20, 60] },
    ]);
    expect(played.errors).toEqual([]);
    const forged = result(4, [{ ...round(1, 0), game: { points: 1, level: 1, right: 9, asked: 0 } }]);
    expect(classTable({ ...snapshot, items: [] }, [forged]).pupils[0]?.share).toBe(1);
  });

  it("does not depend on the order of results", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(collected, { minLength: collected.length }), (other) => {
        const shuffled = classTable(snapshot, other);
        expect({ items: shuffled.items, pupils: shuffled.pupils }).toEqual({
          items: table().items,
          pupils: table().pupils,
        });
      }),
    );
  });

  it("tells what may have been done together, and what was done in haste", () => {
    const pair = [typed("1,2"), typed("3,4"), right, right, right];
    const rows = classTable({ ...snapshot, items: [] }, [
      result(1, pair, { attempt: 5, minutes: 1 }),
      result(2, pair, { attempt: 5 }),
      result(3, [typed("1,2"), typed("5")]),
    ]).pupils;
    expect(rows.map(({ sameDevice }) => sameDevice)).toEqual([["nr. 2"], ["nr. 1"], []]);
    expect(rows.map(({ sameTyped }) => sameTyped)).toEqual([["nr. 2"], ["nr. 1"], []]);
    expect(rows.map(({ isHasty }) => isHasty)).toEqual([true, false, false]);
    const same = classTable({ ...snapshot, hasOwnNumbers: false, items: [] }, [result(1, pair), result(2, pair)]);
    expect(same.pupils.flatMap(({ sameTyped }) => sameTyped)).toEqual([]);
  });

  it("calls an item hasty under a quarter of a minute, and only what has ended counts", () => {
    const hasty = (items: ResultItem[], minutes: number) =>
      classTable(snapshot, [result(1, items, { minutes })]).pupils[0]?.isHasty;
    expect(hasty([right, right, right, right], 1)).toBe(false);
    expect(hasty([right, right, right, right, helped], 1)).toBe(true);
    expect(hasty([right, right, right, right, open], 1)).toBe(false);
    expect(hasty([open, open], 0)).toBe(false);
  });

  it("suspects nobody of what is the same pupil's, one equal answer or a shorter result", () => {
    const rows = classTable(snapshot, [
      result(1, [typed("1,2"), typed("3,4"), right], { attempt: 5 }),
      result(1, [right], { attempt: 5 }),
      result(2, [typed("1,2"), typed("9"), open]),
    ]).pupils;
    expect(rows.flatMap(({ sameDevice, sameTyped }) => [...sameDevice, ...sameTyped])).toEqual([]);
  });

  it("gives whoever had no exercise the share nought", () => {
    const gone: ResultItem = { ...open, first: { kind: "gone" } };
    expect(classTable(snapshot, [result(1, []), result(2, [gone])]).pupils.map(({ share }) => share)).toEqual([0, 0]);
  });

  it("names two pupils of one nickname apart, by their codes whatever came first", () => {
    const two = [result(128, [right], { attempt: 1 }), result(128, [right], { attempt: 2 })];
    const codes = two.map(({ code }) => code).sort();
    for (const order of [two, [...two].reverse()]) {
      const rows = classTable(snapshot, order).pupils;
      expect(rows.map(({ name }) => name)).toEqual([nicknames[0], `${nicknames[0]} 2`]);
      expect(rows.map(({ collected }) => collected.code)).toEqual(codes);
    }
  });

  it("knows which numbers are missing", () => {
    expect(missingNumbers(collected, 7)).toEqual([6, 7]);
  });
});

describe("a collection", () => {
  const first = result(1, [right, open]);
  const neighbour = result(2, [right, right]);
  const later = result(1, [right, right], { minutes: 12 });
  const other = result(1, [right, right], { attempt: 9 });

  it("tells what a result is to those that are there", () => {
    expect(arrivalOf([], first, 7)).toEqual({ kind: "new" });
    expect(arrivalOf([first], first, 7)).toEqual({ kind: "same" });
    expect(arrivalOf([first], later, 7)).toEqual({ kind: "updated", old: first });
    expect(arrivalOf([later], first, 7)).toEqual({ kind: "same" });
    expect(arrivalOf([neighbour, first], other, 7)).toEqual({ kind: "twice", others: [first] });
    expect(arrivalOf([neighbour], first, 7)).toEqual({ kind: "new" });
    expect(arrivalOf([result(1, [right, open], { task: 8 })], first, 7)).toEqual({ kind: "new" });
    expect(arrivalOf([first], other, 8)).toEqual({ kind: "other-task" });
    expect(arrivalOf([result(0, [right])], result(0, [right], { attempt: 3 }), 7)).toEqual({ kind: "new" });
  });

  it("keeps of one try the later result: more has ended, or else more time has passed", () => {
    const long = result(1, [right, open], { minutes: 40 });
    expect(mergedCollections([later], [long])).toEqual([later]);
    expect(mergedCollections([first], [long])).toEqual([long]);
    expect(mergedCollections([long], [first])).toEqual([long]);
    const half = result(1, [open, helped]);
    const kept = mergedCollections([half], [first]);
    expect(kept).toHaveLength(1);
    expect(mergedCollections([first], [half])).toEqual(kept);
    expect(arrivalOf(kept, kept[0] === half ? first : half, 7)).toEqual({ kind: "same" });
  });

  it("is joined of all pupils and tries, by pupil and code", () => {
    const joined = mergedCollections([result(9, [open]), neighbour], [other], [first]);
    expect(joined.map(({ result: { who, attempt } }) => [who, attempt]).slice(2)).toEqual([
      [2, 102],
      [9, 109],
    ]);
    expect(joined.slice(0, 2).map(({ code }) => code)).toEqual([first.code, other.code].sort());
    expect(mergedCollections([result(3, [open], { task: 1 })], [result(3, [open], { task: 2 })])).toHaveLength(2);
  });

  it("leaves out a kept code that cannot be read any more", () => {
    expect(readCollection([first.code, "PRIZMA:0000", neighbour.code])).toEqual([first, neighbour]);
  });

  it("is merged whatever the order, and twice changes nothing", () => {
    const some = fc.array(
      fc.record({
        who: fc.integer({ min: 1, max: 3 }),
        attempt: fc.integer({ min: 1, max: 2 }),
        minutes: fc.integer({ min: 0, max: 3 }),
        ended: fc.integer({ min: 0, max: 2 }),
      }),
      { maxLength: 8 },
    );
    const of = (list: readonly { who: number; attempt: number; minutes: number; ended: number }[]) =>
      list.map(({ who, attempt, minutes, ended }) =>
        result(who, [ended > 0 ? right : open, ended > 1 ? right : open], { attempt, minutes }),
      );
    fc.assert(
      fc.property(some, some, (a, b) => {
        const merged = mergedCollections(of(a), of(b));
        expect(mergedCollections(of(b), of(a))).toEqual(merged);
        expect(mergedCollections(merged, merged)).toEqual(merged);
        expect(readCollection(merged.map(({ code }) => code))).toEqual(merged);
      }),
    );
  });
});

describe("names", () => {
  it("are 128, all different, without a blank", () => {
    expect(new Set(nicknames).size).toBe(128);
    expect(nicknames.every((name) => /^\p{Lu}\p{Ll}+$/u.test(name))).toBe(true);
    expect([nicknamedWho(0), nicknamedWho(0.999999)]).toEqual([128, 255]);
    expect([nicknameOf(128), nicknameOf(255), nicknameOf(9)]).toEqual([nicknames[0], nicknames[127], null]);
    expect([pupilName(17), pupilName(0), pupilName(128)]).toEqual(["nr. 17", "pa numër", nicknames[0]]);
  });

  it("of exercises and stops stay in their bits, and numbers of a pupil change with who it is", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (text, stop) => {
        expect(shortName(text)).toBeLessThan(2 ** 14);
        expect(taskOf(text)).toBeLessThan(2 ** 20);
        const number = stopNumber(taskOf(text), stop);
        expect(number >= 10 && number <= 99).toBe(true);
      }),
    );
    const numbers = [1, 2, 3, 4].flatMap((task) => [1, 2, 3, 4].map((stop) => stopNumber(task, stop)));
    expect(new Set(numbers).size).toBeGreaterThan(8);
    expect(drawSeed({ seed: 9, hasOwnNumbers: true }, 3)).toBe("9/3");
    expect(drawSeed({ seed: 9, hasOwnNumbers: false }, 3)).toBe("9");
  });
});

it("a table is written so that spreadsheet programs read it, and no cell becomes a formula", () => {
  expect(
    csv([
      ["Nr.", 'Nota "A"'],
      [1.5, "=1+1"],
      ["a;b", "-3"],
      ["F=m·a", "5-3"],
    ]),
  ).toBe('\ufeffNr.;"Nota ""A"""\r\n1,5;\'=1+1\r\n"a;b";\'-3\r\nF=m·a;5-3\r\n');
});
