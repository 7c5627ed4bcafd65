import { expect, it } from "vitest";
import { exerciseWith } from "../practice/exercise.fixture";
import { boardLines, cellsOf, questionOf } from "./hour-cells";
import { askedOf, inOneLine, listed } from "./hour-exercises";
import { emptyPlan, type LessonFacts } from "./hour-facts";

const drawn = { parameters: [{ name: "m", value: "2" }], prints: [{ expression: "m" }] };
const weight = exerciseWith(
  { kind: "number", value: "m * 9.81", unit: "N", digits: 1 },
  { ...drawn, question: "<p>Sa peshon</p> <p>⟦0⟧ kg?</p>" },
);
const sinks = exerciseWith(
  { kind: "choice", options: [{ text: "po, ⟦0⟧ herë" }, { text: "jo" }], right: 1 },
  { ...drawn, question: "<p>A fundoset ⟦0⟧ kg hekur në ujë?</p>" },
);

const facts: LessonFacts = {
  ...{ id: 4, slug: "graviteti", idea: "Graviteti", deck: "", href: "/physics/graviteti", paths: [], quiz: null },
  needs: [
    { name: "Masa & pesha", href: "/physics/masa", exercises: [sinks, weight] },
    { name: "Forca", href: "/physics/forca", exercises: [] },
    { name: "Vektorët", href: "/math/vektoret", exercises: [weight] },
  ],
  model: {
    ...{ title: "Topi & Njutoni", href: "/modelet/topi", caption: "Tërhiqe barutin." },
    question: { text: "Po me 1 < 2?", choices: ["Ikën", "< 1"], right: 1, because: "E kthen & e mban." },
  },
  trial: { label: "dy monedha", minutes: 10, expected: "Një kërcitje." },
  formulas: [
    { name: "Ligji", formula: "<math>F</math>", letters: ["F: forca", "m: masa"] },
    { name: "", formula: "<math>g</math>", letters: [] },
  ],
  example: { title: "A bie Hëna?", steps: 4, result: "1,36 mm" },
  exercises: [weight],
};
const set = (code: string) => ({ code, exercises: [], minutes: 4 });
const sets = { exit: set("AAAABBBB"), class: set("CCCCDDDD"), home: set("EEEEFFFF") };
const cells = (more: Partial<LessonFacts> = {}) => cellsOf({ ...facts, ...more }, emptyPlan, sets);

it("each row tells the teacher what to show and say, and the pupils what to do", () => {
  expect(cells()).toEqual({
    before: {
      teacher:
        '<p>Kërkon: <a href="/physics/masa">Masa &amp; pesha</a>, <a href="/physics/forca">Forca</a>, <a href="/math/vektoret">Vektorët</a>.</p> ' +
        "<p>Sa peshon 2 kg? <i>(19,6\u00a0N)</i></p>",
      pupils: "Përgjigjen në fletore, të gjithë me të njëjtët numra; dy veta e thonë me zë.",
    },
    question: {
      teacher:
        "<p><b>Po me 1 &lt; 2?</b></p> <p><span><b>A</b>&nbsp;Ikën</span> <span><b>B</b>&nbsp;&lt; 1</span> <i>E drejta: B. Mos e thuaj ende.</i></p>",
      pupils: "Zgjedhin me kartë ose me dorë. Dy veta me përgjigje të ndryshme thonë pse.",
    },
    model: {
      teacher:
        '<p>Shfaq modelin <a href="/modelet/topi">Topi &amp; Njutoni</a>. Tërhiqe barutin.</p> <p><i>Mbylle me këtë:</i> E kthen &amp; e mban.</p>',
      pupils: "Para çdo lëvizjeje thonë ç’presin. Në fund krahasojnë me përgjigjen e parë.",
    },
    trial: {
      teacher: "<p>Duhen: dy monedha.</p> <p><i>Pritet:</i> Një kërcitje.</p>",
      pupils: 'E bëjnë provën në dyshe, <a href="/physics/graviteti">si te mësimi</a>, dhe shkruajnë çfarë panë.',
    },
    board: {
      teacher: 'Shkruaj një nga një rreshtat e <a href="#derrasa">dërrasës së orës</a>, në krye të planit.',
      pupils: "Shkruajnë formulën, dhe pranë çdo shkronje kuptimin e njësinë.",
    },
    example: {
      teacher: 'Në 4 hapa, <a href="/physics/graviteti">te mësimi</a>: <b>A bie Hëna?</b> Del 1,36 mm.',
      pupils: "E thonë hapin para se ta shkruash ti; pastaj e shënojnë.",
    },
    exercises: {
      teacher:
        'Kodi në dërrasë: <b class="hour-code">CCCC-DDDD</b>. Kalo nëpër banka; kur tre veta ngecin njësoj, ndali të gjithë.',
      pupils: "Punojnë vetë, secili me numrat e vet, me ndihmat e faqes.",
    },
    exit: {
      teacher:
        'Kodi në dërrasë: <b class="hour-code">AAAA-BBBB</b>. Mblidhi te <a href="/klasa">Klasa</a>, ose shiko fletët.',
      pupils: "Secili vetë, pa ndihma. Kush mbaron, tregon kodin e vet te dera.",
    },
  });
});

