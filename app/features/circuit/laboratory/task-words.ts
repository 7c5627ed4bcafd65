/** Asks a task's question in Albanian and says what is wrong with an answer. */
import { formatNumber } from "../../../magazine/albanian";
import { capital } from "../parts/component-words";
import type { Mending } from "../solver/mending";
import type { Diagnosis } from "./circuit-diagnosis";
import { componentOn, type GridComponent, type GridComponents } from "./grid-component";
import { readingWithUnit } from "./part-reading";
import { partSymbols } from "./part-symbols";
import { answerUnit, type Question, type QuestionKind, rightNumber, type Task, type Unfair } from "./task";
import type { MendVerdict, NumberVerdict } from "./task-check";

/** The questions as a teacher chooses among them. */
export const questionNames: Readonly<Record<QuestionKind, string>> = {
  value: "Sa është vlera e fshehur?",
  current: "Sa rrymë kalon?",
  voltage: "Sa është tensioni?",
  power: "Sa është fuqia?",
  dark: "Pse s’ndriçon llamba?",
  mend: "Ndreqe: llamba duhet të ndriçojë",
};

const symbolOf = (components: GridComponents, edge: number) => partSymbols(components).get(`e${edge}`) ?? "";

/** Returns the question in one sentence: "Sa është R₂?". */
export function questionText({ components, question: { ask, edge } }: Pick<Task, "components" | "question">): string {
  const kind = componentOn(components, edge)?.kind;
  const symbol = symbolOf(components, edge);
  const [through, of, who] =
    kind === "bulb"
      ? [`llambën ${symbol}`, `llambës ${symbol}`, `llamba ${symbol}`]
      : kind === "battery"
        ? [`baterinë ${symbol}`, `baterisë ${symbol}`, `bateria ${symbol}`]
        : [symbol, symbol, symbol];
  switch (ask) {
    case "value":
      if (kind === "battery") return `Sa është forca elektromotore e ${of}?`;
      return kind === "bulb" ? `Sa është rezistenca e ${of}?` : `Sa është ${symbol}?`;
    case "current":
      return `Sa rrymë kalon nëpër ${through}?`;
    case "voltage":
      return kind === "battery" ? `Sa është tensioni në polet e ${of}?` : `Sa është tensioni në skajet e ${of}?`;
    case "power":
      return `Sa fuqi ${kind === "battery" ? "jep" : "merr"} ${who}?`;
    case "dark":
      return `Pse s’ndriçon ${who}?`;
    case "mend":
      return `Ndreqe qarkun: ${who} duhet të ndriçojë.`;
  }
}

/** What one does, under the question. */
export function howToAnswer({ ask }: Question): string {
  if (ask === "dark") return "Prek në tavolinë vendin që e lë llambën pa rrymë.";
  if (ask === "mend") return "Ndërto e ndërro ç’duhet, pastaj prek „Kontrollo“.";
  return "Lexo e llogarit; mund të vendosësh edhe vetë ampermetër e voltmetër.";
}

export function unfairText(why: Unfair | "no-culprit"): string {
  switch (why) {
    case "nothing":
      return "Zgjidh një pjesë për të cilën pyetet.";
    case "no-current":
      return "Nëpër këtë pjesë s’kalon rrymë, prandaj përgjigjja s’mund të gjendet. Mbylle qarkun më parë.";
    case "unbounded":
      return "Bateria ideale është në lidhje të shkurtër: rryma s’ka vlerë.";
    case "lit":
      return "Kjo llambë ndriçon. Hap një çelës, këput një tel ose hiqe një pjesë më parë.";
    case "no-culprit":
      return "Këtë llambë s’e ndez asnjë ndreqje e vetme. Lë vetëm një shkak.";
  }
}

/** The right answer with its unit. */
export const rightText = (task: Task) =>
  task.question.ask === "value"
    ? `${formatNumber(rightNumber(task))}\u00a0${answerUnit(task)}`
    : readingWithUnit(rightNumber(task), answerUnit(task));

