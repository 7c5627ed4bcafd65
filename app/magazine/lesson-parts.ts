/** The parts of a lesson's published HTML, which a page arranges. A part that a body lacks is empty. */
export interface LessonParts {
  /** The inside of the cover's caption. */
  caption: string;
  /** The opening paragraph. */
  opening: string;
  /** The paragraph directly after it, if there is one. */
  second: string;
  /** The entries of the list of contents. */
  contents: string;
  /** The number of these entries. */
  headings: number;
  /** The symbols of the lesson's formulas with their meanings. They are the inside of a list of definitions. */
  letters: string;
  /** The number of these symbols. */
  symbols: number;
  text: string;
  /** The questions by which readers check themselves. */
  check: string;
  /** The inside of the section on where the lesson leads, without its heading. */
  onward: string;
  sources: string;
  /** The cards of terms that open inside the text. */
  terms: string;
}

/** Elements that never contain their own kind, so the next closing tag is theirs. */
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

/** Splits a lesson into its parts. Each part is whole elements, so that the rest stays balanced. */
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
  // Only a paragraph at the start of the text counts. One after a figure stays in its place.
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
