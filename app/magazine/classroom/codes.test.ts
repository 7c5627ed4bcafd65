import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Assignment, type AssignmentPart, exerciseNameBits, taskOf } from "./assignment";
import { readAssignment, writeAssignment } from "./assignment-code";
import { BitReader, BitWriter } from "./bits";
import { foundCodes, mostSearched } from "./found-codes";
import {
  fittedToQr,
  itemEnds,
  mostNamedErrors,
  mostTypedSigns,
  type PupilResult,
  type ResultItem,
  readResult,
  readResultSigns,
  resultPrefix,
  typedSigns,
  writeResult,
} from "./result-code";
import { cleanSigns, codeOfBits, inGroups } from "./signs";

const name = fc.integer({ min: 0, max: 2 ** exerciseNameBits - 1 });
const content = fc.integer({ min: 1, max: 20_000 });
const part: fc.Arbitrary<AssignmentPart> = fc.oneof(
  fc.record({
    kind: fc.constant("exercises" as const),
    content,
    exercises: fc.array(name, { minLength: 1, maxLength: 12 }),
  }),
  fc.record({ kind: fc.constant("quiz" as const), content, questions: fc.array(name, { maxLength: 6 }) }),
  fc.record({ kind: fc.constant("model" as const), model: fc.integer({ min: 0, max: 65_535 }) }),
  fc.record({ kind: fc.constant("circuit" as const), link: fc.stringMatching(/^[\w.-]{1,60}$/) }),
  fc.record({
    kind: fc.constant("game" as const),
    operations: fc.integer({ min: 0, max: 15 }),
    clock: fc.integer({ min: 0, max: 7 }),
  }),
  fc.record({ kind: fc.constant("stop" as const) }),
);
const assignment: fc.Arbitrary<Assignment> = fc.record({
  hasOwnNumbers: fc.boolean(),
  hasHelp: fc.boolean(),
  keepsTyped: fc.boolean(),
  who: fc.constantFrom("number" as const, "nickname" as const),
  seed: fc.integer({ min: 0, max: 65_535 }),
  parts: fc.array(part, { maxLength: 6 }),
});

const typed = fc
  .array(fc.constantFrom(...typedSigns), { minLength: 1, maxLength: mostTypedSigns })
  .map((signs) => signs.join(""));
const item: fc.Arbitrary<ResultItem> = fc.oneof(
  fc.record({
    first: fc.oneof(
      fc
        .constantFrom("none", "right", "unit", "sign", "tenfold", "rounding", "unnamed", "remark", "gone")
        .map((kind) => ({ kind }) as ResultItem["first"]),
      fc.integer({ min: 0, max: mostNamedErrors - 1 }).map((error) => ({ kind: "named" as const, error })),
    ),
    misses: fc.integer({ min: 0, max: 3 }),
    end: fc.constantFrom(...itemEnds),
  }),
  fc.record({
    first: fc.constant({ kind: "unnamed" as const }),
    misses: fc.integer({ min: 0, max: 3 }),
    end: fc.constantFrom(...itemEnds),
    typed,
  }),
);
const game: fc.Arbitrary<ResultItem> = fc.record({
  first: fc.constant({ kind: "none" as const }),
  misses: fc.constant(0),
  end: fc.constant("alone" as const),
  game: fc.record({
    points: fc.integer({ min: 0, max: 2 ** 14 - 1 }),
    level: fc.integer({ min: 0, max: 7 }),
    right: fc.integer({ min: 0, max: 127 }),
    asked: fc.integer({ min: 0, max: 127 }),
  }),
});
const result: fc.Arbitrary<PupilResult> = fc.record({
  task: fc.integer({ min: 0, max: 2 ** 20 - 1 }),
  fingerprint: fc.integer({ min: 0, max: 4095 }),
  who: fc.integer({ min: 0, max: 255 }),
  attempt: fc.integer({ min: 0, max: 65_535 }),
  minutes: fc.integer({ min: 0, max: 63 }),
  items: fc.array(fc.oneof({ weight: 9, arbitrary: item }, { weight: 1, arbitrary: game }), { maxLength: 40 }),
});

