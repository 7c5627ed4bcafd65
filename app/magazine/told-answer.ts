/**
 * Finds words beside a question that give its answer away before a pupil guesses. It finds only what the words alone
 * show; an editor must judge the meaning by reading caption and question together.
 */
import { tellingWords, type Word, wordsIn } from "./search/words";

/** A question of a model, with its choices. */
export interface AskedQuestion {
  text: string;
  choices: readonly string[];
  /** Index of the right choice, from 0. */
  right: number;
  /** The reason for the right choice. */
  because: string;
}

/** Stems of words with little meaning alone: about, times, quite. */
const vague = new Set("aj aty dik drejt edh gat gjith her mbet mes pak pastaj pikr prap rreth saj shum von".split(" "));

/** The share of a caption's own words that may occur in the reason. */
const mostOfReason = 0.35;

/** Matches a choice, and a caption, that states that nothing changes. */
const staysChoice = /njëjt|njësoj|po aq|po aj?o|po aty|mbetet/iu;
const staysCaption =
  /njëjt|njësoj|po aq|po ajo|po aty|nuk (?:ndryshon|lëviz)|aq (?:[ie] |të )?\p{L}+ sa |kthehet e plotë|\p{L} jo[.;:]/iu;

/** Matches a choice of all or none, and a caption that states: some. */
const allChoice = /^(?:po, )?(?:të gjith|gjithnjë|asnjë|askund|kudo|jo, kurrë)/iu;
const someCaption = /disa [^.;]*tjer\p{L}* jo|por jo (?:kudo|gjithnjë|të gjith)/iu;

/**
 * Finds words under a model that give the answer away.
 *
 * @param around title, labels and read-outs of the model, which are visible anyway
 * @returns the words as written; null if there are none
 */
export function toldByCaption(question: AskedQuestion, around: string, caption: string): string | null {
  const { choices, right } = question;
  const others = choices.filter((_, index) => index !== right);
  const words = tellingWords(caption);
  const ofRight = wordsOf(words, ownWords(question, around));
  const isOneOfMany = others.some((choice) => wordsOf(words, ownWords(turnedTo(question, choice), around)).length > 0);
  if (ofRight.length > 0 && !isOneOfMany) return written(caption, ofRight);
  return (
    phraseIn(question, caption) ??
    numberIn(question, caption) ??
    struckOut(question, caption) ??
    (staysChoice.test(choices[right] ?? "") ? (staysCaption.exec(caption)?.[0] ?? null) : null) ??
    (others.some((choice) => allChoice.test(choice)) ? (someCaption.exec(caption)?.[0] ?? null) : null) ??
    reasonIn(question, around, caption)
  );
}

/** Returns the words of the reason in a caption. They must be a large part of the reason. */
function reasonIn({ text, choices, because }: AskedQuestion, around: string, caption: string): string | null {
  const known = stemsOf([text, ...choices, around].join(" "));
  const reason = new Set([...stemsOf(because)].filter((stem) => !known.has(stem)));
  const shared = wordsOf(tellingWords(caption), reason);
  const stems = new Set(shared.map(({ stem }) => stem)).size;
  return stems >= 4 && stems >= mostOfReason * stemsOf(caption).size ? written(caption, shared) : null;
}

const written = (text: string, words: readonly Word[]) => words.map(({ from, to }) => text.slice(from, to)).join(", ");

const wordsOf = (words: readonly Word[], stems: ReadonlySet<string>) => words.filter(({ stem }) => stems.has(stem));

/**
 * Finds whether a heading, or a model before a guess, shows the whole right choice.
 *
 * @returns the right choice; null if it is not shown
 */
export function toldByHeading(question: AskedQuestion, shown: string): string | null {
  const { choices, right } = question;
  const words = new Set(wordsIn(shown).map(({ stem }) => stem));
  const answer = wholeWords(question);
  const isSaid = answer.length > 0 && answer.every((stem) => words.has(stem));
  const isOneOfMany = choices.some((choice, index) => {
    const named = index === right ? [] : plainStems(choice).filter((stem) => stem.length > 2 && !vague.has(stem));
    return named.length > 0 && named.every((stem) => words.has(stem));
  });
  return isSaid && !isOneOfMany ? (choices[right] ?? "") : null;
}

