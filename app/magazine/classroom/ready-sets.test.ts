import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Practice } from "../practice/exercise";
import { exerciseWith } from "../practice/exercise.fixture";
import { shortName, taskOf } from "./assignment";
import { readAssignment, writeAssignment } from "./assignment-code";
import { lessonsOfWork, openedWork, readWork, titleOfWork } from "./given-work";
import { assignmentOfReadySet, type ReadySet, readReadySet, readySetTitles, writeReadySet } from "./ready-sets";
import { codeOfBits, inGroups } from "./signs";

const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const readySet: fc.Arbitrary<ReadySet> = fc.record({
  content: fc.integer({ min: 0, max: 1023 }),
  set: fc.constantFrom(...(Object.keys(readySetTitles) as ReadySet["set"][])),
  hasOwnNumbers: fc.boolean(),
  hasHelp: fc.boolean(),
  keepsTyped: fc.boolean(),
  seed: fc.integer({ min: 0, max: 4095 }),
});

describe("a ready code", () => {
  it("has eight signs and is read as it was written, however it is typed", () => {
    fc.assert(
      fc.property(readySet, (ready) => {
        const code = writeReadySet(ready);
        expect(code).toHaveLength(8);
        const asTyped = ` ${inGroups(code).toLowerCase().replace(/0/g, "o").replace(/1/g, "l")} `;
        expect(readReadySet(asTyped)).toEqual({ ok: true, code, ready });
        expect(readWork(asTyped)).toEqual({ ok: true, work: { code, ready } });
      }),
    );
  });

  it("with one wrong sign is never accepted, whichever and wherever", () => {
    fc.assert(
      fc.property(readySet, (ready) => {
        const code = writeReadySet(ready);
        for (const [at, sign] of [...code].entries())
          for (const other of signs)
            if (other !== sign)
              expect(readReadySet(code.slice(0, at) + other + code.slice(at + 1)).ok, `${code} ${at} ${other}`).toBe(
                false,
              );
      }),
      { numRuns: 20 },
    );
  });

  it("with any two signs swapped, or a torn end, is never accepted", () => {
    fc.assert(
      fc.property(readySet, (ready) => {
        const code = [...writeReadySet(ready)];
        for (let one = 0; one < 8; one++) {
          for (let two = one + 1; two < 8; two++) {
            const swapped = code.map((sign, at) => code[at === one ? two : at === two ? one : at] ?? sign);
            if (swapped.join() !== code.join()) expect(readReadySet(swapped.join("")).ok).toBe(false);
          }
        }
        for (let length = 0; length < 8; length++) expect(readWork(code.slice(0, length).join("")).ok).toBe(false);
      }),
    );
  });

  it("is not read as an assignment, nor an assignment as it", () => {
    fc.assert(
      fc.property(readySet, (ready) => {
        expect(readAssignment(writeReadySet(ready)).ok).toBe(false);
        const assignment = { ...assignmentOfReadySet(ready, practice), parts: [{ kind: "stop" as const }] };
        expect(readReadySet(writeAssignment(assignment)).ok).toBe(false);
      }),
    );
  });

  it("of any eight signs is refused without an exception, but for one in a thousand", () => {
    const anySigns = fc.array(fc.constantFrom(...signs), { minLength: 8, maxLength: 8 });
    const texts = fc.sample(anySigns, { numRuns: 4000, seed: 7 }).map((each) => each.join(""));
    expect(texts.filter((text) => readReadySet(text).ok).length).toBeLessThan(12);
    fc.assert(fc.property(fc.string(), (text) => void readWork(text)));
  });

  it("of a later version or of a set that is not known says so", () => {
    const spoiled = (place: number, bits: string) => {
      const all = Array.from({ length: 30 }, (_, at) => Number(bits[at - place] ?? (at === 1 ? 1 : 0)) as 0 | 1);
      return readReadySet(codeOfBits("ready set", all));
    };
    expect(spoiled(0, "10")).toEqual({ ok: false, fault: "newer" });
    expect(spoiled(12, "110")).toEqual({ ok: false, fault: "newer" });
    expect(spoiled(12, "101")).toMatchObject({ ok: true, ready: { set: "tutje" } });
  });

  it("of this version is read for ever", () => {
    const switches = { hasOwnNumbers: true, hasHelp: false, keepsTyped: true };
    for (const [code, ready] of fixture) {
      expect(readReadySet(code)).toEqual({ ok: true, code, ready: { ...switches, ...ready } });
    }
    expect(fixture.length).toBeGreaterThan(0);
  });

  it("that needs more bits is refused", () => {
    const ready = { set: "exit", hasOwnNumbers: true, hasHelp: true, keepsTyped: true } as const;
    expect(() => writeReadySet({ ...ready, content: 1024, seed: 0 })).toThrow(RangeError);
    expect(() => writeReadySet({ ...ready, content: 1, seed: 4096 })).toThrow(RangeError);
  });
});

