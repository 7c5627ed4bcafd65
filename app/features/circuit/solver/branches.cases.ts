/** Branches in one line each, for the tests of the solver. */
import type { Branch } from "./circuit-solver";

export const cell = (id: string, from: string, to: string, emf: number, resistance = 0): Branch => ({
  kind: "cell",
  id,
  from,
  to,
  emf,
  resistance,
});
export const resistor = (id: string, from: string, to: string, resistance: number): Branch => ({
  kind: "resistor",
  id,
  from,
  to,
  resistance,
});
export const wire = (id: string, from: string, to: string): Branch => ({ kind: "wire", id, from, to });
export const gap = (id: string, from: string, to: string): Branch => ({ kind: "gap", id, from, to });
export const capacitor = (id: string, from: string, to: string, capacitance: number, voltage = 0): Branch => ({
  kind: "capacitor",
  id,
  from,
  to,
  capacitance,
  voltage,
});

export const battery = (emf = 6, internal = 0.5) => cell("b", "0", "1", emf, internal);
