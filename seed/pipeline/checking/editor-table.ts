/** Reads a table that the rules of language rest on: `constants.json`, `preferred-terms.json`. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { readEditorFile } from "./editor-file";
import { FindingList } from "./finding";
import { JsonSource } from "./json-source";
import { reportIssues } from "./schema-findings";

/** What is wrong with the tables of `seed/tables/`. They are read once, with the modules that need them. */
export const tableFindings = new FindingList();

/** @returns the table of `seed/tables/`; the empty one given where the file is not sound, which is then a finding */
export function siteTable<S extends v.GenericSchema>(name: string, schema: S, empty: v.InferOutput<S>) {
  return readTable(fileURLToPath(new URL(`../../tables/${name}`, import.meta.url)), schema, tableFindings) ?? empty;
}

/** @returns the table in a file; null after a finding */
export function readTable<S extends v.GenericSchema>(
  file: string,
  schema: S,
  findings: FindingList,
): v.InferOutput<S> | null {
  if (!existsSync(file)) {
    findings.error({ file, line: 1, column: 1, path: "" }, "Skedari nuk gjendet.", "Merre përsëri nga git.");
    return null;
  }
  const text = readEditorFile(file, findings);
  const source = text === null ? null : JsonSource.read(file, text, findings);
  if (source === null) return null;
  const parsed = v.safeParse(schema, source.value());
  if (parsed.success) return parsed.output;
  reportIssues(source, [], parsed.issues, findings);
  return null;
}
