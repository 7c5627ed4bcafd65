/**
 * Reads an editor's plan of a lesson's hour, `plans/<slug>.md` beside `magazine.json`. Headings are optional; each may
 * give minutes of its own: `## Klasa [10 minuta]`.
 */
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { emptyPlan, type LessonPlan } from "../../../app/magazine/classroom/hour-facts";
import {
  type HourMinutes,
  type HourRowName,
  hourMinutes,
  type SharedMinutes,
} from "../../../app/magazine/classroom/hour-minutes";
import { readEditorFile } from "../checking/editor-file";
import type { FindingList } from "../checking/finding";
import { nearest } from "../checking/suggestion";
import { type TypesetSite, typesetText } from "./typeset-text";
import { boundUnits, type MarkedText } from "./written-exercise";

/** The plan of a lesson, and where its minutes stand. */
export interface WrittenPlan {
  plan: LessonPlan;
  /** Line of its first heading with minutes, from 1; 1 if none has. */
  minutesLine: number;
}

interface Section {
  name: PlanHeading;
  line: number;
  lines: MarkedText[];
}

/** What stands under a heading: lines of text, ids of exercises, a question, or nothing but its minutes. */
type SectionKind = "lines" | "ids" | "question" | "minutes";

interface HeadingRules {
  kind: SectionKind;
  /** Most lines or ids. */
  most: number;
  /** The row whose minutes it may give. */
  row?: HourRowName;
}

const headings = {
  Qëllimi: { kind: "lines", most: 3 },
  "Para kësaj": { kind: "minutes", most: 0, row: "before" },
  Pyetja: { kind: "question", most: 8, row: "question" },
  Modeli: { kind: "minutes", most: 0, row: "model" },
  Kujdes: { kind: "lines", most: 4 },
  Provoje: { kind: "minutes", most: 0, row: "trial" },
  Dërrasa: { kind: "lines", most: 8, row: "board" },
  Shembulli: { kind: "minutes", most: 0, row: "example" },
  Klasa: { kind: "ids", most: 8, row: "exercises" },
  Dalja: { kind: "ids", most: 4, row: "exit" },
  Gabimet: { kind: "lines", most: 3 },
  Shtëpia: { kind: "ids", most: 8 },
} as const satisfies Record<string, HeadingRules>;

type PlanHeading = keyof typeof headings;

const names = Object.keys(headings) as PlanHeading[];
const isHeading = (name: string): name is PlanHeading => names.includes(name as PlanHeading);
const headingsHint = `Kryet janë: ${names.map((name) => `## ${name}`).join(", ")}.`;

const folder = "plans";
/** `## Klasa`, or `## Klasa [10 minuta]`. */
const heading = /^##\s+(.+?)\s*(?:\[\s*(\d+)\s*minuta?\s*\])?\s*$/;

const planFile = (slug: string, magazineFile: string) => join(dirname(resolve(magazineFile)), folder, `${slug}.md`);

type Report = (line: number, message: string, hint: string) => void;

/**
 * Reads the plan of a lesson.
 *
 * @param exercises ids of the lesson's exercises @returns null where there is no plan, or it is empty
 */
