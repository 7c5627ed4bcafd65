import fc from "fast-check";
import { expect, test } from "vitest";
import { taskOf } from "../../magazine/classroom/assignment";
import { writeAssignment } from "../../magazine/classroom/assignment-code";
import { resultPrefix, writeResult } from "../../magazine/classroom/result-code";
import { classFile, mostFileBytes, readClassFile, withClassFile } from "./class-file";
import { type ClassRecord, emptyClass, type GivenAssignment, withGiven } from "./class-memory";
import { collected } from "./collecting-rules";

const code = writeAssignment({
  ...{ hasOwnNumbers: true, hasHelp: true, keepsTyped: true, who: "number", seed: 7 },
  parts: [{ kind: "exercises", content: 1, exercises: [1, 2] }],
});
const item = { title: "Ushtrimi", errors: ["Mblodhe."] };
const snapshot = { fingerprint: 7, hasOwnNumbers: true, items: [item, item] };
const result = (who: number, attempt: number, minutes: number) =>
  writeResult({
    ...{ task: taskOf(code), fingerprint: 7, who, attempt, minutes },
    items: [0, 1].map(() => ({ first: { kind: "right" }, misses: 0, end: "alone" })),
  });

/** Returns a device with some results, and its assignment. */
function device(results: readonly string[], label = "IX-b"): { record: ClassRecord; given: GivenAssignment } {
  const empty = withGiven(emptyClass, { code, label, made: 5, snapshot });
  const { record } = results.length === 0 ? { record: empty } : collected(empty, code, results.join("\n"));
  return { record, given: record.given[0] as GivenAssignment };
}
const ofCode = ({ given }: ClassRecord) => given.find((each) => each.code === code)?.results;

const results = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 9 })),
  { maxLength: 12 },
);

test("a file is read back whole, and a device that has none of it gets all of it", async () => {
  const { given } = device([result(1, 1, 4), result(2, 2, 5)]);
  const file = classFile(given);
  expect(file.name).toBe("IX-b.json");
  const read = readClassFile(await file.text());
  expect(read).toEqual({ ok: true, given });
  if (!read.ok) return;
  const { record, added } = withClassFile(emptyClass, read.given);
  expect([record.given, added.length]).toEqual([[given], 2]);
});

test("two devices that open each other's file have the same results; a second time changes nothing", () => {
  fc.assert(
    fc.property(results, results, (one, two) => {
      const [a, b] = [one, two].map((list) => device(list.map((each) => result(...each))));
      if (a === undefined || b === undefined) return;
      const [ab, ba] = [withClassFile(a.record, b.given).record, withClassFile(b.record, a.given).record];
      expect(ofCode(ab)).toEqual(ofCode(ba));
      expect(ofCode(withClassFile(ab, b.given).record)).toEqual(ofCode(ab));
    }),
  );
});

test("one's own name and sentences stay, and a pupil on two devices is asked about", () => {
  const mine = device([result(3, 1, 4)], "E imja");
  const other = device([result(3, 2, 4)], "E tjetrit");
  const named = { ...other.given, snapshot: { ...snapshot, items: [{ title: "Tjetër", errors: [] }] } };
  const { record, doubtful } = withClassFile(mine.record, named);
  expect(record.given).toMatchObject([{ label: "E imja", snapshot }]);
  expect([doubtful.length, ofCode(record)?.length]).toEqual([1, 2]);
});

test("what is no file of a class is refused with its reason, whatever stands in it", () => {
  const { given } = device([result(1, 1, 4)]);
  const text = (file: object) => JSON.stringify({ kind: "prizma-klasa", version: 1, given, ...file });
  const fault = (file: string) => {
    const read = readClassFile(file);
    return read.ok ? "none" : read.fault;
  };
  expect(fault(text({}))).toBe("none");
  expect(fault(text({ version: 2 }))).toBe("newer");
  expect(fault(text({ filler: "x".repeat(mostFileBytes) }))).toBe("huge");
  for (const other of ["", "[]", "{", "null", '"prizma-klasa"', text({ kind: "tjetër" }), text({ given: null })]) {
    expect([other.slice(0, 40), fault(other)]).toEqual([other.slice(0, 40), "foreign"]);
  }
  for (const change of [
    { code: `${code}0` },
    { results: [1] },
    { snapshot: null },
    { snapshot: { ...snapshot, items: Array.from({ length: 64 }, () => item) } },
    { label: 5 },
    { made: "dje" },
  ]) {
    expect([change, fault(text({ given: { ...given, ...change } }))]).toEqual([change, "foreign"]);
  }
  fc.assert(
    fc.property(fc.string(), fc.json(), (any, json) => {
      expect([fault(any), fault(json)]).not.toContain("none");
    }),
  );
});

test("codes of a file that are none, or of another assignment, do no harm", () => {
  const { record, given } = device([result(1, 1, 4)]);
  const hostile = { ...given, results: ["<b>", "U".repeat(5_000), result(2, 2, 4).slice(resultPrefix.length)] };
  const outcome = withClassFile(record, hostile);
  expect([outcome.added.length, outcome.damaged.length, ofCode(outcome.record)?.length]).toEqual([1, 2, 2]);
});
