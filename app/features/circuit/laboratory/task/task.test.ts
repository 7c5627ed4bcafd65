import fc from "fast-check";
import { expect, test } from "vitest";
import { componentNames } from "../../parts/component-words";
import { examples } from "../example-circuits";
import { type GridComponent, type GridComponents, idOn, newGridComponent } from "../grid/grid-component";
import { readLink, writeLink, writeTaskLink, writeTasksLink } from "../link/circuit-link";
import { scramble, unscramble } from "../link/scramble";
import { seenIn, showsReadings, valueText } from "../seen";
import {
  answerUnit,
  isCharging,
  type NumberQuestion,
  offeredUnits,
  type Question,
  rightNumber,
  type Task,
  unfairness,
} from "./task";
import { checkCulprit, checkMended, checkNumber, hasCulprit } from "./task-check";
import { culpritVerdictText, mendVerdictText, numberVerdictText } from "./task-verdict-words";
import { questionText, rightText } from "./task-words";

const example = (title: string) => examples.find((one) => one.title === title)?.components ?? [];
/** 12 V, two of 20 Ω, a voltmeter over the lower one. */
const divider = example("Pjesëtuesi i tensionit");
const series = example("Dy llamba në seri");
const parallel = example("Dy llamba në paralel");
const edgeOf = (components: GridComponents, kind: GridComponent["kind"], n = 0) =>
  components.filter((component) => component.kind === kind)[n]?.edge ?? -1;
const numberTask = (components: GridComponents, ask: NumberQuestion["ask"], edge: number) => ({
  components,
  question: { ask, edge } as NumberQuestion,
  metersOnly: true,
});
const withPart = (components: GridComponents, edge: number, changes: Partial<GridComponent>) =>
  components.map((component) => (component.edge === edge ? { ...component, ...changes } : component));

const upper = numberTask(divider, "value", edgeOf(divider, "resistor"));
const openSwitch = withPart(series, edgeOf(series, "switch"), { on: false });
const lampEdge = edgeOf(series, "bulb");
const whyDark: Task = { components: openSwitch, question: { ask: "dark", edge: lampEdge }, metersOnly: false };

test("what is scrambled comes back, needs no escaping, and shows neither kinds nor values", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii" }), (text) => {
      expect(unscramble(scramble(text))).toBe(text);
      expect(scramble(text)).toMatch(/^[\w.]*$/);
    }),
  );
  expect(unscramble("a b")).toBeNull();
});

test("a task comes back out of its link, and its value is not read there", () => {
  for (const task of [upper, whyDark, numberTask(divider, "current", edgeOf(divider, "battery"))]) {
    expect(readLink(writeTaskLink(task))).toEqual({ ok: true, components: task.components, tasks: [task] });
    expect(writeTaskLink(task)).toMatch(/^2-[\w.]+-[0-9a-z]+$/);
    expect(writeTaskLink(task)).not.toContain("r27_20");
    expect(writeTaskLink(task).length).toBeLessThan(250);
  }
});

test("several tasks come back out of one link in their order; one alone has the link it always had", () => {
  const tasks = [upper, whyDark, numberTask(divider, "current", edgeOf(divider, "battery"))];
  expect(readLink(writeTasksLink(tasks))).toEqual({ ok: true, components: divider, tasks });
  expect(writeTasksLink([upper])).toBe(writeTaskLink(upper));
  expect(readLink(writeTasksLink(Array.from({ length: 13 }, () => upper)))).toEqual({ ok: false, fault: "impossible" });
});

test("a task's link that lost or changed a character is refused, as one that asks what cannot be asked", () => {
  const link = writeTaskLink(upper);
  for (let k = 2; k < link.length; k += 3) {
    expect(readLink(link.slice(0, k) + link.slice(k + 1))).toHaveProperty("fault");
    expect(readLink(`${link.slice(0, k)}${link[k] === "7" ? "8" : "7"}${link.slice(k + 1)}`)).toHaveProperty("fault");
  }
  const impossible: Question[] = [
    { ask: "value", edge: edgeOf(divider, "voltmeter") },
    { ask: "dark", edge: edgeOf(divider, "resistor") },
    { ask: "value", edge: 48 },
  ];
  for (const question of impossible)
    expect(readLink(writeTaskLink({ ...upper, question }))).toEqual({ ok: false, fault: "impossible" });
});

test("links of before still open, without a task", () => {
  const shared = "1-w0_1_12_13_20_21_22_23_25_31_33_43_45_47-r27_20-b37_12_0_1-r39_20-v41-xsyovc";
  expect(readLink(shared)).toEqual({ ok: true, components: divider });
  expect(writeLink(divider)).toBe(shared);
});

test("a fair question can be answered: a current flows, a dark lamp is dark, one cause is enough", () => {
  expect(unfairness(divider, upper.question)).toBeNull();
  expect(unfairness(openSwitch, { ask: "value", edge: lampEdge })).toBe("no-current");
  expect(unfairness(series, { ask: "dark", edge: lampEdge })).toBe("lit");
  expect(hasCulprit(whyDark)).toBe(true);
  const twoCauses = withPart(openSwitch, series.find(({ kind }) => kind === "wire")?.edge ?? -1, { broken: true });
  expect(hasCulprit({ ...whyDark, components: twoCauses })).toBe(false);
});

