/** Names and values of the parts in Albanian. */
import { label } from "../../../play/quantity";
import type { Brightness, ComponentId, Part } from "./component";

interface Noun {
  /** "bateri", "bateria", "baterinë", "bateri" (of several). */
  indefinite: string;
  definite: string;
  accusative: string;
  several: string;
}

export const nouns: Record<ComponentId, Noun> = {
  battery: { indefinite: "bateri", definite: "bateria", accusative: "baterinë", several: "bateri" },
  bulb: { indefinite: "llambë", definite: "llamba", accusative: "llambën", several: "llamba" },
  switch: { indefinite: "çelës", definite: "çelësi", accusative: "çelësin", several: "çelësa" },
  resistor: { indefinite: "rezistor", definite: "rezistori", accusative: "rezistorin", several: "rezistorë" },
  capacitor: {
    indefinite: "kondensator",
    definite: "kondensatori",
    accusative: "kondensatorin",
    several: "kondensatorë",
  },
};

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const units: Record<Exclude<ComponentId, "switch">, string> = {
  battery: "V",
  bulb: "Ω",
  resistor: "Ω",
  capacitor: "F",
};

/** What stands beside a part's symbol: "6 V", "10 Ω"; nothing for a switch. */
export function valueLabel({ component, value }: Pick<Part, "component" | "value">): string {
  return component === "switch" ? "" : label(value, units[component]);
}

/** Each part's name on the board, numbered where there are several of its kind: "rezistori 2". */
export function partNames(parts: readonly Part[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { id, component } of parts) {
    const same = parts.filter((other) => other.component === component);
    const number = same.length > 1 ? `\u00a0${same.findIndex((other) => other.id === id) + 1}` : "";
    names.set(id, nouns[component].definite + number);
  }
  return names;
}

const brightnessWords: Record<Brightness, string> = {
  dark: "e fikur",
  faint: "mezi duket",
  dim: "e zbehtë",
  bright: "ndriçon mirë",
  glaring: "ndriçon tepër",
};

export const brightnessText = (word: Brightness) => brightnessWords[word];
