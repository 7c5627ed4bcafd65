/** From what the editor named as a body to HTML that may be published. */
import { readFileSync, statSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import { plainText } from "../app/magazine/excerpt";
import type { WrittenContent } from "./corpus";
import type { JsonSource } from "./json-source";
import { renderLesson } from "./markdown";
import type { Place, ProblemList } from "./problem";
import { missingImage, type PublicFiles } from "./public-files";
import { sanitise } from "./sanitise";
import { lineStarts, positionAt } from "./text-position";

/** A body of more than this is no lesson; KV itself takes 25 MiB a value. */
const largestBody = 2 * 1024 * 1024;

const wordsPerMinute = 170;

/** Reads, typesets and sanitises the body of one content. @returns its HTML; empty where it has none yet. */
export function readBody(
  content: WrittenContent,
  source: JsonSource,
  files: PublicFiles,
  problems: ProblemList,
): string {
  if (content.body === null) return "";
  if ("inline" in content.body) {
    const place = source.place([...content.path, "content"]);
    return clean(content.body.inline, "html", () => place, files, problems);
  }
  const named = source.place([...content.path, "contentFile"]);
  const text = readFile(content.body.file, named, source, problems);
  if (text === null) return "";
  const file = resolve(dirname(source.file), content.body.file);
  const starts = lineStarts(text);
  const at = (offset: number): Place => ({ file, ...positionAt(starts, offset), path: named.path });
  if (file.endsWith(".html")) return clean(text, "html", at, files, problems);

  const lesson = renderLesson(text, files);
  for (const { line, column, message, hint } of lesson.problems) {
    problems.error({ file, line, column, path: named.path }, message, hint);
  }
  const html = clean(lesson.html, "markdown", () => at(0), files, problems);
  if (content.fields.contentTypeId === 1) checkDuration(content, html, source, problems);
  return html;
}

function readFile(name: string, named: Place, source: JsonSource, problems: ProblemList): string | null {
  const folder = dirname(resolve(source.file));
  const file = resolve(folder, name);
  if (!file.startsWith(folder + sep) || name.includes("\\")) {
    problems.error(named, `Skedari „${name}“ është jashtë dosjes së redaksisë.`, "Shkruaj p.sh. lessons/graviteti.md.");
    return null;
  }
  if (!/\.(md|html)$/.test(name)) {
    problems.error(named, `„${name}“ nuk është as .md, as .html.`, "Ruaje mësimin si skedar .md.");
    return null;
  }
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined || !stat.isFile()) {
    problems.error(named, `Skedari „${name}“ nuk gjendet.`, "Kontrollo emrin ose krijoje te dosja lessons.");
    return null;
  }
  if (stat.size > largestBody) {
    problems.error(named, `Skedari „${name}“ është më i madh se 2 MB.`, "Ndaje në disa mësime.");
    return null;
  }
  return readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .normalize("NFC");
}

/** Sanitises; whatever had to be removed is a problem at its place. */
function clean(
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
  if (origin === "html") checkImages(html, place, files, problems);
  return result.html;
}

function checkImages(html: string, place: (offset: number) => Place, files: PublicFiles, problems: ProblemList): void {
  for (const match of html.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']?(\/[^"'\s>]*)/gi)) {
    const address = match[1] ?? "";
    if (address.startsWith("//") || files.has(address)) continue;
    problems.error(place(match.index), ...missingImage(address));
  }
}

function checkDuration(content: WrittenContent, html: string, source: JsonSource, problems: ProblemList): void {
  const words = plainText(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const minutes = Math.max(1, Math.ceil(words / wordsPerMinute));
  const { duration } = content.fields;
  if (Math.abs(duration - minutes) <= 2) return;
  const message = `„duration“ është ${duration}, por ${words} fjalë lexohen për rreth ${minutes} min.`;
  problems.warning(source.place([...content.path, "duration"]), message, `Shkruaj „duration“: ${minutes}.`);
}
