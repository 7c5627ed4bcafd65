/** Checks an answer to a task by the solver. It finds the mistake in a wrong one. */

import { brightness } from "../../parts/component";
import { type Mending, mendingOf } from "../../solver/mending";
import { type Diagnosis, diagnoseDead } from "../diagnosis/circuit-diagnosis";
import { edgeCount, edgeEnds, nodeName } from "../grid/grid";
import {
  componentOn,
  type GridComponent,
  type GridComponents,
  gridBranches,
  idOn,
  measure,
} from "../grid/grid-component";
import { isLit, type NumberQuestion, rightNumber, type Task } from "./task";
import { type Mistake, mistakesOf, readAll } from "./task-mistakes";

/** Tolerance of two percent: an answer read off with two digits is right. */
const tolerance = 0.02;
/** Share within which a wrong answer was only rounded too early. */
const roundedShare = 0.06;
const off = (a: number, b: number) => (b === 0 ? Number.POSITIVE_INFINITY : Math.abs(a - b) / Math.abs(b));
const near = (a: number, b: number) => off(a, b) <= tolerance;

/** Verdict on a number, with the likely mistake. */
export type NumberVerdict =
  | { code: "right" | "unit" | "sign" | "decimal" | "rounded" | "too-great" | "too-small" }
  /** Right for the board as the pupil has changed it. */
  | { code: "changed-circuit" }
  | Mistake
  /** With this answer as the value, a meter would show another reading. */
  | { code: "would-read"; id: string; quantity: "current" | "voltage"; would: number; does: number };

const noCharges = new Map<string, number>();

/**
 * Checks an answer in numbers.
 *
 * @param answer in the bare unit @param board as the pupil left it, with added instruments
 */
export function checkNumber(
  task: Task & { question: NumberQuestion },
  answer: number,
  board: GridComponents = task.components,
): NumberVerdict {
  const right = rightNumber(task);
  const [mistake] = mistakesOf(task)
    .filter((slip) => near(answer, slip.answer))
    .sort((a, b) => off(answer, a.answer) - off(answer, b.answer));
  // Omitting the internal resistance changes little. 6 V for 5,90 V is that mistake, not rounding.
  const forgot = mistake?.code === "no-internal" && off(answer, mistake.answer) < off(answer, right);
  if (near(answer, right) && !forgot) return { code: "right" };
  if (!near(answer, right) && near(answer, rightNumber({ ...task, components: board })))
    return { code: "changed-circuit" };
  if (near(-answer, right)) return { code: "sign" };
  if ([1000, 0.001].some((factor) => near(answer * factor, right))) return { code: "unit" };
  if (mistake) return mistake;
  const read = task.question.ask === "value" ? wouldRead(task.question.edge, answer, board) : null;
  if (read) return read;
  if (off(answer, right) <= roundedShare) return { code: "rounded" };
  if ([10, 100, 0.1, 0.01].some((factor) => near(answer * factor, right))) return { code: "decimal" };
  return { code: answer > right ? "too-great" : "too-small" };
}

/**
 * Finds the first meter that would reveal the hidden value. It would show another reading if the answer were that
 * value.
 */
function wouldRead(edge: number, answer: number, board: GridComponents): NumberVerdict | null {
  const readings = readAll(board);
  const supposed = readAll(
    board.map((component) => (component.edge === edge ? { ...component, value: Math.max(answer, 1e-3) } : component)),
  );
  for (const { id, kind } of board) {
    if (kind !== "ammeter" && kind !== "voltmeter") continue;
    const quantity = kind === "ammeter" ? "current" : "voltage";
    const [would, does] = [supposed.get(id)?.[quantity] ?? 0, readings.get(id)?.[quantity] ?? 0];
    if (does !== 0 && !near(would, does)) return { code: "would-read", id, quantity, would, does };
  }
  return null;
}

/** Tells whether the circuit's own meters determine the hidden value. Then the task can be solved on paper. */
export function isToldByMeters({ components, question: { ask, edge } }: Task): boolean {
  if (ask !== "value") return true;
  const askedComponent = componentOn(components, edge) as GridComponent;
  return wouldRead(edge, askedComponent.value * 1.5, components) !== null;
}

/** Tells whether one of the circuit's own meters shows the answer itself. */
export function isShownByMeter({ components, question }: Task): boolean {
  const quantity = { current: "ammeter", voltage: "voltmeter" } as const;
  if (question.ask !== "current" && question.ask !== "voltage") return false;
  const [kind, ask] = [quantity[question.ask], question.ask];
  const readings = readAll(components);
  const right = Math.abs(readings.get(idOn(question.edge))?.[ask] ?? 0);
  return components.some((meter) => meter.kind === kind && near(readings.get(meter.id)?.[ask] ?? 0, right));
}

/** Returns the repair at an edge that alone lights the lamp; else `null`. */
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

/** Verdict on a repaired circuit, with what is still missing. */
export type MendVerdict = { code: "right" } | { code: "lamp-gone" } | { code: "still-dark"; why: Diagnosis };

/** @param components the board as the pupil left it */
export function checkMended({ question: { edge } }: Task, components: GridComponents): MendVerdict {
  const lamp = componentOn(components, edge);
  if (lamp?.kind !== "bulb") return { code: "lamp-gone" };
  if (isLit(components, edge)) return { code: "right" };
  const { shorted, bounded } = measure(components, noCharges);
  const [short] = shorted;
  if (short !== undefined) return { code: "still-dark", why: { code: "short", id: short, ideal: bounded } };
  return { code: "still-dark", why: diagnoseDead(components, noCharges, lamp.id) };
}

/** Tells whether some single repair lights the lamp, so that „pse“ has an answer. */
export const hasCulprit = (task: Task): boolean =>
  Array.from({ length: edgeCount }, (_, edge) => edge).some((edge) => checkCulprit(task, edge) !== null);
