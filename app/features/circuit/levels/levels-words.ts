/** Turns the codes of the levels' rules into Albanian. */
import { formatNumber, plural } from "../../../magazine/albanian";
import { percent, readingText } from "../../../play/quantity";
import type { Component } from "../parts/component";
import { boardNewsText, brightnessText, capital, componentNames, nouns } from "../parts/component-words";
import type { LevelFault } from "./level-verdict";
import type { LevelsNews } from "./levels-rules";
import { type LoopState, lampsOf } from "./series-loop";

const smallNumbers = ["zero", "një", "dy", "tre", "katër", "pesë"];
const inWords = (count: number) => smallNumbers[count] ?? formatNumber(count);

/** Describes a fault in one sentence. */
export function faultText(fault: LevelFault): string {
  switch (fault.code) {
    case "switch-open":
      return fault.count === 1 ? "Çelësi është i hapur" : `${capital(inWords(fault.count))} çelësa janë të hapur`;
    case "short-circuit":
      return "Lidhje e shkurtër";
    case "missing": {
      const { definite, indefinite, several } = nouns[fault.kind];
      const lacking = fault.required - fault.present;
      if (fault.present > 0) return `Mungon edhe ${lacking === 1 ? "një" : inWords(lacking)} ${indefinite}`;
      return lacking === 1 ? `Mungon ${definite}` : `Mungojnë ${inWords(lacking)} ${several}`;
    }
  }
}

/** Says how to correct a fault. */
export function adviceText(fault: LevelFault): string {
  switch (fault.code) {
    case "switch-open":
      return `${fault.count === 1 ? "Preke që të mbyllet" : "Preki që të mbyllen"}: rruga është e prerë dhe rryma nuk kalon askund.`;
    case "short-circuit":
      return "Rryma kthehet te bateria pa kaluar nga asnjë llambë a rezistor. Një bateri e vërtetë do të nxehej rrezikshëm.";
    case "missing":
      return `Shto ${fault.present > 0 ? `edhe një ${nouns[fault.kind].indefinite}` : nouns[fault.kind].accusative} nga radha e pjesëve.`;
  }
}

/** Describes the loop's condition in one or two sentences. */
export function loopText(components: readonly Component[], loop: LoopState): string {
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
      return [`Rryma është ${readingText(Math.abs(loop.current), "A")}.`, ...lampTexts(components, loop)].join(" ");
  }
}

/** Says why no lamp shines in a circuit that passed; null if one does. */
export function darkLampText(components: readonly Component[], loop: LoopState): string | null {
  const lamps = lampsOf(components, loop);
  if (lamps.length === 0 || lamps.some(({ word }) => word !== "dark")) return null;
  switch (loop.condition) {
    case "batteries-cancel":
      return "bateritë shtyjnë kundër njëra-tjetrës, prandaj rryma është zero. Ktheje njërën anasjelltas.";
    case "capacitor-full":
      return "kondensatori u mbush dhe e ndali rrymën. Hiqe, dhe drita kthehet.";
    default:
      return "rryma është tepër e vogël për të. Zvogëlo rezistencën ose rrite tensionin.";
  }
}

/** Describes each lamp's brightness by a word and by its share of the nominal power. */
function lampTexts(components: readonly Component[], loop: LoopState): string[] {
  const names = componentNames(components);
  return lampsOf(components, loop).map(({ id, share, word }) => {
    const warning = word === "glaring" ? "; një llambë e vërtetë do të digjej" : "";
    return `${capital(names.get(id) as string)}: ${brightnessText(word)}, ${percent(share)} e fuqisë nominale${warning}.`;
  });
}

/** Says what an action did. */
export function newsText(news: LevelsNews): string {
  switch (news.code) {
    case "added":
      return `${capital(nouns[news.kind].definite)} u vendos, vendi ${news.place} nga ${news.count}.`;
    case "moved":
      return `${capital(nouns[news.kind].definite)} tani është në vendin ${news.place} nga ${news.count}.`;
    case "removed":
      return `${capital(nouns[news.kind].definite)} u hoq, mbetën ${plural(news.count, "pjesë", "pjesë")}.`;
    case "cleared":
      return "Qarku u zbraz.";
    case "full":
      return "Nuk ka vend për pjesë të tjera.";
    case "tested":
      return news.verdict.passed ? "Prova kaloi." : `${news.verdict.faults.map(faultText).join(". ")}.`;
    default:
      return boardNewsText(news);
  }
}
