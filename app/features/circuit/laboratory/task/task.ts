/** A circuit with a question: the possible questions, and the solver's answers. */
import { brightness, type ComponentKind } from "../../parts/component";
import { quantities } from "../../parts/component-words";
import { componentOn, type GridComponent, type GridComponents, measure } from "../grid/grid-component";
import { partReading } from "../readings/part-reading";

/** Kinds of questions, in the order of the teacher's list. */
export const questionKinds = ["value", "current", "voltage", "power", "dark", "mend"] as const;

/** What a question asks for. It is a hidden value, a reading, why a lamp is dark, or a repair. */
export type QuestionKind = (typeof questionKinds)[number];

export interface Question {
  ask: QuestionKind;
  /** Edge of the component that the question is about. */
  edge: number;
}

export interface Task {
  components: GridComponents;
  question: Question;
  /** Whether the pupil sees no readings but those of the circuit's own meters. */
  metersOnly: boolean;
}

/** A question whose answer is a number. */
export type NumberQuestion = Question & { ask: "value" | "current" | "voltage" | "power" };

export const asksNumber = (question: Question): question is NumberQuestion =>
  question.ask !== "dark" && question.ask !== "mend";

const loads: readonly ComponentKind[] = ["bulb", "resistor", "battery"];

/** Tells whether the question can be about this component at all. */
export function suits(ask: QuestionKind, { kind }: Pick<GridComponent, "kind">): boolean {
  if (ask === "value") return kind === "bulb" || kind === "resistor" || kind === "battery";
  if (ask === "dark" || ask === "mend") return kind === "bulb";
  return loads.includes(kind);
}

/** Reason why a question would not be fair. */
export type Unfair = "nothing" | "no-current" | "unbounded" | "lit";

/** Tells whether a lamp shines at all, from half a percent of its power on. */
export const isLit = (components: GridComponents, edge: number) => {
  const lamp = componentOn(components, edge);
  return lamp?.kind === "bulb" && brightness(partReading(lamp, measure(components, new Map())).power).word !== "dark";
};

/** @returns `null` if the question can be answered from the circuit */
export function unfairness(components: GridComponents, { ask, edge }: Question): Unfair | null {
  const component = componentOn(components, edge);
  if (!component || !suits(ask, component)) return "nothing";
  if (ask === "dark" || ask === "mend") return isLit(components, edge) ? "lit" : null;
  const { current, unbounded } = partReading(component, measure(components, new Map()));
  if (unbounded) return "unbounded";
  return current === 0 ? "no-current" : null;
}

/** Tells whether a capacitor is being charged. Readings then change, and none of them is a fixed answer. */
export function isCharging(components: GridComponents): boolean {
  const { readings } = measure(components, new Map());
  return components.some(({ id, kind }) => kind === "capacitor" && (readings.get(id)?.current ?? 0) !== 0);
}

export const canAsk = (components: GridComponents, question: Question) => unfairness(components, question) === null;

/** Returns the right answer in a unit without a prefix: V, never mV. */
export function rightNumber({ components, question }: Task): number {
  const component = componentOn(components, question.edge) as GridComponent;
  if (question.ask === "value") return component.value;
  const reading = partReading(component, measure(components, new Map()));
  return Math.abs(reading[question.ask as "current" | "voltage" | "power"]);
}

/** Returns the answer's unit without a prefix: V, never mV. */
export function answerUnit({ components, question }: Task): string {
  const kind = componentOn(components, question.edge)?.kind;
  if (question.ask === "value") return (kind && quantities[kind]?.unit) ?? "";
  return { current: "A", voltage: "V", power: "W" }[question.ask as "current" | "voltage" | "power"];
}

/** Lists the units that a pupil may choose, each with its factor. */
export function offeredUnits(task: Task): readonly (readonly [unit: string, factor: number])[] {
  const unit = answerUnit(task);
  return unit === "Ω"
    ? [
        ["Ω", 1],
        ["kΩ", 1000],
      ]
    : [
        [unit, 1],
        [`m${unit}`, 0.001],
      ];
}
