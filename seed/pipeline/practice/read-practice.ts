/** Reads a lesson's exercises, `practice/<slug>.md` beside `magazine.json`, and makes what is published. */
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { h } from "hastscript";
import { type Exercise, type Practice, type Step, steps } from "../../../app/magazine/practice/exercise";
import { readEditorFile } from "../checking/editor-file";
import type { FindingList } from "../checking/finding";
import type { PublicFiles } from "../checking/public-files";
import { renderLesson } from "../lesson/render-lesson";
import { sanitise } from "../lesson/sanitise";
import { printHtml } from "../lesson/tree";
import { compileExercise } from "./compile-exercise";
import { tryExercise } from "./try-exercise";
import { type MarkedText, readWritten } from "./written-exercise";

/** What stands around the exercises: the site's files and the addresses of its pages. */
interface Surroundings {
  files: PublicFiles;
  pages: ReadonlySet<string>;
}

/** Least number of exercises of each step, and of those with drawn numbers. */
const leastOf: Record<Step, number> = { kuptoj: 3, perdor: 3, tutje: 2 };
const leastDrawn = 5;

const folder = "practice";

/** @param magazineFile path of `magazine.json` @returns null where the lesson has none, or where something is wrong */
export function readPractice(
  slug: string,
  magazineFile: string,
  site: Surroundings,
  findings: FindingList,
): Practice | null {
  const file = join(dirname(resolve(magazineFile)), folder, `${slug}.md`);
  if (!existsSync(file)) return null;
  const text = readEditorFile(file, findings);
  if (text === null) return null;
  const report = (line: number, message: string, hint: string) =>
    findings.error({ file, line, column: 1, path: "" }, message, hint);
  const typeset = (marked: MarkedText, phrase: boolean) => typesetText(marked, phrase, file, site, findings);
  const written = readWritten(text, report);
  const exercises = written.flatMap((each) => {
    const exercise = compileExercise(each, typeset, report);
    const failure = exercise === null ? null : tryExercise(exercise);
    if (failure !== null) report(each.line, failure.message, failure.hint);
    return exercise === null || failure !== null ? [] : [exercise];
  });
  for (const [at, { id, line }] of written.entries()) {
    if (written.findIndex((each) => each.id === id) < at) report(line, `Emri „${id}“ përsëritet.`, "Jepi emër tjetër.");
  }
  if (exercises.length < written.length) return null;
  checkLadder(exercises, (message, hint) => findings.warning({ file, line: 1, column: 1, path: "" }, message, hint));
  return { slug, exercises };
}

/** Reports files of exercises whose lesson does not exist. */
export function reportStrayPractice(magazineFile: string, slugs: ReadonlySet<string>, findings: FindingList): void {
  const root = join(dirname(resolve(magazineFile)), folder);
  if (!existsSync(root)) return;
  for (const name of readdirSync(root).sort()) {
    const slug = /^([^_.].*)\.md$/.exec(name)?.[1];
    if (slug === undefined || slugs.has(slug)) continue;
    const hint = "Quaje skedarin si adresa e mësimit, ose nise emrin me _ derisa mësimi të jetë gati.";
    findings.warning({ file: join(root, name), line: 1, column: 1, path: "" }, `Nuk ka mësim „${slug}“.`, hint);
  }
}

function checkLadder(exercises: Exercise[], warn: (message: string, hint: string) => void): void {
  for (const [step, least] of Object.entries(leastOf) as [Step, number][]) {
    const count = exercises.filter((each) => each.step === step).length;
    if (count < least) warn(`Hapi „${steps[step]}“ ka ${count} ushtrime.`, `Shkruaj të paktën ${least}.`);
  }
  const drawn = exercises.filter(({ parameters }) => parameters.length > 0).length;
  if (drawn < leastDrawn) warn(`Vetëm ${drawn} ushtrime kanë numra që ndërrohen.`, `Shkruaj të paktën ${leastDrawn}.`);
}

/** Marked Markdown as HTML; a phrase is one paragraph, without its element. */
function typesetText(
  { text, line }: MarkedText,
  phrase: boolean,
  file: string,
  { files, pages }: Surroundings,
  findings: FindingList,
): string {
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
  // Only a lesson's first paragraph opens with a large letter.
  return phrase ? numbered.replace(/^<p>|<\/p>$/g, "") : numbered.replace('<p class="open">', "<p>").trim();
}
