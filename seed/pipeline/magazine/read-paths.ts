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

const stopSchema = readingPathSchema.entries.lessons.item;

/** Reads the paths. Each lesson must exist, occur once, and follow all its needs, on this path or an earlier one. */
export function readPaths(contents: WrittenContent[], source: JsonSource, findings: FindingList): ReadingPath[] {
  const items = source.value(["paths"]);
  if (items === undefined) return [];
  if (!Array.isArray(items)) {
    findings.error(source.position(["paths"]), "„paths“ duhet të jetë një listë [ … ].", "Çdo shteg është një { … }.");
    return [];
  }
  const lessons = new Map(
    contents.map(({ fields }) => fields).flatMap((each) => (each.contentTypeId === 1 ? [[each.slug, each]] : [])),
  );
  const names = new Map<string, number>();
  const walked = new Set<string>();
  return items.flatMap((item: unknown, nth) => {
    const path = ["paths", nth];
    reportUnknownFields(source, path, Object.keys(readingPathSchema.entries), findings);
    const parsed = v.safeParse(readingPathSchema, item);
    if (!parsed.success) {
      reportIssues(source, path, parsed.issues, findings);
      return [];
    }
    const written = parsed.output;
    if (names.has(written.name)) {
      findings.error(source.position([...path, "name"]), `Shtegu „${written.name}“ përsëritet.`, "Jepi emër tjetër.");
    }
    names.set(written.name, nth);
    for (const field of ["title", "why"]) checkShortText(source, [...path, field], findings);
    checkStops(written, [...path, "lessons"], { lessons, walked, source, findings });
    return [
      { ...written, title: bindWords(written.title), why: bindWords(written.why), lessons: written.lessons.map(bound) },
    ];
  });
}

const bound = ({ lesson, why }: ReadingPath["lessons"][number]) => ({ lesson, why: bindWords(why) });

interface PathContext {
  lessons: Map<string, WrittenContent["fields"]>;
  /** Lessons of this path and of the paths before it. */
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
  for (const slug of order) walked.add(slug);
}
