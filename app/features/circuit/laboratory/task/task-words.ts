/** Writes a task's question in Albanian, and says why a question is not possible. */
import { formatNumber } from "../../../../magazine/albanian";
import { label } from "../../../../play/quantity";
import { componentOn, type GridComponents } from "../grid/grid-component";
import { partSymbols } from "../part-symbols";
import { readingWithUnit } from "../readings/part-reading";
import { answerUnit, type Question, type QuestionKind, rightNumber, type Task, type Unfair } from "./task";

/** Names of the questions in the teacher's list. */
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

/** Returns the instruction under the question. */
export function howToAnswer({ ask }: Question): string {
  if (ask === "dark") return "Prek në tavolinë vendin që e lë llambën pa rrymë.";
  if (ask === "mend") return "Ndërto e ndërro ç’duhet, pastaj prek „Kontrollo“.";
  return "Lexo e llogarit; mund të vendosësh edhe vetë ampermetër e voltmetër.";
}

export function unfairText(why: Unfair | "no-culprit" | "charging", ask: QuestionKind): string {
  switch (why) {
    case "nothing":
      return ask === "dark" || ask === "mend"
        ? "Kjo pyetje do një llambë. Vendose në tavolinë më parë."
        : "Në tavolinë s’ka pjesë për të cilën të pyetet. Vendos një rezistor, një llambë a një bateri.";
    case "no-current":
      return "Nëpër këtë pjesë s’kalon rrymë, prandaj përgjigjja s’mund të gjendet. Mbylle qarkun më parë.";
    case "unbounded":
      return "Bateria ideale është në lidhje të shkurtër: rryma s’ka vlerë.";
    case "lit":
      return "Kjo llambë ndriçon. Hap një çelës, këput një tel ose hiqe një pjesë më parë.";
    case "charging":
      return "Në këtë qark mbushet një kondensator: leximet ndryshojnë me kohën, prandaj s’ka një numër që të jetë përgjigjja.";
    case "no-culprit":
      return "Këtë llambë s’e ndez asnjë ndreqje e vetme. Lë vetëm një shkak.";
  }
}

/** Returns the right answer with its unit. */
export const rightText = (task: Task) =>
  task.question.ask === "value"
    ? `${formatNumber(rightNumber(task))}\u00a0${answerUnit(task)}`
    : readingWithUnit(rightNumber(task), answerUnit(task));

/** States the internal resistance of the batteries, which the drawing does not show. */
export function insideText(components: GridComponents): string {
  const batteries = components.filter(({ kind }) => kind === "battery");
  const [only] = batteries;
  if (!only) return "";
  if (batteries.every(({ internalResistance }) => internalResistance === 0))
    return batteries.length > 1 ? "Bateritë janë ideale: r\u00a0=\u00a00." : "Bateria është ideale: r\u00a0=\u00a00.";
  const symbols = partSymbols(components);
  const each = batteries.map(
    ({ id, internalResistance }) =>
      `${(symbols.get(id) ?? "").replace("E", "r")}\u00a0=\u00a0${label(internalResistance, "Ω")}`,
  );
  return `Brenda ${batteries.length > 1 ? "baterive" : "baterisë"}: ${each.join(", ")}.`;
}
