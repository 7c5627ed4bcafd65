/** Reads a body that an editor named, and makes publishable HTML of it. */

import { visit } from "unist-util-visit";
import { location } from "vfile-location";
import type { FindingList, SourcePosition } from "../checking/finding";
import type { JsonSource } from "../checking/json-source";
import type { PageAddresses } from "../checking/known-pages";
import { contentFolderFile } from "../checking/named-file";
import { missingImage, type PublicFiles } from "../checking/public-files";
import { nearest } from "../checking/suggestion";
import { positionsIn } from "../checking/text-position";
import { fixedPart } from "../lesson/fixed-part";
import { htmlText } from "../lesson/html-text";
import { renderLesson, type TextRole } from "../lesson/render-lesson";
import { checkLanguage } from "../lesson/rules/all-rules";
import type { LessonFinding } from "../lesson/rules/lesson-rule";
import { sanitise } from "../lesson/sanitise";
import type { TermIndex } from "../lesson/term-links";
import { insertStills } from "../lesson/touch-model";
import { type HtmlRoot, parseHtml } from "../lesson/tree";
import type { WrittenContent } from "./read-magazine";
import { coverKey, nameOfKey, picturesOfEditors } from "./things-shown";

/** The surroundings of a body: the site's files, the addresses of its pages, its terms. */
export interface SiteIndex {
  files: PublicFiles;
  pages: PageAddresses;
  terms: TermIndex;
  /** Returns the address of a content. */
  addressOf(content: WrittenContent): string;
}

export interface ContentBody {
  /** Sanitised HTML; empty where there is none yet. */
  html: string;
  /** The same as a tree. It is null where there is no body, or it cannot be read. */
  tree: HtmlRoot | null;
}

/** Reads, typesets and sanitises the body of one content. */
export function readBody(
  content: WrittenContent,
  source: JsonSource,
  site: SiteIndex,
  findings: FindingList,
): ContentBody {
  const { files, pages } = site;
  if (content.body === null) return noBody;
  if ("inline" in content.body) {
    const position = source.position([...content.path, "content"]);
    return readHtml(content.body.inline, () => position, files, findings);
  }
  const named = source.position([...content.path, "contentFile"]);
  const opened = contentFolderFile(content.body.file, [".md", ".html"], source, named, findings);
  if (opened === null) return noBody;
  const { file, text } = opened;
  const positionAt = positionsIn(text);
  const sourceAt = (offset: number): SourcePosition => ({ file, ...positionAt(offset), path: named.path });
  if (file.endsWith(".html")) return readHtml(text, sourceAt, files, findings);

  const { contentTypeId, duration } = content.fields;
  const hasPage = (address: string) => pages.has(address);
  const nearestPage = (address: string) => nearest(address, [...pages]);
  const role: TextRole =
    contentTypeId === 1 && content.fields.form === undefined
      ? {
          kind: "lesson",
          duration,
          hasPage,
          nearestPage,
          fixedPart: fixedPart(content.fields.slug),
          terms: { address: site.addressOf(content), index: site.terms },
        }
      : { kind: "introduction", duration, hasPage, nearestPage };
  const lesson = renderLesson(text, files, role);
  for (const finding of lesson.findings) {
    const { line, column, field } = finding;
    const here = { file, line, column, path: named.path };
    const place = field === undefined ? here : source.position([...content.path, field]);
    findings.add(place, ofPhotograph(finding, content) ?? finding, finding.mend);
  }
  if (content.fields.form === "lajm") checkNews(lesson.html, sourceAt(0), findings);
  const html = sanitiseBody(lesson.html, "markdown", () => sourceAt(0), findings);
  return { html: insertStills(html), tree: lesson.tree };
}

/**
 * Makes advice of a caption's number where the picture is the editor's own: a sign on a photograph has no calculation.
 * @returns null for any other finding
 */
function ofPhotograph({ caption, message, rule }: LessonFinding, { fields }: WrittenContent) {
  if (caption === undefined || !(caption || fields.imageUrl).startsWith(picturesOfEditors)) return null;
  const thing = nameOfKey(caption || coverKey);
  const only = /\s/.test(thing) ? `"${thing}"` : thing;
  const hint = `Shihe figurën: a e thotë këtë numër? Atëherë: npm run seed -- confirm ${fields.slug} --only ${only}`;
  return { message, hint, rule, severity: "advice" as const, reading: { slug: fields.slug, thing } };
}

/** Fewest words of a piece of news. */
const leastNews = 100;

/** Reports news that is too short. It has none of the parts of a lesson. */
function checkNews(html: string, position: SourcePosition, findings: FindingList): void {
  const words = html.replace(/<[^>]*>/g, " ").match(/\p{L}+/gu)?.length ?? 0;
  // Of an unfinished text another rule reports the open places.
  if (words >= leastNews || html.includes("✎")) return;
  const hint = "Shto çfarë ndodhi, ku, kush e bëri dhe pse ka rëndësi.";
  findings.warning(position, `Një lajm ka të paktën ${leastNews} fjalë; ky ka ${words}.`, hint);
}

const noBody: ContentBody = { html: "", tree: null };

/** Sanitises an HTML body, and checks its pictures and words by the rules of lessons. */
function readHtml(
  html: string,
  positionAt: (offset: number) => SourcePosition,
  files: PublicFiles,
  findings: FindingList,
): ContentBody {
  const tree = parseHtml(html);
  if (tree === null) {
    findings.error(positionAt(0), "Ky HTML ka elemente brenda elementesh më thellë se sa lexohet dot.", simpler);
    return noBody;
  }
  const placed = html.replace(/(?<=\ssrc=["'])\/pictures\/[^"'?#\s]+/g, (address) => files.addressOf(address));
  const clean = sanitiseBody(placed, "html", positionAt, findings);
  visit(tree, { tagName: "img" }, ({ properties, position }) => {
    const address = properties.src;
    if (typeof address !== "string" || !/^\/(?!\/)/.test(address) || files.has(address)) return;
    findings.error(positionAt(position?.start.offset ?? 0), ...missingImage(address));
  });
  const { toOffset } = location(html);
  for (const found of checkLanguage({ source: html, root: htmlText(tree) })) {
    findings.add(positionAt(toOffset(found) ?? 0), found);
  }
  return { html: clean, tree };
}

const simpler = "Shkruaje mësimin më thjesht, më mirë në Markdown.";

/** Sanitises HTML; each removal is a finding at its place. */
export function sanitiseBody(
  html: string,
  origin: "html" | "markdown",
  positionAt: (offset: number) => SourcePosition,
  findings: FindingList,
): string {
  const result = sanitise(html);
  for (const removal of result.removed) {
    // In Markdown these were checked before, where the line is known.
    if (origin === "markdown" && (removal.what === "src" || removal.what === "href")) continue;
    findings.error(positionAt(removal.offset), `${removal.what} nuk lejohet në një mësim.`, removal.hint);
  }
  if (!result.stable) findings.error(positionAt(0), "Ky HTML nuk pastrohet dot.", simpler);
  return result.html;
}