describe("bits", () => {
  it("are read as they were written, groups too", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 2 ** 28 - 1 }), fc.boolean())), (numbers) => {
        const writer = new BitWriter();
        for (const [value, inGroupsOfSeven] of numbers) {
          if (inGroupsOfSeven) writer.putGroups(value);
          else writer.put(value, 28);
        }
        const reader = new BitReader(writer.bits);
        expect(numbers.map(([, grouped]) => (grouped ? reader.takeGroups() : reader.take(28)))).toEqual(
          numbers.map(([value]) => value),
        );
        expect(reader.isShort).toBe(false);
        reader.take(1);
        expect(reader.isShort).toBe(true);
      }),
    );
  });

  it("of a number without end are four groups", () => {
    const reader = new BitReader(Array.from({ length: 64 }, () => 1 as const));
    expect([reader.takeGroups(), reader.position]).toEqual([2 ** 28 - 1, 32]);
  });

  it.each([
    [8, 3],
    [-1, 4],
    [1.5, 4],
  ])("refuse %s in %s bits", (value, width) => {
    expect(() => new BitWriter().put(value, width)).toThrow(RangeError);
  });
});

describe("a code", () => {
  it("of an assignment is read as it was written, however it is typed", () => {
    fc.assert(
      fc.property(assignment, (written) => {
        const code = writeAssignment(written);
        const asTyped = inGroups(code).toLowerCase().replace(/0/g, "o").replace(/1/g, "l");
        expect(readAssignment(asTyped)).toEqual({ ok: true, code, assignment: written });
      }),
    );
  });

  it("of a result is read as it was written", () => {
    fc.assert(
      fc.property(result, (written) => {
        expect(readResult(writeResult(written))).toMatchObject({ ok: true, result: written });
      }),
    );
  });

  const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const spoiled = (code: string, place: number, by: number) => {
    const at = place % code.length;
    const other = signs[(signs.indexOf(code[at] as string) + 1 + (by % 31)) % 32] as string;
    return code.slice(0, at) + other + code.slice(at + 1);
  };

  it("with one wrong sign, two swapped neighbours or a torn end is never accepted", () => {
    fc.assert(
      fc.property(assignment, result, fc.nat(), fc.nat(), (set, done, place, by) => {
        for (const [code, isRead] of [
          [writeAssignment(set), (text: string) => readAssignment(text).ok],
          [writeResult(done).slice(resultPrefix.length), (text: string) => readResult(text).ok],
        ] as const) {
          expect(isRead(spoiled(code, place, by))).toBe(false);
          const at = place % (code.length - 1);
          const swapped = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
          expect(swapped === code || !isRead(swapped)).toBe(true);
          expect(isRead(code.slice(0, -1 - (place % 6)))).toBe(false);
        }
      }),
    );
  });

  it("of one kind is not read as one of the other", () => {
    fc.assert(
      fc.property(assignment, result, (set, done) => {
        expect(readResult(writeAssignment(set)).ok).toBe(false);
        expect(readAssignment(writeResult(done).slice(resultPrefix.length)).ok).toBe(false);
      }),
    );
  });

  it("of any text is refused without an exception", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readAssignment(text).ok).toBe(false);
        expect(readResult(text).ok).toBe(false);
      }),
    );
  });

  it("of this version is read for ever", () => {
    const exercises = [1, 2, 3];
    expect(readAssignment("3R96-E42M-6004-00G0-1GMW-6")).toMatchObject({
      assignment: {
        hasOwnNumbers: true,
        hasHelp: true,
        keepsTyped: true,
        who: "number",
        seed: 4711,
        parts: [{ content: 42, exercises }],
      },
    });
    expect(readResult("PRIZMA:2000A00G6008187220GGKD0")).toMatchObject({
      result: {
        task: 5,
        fingerprint: 1,
        who: 3,
        attempt: 8,
        minutes: 2,
        items: [{ first: { kind: "unnamed" }, misses: 1, end: "open", typed: "12" }],
      },
    });
    expect(readResult("PRIZMA:4000A00G600818C4W0Y230WRGG44Z78")).toMatchObject({
      result: {
        task: 5,
        items: [
          { first: { kind: "right" }, misses: 0, end: "alone" },
          { end: "alone", game: { points: 120, level: 2, right: 12, asked: 14 } },
          { first: { kind: "unnamed" }, misses: 1, end: "open", typed: "12" },
        ],
      },
    });
  });

  it("of a game has four bytes for it, and a result without one is written as ever", () => {
    const head = { task: 5, fingerprint: 1, who: 3, attempt: 8, minutes: 2 };
    const right: ResultItem = { first: { kind: "right" }, misses: 0, end: "alone" };
    const played = { points: 120, level: 2, right: 12, asked: 14 };
    const round: ResultItem = { first: { kind: "none" }, misses: 0, end: "alone", game: played };
    const bitsOf = (...items: ResultItem[]) => writeResult({ ...head, items }).length * 5;
    expect(bitsOf(round, round) - bitsOf(round)).toBeGreaterThanOrEqual(30);
    expect(bitsOf(round, round) - bitsOf(round)).toBeLessThanOrEqual(35);
    expect(writeResult({ ...head, items: [right] })).toMatch(/^PRIZMA:2/);
    expect(writeResult({ ...head, items: [right, round] })).toMatch(/^PRIZMA:4/);
    const most = { points: 99_999, level: 12, right: 300, asked: 400 };
    expect(readResult(writeResult({ ...head, items: [{ ...round, game: most }] }))).toMatchObject({
      result: { items: [{ game: { points: 16_383, level: 7, right: 127, asked: 127 } }] },
    });
  });
});

