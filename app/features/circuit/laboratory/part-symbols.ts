/** Short names of components as in a circuit diagram: R₂, E₁, L. */
import type { ComponentKind } from "../parts/component";
import type { GridComponents } from "./grid/grid-component";

const letters: Readonly<Record<Exclude<ComponentKind, "wire">, string>> = {
  battery: "E",
  bulb: "L",
  resistor: "R",
  switch: "Ç",
  capacitor: "C",
  ammeter: "A",
  voltmeter: "V",
};

const subscripts = "₀₁₂₃₄₅₆₇₈₉";
const lowered = (number: number) => [...String(number)].map((digit) => subscripts[Number(digit)]).join("");

/** Parts a text at its indices, whose digits are set small: the display face has no lowered ones. */
export function namePieces(text: string): [full: string, index: string][] {
  const digits = (index: string) => [...index].map((sign) => subscripts.indexOf(sign)).join("");
  return [...text.matchAll(/([^₀-₉]+)([₀-₉]*)/g)].map(([, full = "", index = ""]) => [full, digits(index)]);
}

/** Returns short names of all components but wires by id, numbered within a kind. */
export function partSymbols(components: GridComponents): Map<string, string> {
  const symbols = new Map<string, string>();
  for (const [kind, letter] of Object.entries(letters)) {
    const same = components.filter((component) => component.kind === kind);
    for (const [k, { id }] of same.entries()) symbols.set(id, same.length > 1 ? letter + lowered(k + 1) : letter);
  }
  return symbols;
}
