/** What the codes of the laboratory say in Albanian. */

import { label, readingText } from "../../../play/quantity";
import { capital, nouns } from "../parts/component-words";
import type { Solution } from "../solver/circuit-solver";
import type { LinkFault } from "./circuit-link";
import { edgeEnds } from "./grid";
import type { Element, ElementKind, Elements } from "./grid-component";
import type { LaboratoryNews, Tool } from "./laboratory-rules";

const elementNouns: Record<ElementKind, { indefinite: string; definite: string; accusative: string }> = {
  ...nouns,
  wire: { indefinite: "tel", definite: "teli", accusative: "telin" },
  ammeter: { indefinite: "ampermetër", definite: "ampermetri", accusative: "ampermetrin" },
  voltmeter: { indefinite: "voltmetër", definite: "voltmetri", accusative: "voltmetrin" },
};

export const toolName = (tool: Tool) => (tool === "eraser" ? "Gomë" : capital(elementNouns[tool].indefinite));

export const accusative = (kind: ElementKind) => elementNouns[kind].accusative;

const units: Partial<Record<ElementKind, string>> = { battery: "V", bulb: "Ω", resistor: "Ω", capacitor: "F" };

/** "6 V", "10 Ω", "0,1 F"; nothing for what has no value. */
export function elementValue({ kind, value }: Element): string {
  const unit = units[kind];
  return unit === undefined ? "" : label(value, unit);
}

/** What stands beside a symbol: a meter's reading, else the element's value. */
export function elementLabel(element: Element, { current, voltage }: { current: number; voltage: number }): string {
  if (element.kind === "ammeter") return readingText(Math.abs(current), "A");
  if (element.kind === "voltmeter") return readingText(Math.abs(voltage), "V");
  return elementValue(element);
}

/** Names of all elements but wires by their edges, numbered where there are several of a kind: "Rezistori 2". */
export function elementNames(elements: Elements): Map<number, string> {
  const names = new Map<number, string>();
  for (const { edge, kind } of elements) {
    if (kind === "wire") continue;
    const same = elements.filter((other) => other.kind === kind);
    const number = same.length > 1 ? `\u00a0${same.findIndex((other) => other.edge === edge) + 1}` : "";
    names.set(edge, capital(elementNouns[kind].definite) + number);
  }
  return names;
}

/** What the board does, in one sentence. */
export function boardText({ shorted, readings }: Solution): string {
  if (shorted.length > 0)
    return "Lidhje e shkurtër: rryma kthehet te bateria pa kaluar nga asnjë llambë a rezistor. Rrezik!";
  const flows = [...readings.values()].some(({ current }) => current !== 0);
  return flows
    ? "Pikat shënojnë kahun e rrymës, nga plusi te minusi; sa më e madhe rryma, aq më shpejt ecin."
    : "Rryma nuk kalon askund: duhet një bateri dhe një rrugë e mbyllur nga plusi te minusi.";
}

/** Where an edge is: "rreshti 2, nga kolona 1 te 2". */
export function edgeText(edge: number): string {
  const { from, to, upright } = edgeEnds(edge);
  return upright
    ? `kolona ${from.x + 1}, nga rreshti ${from.y + 1} te ${to.y + 1}`
    : `rreshti ${from.y + 1}, nga kolona ${from.x + 1} te ${to.x + 1}`;
}

export function laboratoryNewsText(news: LaboratoryNews): string {
  switch (news.code) {
    case "placed":
      return `${capital(elementNouns[news.kind].definite)} u vendos.`;
    case "removed":
      return `${capital(elementNouns[news.kind].definite)} u hoq.`;
    case "toggled":
      return news.on ? "Çelësi u mbyll." : "Çelësi u hap.";
    case "reversed":
      return "Bateria u kthye anasjelltas.";
    case "cleared":
      return "Tavolina u zbraz.";
    case "undone":
      return "U kthye një hap prapa.";
    case "redone":
      return "U ribë.";
    case "opened":
      return "Qarku u hap.";
  }
}

export function linkFaultText(fault: LinkFault): string {
  switch (fault) {
    case "foreign":
      return "Kjo lidhje nuk është bërë në këtë laborator.";
    case "newer":
      return "Kjo lidhje është bërë me një version më të ri të laboratorit. Rifresko faqen dhe provo përsëri.";
    case "damaged":
      return "Lidhjes i mungon një copë ose i është ndërruar ndonjë shkronjë. Kërkoja edhe një herë atij që ta dërgoi.";
    case "impossible":
      return "Lidhja kërkon pjesë ose vlera që tavolina nuk i ka.";
  }
}