describe("a result", () => {
  const head = { task: 5, fingerprint: 1, who: 3, attempt: 8, minutes: 2 };
  const resultOf = (...items: ResultItem[]): PupilResult => ({ ...head, items });
  const unnamed: ResultItem = { first: { kind: "unnamed" }, misses: 1, end: "open" };
  const readItems = (...items: ResultItem[]) => {
    const read = readResult(writeResult(resultOf(...items)));
    return read.ok ? read.result.items : read.fault;
  };

  it("holds the first ten signs of what was typed, and nothing where nothing was", () => {
    expect(readItems({ ...unnamed, typed: "123456789012" })).toEqual([{ ...unnamed, typed: "1234567890" }]);
    expect(readItems(unnamed, { ...unnamed, typed: "" })).toEqual([unnamed, unnamed]);
    expect(writeResult(resultOf({ ...unnamed, typed: "" }))).toBe(writeResult(resultOf(unnamed)));
    const right: ResultItem = { first: { kind: "right" }, misses: 0, end: "alone" };
    expect(writeResult(resultOf(unnamed))).toHaveLength(writeResult(resultOf(right)).length);
  });

  it("holds the most that fits for a later error, many misses and a long time", () => {
    expect(readItems({ first: { kind: "named", error: 9 }, misses: 7, end: "open" })).toEqual([
      { first: { kind: "named", error: 5 }, misses: 3, end: "open" },
    ]);
    expect(readResult(writeResult({ ...head, minutes: 90, items: [] }))).toMatchObject({ result: { minutes: 63 } });
  });

  it("with a first answer of no known number is read as unanswered", () => {
    const bits = new BitWriter().put(1, 4).put(5, 20).put(1, 12).put(3, 8).put(8, 16).put(2, 6).put(0, 1).put(1, 6);
    bits.put(15, 4).put(0, 2).put(0, 2);
    expect(readResult(codeOfBits("result", bits.bits))).toMatchObject({
      result: { items: [{ first: { kind: "none" } }] },
    });
  });

  it.each(["  PRIZMA:", "prizma :", "Prizma : ", "\n"])("is read after %j", (before) => {
    const code = writeResult(resultOf()).slice(resultPrefix.length);
    expect(readResult(`${before}${inGroups(code)} `)).toMatchObject({ ok: true, length: code.length });
  });

  it.each([
    ["a sign more", (code: string) => `${code}0`],
    ["a sign less", (code: string) => code.slice(0, -1)],
    ["a character that is no sign", (code: string) => `${code}!`],
    ["a first sign of another version", (code: string) => `Z${code.slice(1)}`],
  ])("with %s is damaged", (_, spoil) => {
    expect(readResult(spoil(writeResult(resultOf()).slice(resultPrefix.length)))).toEqual({
      ok: false,
      fault: "damaged",
    });
  });
});

