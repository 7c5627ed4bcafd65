/** Typesets the texts of exercises and of plans: Markdown into sanitised HTML, checked by the language rules. */
import { h } from "hastscript";
import type { FindingList } from "../checking/finding";
import type { PageAddresses } from "../checking/known-pages";
import type { PublicFiles } from "../checking/public-files";
import { renderLesson } from "../lesson/render-lesson";
import { sanitise } from "../lesson/sanitise";
import { printHtml } from "../lesson/tree";
import type { MarkedText } from "./written-exercise";

/** The site's files, and the addresses of its pages. */
export interface TypesetSite {
  files: PublicFiles;
  pages: PageAddresses;
}

interface TypesetText {
  phrase: boolean;
  /** The file in which the text stands. */
  file: string;
  site: TypesetSite;
  findings: FindingList;
}

/** Typesets marked Markdown into HTML; a phrase is one paragraph, without its `p`. */
export function typesetText({ text, line }: MarkedText, { phrase, file, site, findings }: TypesetText): string {
  const { files, pages } = site;
  const { tree, findings: found } = renderLesson(text, files, {
    kind: "introduction",
    duration: 1,
    hasPage: (address) => pages.has(address),
  });
  for (const finding of found) {
    findings.add({ file, line: line + finding.line - 1, column: finding.column, path: "" }, finding);
  }
  const [only, ...others] = tree.children.filter((node) => node.type !== "text");
  const paragraph = only?.type === "element" && only.tagName === "p" && others.length === 0 ? only.children : null;
  if (phrase && paragraph === null) {
    const position = { file, line, column: 1, path: "" };
    findings.error(position, "Ky rresht nuk është një paragraf i vetëm.", "Shkruaj fjali të thjeshta, formula me $…$.");
    return "";
  }
  const whole = phrase ? { type: "root" as const, children: [h("p", paragraph ?? [])] } : tree;
  const { html, removed } = sanitise(printHtml(whole));
  for (const { what, hint } of removed)
    findings.error({ file, line, column: 1, path: "" }, `${what} nuk lejohet.`, hint);
  const numbered = html.replace(/<mtext>(⟦\d+⟧)<\/mtext>/g, "<mn>$1</mn>");
  // Only a lesson's first paragraph has the large initial.
  return phrase ? numbered.replace(/^<p>|<\/p>$/g, "") : numbered.replace('<p class="open">', "<p>").trim();
}