export function readPlan(
  slug: string,
  magazineFile: string,
  exercises: readonly string[],
  site: TypesetSite,
  findings: FindingList,
): WrittenPlan | null {
  const file = planFile(slug, magazineFile);
  if (!existsSync(file)) return null;
  const text = readEditorFile(file, findings);
  if (text === null) return null;
  const report: Report = (line, message, hint) => findings.error({ file, line, column: 1, path: "" }, message, hint);
  if (text.trim() === "") {
    const hint = "Nise me ## Qëllimi, ose fshije skedarin; deri atëherë plani llogaritet nga mësimi.";
    findings.warning({ file, line: 1, column: 1, path: "" }, "Plani është bosh.", hint);
    return null;
  }
  const { sections, minutes, minutesLine } = sectionsOf(text, report);
  const linesOf = (name: PlanHeading) => sections.find((each) => each.name === name)?.lines ?? [];
  const phrase = (line: MarkedText) => typesetText(line, { phrase: true, file, site, findings });
  const phrases = (name: PlanHeading) => linesOf(name).map(phrase);
  const idsOf = (name: PlanHeading): string[] | null => {
    const section = sections.find((each) => each.name === name);
    return section === undefined || section.lines.length === 0 ? null : knownIds(section, exercises, report);
  };
  const asked = sections.find(({ name }) => name === "Pyetja");
  const question = asked === undefined || asked.lines.length === 0 ? null : readQuestion(asked, report);
  return {
    minutesLine,
    plan: {
      ...emptyPlan,
      goals: phrases("Qëllimi"),
      question: question && {
        text: phrase(question.text),
        choices: question.choices.map(phrase),
        right: question.right,
      },
      care: phrases("Kujdes"),
      board: phrases("Dërrasa"),
      mistakes: linesOf("Gabimet").map((line) => phrase(withSaidBold(line))),
      sets: { exit: idsOf("Dalja"), class: idsOf("Klasa"), home: idsOf("Shtëpia") },
      minutes,
    },
  };
}

function sectionsOf(text: string, report: Report) {
  const sections: Section[] = [];
  const minutes: { -readonly [Row in HourRowName]?: HourMinutes[Row] } = {};
  let minutesLine = 0;
  let isSkipped = false;
  for (const [index, written] of text.split("\n").entries()) {
    const line = index + 1;
    if (/^#/.test(written)) {
      const [, name = "", own] = heading.exec(written) ?? [];
      isSkipped = !isOpened(name, sections, line, report);
      if (isSkipped || !isHeading(name)) continue;
      sections.push({ name, line, lines: [] });
      if (own === undefined) continue;
      const { row }: HeadingRules = headings[name];
      if (row === undefined) report(line, `„${name}“ nuk ka minuta.`, minutesHint);
      else minutes[row] = Number(own);
      minutesLine ||= line;
      continue;
    }
    const bare = written.trim().replace(/^[-*]\s+/, "");
    if (bare === "" || isSkipped) continue;
    const section = sections.at(-1);
    if (section === undefined) report(line, "Para kreut të parë ka tekst.", headingsHint);
    else section.lines.push({ text: boundUnits(bare), line });
    isSkipped = section === undefined;
  }
  for (const section of sections) checkLength(section, report);
  return { sections, minutes, minutesLine: minutesLine || 1 };
}

const withMinutes = names.filter((name) => (headings[name] as HeadingRules).row !== undefined);
const minutesHint = `Minuta kanë: ${withMinutes.map((name) => `## ${name}`).join(", ")}.`;

function isOpened(name: string, sections: readonly Section[], line: number, report: Report): boolean {
  if (!isHeading(name)) {
    const near = nearest(name, names);
    report(line, `Kreu „${name}“ nuk njihet.`, near === null ? headingsHint : `Mos deshe „${near}“? ${headingsHint}`);
    return false;
  }
  if (!sections.some((each) => each.name === name)) return true;
  report(line, `Kreu „${name}“ përsëritet.`, "Bashkoji rreshtat nën një krye.");
  return false;
}

function checkLength({ name, line, lines }: Section, report: Report): void {
  const { kind, most }: HeadingRules = headings[name];
  if (lines.length <= most) return;
  const hint =
    kind === "minutes"
      ? "Kreu mban vetëm minutat: pjesën e merr plani nga mësimi."
      : "Plani del në dy fletë A4: lër më të rëndësishmet.";
  const what = kind === "ids" ? "ushtrime" : "rreshta";
  report(lines[most]?.line ?? line, `Te „${name}“ ka ${lines.length} ${what}; lejohen ${most}.`, hint);
}

