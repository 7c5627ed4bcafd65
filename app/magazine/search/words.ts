/** Splits a text or a query into words for the search. They are folded, without endings, without common words. */
import { beginningOf, fold, stemOf } from "../albanian-stems";

export interface Word {
  /** The form that is searched. */
  stem: string;
  /** The word in folded letters. */
  folded: string;
  /** Its offsets in the text: `text.slice(from, to)` is the word as written. */
  from: number;
  to: number;
}

/** Words too common to distinguish pages. */
const common = new Set(
  `a aq asaj asgje ashtu asnje ata atij ato atje atyre b be beje ben benet bere c ca cdo cfare cila cilat cili cilin d
  derisa deri dhe di do duhet duke dy e eshte f g gjate gjithe h i ia ishin ishte ja jane je jemi jo k ka kam kane kemi keshtu
  kete ketij keto kjo ku kur kush kushdo ky l la le m ma me midis mund n na nda ne nen nga nje nuk o ose p pa para pas
  per perse po por pra prandaj pse pasi q qe qene qofte r s sa sapo se secila secili sepse si sic t te ti tij tek teper tjeter tjera
  to tri u une v ve vec vet vete vetem x y ya z
  the of and is what how why`.split(/\s+/),
);

/** Letters and digits outside ASCII, of the scripts that are used here. They are pairs from and to. */
const further = "ªª²³µµ¹º¼¾ÀÖØöøʯͰͷͻͽͿͿΆΆΈԯ\u05d0\u05ea\u0620\u064a\u0660\u0669⁰⁹ⁿ₉ₐₜℂℸぁ\u9fff가힣";

/**
 * Tells whether a code is that of a letter or a digit. It compares numbers, since compiling a class of letters costs a
 * first query 0.3 ms, and `\p{L}` 2 ms.
 */
function isLetter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
  if (code === 235 || code === 231) return true;
  for (let index = 0; index < further.length; index += 2) {
    if (code < further.charCodeAt(index)) return false;
    if (code <= further.charCodeAt(index + 1)) return true;
  }
  return false;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Tells whether a word begins at a letter or a digit. Digits after a number's comma belong to that number. */
function beginsWord(text: string, position: number): boolean {
  const before = text.charCodeAt(position - 1);
  const isOfNumber =
    (before === 44 || before === 46) && isDigit(text.charCodeAt(position)) && isDigit(text.charCodeAt(position - 2));
  return !isOfNumber && !isLetter(before);
}

/** Finds the end of the word that begins here: `3,14` is one. */
function wordEnd(text: string, from: number): number {
  let to = from + 1;
  while (isLetter(text.charCodeAt(to))) to++;
  const sign = text.charCodeAt(to);
  const isInNumber = (sign === 44 || sign === 46) && isDigit(text.charCodeAt(to - 1));
  if (!isInNumber || !isDigit(text.charCodeAt(to + 1))) return to;
  to += 2;
  while (isDigit(text.charCodeAt(to))) to++;
  return to;
}

/** Greek letters and their spoken names: „λ“ is „lambda“. */
const spokenNames = new Map(
  "αalfa βbeta γgama δdelta εepsilon ηeta θteta λlambda μmju νnju πpi ρro σsigma τtau φfi ωomega"
    .split(" ")
    .map((each): [string, string] => [each.slice(0, 1), each.slice(1)]),
);

/** Lists every word of a text with its place, common ones too. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  for (let position = 0; position < text.length; ) {
    if (isLetter(text.charCodeAt(position))) {
      const word = wordAt(text, position);
      words.push(word);
      position = word.to;
    } else position++;
  }
  return words;
}

function wordAt(text: string, from: number): Word {
  const to = wordEnd(text, from);
  const plain = fold(text.slice(from, to));
  // A stop in a word is that of a number: „3.14“ is „3,14“.
  const folded = spokenNames.get(plain) ?? plain.replace(".", ",");
  return { stem: stemOf(folded), folded, from, to };
}

/**
 * Returns a reader of the words that begin as some stems do. It skips all others, since reading every letter makes a
 * first query three times as expensive.
 */
export function wordsLike(stems: ReadonlySet<string>): (text: string) => Word[] {
  const all = new Set([...stems].map(beginningOf));
  const beginnings = [...all].filter((one) => ![...all].some((other) => other !== one && one.startsWith(other)));
  for (const [letter, name] of spokenNames)
    if (beginnings.some((begun) => name.startsWith(begun))) beginnings.push(letter);
  return (text) => {
    const lower = text.toLowerCase().replaceAll("ë", "e").replaceAll("ç", "c");
    const words: Word[] = [];
    for (const begun of beginnings) {
      for (let position = lower.indexOf(begun); position >= 0; position = lower.indexOf(begun, position + 1)) {
        if (beginsWord(text, position)) words.push(wordAt(text, position));
      }
    }
    return words.sort((a, b) => a.from - b.from);
  };
}

/** Tells whether a word is searched: not a common one, nor a single digit. */
const isTelling = ({ folded }: Word): boolean =>
  !common.has(folded) && !(folded.length === 1 && isDigit(folded.charCodeAt(0)));

/** Returns the words by which a text is found. A text of only common words has none. */
export const tellingWords = (text: string): Word[] => wordsIn(text).filter(isTelling);
