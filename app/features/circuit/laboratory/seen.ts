/** Visibility of a circuit's data. The free laboratory shows everything, a task hides its answer. */
import { label } from "../../../play/quantity";
import { quantities, valueLabel } from "../parts/component-words";
import type { Solution } from "../solver/circuit-solver";
import { type GridComponent, type GridComponents, idOn } from "./grid/grid-component";
import { partSymbols } from "./part-symbols";
import { partReading, readingWithUnit } from "./readings/part-reading";
import type { Task } from "./task/task";

export interface Seen {
  solution: Solution;
  /** Whether broken wires are shown as such. */
  faults: boolean;
  /** Id of the component whose value is asked for. */
  hiddenValue: string | null;
  /** Id of the component whose readings are asked for. */
  hiddenReadings: string | null;
  /** Whether only meters show readings. */
  metersOnly: boolean;
}

/** Returns the visibility. @param task `null` in the free laboratory @param solved whether the task is solved */
export function seenIn(task: Task | null, solution: Solution, solved: boolean): Seen {
  if (!task || solved)
    return { solution, faults: !task || solved, hiddenValue: null, hiddenReadings: null, metersOnly: false };
  const askedId = idOn(task.question.edge);
  const { ask } = task.question;
  const numbers = ask === "current" || ask === "voltage" || ask === "power";
  return {
    solution,
    faults: false,
    hiddenValue: ask === "value" ? askedId : null,
    hiddenReadings: numbers ? askedId : null,
    metersOnly: task.metersOnly || ask === "dark" || ask === "mend",
  };
}

const isMeter = ({ kind }: GridComponent) => kind === "ammeter" || kind === "voltmeter";

/** Tells whether a component's current, voltage and power are shown. */
export const showsReadings = (component: GridComponent, { hiddenReadings, metersOnly }: Seen) =>
  isMeter(component) || (!metersOnly && component.id !== hiddenReadings);

/** Returns the value on a component's label, such as "30 Ω". It is "?" if it is asked for, empty if it has none. */
export function valueText(component: GridComponent, { hiddenValue }: Seen): string {
  if (component.id !== hiddenValue) return valueLabel(component);
  const unit = quantities[component.kind]?.unit ?? "";
  return `?\u00a0${unit}`;
}

/** Text of a meter whose current has no limit. */
export const noBound = "pa kufi";

/** Returns the label of each component. A label is its short name, and its value or a meter's reading. */
export function boardTexts(components: GridComponents, seen: Seen): Map<string, readonly [string, string]> {
  const symbols = partSymbols(components);
  return new Map(
    components.flatMap((component): [string, readonly [string, string]][] => {
      const symbol = symbols.get(component.id);
      if (symbol === undefined) return [];
      // A meter has a letter inside its circle, and a switch has no value. The only one of its kind needs no name.
      const plain = (isMeter(component) || component.kind === "switch") && symbol.length === 1;
      return [
        [
          component.id,
          [plain ? "" : symbol, isMeter(component) ? meterText(component, seen) : valueText(component, seen)],
        ],
      ];
    }),
  );
}

/** Returns the reading of a meter, with its unit. */
export function meterText(component: GridComponent, { solution }: Seen): string {
  const { current, voltage, unbounded } = partReading(component, solution);
  if (component.kind === "voltmeter") return voltage === 0 ? label(0, "V") : readingWithUnit(voltage, "V");
  if (unbounded) return noBound;
  return current === 0 ? label(0, "A") : readingWithUnit(current, "A");
}
