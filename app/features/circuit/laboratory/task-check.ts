/** Checks an answer to a task by the solver, and says what is wrong with it. */

import { brightness } from "../parts/component";
import { type Mending, mendingOf } from "../solver/mending";
import { type Diagnosis, diagnoseDead } from "./circuit-diagnosis";
import { edgeCount, edgeEnds, nodeName } from "./grid";
import { componentOn, type GridComponent, type GridComponents, gridBranches, idOn, measure } from "./grid-component";
import { type PartReading, partReading } from "./part-reading";
import { isLit, type NumberQuestion, rightNumber, type Task } from "./task";

/** Two percent: what is read off with two digits is still right. */
const tolerance = 0.02;
const near = (a: number, b: number) => b !== 0 && Math.abs(a - b) <= Math.abs(b) * tolerance;

/** What an answer in numbers was mistaken for. */
export type NumberVerdict =
  | { code: "right" }
  | { code: "unit" | "sign" | "inverse" | "all-resistances" | "emf" | "no-internal" | "whole-current" | "other-part" }
  /** With this answer a meter would show something else. */
  | { code: "would-read"; id: string; quantity: "current" | "voltage"; would: number; does: number }
  | { code: "too-great" | "too-small" };

const noCharges = new Map<string, number>();

/** @param answer in the bare unit */
export function checkNumber(task: Task & { question: NumberQuestion }, answer: number): NumberVerdict {
  const right = rightNumber(task);
  if (near(answer, right)) return { code: "right" };
  if (near(-answer, right)) return { code: "sign" };
  if ([1000, 0.001].some((factor) => near(answer * factor, right))) return { code: "unit" };
  return task.question.ask === "value" ? checkValue(task, answer, right) : checkReading(task, answer, right);
}

const readAll = (components: GridComponents): Map<string, PartReading> => {
  const solution = measure(components, noCharges);
  return new Map(components.map((component) => [component.id, partReading(component, solution)]));
};

function checkValue({ components, question: { edge } }: Task, answer: number, right: number): NumberVerdict {
  const asked = componentOn(components, edge) as GridComponent;
  const readings = readAll(components);
  const own = readings.get(asked.id) as PartReading;
  if (asked.kind !== "battery") {
    const battery = components.find(({ kind }) => kind === "battery");
    const total = battery && readings.get(battery.id);
    if (near(answer, own.current / own.voltage)) return { code: "inverse" };
    if (battery && total && total.current !== 0) {
      const whole = Math.abs(battery.value / total.current);
      if (near(answer, whole) || near(answer, Math.abs(total.voltage / total.current)))
        return { code: "all-resistances" };
    }
  } else if (near(answer, own.voltage)) return { code: "no-internal" };
  const supposed = readAll(
    components.map((component) => (component === asked ? { ...component, value: Math.max(answer, 1e-3) } : component)),
  );
  for (const { id, kind } of components) {
    if (kind !== "ammeter" && kind !== "voltmeter") continue;
    const quantity = kind === "ammeter" ? "current" : "voltage";
    const [would, does] = [supposed.get(id)?.[quantity] ?? 0, readings.get(id)?.[quantity] ?? 0];
    if (does !== 0 && !near(would, does)) return { code: "would-read", id, quantity, would, does };
  }
  return { code: answer > right ? "too-great" : "too-small" };
}

function checkReading({ components, question: { ask, edge } }: Task, answer: number, right: number): NumberVerdict {
  const asked = componentOn(components, edge) as GridComponent;
  const readings = readAll(components);
  const batteries = components.filter(({ kind }) => kind === "battery");
  const quantity = ask as "current" | "voltage" | "power";
  if (ask === "voltage" && batteries.some(({ value }) => near(answer, value))) return { code: "emf" };
  if (
    ask === "current" &&
    asked.kind !== "battery" &&
    batteries.some(({ id }) => near(answer, Math.abs(readings.get(id)?.current ?? 0)))
  )
    return { code: "whole-current" };
  const ideal = readAll(components.map((component) => ({ ...component, internalResistance: 0 }))).get(asked.id);
  if (ideal && !near(ideal[quantity], right) && near(answer, Math.abs(ideal[quantity]))) return { code: "no-internal" };
  const own = readings.get(asked.id) as PartReading;
  if (ask === "current" && near(answer, own.voltage * asked.value)) return { code: "inverse" };
  const others = [...readings].filter(([id]) => id !== asked.id);
  if (others.some(([, reading]) => near(answer, Math.abs(reading[quantity])))) return { code: "other-part" };
  return { code: answer > right ? "too-great" : "too-small" };
}

/** Whether a place is why the lamp is dark: mended alone, the lamp shines. */
export function checkCulprit({ components, question: { edge: lampEdge } }: Task, edge: number): Mending | null {
  const lamp = idOn(lampEdge);
  const branches = gridBranches(components, noCharges);
  const { from, to } = edgeEnds(edge);
  const there = componentOn(components, edge) !== undefined;
  const all = there
    ? branches
    : [...branches, { kind: "gap" as const, id: idOn(edge), from: nodeName(from), to: nodeName(to) }];
  if (edge === lampEdge) return null;
  return mendingOf(all, idOn(edge), ({ readings, shorted }) => {
    const reading = readings.get(lamp);
    return shorted.length === 0 && reading !== undefined && brightness(reading.power).word !== "dark";
  });
}

/** What a mended circuit still lacks. */
export type MendVerdict = { code: "right" } | { code: "lamp-gone" } | { code: "still-dark"; why: Diagnosis };

/** @param components as the pupil left them */
export function checkMended({ question: { edge } }: Task, components: GridComponents): MendVerdict {
  const lamp = componentOn(components, edge);
  if (lamp?.kind !== "bulb") return { code: "lamp-gone" };
  if (isLit(components, edge)) return { code: "right" };
  const { shorted, bounded } = measure(components, noCharges);
  const [short] = shorted;
  if (short !== undefined) return { code: "still-dark", why: { code: "short", id: short, ideal: bounded } };
  return { code: "still-dark", why: diagnoseDead(components, noCharges, lamp.id) };
}

/** Whether some single mending lights the lamp, so that „pse“ has an answer. */
export const hasCulprit = (task: Task): boolean =>
  Array.from({ length: edgeCount }, (_, edge) => edge).some((edge) => checkCulprit(task, edge) !== null);
