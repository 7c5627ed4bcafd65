/** Says in Albanian why an answer to a task is wrong. */
import { formatNumber } from "../../../../magazine/albanian";
import { componentWith } from "../../parts/board-rules";
import { capital } from "../../parts/component-words";
import type { Mending } from "../../solver/mending";
import type { Diagnosis } from "../diagnosis/circuit-diagnosis";
import { componentOn, type GridComponent, type GridComponents, idOn } from "../grid/grid-component";
import { partSymbols } from "../part-symbols";
import { readingWithUnit } from "../readings/part-reading";
import { answerUnit, type NumberQuestion, offeredUnits, type Task } from "./task";
import type { MendVerdict, NumberVerdict } from "./task-check";
import type { Measured, Mistake } from "./task-mistakes";
import { rightText } from "./task-words";

const measuredNames: Readonly<Record<Measured, string>> = { current: "rryma", voltage: "tensioni", power: "fuqia" };

const lawOf = (task: Task) =>
  task.question.ask === "value"
    ? "Thyesa është përmbysur: rezistenca është R\u00a0=\u00a0U\u00a0:\u00a0I."
    : task.question.ask === "current"
      ? "Ligji i Ohmit: I\u00a0=\u00a0U\u00a0:\u00a0R, pra pjesëto, mos shumëzo."
      : "Ligji i Ohmit: U\u00a0=\u00a0I·R, pra shumëzo, mos pjesëto.";

function internalText({ components, question: { ask, edge } }: Task, symbol: string): string {
  const battery = componentOn(components, edge)?.kind === "battery";
  if (ask === "value")
    return battery
      ? "Ky është tensioni në polet. Forca elektromotore është më e madhe: E\u00a0=\u00a0U\u00a0+\u00a0I·r."
      : `Këtu hyn edhe rezistenca e brendshme e baterisë: hiq r, që të mbetet ${symbol}.`;
  if (ask === "voltage" && battery)
    return "Kjo është forca elektromotore. Kur kalon rrymë, në polet mbetet më pak: U\u00a0=\u00a0E\u00a0−\u00a0I·r.";
  return "Kështu do të ishte pa rezistencën e brendshme të baterisë: llogarite edhe r.";
}

/** Names the component of a value: "rezistorit R₂", "baterisë E". */
function ownerText(components: GridComponents, id: string): string {
  const kind = componentWith(id, components)?.kind;
  const noun = kind === "battery" ? "baterisë" : kind === "bulb" ? "llambës" : "rezistorit";
  return `${noun} ${partSymbols(components).get(id) ?? ""}`;
}

/** @param answer in the bare unit @param board as it is drawn now, which names its parts @param names of its parts */
export function numberVerdictText(
  verdict: NumberVerdict,
  task: Task,
  answer: number,
  names: ReadonlyMap<string, string>,
  board: GridComponents = task.components,
): string {
  const symbols = partSymbols(board);
  const symbol = symbols.get(idOn(task.question.edge)) ?? "";
  switch (verdict.code) {
    case "right":
      return `Po, saktë: ${rightText(task)}.`;
    case "unit":
      return "Shifrat janë të mira, njësia jo: mendo sa herë më e madhe është.";
    case "decimal":
      return "Shifrat janë të mira, por presja ka rrëshqitur: vlerësoje me mend sa duhet të dalë.";
    case "rounded":
      return "Je shumë afër. Mos e rrumbullako para fundit, dhe lexo të gjitha shifrat.";
    case "sign":
      return "Madhësia është e mirë; këtu kërkohet pa shenjën minus.";
    case "changed-circuit":
      return "Kaq del në qarkun që ke ndryshuar. Prek „Si në fillim“: pyetet për qarkun e detyrës.";
    case "inverse":
      return lawOf(task);
    case "all-resistances":
      return `Kjo është rezistenca e gjithë qarkut. Prej saj duhen hequr pjesët e tjera, që të mbetet ${symbol}.`;
    case "emf":
      return "Kjo është forca elektromotore e baterisë. Një pjesë e tensionit bie në pjesët e tjera të rrugës.";
    case "no-internal":
      return internalText(task, symbol);
    case "whole-current":
      return `Kjo është rryma e baterisë. Te nyja ajo ndahet: nëpër ${symbol} kalon vetëm një pjesë.`;
    case "other-quantity":
      return `Kaq është ${measuredNames[verdict.quantity]} te ${symbol}. Lexo edhe një herë ç’pyetet.`;
    case "other-part":
      return `Kjo vlerë i takon ${ownerText(board, verdict.id)}. Shiko edhe një herë për cilën pyetet.`;
    case "would-read": {
      const unit = verdict.quantity === "current" ? "A" : "V";
      const supposed = `${formatNumber(answer)}\u00a0${answerUnit(task)}`;
      const lamp = componentOn(task.components, task.question.edge)?.kind === "bulb";
      const were = lamp ? `rezistenca e ${symbol} ${supposed}` : `${symbol}\u00a0=\u00a0${supposed}`;
      return `Po të ishte ${were}, ${names.get(verdict.id)} do të tregonte ${readingWithUnit(verdict.would, unit)}. Ai tregon ${readingWithUnit(verdict.does, unit)}.`;
    }
    case "too-great":
      return "Vlera e kërkuar është më e vogël. Shkruaji ligjet e Kirchhoff-it për nyjën dhe rrethin.";
    case "too-small":
      return "Vlera e kërkuar është më e madhe. Shkruaji ligjet e Kirchhoff-it për nyjën dhe rrethin.";
  }
}

/** Names a mistake in the teacher's key: „pa rezistencën e brendshme“. */
export function mistakeName(mistake: Mistake, { components, question }: Task): string {
  switch (mistake.code) {
    case "no-internal":
      if (question.ask !== "value") return "pa rezistencën e brendshme";
      return componentOn(components, question.edge)?.kind === "battery" ? "tensioni në polet" : "r nuk është hequr";
    case "inverse":
      return { value: "I : U", current: "U · R", voltage: "I : R", power: "" }[question.ask as NumberQuestion["ask"]];
    case "all-resistances":
      return "rezistenca e gjithë qarkut";
    case "emf":
      return "forca elektromotore";
    case "whole-current":
      return "rryma e baterisë, para nyjës";
    case "other-quantity":
      return `${measuredNames[mistake.quantity]}, jo ajo që pyetet`;
    case "other-part":
      return `i takon ${ownerText(components, mistake.id)}`;
  }
}

export function typedFaultText(fault: "no-number" | "other-unit", task: Task): string {
  if (fault === "no-number") return "Shkruaje përgjigjen me shifra, për shembull 12,5.";
  const [[unit]] = offeredUnits(task) as [readonly [string, number]];
  return `Kjo njësi është e një madhësie tjetër. Këtu përgjigjja jepet në ${unit}.`;
}

/** Says whether the chosen edge is the reason why the lamp is dark. */
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