/** Returns the same question with another choice as the right one. */
const turnedTo = (question: AskedQuestion, choice = ""): AskedQuestion => ({
  ...question,
  right: question.choices.indexOf(choice),
});

const stemsOf = (text: string) => new Set(tellingWords(text).map(({ stem }) => stem));

/** Returns the stems that only the right choice has. The question, another choice and the text around lack them. */
function ownWords(question: AskedQuestion, around: string): Set<string> {
  const { text, choices, right } = question;
  const others = stemsOf([text, around, ...choices.filter((_, index) => index !== right)].join(" "));
  const own = [...stemsOf(choices[right] ?? "")];
  return new Set(own.filter((stem) => !others.has(stem) && !vague.has(stem) && !/\d/.test(stem)));
}

/** Words that only connect others, folded. */
const joining = new Set("e i te se me ne nga per prej nje sa pas mbi nen deri si rreth".split(" "));

/** Returns the stems of all words except connecting words and numbers. */
const plainStems = (text: string): string[] =>
  wordsIn(text).flatMap(({ stem, folded }) => (joining.has(folded) || /\d/.test(folded) ? [] : [stem]));

/** Returns the stems of the right choice, common words too. Those of the question or another choice are left out. */
function wholeWords({ text, choices, right }: AskedQuestion): string[] {
  const others = new Set([text, ...choices.filter((_, index) => index !== right)].flatMap(plainStems));
  return plainStems(choices[right] ?? "").filter((stem) => !others.has(stem));
}

/** Finds three successive words of the right choice that no other choice has. */
function phraseIn({ text, choices, right }: AskedQuestion, caption: string): string | null {
  const spoken = (each: string) =>
    ` ${wordsIn(each)
      .map(({ folded }) => folded)
      .join(" ")} `;
  const others = choices.filter((_, index) => index !== right).map(spoken);
  const own = wordsIn(choices[right] ?? "").map(({ folded }) => folded);
  const phrases = own.slice(2).map((_, index) => own.slice(index, index + 3).join(" "));
  const isOwn = (phrase: string) => ![spoken(text), ...others].some((each) => each.includes(` ${phrase} `));
  return phrases.find((phrase) => isOwn(phrase) && spoken(caption).includes(` ${phrase} `)) ?? null;
}

const numberWords = "zero një dy tre katër pesë gjashtë shtatë tetë nëntë dhjetë".split(" ");

/** Finds numbers with their units, such as `4°c` of „katër gradë“. */
function numbersOf(text: string): string[] {
  const digits = text
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/\p{L}+/gu, (word) => {
      const value = numberWords.indexOf(word === "tri" ? "tre" : word);
      return value > 1 ? String(value) : word === "gradë" || word === "gradësh" ? "°c" : word;
    });
  return [...digits.matchAll(/(\d+(?:,\d+)?) ?(%|°c?|[a-zμω]{1,3}(?!\p{L}))?/gu)].map(
    ([, number = "", unit = ""]) => number + unit,
  );
}

function numberIn({ text, choices, right }: AskedQuestion, caption: string): string | null {
  const others = new Set([text, ...choices.filter((_, index) => index !== right)].flatMap(numbersOf));
  const numbers = new Set(numbersOf(caption));
  return numbersOf(choices[right] ?? "").find((number) => numbers.has(number) && !others.has(number)) ?? null;
}

/** Finds a choice that the caption excludes. It is a wrong one named whole, or its effect denied („nuk bie më“). */
function struckOut({ text, choices, right }: AskedQuestion, caption: string): string | null {
  const questionStems = stemsOf(text);
  const captionStems = stemsOf(caption);
  const named = choices.find((choice, index) => {
    const own =
      index === right ? [] : [...stemsOf(choice)].filter((stem) => !questionStems.has(stem) && !vague.has(stem));
    return own.length > 1 && own.every((stem) => captionStems.has(stem));
  });
  if (named !== undefined) return named;
  const [denied, verb = ""] = /nuk (\p{L}+) më(?!\p{L})/u.exec(caption) ?? [];
  const done = new Set(choices.flatMap((choice) => wordsIn(choice).map(({ folded }) => folded)));
  return denied !== undefined && wordsIn(verb).some(({ folded }) => done.has(folded)) ? denied : null;
}
