import * as v from "valibot";
import { chapterEndingSchema } from "../../../app/magazine/category";
import type { FindingList } from "../checking/finding";
import type { JsonPath, JsonSource } from "../checking/json-source";
import { reportUnknownFields } from "../checking/schema-findings";
import { nearest } from "../checking/suggestion";
import type { WrittenContent } from "./read-magazine";
import type { WrittenProject } from "./read-projects";

/** Checks what each chapter ends with. A tool, a project and quizzes must exist, and no quiz comes twice. */
export function checkEndings(
  contents: WrittenContent[],
  projects: WrittenProject[],
  source: JsonSource,
  findings: FindingList,
): void {
  const slugsOf = (type: number) =>
    contents.flatMap(({ fields }) => (fields.contentTypeId === type ? [fields.slug] : []));
  const known = { tool: slugsOf(2), project: projects.map(({ value }) => value.slug), quiz: slugsOf(3) };
  const categories = source.value(["categories"]);
  for (const [nth, category] of (Array.isArray(categories) ? categories : []).entries()) {
    const path = ["categories", nth, "ending"];
    reportUnknownFields(source, path, Object.keys(chapterEndingSchema.entries), findings);
    const ending = v.safeParse(chapterEndingSchema, category?.ending);
    // An ending of another shape is a finding of `read-magazine.ts`.
    if (!ending.success) continue;
    const { tool, project, quizzes = [] } = ending.output;
    const mustBeAmong = (slugs: string[], kind: string, slug: string | undefined, field: JsonPath) => {
      if (slug === undefined || slugs.includes(slug)) return;
      const near = nearest(slug, slugs);
      const hint = near === null ? `Ka: ${slugs.join(", ") || "asnjë"}.` : `Mos deshe të shkruaje „${near}“?`;
      findings.error(source.position([...path, ...field]), `Nuk ka ${kind} „${slug}“.`, hint);
    };
    mustBeAmong(known.tool, "simulator ose lojë", tool, ["tool"]);
    mustBeAmong(known.project, "projekt", project, ["project"]);
    for (const [index, slug] of quizzes.entries()) {
      const field = ["quizzes", index];
      mustBeAmong(known.quiz, "kuiz", slug, field);
      if (quizzes.indexOf(slug) < index)
        findings.error(source.position([...path, ...field]), `„${slug}“ përsëritet.`, "Lëre një herë.");
    }
  }
}
