import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Exercise } from "../practice/exercise";
import { exerciseWith } from "../practice/exercise.fixture";
import { mistakesOf } from "./hour-exercises";
import { emptyPlan, type LessonFacts, type LessonPlan } from "./hour-facts";
import { type HourMinutes, hourRows, leastOfExercises, shareMinutes, sumOf } from "./hour-minutes";
import { computedMinutes, lessonHour } from "./lesson-hour";
import { chosenSets } from "./planned-sets";
import { readReadySet } from "./ready-sets";

const usual = { before: 3, question: 2, model: 5, trial: 10, board: 4, example: 6, exit: 4 };

describe("the minutes of an hour", () => {
  it("are 45 whatever the lesson holds, with at least six for the exercises", () => {
    const some = fc.record({
      before: fc.constantFrom(0, 3),
      question: fc.constantFrom(0, 2),
      model: fc.constantFrom(0, 5),
      trial: fc.integer({ min: 0, max: 200 }),
      board: fc.constantFrom(0, 4),
      example: fc.integer({ min: 0, max: 12 }),
      exit: fc.constant(4),
    });
    fc.assert(
      fc.property(some, (found) => {
        const share = shareMinutes(found);
        expect(share.ok).toBe(true);
        if (!share.ok) return;
        expect(sumOf(share.minutes)).toBe(45);
        expect(share.minutes.exercises).toBeGreaterThanOrEqual(leastOfExercises);
        expect([0, found.trial]).toContain(share.minutes.trial);
        const { trial: _, exercises: _e, ...rest } = share.minutes;
        expect(found).toMatchObject(rest);
      }),
    );
  });

  it.each<[string, Partial<typeof usual>, Partial<HourMinutes>, Partial<HourMinutes> | number]>([
    ["an experiment of ten minutes fits", {}, {}, { trial: 10, exercises: 11 }],
    ["one of fifteen leaves six", { trial: 15 }, {}, { trial: 15, exercises: 6 }],
    ["one of sixteen leaves the hour", { trial: 16 }, {}, { trial: 0, exercises: 21 }],
    ["without one the exercises get its minutes", { trial: 0 }, {}, { exercises: 21 }],
    ["an editor's minutes are kept", {}, { trial: 8, example: 5 }, { trial: 8, example: 5, exercises: 14 }],
    ["0 takes a row out", {}, { trial: 0 }, { trial: 0, exercises: 21 }],
    ["whole minutes of an editor that sum", {}, { exercises: 11 }, { trial: 10, exercises: 11 }],
    [
      "they push out an experiment that has no minutes of an editor",
      {},
      { exercises: 21 },
      { trial: 0, exercises: 21 },
    ],
    ["minutes beyond the hour are refused", {}, { trial: 17, exercises: 11 }, 52],
    ["minutes below it too", {}, { exercises: 10 }, 44],
    ["the experiment of an editor never leaves", {}, { trial: 20 }, 50],
    ["not even a long example pushes out more than the experiment", {}, { example: 30 }, 64],
  ])("%s", (_, found, own, wanted) => {
    const share = shareMinutes({ ...usual, ...found }, own);
    if (typeof wanted === "number") expect(share).toEqual({ ok: false, sum: wanted });
    else expect(share).toMatchObject({ ok: true, minutes: wanted });
  });
});

const choice = (id: string, step: Exercise["step"], options = 3, more: Partial<Exercise> = {}) =>
  exerciseWith(
    {
      kind: "choice",
      right: 0,
      options: Array.from({ length: options }, (_, index) => ({
        text: `${id} ${index}`,
        ...(index > 0 && { says: `Jo ${index}.` }),
      })),
    },
    { id, step, question: `<p>${id}?</p>`, ...more },
  );
const number = (id: string, step: Exercise["step"], errors: string[] = []) =>
  exerciseWith(
    { kind: "number", value: "m * 2", unit: "N", digits: 1 },
    {
      ...{ id, step, question: `<p>Sa peshon ⟦0⟧ kg?</p>` },
      parameters: [{ name: "m", value: "3" }],
      prints: [{ expression: "m" }],
      errors: errors.map((value) => ({ values: [value], says: `Jo ⟦0⟧.` })),
    },
  );
const ladder = [
  choice("k1", "kuptoj", 2),
  choice("k2", "kuptoj", 4),
  choice("k3", "kuptoj", 3, { figures: [] }),
  number("k4", "kuptoj", ["m", "m / 2", "1"]),
  number("p1", "perdor"),
  number("p2", "perdor", ["m"]),
  number("p3", "perdor", ["m", "1"]),
  number("t1", "tutje"),
  number("t2", "tutje"),
];

