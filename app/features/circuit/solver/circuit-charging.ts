/**
 * Computes how capacitors charge while nothing else changes. It is exact at any time and needs no time steps.
 *
 * Their currents are linear in their voltages, C u′ = b − S u, and S is symmetric since the circuit is reciprocal. So
 * each voltage is a sum of exponentials along the modes of C^−½ S C^−½.
 */
import { type Branch, prepareNetwork, roundingShare } from "./circuit-solver";
import { symmetricModes } from "./linear-system";

/** Volts of capacitors by branch id, from the first end to the second. A missing one is empty. */
export type Charges = ReadonlyMap<string, number>;

/**
 * Prepares the charging of a circuit.
 *
 * @param branches as for `solve`; each capacitor starts from its given voltage.
 * @returns the voltage of each capacitor by its id, `seconds` later (from 0 to Infinity).
 */
export function charging(branches: readonly Branch[]): (seconds: number) => Map<string, number> {
  const { sources, ownSteps, readings } = prepareNetwork(branches);
  const capacitors = sources.flatMap((source, place) =>
    source.kind === "capacitor" ? [{ ...source, place, root: Math.sqrt(source.capacitance) }] : [],
  );
  const scaledCurrents = (steps: number[]) => {
    const found = readings(steps);
    return capacitors.map(({ id, root }) => (found.get(id)?.current as number) / root);
  };
  const drive = scaledCurrents(ownSteps.map((step, k) => (sources[k]?.kind === "cell" ? step : 0)));
  const columns = capacitors.map(({ place, root }) =>
    scaledCurrents(ownSteps.map((_, k) => (k === place ? 1 / root : 0))),
  );
  const { rates, vectors } = symmetricModes(
    columns.map((column, row) => column.map((value, k) => -(value + (columns[k]?.[row] as number)) / 2)),
  );
  const negligible = Math.max(0, ...rates) * roundingShare;
  const modes = vectors.flatMap((vector, k) => {
    const rate = rates[k] as number;
    if (rate <= negligible) return [];
    const along = (value: (capacitor: (typeof capacitors)[number], place: number) => number) =>
      vector.reduce(
        (sum, share, place) => sum + share * value(capacitors[place] as (typeof capacitors)[number], place),
        0,
      );
    const start = along(({ voltage, root }) => voltage * root);
    const end = along((_, place) => drive[place] as number) / rate;
    return [{ rate, away: start - end, vector }];
  });
  return (seconds) =>
    new Map(
      capacitors.map(({ id, voltage, root }, place) => {
        const change = modes.reduce(
          (sum, { rate, away, vector }) => sum + away * Math.expm1(-rate * seconds) * (vector[place] as number),
          0,
        );
        return [id, voltage + change / root];
      }),
    );
}
