/** From what the editor named as a body to HTML that may be published. */

import type { Place, ProblemList } from "../checking/finding";
import type { JsonSource } from "../checking/json-source";
import { contentFolderFile } from "../checking/named-file";
import { missingImage, type PublicFiles } from "../checking/public-files";
import { lineStarts, positionAt } from "../checking/text-position";
import { fixedPart } from "../lesson/fixed-part";
import { htmlText } from "../lesson/html-text";
import { renderLesson, type TextRole } from "../lesson/render-lesson";
import { checkRules } from "../lesson/rules/all-rules";
import { sanitise } from "../lesson/sanitise";
import type { TermIndex } from "../lesson/term-links";
import type { WrittenContent } from "./read-magazine";

/** What stands around a body: the site's files and the addresses of its pages. */
export interface Site {
  files: PublicFiles;
  pages: ReadonlySet<string>;
  terms: TermIndex;
  /** The address of a content. */
  addressOf(content: WrittenContent): string;
}

/** Reads, typesets and sanitises the body of one content. @returns its HTML; empty where it has none yet. */
export function readBody(content: WrittenContent, source: JsonSource, site: Site, problems: ProblemList): string {
  const { files, pages } = site;
  if (content.body === null) return "";
  if ("inline" in content.body) {
    const place = source.place([...content.path, "content"]);
    return clean(content.body.inline, "html", () => place, files, problems);
  }
  const named = source.place([...content.path, "contentFile"]);
  const opened = contentFolderFile(content.body.file, [".md", ".html"], source, named, problems);
  if (opened === null) return "";
  const { file, text } = opened;
  const starts = lineStarts(text);
  const at = (offset: number): Place => ({ file, ...positionAt(starts, offset), path: named.path });
  if (file.endsWith(".html")) return clean(text, "html", at, files, problems);

  const { contentTypeId, duration } = content.fields;
  const hasPage = (address: string) => pages.has(address);
  const role: TextRole =
    contentTypeId === 1
      ? {
          kind: "lesson",
          duration,
          hasPage,
          fixedPart: fixedPart(content.fields.slug),
          terms: { address: site.addressOf(content), index: site.terms },
        }
      : { kind: "introduction", duration, hasPage };
  const lesson = renderLesson(text, files, role);
  for (const problem of lesson.problems) {
    const { line, column, field } = problem;
    const here = { file, line, column, path: named.path };
    problems.found(field === undefined ? here : source.place([...content.path, field]), problem);
  }
  return clean(lesson.html, "markdown", () => at(0), files, problems);
}

/** Sanitises; whatever had to be removed is a problem at its place. */
export function clean(
  html: string,
  origin: "html" | "markdown",
  place: (offset: number) => Place,
  files: PublicFiles,
  problems: ProblemList,
): string {
  const result = sanitise(html);
  for (const removal of result.removed) {
    // In Markdown these have been looked at already, where the line is known.
    if (origin === "markdown" && (removal.what === "src" || removal.what === "href")) continue;
    problems.error(place(removal.offset), `${removal.what} nuk lejohet në një mësim.`, removal.hint);
  }
  if (!result.stable) {
    problems.error(place(0), "Ky HTML nuk pastrohet dot.", "Shkruaje mësimin më thjesht, më mirë në Markdown.");
  }
  if (origin === "html") {
    checkImages(html, place, files, problems);
    checkLanguage(html, place, problems);
  }
  return result.html;
}

/** The rules of language, which hold for HTML as they do for Markdown. */
function checkLanguage(html: string, place: (offset: number) => Place, problems: ProblemList): void {
  const nothing = { html: "", duration: 1, hasFile: () => true, hasPage: () => true };
  const starts = lineStarts(html);
  for (const found of checkRules({ source: html, root: htmlText(html), ...nothing }, "introduction")) {
    problems.found(place((starts[found.line - 1] ?? 0) + found.column - 1), found);
  }
}

function checkImages(html: string, place: (offset: number) => Place, files: PublicFiles, problems: ProblemList): void {
  for (const match of html.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']?(\/[^"'\s>]*)/gi)) {
    const address = match[1] ?? "";
    if (address.startsWith("//") || files.has(address)) continue;
    problems.error(place(match.index), ...missingImage(address));
  }
}
