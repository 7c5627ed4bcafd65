/** Names, quantities and states of the components in Albanian, for both boards. */
import { label } from "../../../play/quantity";
import type { BoardNews } from "./board-rules";
import { type Brightness, type Component, type ComponentKind, componentKinds } from "./component";

interface Noun {
  /** "bateri", "bateria", "baterinë", "bateri" (of several). */
  indefinite: string;
  definite: string;
  accusative: string;
  several: string;
}

export const nouns: Record<ComponentKind, Noun> = {
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
  wire: { indefinite: "tel", definite: "teli", accusative: "telin", several: "tela" },
  ammeter: { indefinite: "ampermetër", definite: "ampermetri", accusative: "ampermetrin", several: "ampermetra" },
  voltmeter: { indefinite: "voltmetër", definite: "voltmetri", accusative: "voltmetrin", several: "voltmetra" },
};

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Quantity that the value of a kind measures. */
export const quantities: Partial<Record<ComponentKind, { name: string; symbol: string; unit: string }>> = {
  battery: { name: "Forca elektromotore", symbol: "E", unit: "V" },
  bulb: { name: "Rezistenca", symbol: "R", unit: "Ω" },
  resistor: { name: "Rezistenca", symbol: "R", unit: "Ω" },
  capacitor: { name: "Kapaciteti", symbol: "C", unit: "F" },
};

/** Formats a value: "6 V", "10 Ω", "0,1 F". A kind without a value gives an empty string. */
export function valueLabel({ kind, value }: Pick<Component, "kind" | "value">): string {
  const quantity = quantities[kind];
  return quantity ? label(value, quantity.unit) : "";
}

export const switchText = (on: boolean) => (on ? "i mbyllur" : "i hapur");

/** Names all components but wires by their ids, numbered within a kind: "rezistori 2". */
export function componentNames(components: readonly Component[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const kind of componentKinds) {
    if (kind === "wire") continue;
    const same = components.filter((component) => component.kind === kind);
    for (const [k, { id }] of same.entries())
      names.set(id, same.length > 1 ? `${nouns[kind].definite}\u00a0${k + 1}` : nouns[kind].definite);
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

/** Describes an edit, where both boards have the same words. */
export function boardNewsText(news: Exclude<BoardNews, { code: "removed" | "cleared" }>): string {
  switch (news.code) {
    case "toggled":
      return news.on ? "Çelësi u mbyll." : "Çelësi u hap.";
    case "reversed":
      return "Bateria u kthye anasjelltas.";
    case "undone":
      return "U kthye një hap prapa.";
    case "redone":
      return "U ribë.";
  }
}