describe("an assignment", () => {
  /** Writes a code by hand: version, switches and seed, then the count of parts. */
  const head = (count: number) => new BitWriter().put(1, 4).put(0, 4).put(4711, 16).put(count, 4);
  const readBits = (bits: BitWriter) => readAssignment(codeOfBits("assignment", bits.bits));

  it("with a part of a later kind says that it is newer", () => {
    expect(readBits(head(2).put(5, 3).put(6, 3))).toEqual({ ok: false, fault: "newer" });
  });

  it("that ends before its parts, or goes on behind them, is damaged", () => {
    expect(readBits(head(1).put(5, 3))).toMatchObject({ ok: true, assignment: { parts: [{ kind: "stop" }] } });
    expect(readBits(head(9).put(5, 3))).toEqual({ ok: false, fault: "damaged" });
    expect(readBits(head(1).put(5, 3).put(0, 20))).toEqual({ ok: false, fault: "damaged" });
    for (const text of ["", "U", "3R96"]) expect(readAssignment(text)).toEqual({ ok: false, fault: "damaged" });
  });
});

describe("sizes", () => {
  const exercises = (count: number) => Array.from({ length: count }, (_, index) => 1000 + index);
  const set = (count: number): Assignment => ({
    hasOwnNumbers: true,
    hasHelp: true,
    keepsTyped: true,
    who: "number",
    seed: 4711,
    parts: [{ kind: "exercises", content: 42, exercises: exercises(count) }],
  });
  it.each([
    [3, 21],
    [5, 26],
    [12, 46],
  ])("an assignment of %s exercises has %s signs", (count, length) => {
    expect(writeAssignment(set(count))).toHaveLength(length);
  });

  const done = (count: number, each: ResultItem): PupilResult => ({
    task: taskOf(writeAssignment(set(3))),
    fingerprint: 17,
    who: 9,
    attempt: 12_345,
    minutes: 14,
    items: Array.from({ length: count }, () => each),
  });
  it.each([
    [3, 30],
    [5, 33],
    [12, 44],
  ])("a result of %s items has %s signs", (count, length) => {
    expect(writeResult(done(count, { first: { kind: "right" }, misses: 0, end: "alone" }))).toHaveLength(length);
  });

  it("a result with many typed answers is shortened from the last on, until a QR code of version 10 holds it", () => {
    const long: ResultItem = { first: { kind: "unnamed" }, misses: 1, end: "open", typed: "1234567890" };
    expect(fittedToQr(done(12, long)).items.every((each) => each.typed === long.typed)).toBe(true);
    const fitted = fittedToQr(done(40, long));
    expect(writeResult(fitted).length).toBeLessThanOrEqual(311);
    const kept = fitted.items.map((each) => each.typed !== undefined);
    expect(kept).toEqual([...kept].sort((a, b) => Number(b) - Number(a)));
    expect(kept.filter(Boolean).length).toBe(15);
  });

  it("a result that fits to the last sign keeps all that was typed", () => {
    const typed = (text: string): ResultItem => ({ first: { kind: "unnamed" }, misses: 1, end: "open", typed: text });
    const right: ResultItem = { first: { kind: "right" }, misses: 0, end: "alone" };
    const items = [...Array.from({ length: 19 }, () => typed("1234567890")), typed("1234567"), right];
    const whole = { ...done(0, right), items };
    expect(writeResult(whole)).toHaveLength(311);
    expect(fittedToQr(whole)).toEqual(whole);
  });
});