it("the blackboard has a line a formula, with its letters; an editor's lines replace them", () => {
  expect(boardLines(facts, emptyPlan)).toEqual([
    "Ligji: <math>F</math> <small>F: forca; m: masa</small>",
    "<math>g</math>",
  ]);
  expect(boardLines(facts, { ...emptyPlan, board: ["9 + 16 = 25"] })).toEqual(["9 + 16 = 25"]);
});

it("what the lesson does not say leaves no empty paragraph and no half sentence", () => {
  const model = { title: "Topi", href: "/modelet/topi", caption: "Tërhiqe.", question: null };
  expect(cells({ model }).model?.teacher).toBe('<p>Shfaq modelin <a href="/modelet/topi">Topi</a>. Tërhiqe.</p>');
  expect(cells({ trial: { label: "një zar", minutes: 5, expected: "" } }).trial?.teacher).toBe(
    "<p>Duhen: një zar.</p>",
  );
  expect(cells({ example: { title: "Sa?", steps: 2, result: "" } }).example?.teacher).toBe(
    'Në 2 hapa, <a href="/physics/graviteti">te mësimi</a>: <b>Sa?</b>',
  );
  const bare = cells({ needs: [], model: null, trial: null, formulas: [], example: null });
  expect(Object.entries(bare).flatMap(([row, cell]) => (cell === null ? [] : [row]))).toEqual(["exercises", "exit"]);
});

it("the lesson's first spoken choice of the first step opens the hour where no model asks, with drawn numbers", () => {
  const later = { ...sinks, step: "perdor" as const, question: "<p>Më vonë?</p>" };
  const pictured = { ...sinks, figures: [], question: "<p>Me figurë?</p>" };
  expect(questionOf({ ...facts, model: null, exercises: [later, weight, pictured, sinks] }, emptyPlan)).toEqual({
    text: "A fundoset 2 kg hekur në ujë?",
    choices: ["po, 2 herë", "jo"],
    right: 1,
  });
  expect(questionOf({ ...facts, model: null, exercises: [later, weight] }, emptyPlan)).toBeNull();
});

it("an exercise is asked in one line with its answer, the shortest of the first step", () => {
  expect(askedOf([sinks])).toContain("A fundoset 2 kg hekur në ujë?");
  expect(askedOf([sinks, weight])).toBe("Sa peshon 2 kg? <i>(19,6\u00a0N)</i>");
  expect(askedOf([{ ...weight, answer: { kind: "fraction", value: "m / 3" } }])).toContain("<i>(0,6667)</i>");
  expect(askedOf([{ ...weight, answer: { kind: "number", value: "m / 3", significant: 2 } }])).toContain(
    "<i>(0,67)</i>",
  );
  expect(askedOf([{ ...weight, step: "perdor" }])).toBeNull();
  expect(inOneLine("<p>Një.</p>\n<p>Dy.</p><p>Tre.</p>")).toBe("Një. Dy. Tre.");
  expect(listed({ ...weight, question: "Sa?", figures: [] })).toBe("Sa? <i>(me figurë)</i>");
  const shown = {
    drawing: "drejtez",
    rows: [{ key: "boshti", groups: [[{ value: "0" }, { value: "10" }, { value: "m" }]] }],
  };
  expect(listed({ ...weight, question: "Sa?", figures: [shown] })).toMatch(
    /^Sa\? <i class="hour-pictured">.*<svg .*>10<.*<\/svg>$/,
  );
  expect(listed({ ...weight, question: "Sa?", figures: [{ ...shown, name: "A" }] })).toBe("Sa? <i>(me figurë)</i>");
});
