/** Turns the codes of the laboratory's rules into Albanian. */
import { readingText } from "../../../play/quantity";
import { boardNewsText, capital, nouns, valueLabel } from "../parts/component-words";
import type { Reading, Solution } from "../solver/circuit-solver";
import type { LinkFault } from "./circuit-link";
import { edgeEnds } from "./grid";
import type { GridComponent } from "./grid-component";
import type { LaboratoryNews, Tool } from "./laboratory-rules";

export const toolName = (tool: Tool) => (tool === "eraser" ? "Gomë" : capital(nouns[tool].indefinite));

/** Returns the label beside a symbol: a meter's reading, else the component's value. */
export function symbolLabel(component: GridComponent, { current, voltage }: Pick<Reading, "current" | "voltage">) {
  if (component.kind === "ammeter") return readingText(Math.abs(current), "A");
  if (component.kind === "voltmeter") return readingText(Math.abs(voltage), "V");
  return valueLabel(component);
}

/** Says in one sentence what the circuit does. */
export function boardText({ shorted, readings }: Solution): string {
  if (shorted.length > 0)
    return "Lidhje e shkurtër: rryma kthehet te bateria pa kaluar nga asnjë llambë a rezistor. Rrezik!";
  const flows = [...readings.values()].some(({ current }) => current !== 0);
  return flows
    ? "Pikat shënojnë kahun e rrymës, nga plusi te minusi; sa më e madhe rryma, aq më shpejt ecin."
    : "Rryma nuk kalon askund: duhet një bateri dhe një rrugë e mbyllur nga plusi te minusi.";
}

/** Says where an edge is: "rreshti 2, nga kolona 1 te 2". */
export function edgeText(edge: number): string {
  const { from, to, upright } = edgeEnds(edge);
  return upright
    ? `kolona ${from.x + 1}, nga rreshti ${from.y + 1} te ${to.y + 1}`
    : `rreshti ${from.y + 1}, nga kolona ${from.x + 1} te ${to.x + 1}`;
}

export function laboratoryNewsText(news: LaboratoryNews): string {
  switch (news.code) {
    case "added":
      return `${capital(nouns[news.kind].definite)} u vendos.`;
    case "removed":
      return `${capital(nouns[news.kind].definite)} u hoq.`;
    case "cleared":
      return "Tavolina u zbraz.";
    case "opened":
      return "Qarku u hap.";
    default:
      return boardNewsText(news);
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
