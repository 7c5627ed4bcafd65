/** Carries the charges of capacitors over an edit of the circuit. */
import type { Charges } from "../../solver/circuit-charging";
import type { GridComponents } from "./grid-component";

/**
 * Returns the voltages after an edit. A capacitor keeps its charge, so twice the capacitance has half the voltage.
 *
 * A moved capacitor counts as new and is empty.
 */
export function keptCharges(before: GridComponents, after: GridComponents, charges: Charges): Charges {
  const capacitances = new Map(before.map(({ id, value }) => [id, value]));
  return new Map(
    after.flatMap(({ id, kind, value }): [string, number][] => {
      const volts = charges.get(id);
      const was = capacitances.get(id);
      return kind === "capacitor" && volts !== undefined && was ? [[id, (volts * was) / value]] : [];
    }),
  );
}
