/**
 * Compares the years of events in a text with `constants.json`. A sentence is about an event where it has one of its
 * names and one of its verbs.
 */
import { type Disagreement, dates, fromTable } from "./constants-table";
import { anyOf, sentenceAt } from "./preferred-terms";

const year = /(?<!\p{L})(?:më|viti\p{L}*|vitet)\s+(\d{4})(?!\d)|\((\d{4})\)/giu;

/** Words of births, deaths and prizes, whose years are not those of other events. */
const life = anyOf(["lindi", "lindur", "lindj*", "vdiq*", "vdekur", "Nobel*"]);

/** Tells whether a year is in a clause about a person or a prize. The clause names a birth, a death or a prize. */
function isOfLife(sentence: string, { index, 0: found }: { index: number; 0: string }): boolean {
  const ends = /[,;:()–]|(?<=\s)(?:dhe|kurse|ndërsa|por)(?=\s)/gu;
  const before = sentence.slice(0, index).split(ends).at(-1) ?? "";
  const after = sentence.slice(index + found.length).split(ends)[0] ?? "";
  return `${before} ${after}`.search(life) !== -1;
}

/** Finds the years of a text that differ from those of their event. */
export function wrongYears(text: string): Disagreement[] {
  if (text.search(year) === -1) return [];
  return dates.flatMap(({ who, did, years, source }) => {
    const seen = new Set<string>();
    return [...text.matchAll(who)].flatMap(({ index }) => {
      const sentence = sentenceAt(text, index);
      if (seen.has(sentence) || sentence.search(did) === -1) return [];
      seen.add(sentence);
      const named = [...sentence.matchAll(year)].filter((match) => !isOfLife(sentence, match));
      if (named.length === 0 || named.some((match) => years.includes(Number(match[1] ?? match[2])))) return [];
      const found = named[0]?.[0] ?? "";
      const message = `„${found}“ nuk është viti i revistës për këtë: ${years.join(" ose ")}.`;
      return [
        { found, index: text.indexOf(sentence) + (named[0]?.index ?? 0), message, hint: `${fromTable} (${source})` },
      ];
    });
  });
}
