/** Reads a table that the language rules depend on: `constants.json`, `preferred-terms.json`. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { readEditorFile } from "./editor-file";
import { FindingList } from "./finding";
import { JsonSource } from "./json-source";
import { reportIssues } from "./schema-findings";

/** Findings in the tables of `seed/tables/`. They are read once, with the modules that need them. */
export const tableFindings = new FindingList();

/** Reads a table of `seed/tables/`. @returns the given empty one after a finding, where the file is not valid */
export function siteTable<S extends v.GenericSchema>(name: string, schema: S, empty: v.InferOutput<S>) {
  return readTable(fileURLToPath(new URL(`../../tables/${name}`, import.meta.url)), schema, tableFindings) ?? empty;
}

/** Reads a table from a file. @returns null after a finding */
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
