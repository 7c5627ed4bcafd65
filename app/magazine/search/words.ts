/** How a text and a query become words to look up: folded, without endings, without those that every text has. */
import { fold, stemOf } from "../albanian-stems";

export interface Word {
  /** As it is looked up. */
  stem: string;
  /** In folded letters. */
  folded: string;
  /** Where it stands in the text: `text.slice(from, to)` is the word as it is written. */
  from: number;
  to: number;
}

/** Words that tell no page from another. */
const common = new Set(
  `a aq asaj asgje ashtu asnje ata atij ato atje atyre b be beje ben benet bere c ca cdo cfare cila cilat cili cilin d
  derisa deri dhe di do duhet duke dy e eshte f g gjate gjithe h i ia ishin ishte ja jane je jemi jo k ka kam kane kemi keshtu
  kete ketij keto kjo ku kur kush kushdo ky l la le m ma me midis mund n na nda ne nen nga nje nuk o ose p pa para pas
  per perse po por pra prandaj pse pasi q qe qene qofte r s sa sapo se secila secili sepse si sic t te ti tij tek teper tjeter tjera
  to tri u une v ve vec vet vete vetem x y ya z
  the of and is what how why`.split(/\s+/),
);

/** Letters and digits beside ASCII, of the scripts that are written here; `\p{L}` costs a first query 2 ms. */
const further = "ª²³µ¹º¼-¾À-ÖØ-öø-ʯͰ-ͷͻ-ͿΆΈ-ԯא-תؠ-ي٠-٩⁰-⁹ⁿ-₉ₐ-ₜℂ-ℸぁ-鿿가-힣";
const letters = `0-9A-Za-z${further}`;
const pattern = new RegExp(`[${letters}]+(?:[.,][0-9]+)?`, "g");

/** Greek letters as they are said: „λ“ is „lambda“. */
const said = new Map(
  "αalfa βbeta γgama δdelta εepsilon ηeta θteta λlambda μmju νnju πpi ρro σsigma τtau φfi ωomega"
    .split(" ")
    .map((each): [string, string] => [each.slice(0, 1), each.slice(1)]),
);

/** Every word of a text with its place, common ones too. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text))
    words.push(wordAt(match[0], match.index));
  return words;
}

function wordAt(written: string, from: number): Word {
  const plain = fold(written).replace(/(\d)\.(\d)/, "$1,$2");
  const folded = said.get(plain) ?? plain;
  return { stem: stemOf(folded), folded, from, to: from + written.length };
}

/**
 * Makes a reader of the words that begin as some stems do: all others are passed over unread, since stems cost a first
 * query more than all else.
 */
export function wordsLike(stems: ReadonlySet<string>): (text: string) => Word[] {
  const firsts = [...new Set([...stems].map((stem) => stem.charAt(0)))].filter((first) => /[a-z0-9]/.test(first));
  const begins = `[${firsts.map((first) => first + first.toUpperCase()).join("")}${further}]`;
  const wanted = new RegExp(`(^|[^${letters}])(${begins}[${letters}]*(?:[.,][0-9]+)?)`, "g");
  return (text) => {
    const words: Word[] = [];
    wanted.lastIndex = 0;
    for (let match = wanted.exec(text); match !== null; match = wanted.exec(text)) {
      const [, before = "", written = ""] = match;
      words.push(wordAt(written, match.index + before.length));
    }
    return words;
  };
}

/** Whether a word is looked up: not where every page has it, nor a lone digit. */
const isTelling = ({ folded }: Word): boolean => !common.has(folded) && !/^\d$/.test(folded);

/** The words by which a text is found. A text of common words alone has none. */
export const tellingWords = (text: string): Word[] => wordsIn(text).filter(isTelling);