/** Returns the ids that the lesson has, and reports the others. */
function knownIds({ lines }: Section, exercises: readonly string[], report: Report): string[] {
  const ids = lines.map(({ text, line }) => ({ id: text.replace(/^`|`$/g, ""), line }));
  return ids.flatMap(({ id, line }, index) => {
    if (ids.findIndex((other) => other.id === id) < index) {
      report(line, `Ushtrimi „${id}“ përsëritet.`, "Hiqe njërin rresht.");
      return [];
    }
    if (exercises.includes(id)) return [id];
    const near = nearest(id, [...exercises]);
    const all = `Ushtrimet e mësimit: ${exercises.join(", ")}.`;
    report(line, `Mësimi nuk ka ushtrim „${id}“.`, near === null ? all : `Mos deshe „${near}“? ${all}`);
    return [];
  });
}

/** Prints what a pupil says in bold: the part before the arrow. */
const withSaidBold = ({ text, line }: MarkedText): MarkedText => ({
  text: text.replace(/^(.*?)\s+→\s+/, "**$1** "),
  line,
});

const choice = /^([A-F])[:.)]\s*(.+?)(\s*\*)?$/;

function readQuestion({ line, lines }: Section, report: Report) {
  const written = lines.map(({ text, line: at }) => ({ at, text, found: choice.exec(text) }));
  const choices = written.flatMap(({ at, found }) =>
    found === null ? [] : { line: at, text: found[2] ?? "", right: found[3] },
  );
  const [start, ...others] = written.filter(({ found }) => found === null);
  const right = choices.filter((each) => each.right !== undefined);
  const isOrdered = written.every(({ found }, index) => (found === null) === index < written.length - choices.length);
  const isLettered = written.flatMap(({ found }) => found?.[1] ?? []).join("") === "ABCDEF".slice(0, choices.length);
  if (start === undefined || choices.length < 2 || right.length !== 1 || !isOrdered || !isLettered) {
    const hint = "Shkruaj pyetjen, pastaj - A: …, - B: …, - C: …, - D: …; te e drejta vër * në fund.";
    report(line, "Pyetja nuk lexohet dot.", hint);
    return null;
  }
  return {
    text: { line: start.at, text: [start, ...others].map(({ text }) => text).join(" ") },
    choices: choices.map(({ line: at, text }) => ({ line: at, text })),
    right: choices.findIndex((each) => each.right !== undefined),
  };
}

/** Reports minutes that do not make an hour. */
export function checkMinutes(
  share: SharedMinutes,
  slug: string,
  magazineFile: string,
  line: number,
  findings: FindingList,
): void {
  if (share.ok) return;
  const hint =
    share.sum > hourMinutes
      ? `Shkruaj ## Provoje [0 minuta] ose ## Shembulli [4 minuta]: ora ka ${hourMinutes}.`
      : `Ora ka ${hourMinutes}: hiqi minutat te ## Klasa, që ushtrimet të marrin ç’mbetet.`;
  const mend = share.sum > hourMinutes ? "hiqe provën ose shkurtoje shembullin" : "jepua ushtrimeve ç’mbetet";
  findings.error(
    { file: planFile(slug, magazineFile), line, column: 1, path: "" },
    `Minutat bëjnë ${share.sum}: ${mend}.`,
    hint,
  );
}

/** Reports plans whose lesson does not exist, or has no exercises. */
export function reportStrayPlans(magazineFile: string, slugs: ReadonlySet<string>, findings: FindingList): void {
  const root = dirname(planFile("", magazineFile));
  if (!existsSync(root)) return;
  for (const name of readdirSync(root).sort()) {
    const slug = /^([^_.].*)\.md$/.exec(name)?.[1];
    if (slug === undefined) continue;
    const say = (message: string, hint: string) =>
      findings.warning({ file: join(root, name), line: 1, column: 1, path: "" }, message, hint);
    if (!slugs.has(slug)) {
      const near = nearest(slug, [...slugs]);
      const meant = near === null ? "" : `Mos deshe „${near}“? `;
      say(`Nuk ka mësim „${slug}“.`, `${meant}Quaje skedarin si adresa e mësimit, ose nise emrin me _.`);
    } else if (!existsSync(join(dirname(root), "practice", name))) {
      say(`Mësimi „${slug}“ nuk ka ushtrime, prandaj plani nuk del.`, `Shkruaji te practice/${name}.`);
    }
  }
}
