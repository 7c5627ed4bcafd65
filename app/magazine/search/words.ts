/** How a text and a query become words to look up: folded, without endings, without those that every text has. */
import { beginningOf, fold, stemOf } from "../albanian-stems";

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

/** Letters and digits beside ASCII, of the scripts that are written here, from and to. */
const further = "ªª²³µµ¹º¼¾ÀÖØöøʯͰͷͻͽͿͿΆΆΈԯ\u05d0\u05ea\u0620\u064a\u0660\u0669⁰⁹ⁿ₉ₐₜℂℸぁ\u9fff가힣";

/**
 * Whether a code is that of a letter or a digit. Compared by hand, since a class of letters costs a first query 0.3 ms
 * until it is a machine, and `\p{L}` 2 ms.
 */
function isLetter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
  if (code === 235 || code === 231) return true;
  for (let at = 0; at < further.length; at += 2) {
    if (code < further.charCodeAt(at)) return false;
    if (code <= further.charCodeAt(at + 1)) return true;
  }
  return false;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Whether a word begins at a letter or a digit; what stands after a comma of a number is of that number. */
function beginsWord(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  const isOfNumber =
    (before === 44 || before === 46) && isDigit(text.charCodeAt(at)) && isDigit(text.charCodeAt(at - 2));
  return !isOfNumber && !isLetter(before);
}

/** Finds where the word ends that begins here: `3,14` is one. */
function wordEnd(text: string, from: number): number {
  let to = from + 1;
  while (to < text.length && isLetter(text.charCodeAt(to))) to++;
  const sign = text.charCodeAt(to);
  if ((sign !== 44 && sign !== 46) || !isDigit(text.charCodeAt(to + 1))) return to;
  to += 2;
  while (isDigit(text.charCodeAt(to))) to++;
  return to;
}

/** Greek letters as they are said: „λ“ is „lambda“. */
const said = new Map(
  "αalfa βbeta γgama δdelta εepsilon ηeta θteta λlambda μmju νnju πpi ρro σsigma τtau φfi ωomega"
    .split(" ")
    .map((each): [string, string] => [each.slice(0, 1), each.slice(1)]),
);

/** Every word of a text with its place, common ones too. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < text.length; ) {
    if (isLetter(text.charCodeAt(at))) {
      const word = wordAt(text, at);
      words.push(word);
      at = word.to;
    } else at++;
  }
  return words;
}

function wordAt(text: string, from: number): Word {
  const to = wordEnd(text, from);
  const plain = fold(text.slice(from, to));
  const folded = said.get(plain) ?? withComma(plain);
  return { stem: stemOf(folded), folded, from, to };
}

/** A number as it is written here: „3.14“ is „3,14“. */
function withComma(word: string): string {
  const dot = word.indexOf(".");
  return dot > 0 && isDigit(word.charCodeAt(dot - 1)) ? word.replace(".", ",") : word;
}

/**
 * Makes a reader of the words that begin as some stems do. All others are passed over unread, since letter by letter a
 * first query pays three times as much.
 */
export function wordsLike(stems: ReadonlySet<string>): (text: string) => Word[] {
  const all = new Set([...stems].map(beginningOf));
  const beginnings = [...all].filter((one) => ![...all].some((other) => other !== one && one.startsWith(other)));
  for (const [letter, name] of said) if (beginnings.some((begun) => name.startsWith(begun))) beginnings.push(letter);
  return (text) => {
    const lower = text.toLowerCase().replaceAll("ë", "e").replaceAll("ç", "c");
    const words: Word[] = [];
    for (const begun of beginnings) {
      for (let at = lower.indexOf(begun); at >= 0; at = lower.indexOf(begun, at + 1)) {
        if (beginsWord(text, at)) words.push(wordAt(text, at));
      }
    }
    return words.sort((a, b) => a.from - b.from);
  };
}

/** Whether a word is looked up: not where every page has it, nor a lone digit. */
const isTelling = ({ folded }: Word): boolean =>
  !common.has(folded) && !(folded.length === 1 && isDigit(folded.charCodeAt(0)));

/** The words by which a text is found. A text of common words alone has none. */
export const tellingWords = (text: string): Word[] => wordsIn(text).filter(isTelling);
