/** Reads and checks `paths`, the reading paths through the magazine. The list is optional. */
import * as v from "valibot";
import { type ReadingPath, readingPathSchema } from "../../../app/magazine/idea-map";
import type { FindingList } from "../checking/finding";
import type { JsonPath, JsonSource } from "../checking/json-source";
import { reportIssues, reportUnknownFields } from "../checking/schema-findings";
import { nearest } from "../checking/suggestion";
import { bindWords } from "../lesson/bound-words";
import { checkShortText } from "./check-short-text";
import type { WrittenContent } from "./read-magazine";

/** A path as an editor may write it. */
export const writtenPathSchema = v.object({
  ...readingPathSchema.entries,
  /** Whether it is a draft, which is not published. */
  draft: v.optional(v.boolean()),
});

/** A path as the editor wrote it. */
export interface WrittenPath {
  path: JsonPath;
  value: ReadingPath;
  draft: boolean;
}

const stopSchema = readingPathSchema.entries.lessons.item;

/**
 * Reads the paths. Each lesson must exist, occur once, and follow all its needs, on this path or an earlier one.
 *
 * @param contents that readers see @param written all of them: a draft may lead through drafts
 */
export function readPaths(
  contents: WrittenContent[],
  written: WrittenContent[],
  source: JsonSource,
  findings: FindingList,
): WrittenPath[] {
  const items = source.value(["paths"]);
  if (items === undefined) return [];
  if (!Array.isArray(items)) {
    findings.error(source.position(["paths"]), "„paths“ duhet të jetë një listë [ … ].", "Çdo shteg është një { … }.");
    return [];
  }
  const published = lessonsIn(contents);
  const all = lessonsIn(written);
  const names = new Map<string, number>();
  const walked = new Set<string>();
  return items.flatMap((item: unknown, nth) => {
    const path = ["paths", nth];
    reportUnknownFields(source, path, Object.keys(writtenPathSchema.entries), findings);
    const parsed = v.safeParse(writtenPathSchema, item);
    if (!parsed.success) {
      reportIssues(source, path, parsed.issues, findings);
      return [];
    }
    const { draft = false, ...value } = parsed.output;
    if (names.has(value.name)) {
      findings.error(source.position([...path, "name"]), `Shtegu „${value.name}“ përsëritet.`, "Jepi emër tjetër.");
    }
    names.set(value.name, nth);
    for (const field of ["title", "why"]) checkShortText(source, [...path, field], findings);
    const lessons = draft ? all : published;
    checkStops(value, [...path, "lessons"], { lessons, walked, source, findings });
    // Readers have not met the lessons of a draft.
    if (!draft) for (const { lesson } of value.lessons) walked.add(lesson);
    const { title, why } = value;
    const shown = { ...value, title: bindWords(title), why: bindWords(why), lessons: value.lessons.map(bound) };
    return [{ path, value: shown, draft }];
  });
}

const lessonsIn = (contents: WrittenContent[]) =>
  new Map(contents.flatMap(({ fields }) => (fields.contentTypeId === 1 ? [[fields.slug, fields]] : [])));

const bound = ({ lesson, why }: ReadingPath["lessons"][number]) => ({ lesson, why: bindWords(why) });

interface PathContext {
  lessons: Map<string, WrittenContent["fields"]>;
  /** Lessons of the paths before it. */
  walked: Set<string>;
  source: JsonSource;
  findings: FindingList;
}

function checkStops(
  { lessons: stops }: ReadingPath,
  path: JsonPath,
  { lessons, walked, source, findings }: PathContext,
) {
  const order = stops.map(({ lesson }) => lesson);
  for (const [index, slug] of order.entries()) {
    const position = source.position([...path, index, "lesson"]);
    reportUnknownFields(source, [...path, index], Object.keys(stopSchema.entries), findings);
    checkShortText(source, [...path, index, "why"], findings);
    const lesson = lessons.get(slug);
    if (lesson === undefined) {
      const near = nearest(slug, [...lessons.keys()]);
      const hint = near === null ? "Shkruaj fundin e adresës së një mësimi." : `Mos deshe të shkruaje „${near}“?`;
      findings.error(position, `Nuk ka mësim „${slug}“.`, hint);
      continue;
    }
    if (order.indexOf(slug) < index) findings.error(position, `„${slug}“ përsëritet në këtë shteg.`, "Lëre një herë.");
    for (const need of lesson.needs ?? []) {
      if (order.slice(0, index).includes(need) || walked.has(need)) continue;
      const later = order.includes(need);
      const message = later ? `„${slug}“ kërkon „${need}“, që vjen më pas.` : `„${slug}“ kërkon „${need}“.`;
      if (later) findings.error(position, message, "Ndërroji vendet.");
      else findings.warning(position, message, "Shtoje më parë, në këtë shteg ose në një të mëparshëm.");
    }
  }
}
