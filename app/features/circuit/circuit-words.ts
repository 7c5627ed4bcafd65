/** What the codes of the rules say in Albanian. */
import { formatNumber, plural } from "../../magazine/albanian";
import type { Brightness, ComponentId, Part } from "./circuit-part";
import type { News } from "./circuit-rules";
import type { Fault } from "./circuit-verdict";
import { label, percent, readingText } from "./quantity";
import { type LoopState, lampsOf } from "./series-loop";

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

const smallNumbers = ["zero", "një", "dy", "tre", "katër", "pesë"];
const inWords = (count: number) => smallNumbers[count] ?? formatNumber(count);

/** Why a test failed: one sentence for each fault. */
export function faultText(fault: Fault): string {
  switch (fault.code) {
    case "switch-open":
      return fault.count === 1 ? "Çelësi është i hapur" : `${capital(inWords(fault.count))} çelësa janë të hapur`;
    case "short-circuit":
      return "Lidhje e shkurtër";
    case "missing": {
      const { definite, indefinite, several } = nouns[fault.component];
      const lacking = fault.required - fault.present;
      if (fault.present > 0) return `Mungon edhe ${lacking === 1 ? "një" : inWords(lacking)} ${indefinite}`;
      return lacking === 1 ? `Mungon ${definite}` : `Mungojnë ${inWords(lacking)} ${several}`;
    }
  }
}

/** What to do about a fault. */
export function adviceText(fault: Fault): string {
  switch (fault.code) {
    case "switch-open":
      return `Rruga është e prerë dhe rryma nuk kalon askund. ${fault.count === 1 ? "Preke që të mbyllet" : "Preki që të mbyllen"}.`;
    case "short-circuit":
      return "Rryma kthehet te bateria pa kaluar nga asnjë llambë a rezistor. Një bateri e vërtetë do të nxehej rrezikshëm.";
    case "missing":
      return `Shto ${fault.present > 0 ? `edhe një ${nouns[fault.component].indefinite}` : nouns[fault.component].accusative} nga radha e pjesëve.`;
  }
}

const brightnessWords: Record<Brightness, string> = {
  dark: "e fikur",
  faint: "mezi duket",
  dim: "e zbehtë",
  bright: "ndriçon mirë",
  glaring: "ndriçon tepër",
};

export const brightnessText = (word: Brightness) => brightnessWords[word];

/** What happens in the loop now, in one or two sentences. */
export function loopText(parts: readonly Part[], loop: LoopState): string {
  switch (loop.condition) {
    case "empty":
      return "Qarku është bosh.";
    case "not-closed":
      return "Me një pjesë të vetme qarku nuk mbyllet ende.";
    case "no-battery":
      return "Qarku është i mbyllur, por pa bateri asgjë nuk e shtyn rrymën.";
    case "switch-open":
      return "Çelësi është i hapur: rryma është zero në të gjithë qarkun.";
    case "short-circuit":
      return `Lidhje e shkurtër: ${readingText(Math.abs(loop.current), "A")} vetëm nëpër bateri e tela. Rrezik!`;
    case "batteries-cancel":
      return "Bateritë shtyjnë kundër njëra-tjetrës me të njëjtin tension, prandaj rryma është zero.";
    case "capacitor-full":
      return "Kondensatori u mbush dhe e ndali rrymën.";
    case "flowing":
      return [`Rryma është ${readingText(Math.abs(loop.current), "A")}.`, ...lampTexts(parts, loop)].join(" ");
  }
}

/** One sentence for each lamp: how bright it is in a word, and as a share of what it is made for. */
function lampTexts(parts: readonly Part[], loop: LoopState): string[] {
  const names = partNames(parts);
  return lampsOf(parts, loop).map(({ id, share, word }) => {
    const warning = word === "glaring" ? "; një llambë e vërtetë do të digjej" : "";
    return `${capital(names.get(id) as string)}: ${brightnessText(word)}, ${percent(share)} e fuqisë nominale${warning}.`;
  });
}

/** What an action did. */
export function newsText(news: News): string {
  switch (news.code) {
    case "added":
      return `${capital(nouns[news.component].definite)} u vendos, vendi ${news.place} nga ${news.count}.`;
    case "moved":
      return `${capital(nouns[news.component].definite)} tani është në vendin ${news.place} nga ${news.count}.`;
    case "reversed":
      return "Bateria u kthye anasjelltas.";
    case "removed":
      return `${capital(nouns[news.component].definite)} u hoq, mbetën ${plural(news.count, "pjesë", "pjesë")}.`;
    case "toggled":
      return news.on ? "Çelësi u mbyll." : "Çelësi u hap.";
    case "emptied":
      return "Qarku u zbraz.";
    case "undone":
      return "U kthye një hap prapa.";
    case "redone":
      return "U ribë.";
    case "full":
      return "Nuk ka vend për pjesë të tjera.";
    case "tested":
      return news.verdict.passed ? "Prova kaloi." : `${news.verdict.faults.map(faultText).join(". ")}.`;
  }
}
