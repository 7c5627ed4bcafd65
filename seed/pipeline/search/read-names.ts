/** Reads `tables/search-names.json`: other names of pages by their address, in English and in everyday words. */
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import { readEditorFile } from "../checking/editor-file";
import type { FindingList } from "../checking/finding";
import { JsonSource } from "../checking/json-source";
import type { PageAddresses } from "../checking/known-pages";
import { reportIssues } from "../checking/schema-findings";

const namesSchema = v.record(v.string(), v.array(v.pipe(v.string(), v.minLength(1))));

/** Reads the table. @param magazineFile path of `magazine.json`, beside `tables/`; the table is optional */
export function readNames(magazineFile: string, pages: PageAddresses, findings: FindingList): Record<string, string[]> {
  const file = join(dirname(resolve(magazineFile)), "tables", "search-names.json");
  if (!existsSync(file)) return {};
  const text = readEditorFile(file, findings);
  const source = text === null ? null : JsonSource.read(file, text, findings);
  if (source === null) return {};
  const parsed = v.safeParse(namesSchema, source.value());
  if (!parsed.success) {
    reportIssues(source, [], parsed.issues, findings);
    return {};
  }
  for (const address of Object.keys(parsed.output)) {
    if (pages.has(address)) continue;
    const message = `Në adresën „${address}“ nuk ka faqe, prandaj emrat e saj nuk e gjejnë askund.`;
    findings.error(source.position([address]), message, "Shkruaj adresën e faqes, p.sh. /physics/graviteti.");
  }
  return parsed.output;
}