describe("the sets of a plan", () => {
  it("are two easy and one harder at the exit, with the most named errors; then class and home, none twice", () => {
    const sets = chosenSets(ladder, 11);
    expect(sets).toEqual({ exit: ["k2", "k4", "p3"], class: ["k1", "k3", "p2", "p1"], home: ["t1", "t2"] });
  });

  it.each([
    [6, ["k1", "k3", "p2"]],
    [3, ["k1", "k3"]],
    [1, ["k1"]],
  ])("for the class in %s minutes are %s", (minutes, ids) => {
    expect(chosenSets(ladder, minutes).class).toEqual(ids);
  });

  it("of an editor are kept, in their order", () => {
    const planned = { exit: ["t1"], class: ["p1", "k1"], home: ["k2"] };
    expect(chosenSets(ladder, 11, planned)).toEqual(planned);
    expect(chosenSets(ladder, 11, { ...planned, home: null }).home).toEqual(["k2", "p3", "p2", "t2"]);
  });

  it("of a short ladder give for home the hardest once more", () => {
    const short = [choice("k1", "kuptoj"), number("p1", "perdor")];
    expect(chosenSets(short, 11)).toEqual({ exit: ["k1", "p1"], class: [], home: ["p1", "k1"] });
  });
});

const facts: LessonFacts = {
  ...{ id: 4, slug: "graviteti", idea: "Graviteti", deck: "Pse <nuk> bie?", href: "/physics/graviteti", paths: [] },
  needs: [{ name: "Pitagora", href: "/math/pitagora", exercises: ladder }],
  model: {
    ...{ title: "Topi & Njutoni", href: "/modelet/topi-i-njutonit", caption: "Tërhiqe barutin." },
    question: { text: "Po me 1 < 2?", choices: ["Ikën", "Kthehet"], right: 1, because: "E kthen tërheqja." },
  },
  trial: { label: "dy monedha", minutes: 10, expected: "Një kërcitje." },
  formulas: [{ name: "Ligji", formula: "<math>F</math>", letters: ["F: forca"] }],
  example: { title: "A bie Hëna?", steps: 4, result: "1,36 mm" },
  exercises: ladder,
  quiz: { title: "Kuizi", href: "/physics/waves-quiz" },
};
const plan = (more: Partial<LessonPlan>): LessonPlan => ({ ...emptyPlan, ...more });
const rowsOf = (from: LessonFacts, by = emptyPlan) =>
  lessonHour(from, by)?.rows.map(({ title, minutes }) => [title, minutes]);
const row = (title: string, from = facts, by = emptyPlan) =>
  lessonHour(from, by)?.rows.find((each) => each.title === title);

