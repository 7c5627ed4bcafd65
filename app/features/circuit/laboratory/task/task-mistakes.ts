/**
 * Wrong answers that one typical mistake gives. They are computed from the task's circuit, for the check and for the
 * key.
 */
import { componentOn, type GridComponent, type GridComponents, measure } from "../grid/grid-component";
import { type PartReading, partReading } from "../readings/part-reading";
import { type NumberQuestion, rightNumber, type Task } from "./task";

export type Measured = "current" | "voltage" | "power";

export type Mistake = { answer: number } & (
  | { code: "no-internal" | "inverse" | "all-resistances" | "emf" | "whole-current" }
  /** Another quantity of the same component, such as the current for the voltage. */
  | { code: "other-quantity"; quantity: Measured }
  | { code: "other-part"; id: string }
);

const noCharges = new Map<string, number>();

/** Returns the readings of every component of a board, by id. */
export function readAll(components: GridComponents): Map<string, PartReading> {
  const solution = measure(components, noCharges);
  return new Map(components.map((component) => [component.id, partReading(component, solution)]));
}

/** Share of the right answer within which a mistake's result cannot be told from it. */
const indistinct = 0.01;

/** Lists the results of single mistakes, the most likely first. Results that round to the right answer are left out. */
export function mistakesOf(task: Task & { question: NumberQuestion }): Mistake[] {
  const askedComponent = componentOn(task.components, task.question.edge) as GridComponent;
  const readings = readAll(task.components);
  const found =
    task.question.ask === "value" ? ofValue(task, askedComponent, readings) : ofReading(task, askedComponent, readings);
  const right = rightNumber(task);
  const isReading = (answer: number) => Number.isFinite(answer) && answer > 0;
  return found.filter(({ answer }) => isReading(answer) && Math.abs(answer - right) > right * indistinct);
}

const read = (readings: ReadonlyMap<string, PartReading>, { id }: GridComponent) => readings.get(id) as PartReading;

function otherQuantities(reading: PartReading, but: Measured | null): Mistake[] {
  const all = ["voltage", "current", "power"] as const;
  return all
    .filter((quantity) => quantity !== but)
    .map((quantity) => ({ code: "other-quantity", quantity, answer: Math.abs(reading[quantity]) }));
}

function ofValue(
  { components }: Task,
  askedComponent: GridComponent,
  readings: ReadonlyMap<string, PartReading>,
): Mistake[] {
  const own = read(readings, askedComponent);
  if (askedComponent.kind === "battery")
    return [{ code: "no-internal", answer: own.voltage }, ...otherQuantities(own, "voltage")];
  const inverse: Mistake = { code: "inverse", answer: own.current / own.voltage };
  const battery = components.find(({ kind }) => kind === "battery");
  if (!battery) return [inverse, ...otherQuantities(own, null)];
  const total = read(readings, battery);
  const inSeries = Math.abs(Math.abs(total.current) - own.current) < own.current * 1e-6;
  return [
    inverse,
    ...(inSeries ? [{ code: "no-internal", answer: askedComponent.value + battery.internalResistance } as const] : []),
    { code: "all-resistances", answer: Math.abs(battery.value / total.current) },
    { code: "all-resistances", answer: Math.abs(total.voltage / total.current) },
    ...otherQuantities(own, null),
  ];
}

function ofReading(
  { components, question }: Task,
  askedComponent: GridComponent,
  readings: ReadonlyMap<string, PartReading>,
): Mistake[] {
  const ask = question.ask as Measured;
  const own = read(readings, askedComponent);
  const batteries = components.filter(({ kind }) => kind === "battery");
  const ideal = readAll(components.map((component) => ({ ...component, internalResistance: 0 }))).get(
    askedComponent.id,
  );
  const withoutInternal: Mistake = { code: "no-internal", answer: Math.abs(ideal?.[ask] ?? 0) };
  const mistakes: Mistake[] = [];
  if (askedComponent.kind === "battery") mistakes.push(withoutInternal);
  else if (ask === "voltage") mistakes.push(...batteries.map(({ value }) => ({ code: "emf", answer: value }) as const));
  else if (ask === "current")
    for (const battery of batteries)
      mistakes.push({ code: "whole-current", answer: Math.abs(read(readings, battery).current) });
  mistakes.push(withoutInternal);
  if (askedComponent.kind !== "battery" && ask === "current")
    mistakes.push({ code: "inverse", answer: own.voltage * askedComponent.value });
  if (askedComponent.kind !== "battery" && ask === "voltage")
    mistakes.push({ code: "inverse", answer: own.current / askedComponent.value });
  mistakes.push(...otherQuantities(own, ask));
  for (const { id, kind } of components)
    if (id !== askedComponent.id && (kind === "resistor" || kind === "bulb" || kind === "battery"))
      mistakes.push({ code: "other-part", id, answer: Math.abs((readings.get(id) as PartReading)[ask]) });
  return mistakes;
}