describe("a chat", () => {
  const broken = (code: string, width: number) => code.replace(new RegExp(`(.{${width}})`, "g"), "$1\n");

  it("gives every code, broken by line ends and among words", () => {
    fc.assert(
      fc.property(
        fc.array(result, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 8, max: 40 }),
        (results, width) => {
          const chat = results
            .map((each, index) => `Nxënësi ${index}: ja kodi im\n${broken(writeResult(each), width)} faleminderit!`)
            .join("\n");
          const { codes } = foundCodes(chat);
          expect(codes.map((code) => (code.kind === "result" ? code.result : code))).toEqual(results);
        },
      ),
    );
  });

  it("names the beginning of a code that cannot be read, and counts the others", () => {
    const whole = writeResult({ task: 5, fingerprint: 1, who: 3, attempt: 8, minutes: 2, items: [] });
    const torn = whole.slice(0, -4);
    const { codes } = foundCodes(`${torn}\n!! ${whole}`);
    expect(codes.map(({ kind }) => kind)).toEqual(["damaged", "result"]);
    expect(codes[0]?.code).toBe(torn.slice(resultPrefix.length, resultPrefix.length + 12));
  });

  it("gives each code alone as its clean signs, however it was typed and whatever follows", () => {
    const whole = writeResult({ task: 5, fingerprint: 1, who: 3, attempt: 8, minutes: 2, items: [] });
    const code = whole.slice(resultPrefix.length);
    for (const text of [`${whole} tani ike`, `prizma :\n${inGroups(code).toLowerCase()}`, ` ${inGroups(code)} `])
      expect(foundCodes(text).codes.map((each) => each.code)).toEqual([code]);
  });

  it("gives a code of a later version whole, so that a later Prizma can read it", () => {
    const code = codeOfBits("result", new BitWriter().put(3, 4).put(99, 90).bits);
    expect(foundCodes(`Ana: PRIZMA:${code}!`).codes).toEqual([{ kind: "newer", code }]);
    expect(foundCodes(`${code}${"0".repeat(5000)}`).codes.map((each) => [each.kind, each.code.length])).toEqual([
      ["newer", 3000],
    ]);
  });

  it("without a prefix is read as one code; an empty text has none; a long text says that it was cut", () => {
    const whole = writeResult({ task: 5, fingerprint: 1, who: 3, attempt: 8, minutes: 2, items: [] });
    expect(foundCodes(whole.slice(resultPrefix.length)).codes).toMatchObject([{ kind: "result" }]);
    expect(foundCodes("  \n").codes).toEqual([]);
    expect(foundCodes("x".repeat(mostSearched + 1)).isCut).toBe(true);
    expect(foundCodes(whole).isCut).toBe(false);
  });
});

it("signs are read as people write them", () => {
  expect(cleanSigns("4k7q – x2 m9\nOil")).toBe("4K7QX2M9011");
  expect(cleanSigns("4K7U")).toBeNull();
  expect(inGroups("4K7QX2M9B")).toBe("4K7Q-X2M9-B");
});

it("a result of a later version says so, at any length", () => {
  const later = new BitWriter().put(3, 4).put(99, 30);
  expect(readResultSigns(codeOfBits("result", later.bits))).toEqual({ ok: false, fault: "newer" });
  expect(readResultSigns(`${codeOfBits("result", later.bits)}4K7Q`)).toEqual({ ok: false, fault: "newer" });
  expect(readResultSigns("Z".repeat(40))).toEqual({ ok: false, fault: "damaged" });
  expect(readAssignment(codeOfBits("assignment", later.bits))).toEqual({ ok: false, fault: "newer" });
});