describe("the plan of an hour", () => {
  it("has a row for each part of the lesson, with its minutes", () => {
    expect(rowsOf(facts)).toEqual([
      ["Para kësaj", 3],
      ["Pyetja e hapjes", 2],
      ["Modeli", 5],
      ["Provoje vetë", 10],
      ["Në dërrasë", 4],
      ["Shembull", 6],
      ["Ushtrime", 11],
      ["Bileta e daljes", 4],
    ]);
    expect(hourRows).toHaveLength(8);
  });

  it("leaves out what the lesson lacks, and still has 45 minutes", () => {
    const bare = {
      ...facts,
      needs: [],
      model: null,
      trial: null,
      formulas: [],
      example: null,
      exercises: [ladder[3] as Exercise],
    };
    expect(rowsOf(bare)).toEqual([
      ["Ushtrime", 41],
      ["Bileta e daljes", 4],
    ]);
  });

  it("is none without exercises, and none where an editor's minutes do not sum", () => {
    expect(lessonHour({ ...facts, exercises: [] })).toBeNull();
    expect(lessonHour(facts, plan({ minutes: { exercises: 1 } }))).toBeNull();
  });

  it("recalls a needed lesson by its shortest question of the first step, with numbers and the answer", () => {
    expect(row("Para kësaj")?.teacher).toContain('<a href="/math/pitagora">Pitagora</a>');
    const needs = [{ ...facts.needs[0], exercises: [number("k", "kuptoj"), choice("shume-e-gjate", "kuptoj", 5)] }];
    expect(row("Para kësaj", { ...facts, needs: needs as LessonFacts["needs"] })?.teacher).toContain(
      "Sa peshon 3 kg? <i>(6,0\u00a0N)</i>",
    );
    const silent = [{ name: "A", href: "/math/a", exercises: [] }];
    expect(row("Para kësaj", { ...facts, needs: silent })?.pupils).toContain("me një fjali");
  });

  it("asks the model's question, escaped, with its letter; an editor's instead; else a choice of the lesson", () => {
    expect(row("Pyetja e hapjes")?.teacher).toContain("Po me 1 &lt; 2?");
    expect(row("Pyetja e hapjes")?.teacher).toContain("E drejta: B.");
    const own = plan({ question: { text: "Pse?", choices: ["Kjo", "Ajo", "E treta"], right: 2 } });
    expect(row("Pyetja e hapjes", facts, own)?.teacher).toContain("<b>Pse?</b>");
    expect(row("Pyetja e hapjes", facts, own)?.teacher).toContain("E drejta: C.");
    const silent = { ...facts, model: { ...(facts.model as NonNullable<LessonFacts["model"]>), question: null } };
    expect(row("Pyetja e hapjes", silent)?.teacher).toContain("<b>k1?</b>");
    expect(computedMinutes({ ...silent, exercises: [] }, emptyPlan).question).toBe(0);
  });

  it("puts an experiment without room into a second hour, one of a night home", () => {
    const trial = { label: "një natë", minutes: null, expected: "" };
    expect(lessonHour({ ...facts, trial })?.after[0]).toEqual({ title: "Për shtëpi", html: "Provoje vetë: një natë." });
    const long = { ...facts, trial: { label: "një zar", minutes: 30, expected: "Gjashtë." } };
    expect(lessonHour(long)?.after.map(({ title }) => title)).toEqual(["Ora e dytë", "Kuizi"]);
    expect(lessonHour({ ...facts, quiz: null })?.after).toEqual([]);
  });

  it("prints an editor's goals, blackboard, cautions and errors in place of the computed ones", () => {
    expect(lessonHour(facts)?.goals).toEqual(["<b>Graviteti.</b> Pse &lt;nuk&gt; bie?"]);
    const hour = lessonHour(
      facts,
      plan({ goals: ["Nxënësi llogarit."], board: ["<math>g</math>"], care: ["Qilimi."], mistakes: ["„Jo“"] }),
    );
    expect(hour?.goals).toEqual(["Nxënësi llogarit."]);
    expect(hour?.board).toEqual(["<math>g</math>"]);
    expect(hour?.rows.find(({ title }) => title === "Në dërrasë")?.teacher).toContain('href="#derrasa"');
    expect(lessonHour(facts, plan({ board: ["<math>g</math>"], minutes: { board: 0 } }))?.board).toEqual([]);
    expect(hour?.care).toEqual(["Qilimi."]);
    expect(hour?.mistakes[0]).toBe("„Jo“");
    expect(hour?.mistakes).toHaveLength(3);
  });

  it("has three codes, each read as the set of its lesson; the exit is worked without help", () => {
    const { sets } = lessonHour(facts) as NonNullable<ReturnType<typeof lessonHour>>;
    const read = (["exit", "class", "home"] as const).map((set) => readReadySet(sets[set].code));
    expect(read.map((each) => each.ok && [each.ready.content, each.ready.set, each.ready.hasHelp])).toEqual([
      [4, "exit", false],
      [4, "class", true],
      [4, "home", true],
    ]);
    expect(row("Bileta e daljes")?.teacher).toContain(`${sets.exit.code.slice(0, 4)}-${sets.exit.code.slice(4)}`);
    expect(sets.exit.exercises).toEqual(["k2?", "Sa peshon 3 kg?", "Sa peshon 3 kg?"]);
    expect(sets.exit.minutes).toBe(6);
  });
});

describe("the errors that a teacher will hear", () => {
  it("are the first of each exercise, then the second ones, with what the error gives and what to say", () => {
    const heard = mistakesOf([choice("k1", "kuptoj", 3), number("p3", "perdor", ["m", "1"])]);
    expect(heard.map((each) => each.replace(/<[^>]+>/g, ""))).toEqual([
      "k1? „k1 1“ Jo 1.",
      "Sa peshon 3 kg? 3,0\u00a0N Jo 3.",
      "k1? „k1 2“ Jo 2.",
      "Sa peshon 3 kg? 1,0\u00a0N Jo 3.",
    ]);
  });

  it("are none of exercises whose errors are drawn", () => {
    expect(mistakesOf([exerciseWith({ kind: "point", x: "1", y: "1", from: 0, to: 2 })])).toEqual([]);
    expect(mistakesOf([])).toEqual([]);
  });
});