/** Codes as they stand on printed plans. None is ever changed. */
const fixture: [string, Pick<ReadySet, "content" | "set" | "seed">][] = [
  ["810M013N", { content: 4, set: "exit", seed: 1 }],
  ["811P006C", { content: 4, set: "class", seed: 2048 }],
  ["8DJQZZ4S", { content: 54, set: "home", seed: 4095 }],
  ["FZVM00FD", { content: 1023, set: "kuptoj", seed: 0 }],
  ["804M2D6R", { content: 0, set: "perdor", seed: 77 }],
  ["81XN6J1W", { content: 7, set: "tutje", seed: 1234 }],
];

const practice: Practice = {
  slug: "graviteti",
  exercises: (["kuptoj", "kuptoj", "perdor"] as const).map((step, index) =>
    exerciseWith({ kind: "fraction", value: "1" }, { id: `u-${index}`, step }),
  ),
  sets: { exit: ["u-2", "u-0"], class: ["u-1"], home: ["u-9"] },
};
const lesson = { id: 4, slug: "graviteti", title: "Pse Hëna nuk bie?", subject: "physics", count: 3 } as const;
const ready: ReadySet = {
  ...{ content: 4, set: "exit", hasOwnNumbers: true, hasHelp: false, keepsTyped: true, seed: 77 },
};

describe("the work of a ready code", () => {
  const opened = (set: ReadySet["set"], from: Practice[] = [practice]) =>
    openedWork({ ready: { ...ready, set } }, [lesson], { practices: from, questions: [] });

  it("is the set that the edition's plan names, with the switches of the code", () => {
    const { assignment, items } = opened("exit");
    expect(assignment).toEqual({
      ...{ hasOwnNumbers: true, hasHelp: false, keepsTyped: true, who: "number", seed: 77 },
      parts: [{ kind: "exercises", content: 4, exercises: [shortName("u-2"), shortName("u-0")] }],
    });
    expect(items.map(({ exercise }) => exercise?.id)).toEqual(["u-2", "u-0"]);
  });

  it.each([
    ["class", ["u-1"]],
    ["kuptoj", ["u-0", "u-1"]],
    ["perdor", ["u-2"]],
    ["tutje", []],
    ["home", [undefined]],
  ] as const)("of %s has the exercises %s", (set, ids) => {
    expect(opened(set).items.map(({ exercise }) => exercise?.id)).toEqual(ids);
  });

  it("of a lesson or a plan that the edition lacks has none", () => {
    expect(opened("exit", []).items).toEqual([]);
    expect(opened("class", [{ ...practice, sets: undefined }]).items).toEqual([]);
    expect(lessonsOfWork({ ready: { ...ready, content: 5 } }, [lesson])).toEqual([]);
  });

  it("is named by its set and its lesson; an assignment by its teacher", () => {
    expect(titleOfWork({ ready }, [lesson])).toBe("Bileta e daljes: Pse Hëna nuk bie?");
    expect(titleOfWork({ ready }, [])).toBe("Bileta e daljes");
    expect(titleOfWork({ assignment: assignmentOfReadySet(ready, practice) }, [lesson])).toBe("");
  });

  it("has a task of its own for each code", () => {
    const codes = [0, 1, 2].map((seed) => writeReadySet({ ...ready, seed }));
    expect(new Set(codes.map(taskOf)).size).toBe(3);
  });
});
