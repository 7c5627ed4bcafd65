/** The parts of a lesson's published HTML. A page puts each where it belongs. What a body lacks is empty. */
export interface LessonParts {
  /** Inside of the cover's caption. */
  caption: string;
  /** The opening paragraph. */
  opening: string;
  /** The paragraph after it, where one follows at once. */
  second: string;
  /** Entries of the list of contents. */
  contents: string;
  /** Number of these entries. */
  headings: number;
  /** Symbols of the lesson's formulas with their meanings: the inside of a list of definitions. */
  letters: string;
  /** Number of these symbols. */
  symbols: number;
  text: string;
  /** Questions to oneself. */
  check: string;
  /** Inside of the section that says where the lesson leads, without its heading. */
  onward: string;
  sources: string;
  /** Cards of the terms that the text explains in place. */
  terms: string;
}

/** Elements that never hold their own kind. So the next closing tag is theirs. */
const caption = /^\s*<p class="cap"[^>]*>([\s\S]*?)<\/p>/;
const contents = /<nav class="toc"[^>]*>[\s\S]*?<ol>([\s\S]*?)<\/ol>\s*<\/nav>/;
const letters = /<aside class="letters">[\s\S]*?<dl>([\s\S]*?)<\/dl>\s*<\/aside>/;
const opening = /<p class="open">[\s\S]*?<\/p>/;
const second = /^\s*<p>[\s\S]*?<\/p>/;
const check = /<section class="check">(?:(?!<section)[\s\S])*?<\/section>/;
const onward = /<section class="onward">(?:<h2[^>]*>[^<]*<\/h2>)?((?:(?!<section)[\s\S])*?)<\/section>/;
const sources = /<section class="sources">(?:(?!<section)[\s\S])*?<\/section>/;
const terms = /<div class="term-cards">[\s\S]*$/;

const count = (html: string, tag: string) => html.split(tag).length - 1;

/** Takes a lesson apart. Each part is whole elements, so that what is left closes as it opens. */
export function lessonParts(html: string): LessonParts {
  let rest = html;
  const cut = (pattern: RegExp): string => {
    const found = pattern.exec(rest);
    if (found === null) return "";
    rest = rest.slice(0, found.index) + rest.slice(found.index + found[0].length);
    return found[1] ?? found[0];
  };
  const parts = { terms: cut(terms), caption: cut(caption), contents: cut(contents), letters: cut(letters) };
  const start = opening.exec(rest)?.index ?? -1;
  // Only a paragraph that opens the text: one behind a figure stays where it is.
  const first = start >= 0 && rest.slice(0, start).trim() === "" ? cut(opening) : "";
  const next = first === "" ? "" : cut(second);
  const ending = { check: cut(check), onward: cut(onward), sources: cut(sources) };
  return {
    ...parts,
    headings: count(parts.contents, "<li"),
    symbols: count(parts.letters, "<dt"),
    opening: first,
    second: next,
    ...ending,
    text: rest,
  };
}
