import { expect, test } from "vitest";
import { taskOf } from "../../magazine/classroom/assignment";
import { writeAssignment } from "../../magazine/classroom/assignment-code";
import { type PupilResult, resultPrefix, writeResult } from "../../magazine/classroom/result-code";
import { codeOfBits } from "../../magazine/classroom/signs";
import { type ClassRecord, emptyClass, withGiven } from "./class-memory";
import { pastedWords, readWords } from "./collected-words";
import { collected, withAsideMoved } from "./collecting-rules";

const codeOf = (content: number) =>
  writeAssignment({
    ...{ hasOwnNumbers: true, hasHelp: true, keepsTyped: true, who: "number", seed: 7 },
    parts: [{ kind: "exercises", content, exercises: [1, 2, 3] }],
  });
const [open, other, unknown] = [codeOf(1), codeOf(2), codeOf(3)];
const snapshot = { fingerprint: 7, hasOwnNumbers: true, items: [] };
const record = [open, other].reduce<ClassRecord>(
  (kept, code) => withGiven(kept, { code, label: code === other ? "IX-b, e martë" : "", made: 1, snapshot }),
  emptyClass,
);
const result = (code: string, who: number, attempt = 1, solved = 2) => {
  const items = [0, 1, 2].map((item) => ({
    first: { kind: item === 2 ? "gone" : "right" } as const,
    misses: 0,
    end: item < solved ? ("alone" as const) : ("open" as const),
  }));
  const whole: PupilResult = { task: taskOf(code), fingerprint: 7, who, attempt, minutes: 3, items };
  return writeResult(whole);
};
/** A result of a version that this make does not know. */
const newer = resultPrefix + codeOfBits("result", [1, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 0]);

const first = collected(record, open, result(open, 17, 1, 1)).record;

test.each([
  ["a new one", result(open, 4), "kept", "I fundit: nr. 4, 2 nga 2."],
  ["the same try, farther on", result(open, 17), "kept", "U përditësua: nr. 17, 2 nga 2."],
  [
    "another device",
    result(open, 17, 9),
    "kept",
    "Nr. 17 ka tashmë një rezultat, nga një pajisje tjetër: vendos më poshtë.",
  ],
  ["the same again", result(open, 17, 1, 1), "again", "E ke: nr. 17."],
  ["another assignment", result(other, 3), "told", "Ky është i detyrës ‚IX-b, e martë‘: u shtua atje."],
  [
    "an unknown assignment",
    result(unknown, 3),
    "told",
    "Këtë detyrë nuk e ka kjo pajisje. Hape lidhjen e detyrës; kodi u ruajt dhe atëherë numërohet.",
  ],
  [
    "a newer make",
    newer,
    "told",
    "Ky rezultat u bë me një Prizëm më të re. Rifreskoje faqen kur të ketë rrjet; kodi u ruajt.",
  ],
  [
    "the assignment's own code",
    `https://prizma.example/detyra#${open}`,
    "told",
    "Ky është kodi i detyrës, jo rezultati. Nxënësi e merr kodin e vet në fund.",
  ],
  ["a menu", "https://restorant.example/menu", "foreign", "Ky kod nuk është rezultat i Prizmës."],
  ["a network", "WIFI:S:Shkolla;T:WPA;P:gjithcka;;", "foreign", "Ky kod nuk është rezultat i Prizmës."],
  ["a torn result", result(open, 5).slice(0, -2), "foreign", "Ky kod nuk është rezultat i Prizmës."],
])("%s is told in its sentence", (_, text, kind, sentence) => {
  expect(readWords(collected(first, open, text))).toMatchObject({ kind, sentence });
});

test("the mark on the picture names the pupil; a foreign code has none", () => {
  const mark = (text: string) => readWords(collected(first, open, text)).mark;
  expect([mark(result(open, 4)), mark(result(open, 17, 1, 1)), mark("WIFI:")]).toEqual(["nr. 4", "E ke: nr. 17", ""]);
});

test("a code of a newer make is kept, once, and pasting says so", () => {
  const outcome = collected(collected(first, open, newer).record, open, newer);
  expect(outcome.record.aside).toEqual([newer.slice(resultPrefix.length)]);
  expect(pastedWords(outcome).join(" ")).toContain("kodi u ruajt.");
  // What nobody can read changes nothing.
  expect(collected(first, open, "WIFI:S:Shkolla;;").record).toEqual(first);
});

test("a result that was kept with the words behind it is counted once its assignment is known", () => {
  const text = `${result(unknown, 8)} flm`;
  const kept = { ...first, aside: [text.slice(resultPrefix.length)] };
  const known = withGiven(kept, { code: unknown, label: "", made: 2, snapshot });
  const moved = withAsideMoved(known, unknown);
  expect([moved.aside, moved.given[0]?.results]).toEqual([[], [result(unknown, 8).slice(resultPrefix.length)]]);
});
