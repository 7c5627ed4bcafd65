/** Turns the codes of the laboratory's rules into Albanian. */
import { boardNewsText, capital, nouns, switchText } from "../parts/component-words";
import { edgeEnds } from "./grid/grid";
import type { GridComponent } from "./grid/grid-component";
import type { LaboratoryNews, LaboratoryState, Tool } from "./laboratory-rules";
import type { LinkFault } from "./link/circuit-link";
import { type PartReading, partReading, readingWithUnit } from "./readings/part-reading";
import { meterText, noBound, type Seen, showsReadings, valueText } from "./seen";

export const toolName = (tool: Tool) => (tool === "eraser" ? "Gomë" : capital(nouns[tool].indefinite));

/** Describes the position of an edge: "rreshti 2, nga kolona 1 te 2". */
export function edgeText(edge: number): string {
  const { from, to, upright } = edgeEnds(edge);
  return upright
    ? `kolona ${from.x + 1}, nga rreshti ${from.y + 1} te ${to.y + 1}`
    : `rreshti ${from.y + 1}, nga kolona ${from.x + 1} te ${to.x + 1}`;
}

/** Returns current and voltage as a meter shows them, "0,571 A", "5,71 V". */
export function measuredTexts({ current, voltage, unbounded }: PartReading): [current: string, voltage: string] {
  const amperes = unbounded ? noBound : readingWithUnit(current, "A");
  return [amperes, readingWithUnit(voltage, "V")];
}

/** Returns a component's state and readings, as spoken after its name and position. */
export function stateText(component: GridComponent, seen: Seen): string {
  const { kind, on, broken } = component;
  if (kind === "wire") return broken && seen.faults ? ", i këputur" : "";
  if (kind === "ammeter" || kind === "voltmeter") return `, ${meterText(component, seen)}`;
  const state = kind === "switch" ? switchText(on) : valueText(component, seen).replace("?", "e panjohur, në");
  const measured = showsReadings(component, seen) ? measuredTexts(partReading(component, seen.solution)) : [];
  return `, ${[state, ...measured].filter((text) => text !== "").join(", ")}`;
}

export function laboratoryNewsText(news: LaboratoryNews): string {
  switch (news.code) {
    case "added":
      return `${capital(nouns[news.kind].definite)} u vendos.`;
    case "replaced":
      return `${capital(nouns[news.kind].definite)} u vendos në vend të telit.`;
    case "taken":
      return `Këtu është ${nouns[news.there].definite}. Hiqe më parë, pastaj vendos ${nouns[news.kind].accusative}.`;
    case "denied":
      return "Kjo pjesë i takon detyrës dhe nuk ndërrohet.";
    case "moved":
      return `${capital(nouns[news.kind].definite)} u zhvendos.`;
    case "removed":
      return `${capital(nouns[news.kind].definite)} u hoq.`;
    case "cleared":
      return "Tavolina u zbraz.";
    case "opened":
      return "Qarku u hap.";
    case "choose-first":
      return chooseFirst;
    case "broken":
      return "Teli u këput nga brenda.";
    case "mended":
      return "Teli u ndreq.";
    default:
      return boardNewsText(news);
  }
}

/** Returns the reason why the last action did nothing, for the board's text. Empty if it did something. */
export function whyNothing({ news, tool, selected }: LaboratoryState): string {
  const code = news?.what.code;
  const holds = code === "denied" || (code === "choose-first" && tool === null) || (code === "taken" && selected);
  return news && holds ? laboratoryNewsText(news.what) : "";
}

/** Text after a tap on an empty edge without a tool. */
const chooseFirst = "Këtu s’ka gjë ende. Zgjidh më parë një pjesë, pastaj prek vendin.";

/** Advice shown until the first component is placed, in the order of the steps. */
export const howToBuild = [
  "Zgjidh një pjesë, pastaj prek vendin mes dy pikave, ose tërhiqe deri atje.",
  "Telin e vizaton mbi disa vende njëherësh; çdo pjesë tjetër ia zë vendin. Një prekje e kthen çelësin; pjesën e vendosur e zhvendos me gisht.",
] as const;

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