test("the pupil sees neither the hidden value nor, with meters alone, the other readings; then all", () => {
  const solution = { readings: new Map(), shorted: [], bounded: false };
  const [resistor, other] = divider.filter(({ kind }) => kind === "resistor") as [GridComponent, GridComponent];
  const seen = seenIn(upper, solution, false);
  expect(valueText(resistor, seen)).toBe("?\u00a0Ω");
  expect(valueText(other, seen)).toBe("20\u00a0Ω");
  expect(showsReadings(other, seen)).toBe(false);
  expect(valueText(resistor, seenIn(upper, solution, true))).toBe("20\u00a0Ω");
});

test.each([
  ["right", 20],
  ["right", 20.3],
  ["unit", 0.02],
  ["sign", -20],
  ["all-resistances", 40],
  ["would-read", 10],
] as const)("the value of a resistor: %s for %d", (code, answer) => {
  expect(checkNumber(upper, answer).code).toBe(code);
});

test("a wrong value is told by what the meter would read then", () => {
  const verdict = checkNumber(upper, 10);
  const text = numberVerdictText(verdict, upper, 10, componentNames(divider));
  expect(text).toBe(
    "Po të ishte R₁\u00a0=\u00a010\u00a0Ω, voltmetri do të tregonte 8,00\u00a0V. Ai tregon 6,00\u00a0V.",
  );
});

test("readings are checked too, and a slip is named", () => {
  const lamp = edgeOf(parallel, "bulb");
  const current = numberTask(parallel, "current", lamp);
  const right = rightNumber(current);
  // 6 V over 0.5 Ω and two lamps. 10 Ω ‖ 10 Ω: 6 / 5.5 A, of which each lamp has half.
  expect(right).toBeCloseTo(6 / 5.5 / 2, 9);
  expect(checkNumber(current, right).code).toBe("right");
  expect(checkNumber(current, 2 * right).code).toBe("whole-current");
  expect(checkNumber(current, 0.6).code).toBe("no-internal");
  expect(checkNumber(numberTask(parallel, "voltage", lamp), 6).code).toBe("emf");
  expect(checkNumber(numberTask(parallel, "power", lamp), 0.1).code).toBe("too-small");
  expect(offeredUnits(current)).toEqual([
    ["A", 1],
    ["mA", 0.001],
  ]);
  expect([answerUnit(upper), rightText(upper), rightText(current)]).toEqual(["Ω", "20\u00a0Ω", "0,545\u00a0A"]);
});

test("while a capacitor is charged no reading is the answer", () => {
  expect(isCharging(example("Mbushja e kondensatorit").map((part) => ({ ...part, on: true })))).toBe(true);
  expect(isCharging(divider)).toBe(false);
});

test("why is a lamp dark: the open switch is pointed at, or something that is not to blame", () => {
  const culprit = edgeOf(openSwitch, "switch");
  expect(checkCulprit(whyDark, culprit)).toBe("close");
  expect(checkCulprit(whyDark, edgeOf(openSwitch, "battery"))).toBeNull();
  expect(checkCulprit(whyDark, lampEdge)).toBeNull();
  const there = openSwitch.find(({ edge }) => edge === culprit);
  expect(culpritVerdictText(there, "close", "çelësi")).toBe("Po: çelësi është i hapur. Kur mbyllet, llamba ndriçon.");
  expect(culpritVerdictText(undefined, null, "")).toMatch(/^Jo/);
});

test("a broken wire is found by pointing at it, as is the wire round a lamp", () => {
  const wire = series.find(({ kind }) => kind === "wire")?.edge ?? -1;
  const broken = { ...whyDark, components: withPart(series, wire, { broken: true }) };
  expect(checkCulprit(broken, wire)).toBe("close");
  expect(checkCulprit(broken, edgeOf(series, "switch"))).toBeNull();
});

test("a circuit is mended: the solver sees the lamp shine, and else says where to look", () => {
  const mend: Task = { ...whyDark, question: { ask: "mend", edge: lampEdge } };
  expect(checkMended(mend, series)).toEqual({ code: "right" });
  expect(
    checkMended(
      mend,
      series.filter(({ edge }) => edge !== lampEdge),
    ),
  ).toEqual({ code: "lamp-gone" });
  const still = checkMended(mend, openSwitch);
  expect(still).toMatchObject({ code: "still-dark", why: { code: "open-switch" } });
  expect(mendVerdictText(still, "llamba")).toContain("Shiko çelësat");
  const shorted = [
    newGridComponent("battery", 0),
    ...[5, 25, 26].map((edge) => newGridComponent("wire", edge)),
    newGridComponent("bulb", lampEdge),
  ];
  expect(checkMended(mend, shorted)).toMatchObject({ why: { code: "short", id: idOn(0) } });
});

test.each([
  [upper, "Sa është R₁?"],
  [whyDark, "Pse s’ndriçon llamba L₁?"],
  [{ ...whyDark, question: { ask: "mend", edge: lampEdge } } as Task, "Ndreqe qarkun: llamba L₁ duhet të ndriçojë."],
  [numberTask(divider, "value", edgeOf(divider, "battery")), "Sa është forca elektromotore e baterisë E?"],
])("the question is asked in one sentence", (task, sentence) => {
  expect(questionText(task)).toBe(sentence);
});