/** @param answer in the bare unit @param names of the task's own components */
export function numberVerdictText(
  verdict: NumberVerdict,
  task: Task,
  answer: number,
  names: ReadonlyMap<string, string>,
): string {
  const symbol = symbolOf(task.components, task.question.edge);
  const value = task.question.ask === "value";
  switch (verdict.code) {
    case "right":
      return `Po, saktë: ${rightText(task)}.`;
    case "unit":
      return "Shifrat janë të mira, njësia jo: mendo sa herë më e madhe është.";
    case "sign":
      return "Madhësia është e mirë; këtu kërkohet pa shenjën minus.";
    case "inverse":
      return value
        ? "Thyesa është përmbysur: rezistenca është R\u00a0=\u00a0U\u00a0:\u00a0I."
        : "Ligji i Ohmit: I\u00a0=\u00a0U\u00a0:\u00a0R, pra pjesëto, mos shumëzo.";
    case "all-resistances":
      return `Kjo është rezistenca e gjithë qarkut. Prej saj duhen hequr pjesët e tjera, që të mbetet ${symbol}.`;
    case "emf":
      return "Kjo është forca elektromotore e baterisë. Një pjesë e tensionit bie në pjesët e tjera të rrugës.";
    case "no-internal":
      return value
        ? "Ky është tensioni në polet. Forca elektromotore është më e madhe: E\u00a0=\u00a0U\u00a0+\u00a0I·r."
        : "Kështu do të ishte pa rezistencën e brendshme të baterisë: shto edhe r.";
    case "whole-current":
      return `Kjo është rryma e baterisë. Te nyja ajo ndahet: nëpër ${symbol} kalon vetëm një pjesë.`;
    case "other-part":
      return "Kjo vlerë është e një pjese tjetër. Shiko edhe një herë për cilën pyetet.";
    case "would-read": {
      const unit = verdict.quantity === "current" ? "A" : "V";
      const supposed = `${formatNumber(answer)}\u00a0${answerUnit(task)}`;
      return `Po të ishte ${symbol}\u00a0=\u00a0${supposed}, ${names.get(verdict.id)} do të tregonte ${readingWithUnit(verdict.would, unit)}. Ai tregon ${readingWithUnit(verdict.does, unit)}.`;
    }
    case "too-great":
      return "Vlera e kërkuar është më e vogël. Shkruaji ligjet e Kirchhoff-it për nyjën dhe rrethin.";
    case "too-small":
      return "Vlera e kërkuar është më e madhe. Shkruaji ligjet e Kirchhoff-it për nyjën dhe rrethin.";
  }
}

/** Says whether the place that was pointed at is why the lamp is dark. */
export function culpritVerdictText(there: GridComponent | undefined, mending: Mending | null, name: string): string {
  if (mending === null) {
    if (!there) return "Jo: edhe me tel këtu, llamba do të mbetej e fikur.";
    if (there.kind === "wire") return "Jo: ky tel është i mirë.";
    if (there.kind === "switch" && there.on) return "Jo: ky çelës është i mbyllur, rryma kalon lirisht.";
    return `Jo: ${name} s’e ka fajin. Ndiqe rrugën nga plusi te minusi.`;
  }
  if (!there) return "Po: këtu mungon teli. Me të, llamba ndriçon.";
  if (mending === "turn") return `Po: ${name} është kthyer mbrapsht.`;
  if (mending === "remove") return "Po: rryma i shmanget llambës nëpër këtë rrugë pa rezistencë.";
  switch (there.kind) {
    case "switch":
      return `Po: ${name} është i hapur. Kur mbyllet, llamba ndriçon.`;
    case "voltmeter":
      return `Po: ${name} është në seri dhe e ndal rrymën. Vendi i tij është paralel.`;
    case "wire":
      return "Po: ky tel është i këputur nga brenda, ndonëse duket i mirë.";
    default:
      return `Po: ${name} lë të kalojë shumë pak rrymë.`;
  }
}

const hints: Partial<Record<Diagnosis["code"], string>> = {
  "open-switch": "Ende jo: rruga është e hapur diku. Shiko çelësat.",
  "voltmeter-in-series": "Ende jo: një instrument e ndal rrymën. Si lidhet voltmetri?",
  "broken-wire": "Ende jo: një tel duket i mirë, por s’e çon rrymën. Ndërroji telat një nga një.",
  "several-gaps": "Ende jo: rrugën e ndalin disa pjesë njëherësh.",
  bypassed: "Ende jo: rryma i shmanget llambës nëpër një tel.",
  opposed: "Ende jo: bateritë i kundërvihen njëra-tjetrës.",
  "no-battery": "Ende jo: në qark s’ka bateri.",
  "missing-wire": "Ende jo: diku mungon një copë tel.",
  short: "Ende jo, dhe kujdes: bateria është në lidhje të shkurtër.",
};

export function mendVerdictText(verdict: MendVerdict, lamp: string): string {
  if (verdict.code === "right") return "Po, e ndreqe: llamba ndriçon.";
  if (verdict.code === "lamp-gone") return `${capital(lamp)} duhet të mbetet në vendin e vet.`;
  return hints[verdict.why.code] ?? "Ende jo: duhet një rrugë e mbyllur nga plusi te minusi, nëpër llambë.";
}
