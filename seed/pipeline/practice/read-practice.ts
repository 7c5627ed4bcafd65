/** Reads a lesson's exercises, `practice/<slug>.md` beside `magazine.json`, into their published form. */
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { shortName } from "../../../app/magazine/classroom/assignment";
import { type Exercise, type Practice, practiceSchema } from "../../../app/magazine/practice/exercise";
import { type Step, steps } from "../../../app/magazine/practice/steps";
import { parse } from "../../../app/magazine/result";
import { readEditorFile } from "../checking/editor-file";
import type { FindingList } from "../checking/finding";
import { compileExercise } from "./compile-exercise";
import type { ShowingLesson } from "./compile-model";
import { asksForIdea, leastIdeas } from "./idea-exercises";
import { tryExercise } from "./try-exercise";
import type { ExerciseFailure } from "./try-further";
import { type TypesetSite, typesetText } from "./typeset-text";
import { type MarkedText, readWritten } from "./written-exercise";

/** The surroundings of the exercises: the site, and their lesson. */
interface Surroundings extends TypesetSite {
  lesson: ShowingLesson;
}

/** Least number of exercises of each step, and of those with drawn numbers. */
const leastOf: Record<Step, number> = { kuptoj: 3, perdor: 3, tutje: 2 };
const leastDrawn = 5;

const folder = "practice";

/**
 * Reads the exercises of a lesson. @param magazineFile path of `magazine.json` @returns null where there are none, or
 * errors
 */
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
  const typeset = (marked: MarkedText, phrase: boolean) => typesetText(marked, { phrase, file, site, findings });
  const written = readWritten(text, report);
  if (text.trim() === "") {
    const hint = "Nise me ## kuptoj: emri-i-ushtrimit, ose fshije skedarin; deri atëherë mësimi del pa ushtrime.";
    findings.warning({ file, line: 1, column: 1, path: "" }, "Skedari i ushtrimeve është bosh.", hint);
    return null;
  }
  const exercises = written.flatMap((each) => {
    const exercise = compileExercise(each, typeset, report, site.lesson);
    const failure = exercise === null ? null : (failureOfShape(slug, exercise) ?? tryExercise(exercise));
    if (failure !== null) report(each.line, failure.message, failure.hint);
    return exercise === null || failure !== null ? [] : [exercise];
  });
  for (const [index, { id, line }] of written.entries()) {
    if (written.findIndex((each) => each.id === id) < index)
      report(line, `Emri „${id}“ përsëritet.`, "Jepi emër tjetër.");
    const alike = written.slice(0, index).find((each) => each.id !== id && shortName(each.id) === shortName(id));
    if (alike !== undefined)
      report(line, `Emri „${id}“ ka po atë shkurtim si „${alike.id}“ te kodet e klasës.`, "Jepi emër tjetër.");
  }
  if (exercises.length < written.length || exercises.length === 0) return null;
  checkLadder(exercises, (message, hint) => findings.advice({ file, line: 1, column: 1, path: "" }, message, hint));
  // Their numbers are those of the ladder, wherever the file has them.
  return {
    slug,
    exercises: (Object.keys(steps) as Step[]).flatMap((step) => exercises.filter((each) => each.step === step)),
  };
}

/** Checks an exercise against the published schema. It limits the number of answers and the length of its name. */
function failureOfShape(slug: string, exercise: Exercise): ExerciseFailure | null {
  if (parse(practiceSchema, { slug, exercises: [exercise] }).ok) return null;
  const hint = "Radha dhe çiftet kanë të paktën tri rreshta, përgjigjet të paktën dy; emri ka deri në 60 shenja.";
  return { message: `Ushtrimi „${exercise.id.slice(0, 60)}“ ka tepër pak përgjigje ose emër tepër të gjatë.`, hint };
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

/** Advises once which exercises are still missing. It is not an error, because two exercises are better than none. */
function checkLadder(exercises: Exercise[], say: (message: string, hint: string) => void): void {
  const counts: [named: string, count: number, least: number][] = [
    ...(Object.entries(leastOf) as [Step, number][]).map(([step, least]): [string, number, number] => {
      const count = exercises.filter((each) => each.step === step).length;
      return [`„${steps[step]}“`, count, least];
    }),
    ["me numra që ndërrohen", exercises.filter(({ parameters }) => parameters.length > 0).length, leastDrawn],
    ["pa llogari", exercises.filter(asksForIdea).length, Math.ceil(exercises.length * leastIdeas)],
  ];
  const lacking = counts.filter(([, count, least]) => count < least);
  if (lacking.length === 0) return;
  const counted = lacking.map(([named, count, least]) => `${named} ${count} nga ${least}`).join(", ");
  say(`Ushtrimet janë ende pak: ${counted}.`, "Mësimi del edhe kështu; shto të tjerat kur të mundesh.");
}
