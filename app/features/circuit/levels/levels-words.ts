/** What the codes of the levels' rules say in Albanian. */
import { formatNumber, plural } from "../../../magazine/albanian";
import { percent, readingText } from "../../../play/quantity";
import type { Part } from "../parts/component";
import { brightnessText, capital, nouns, partNames } from "../parts/component-words";
import type { Fault } from "./level-verdict";
import type { News } from "./levels-rules";
import { type LoopState, lampsOf } from "./series-loop";

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
