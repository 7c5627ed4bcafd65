/** Reads and checks `glossary.json` beside `magazine.json`. The file is optional. */
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import { glossaryEntrySchema } from "../../../app/magazine/glossary";
import { readEditorFile } from "../checking/editor-file";
import type { FindingList } from "../checking/finding";
import { type JsonPath, JsonSource } from "../checking/json-source";
import type { PageAddresses } from "../checking/known-pages";
import { reportBlankTexts, reportIssues, reportUnknownFields } from "../checking/schema-findings";
import { sanitise } from "../lesson/sanitise";
import { slugOf } from "../lesson/slug-of";
import { mentions, type Term } from "../lesson/term-links";
import { type HtmlRoot, printHtml, wordsOf } from "../lesson/tree";
import { typeset } from "../lesson/typeset";
import { checkShortText } from "./check-short-text";

/** A term as an editor may write it. */
export const writtenEntrySchema = v.object({
  ...v.omit(glossaryEntrySchema, ["id", "symbolMath", "explainedAt"]).entries,
  /** The forms under which lessons use the term, in lower case. There is none where no lesson links to it. */
  forms: v.array(v.pipe(v.string(), v.minLength(1))),
  /** Whether the word also has an everyday sense. Then only the lessons that teach the term link to it. */
  everyday: v.optional(v.boolean(), false),
});

/** Reads the glossary of a corpus. Reports problems to `findings`; returns the valid terms in file order. */
export function readGlossary(corpusFile: string, pages: PageAddresses, findings: FindingList): Term[] {
  const file = join(dirname(resolve(corpusFile)), "glossary.json");
  if (!existsSync(file)) return [];
  const text = readEditorFile(file, findings);
  const source = text === null ? null : JsonSource.read(file, text, findings);
  if (source === null) return [];
  const items = source.value();
  if (!Array.isArray(items)) {
    findings.error(
      source.position([]),
      "Fjalori duhet të jetë një listë [ … ].",
      "Çdo term është një objekt { … } në të.",
    );
    return [];
  }
  const taken = new Map<string, string>();
  return items.flatMap((item: unknown, index) => readTerm(source, [index], item, { pages, taken, findings }));
}

interface GlossaryContext {
  pages: PageAddresses;
  /** Anchors and forms, each with the term that has it. */
  taken: Map<string, string>;
  findings: FindingList;
}

function readTerm(
  source: JsonSource,
  path: JsonPath,
  item: unknown,
  { pages, taken, findings }: GlossaryContext,
): Term[] {
  reportUnknownFields(source, path, Object.keys(writtenEntrySchema.entries), findings);
  reportBlankTexts(source, path, findings);
  const parsed = v.safeParse(writtenEntrySchema, item);
  if (!parsed.success) {
    reportIssues(source, path, parsed.issues, findings);
    return [];
  }
  const { forms, everyday, ...written } = parsed.output;
  const fault = (field: string | number, message: string, hint: string) =>
    findings.error(
      source.position([...path, ...(typeof field === "number" ? ["forms", field] : [field])]),
      message,
      hint,
    );
  const id = slugOf(written.term);
  for (const [index, [key, what]] of [
    ["term", `#${id}`] as const,
    ...forms.map((form, nth) => [nth, form] as const),
  ].entries()) {
    const other = taken.get(what);
    if (other !== undefined)
      fault(key, `„${index === 0 ? written.term : what}“ është edhe te „${other}“.`, "Lëre te njëri.");
    else taken.set(what, written.term);
  }
  for (const [nth, form] of forms.entries())
    if (form.includes(",")) fault(nth, "Një trajtë ka presje.", "Shkruaj çdo trajtë më vete, në një rresht të sajin.");
  if (!/^\p{Lu}.*\.$/u.test(written.definition) || /[.!?] \p{Lu}/u.test(written.definition)) {
    fault(
      "definition",
      "Përkufizimi nuk është një fjali.",
      "Nise me shkronjë të madhe dhe mbylle me pikë, në një fjali.",
    );
  }
  for (const field of ["term", "definition"]) checkShortText(source, [...path, field], findings);
  for (const [index, address] of written.taughtIn.entries()) {
    if (pages.has(address)) continue;
    const hint = "Shkruaj adresën e mësimit, p.sh. /physics/graviteti.";
    findings.error(source.position([...path, "taughtIn", index]), `Në revistë nuk ka faqe „${address}“.`, hint);
  }
  if (written.taughtIn.length === 0) fault("taughtIn", "Asnjë mësim nuk e shpjegon.", "Shto adresën e një mësimi.");
  const symbol = written.symbol === undefined ? null : typeset(written.symbol, false);
  if (symbol !== null && !symbol.ok) fault("symbol", symbol.message, "Simboli shkruhet në TeX, pa $.");
  const math = symbol?.ok ? { symbolMath: sanitise(printHtml({ type: "root", children: [symbol.math] })).html } : {};
  const taughtAt = written.taughtIn.map((_, nth) => source.position([...path, "taughtIn", nth]));
  return [{ entry: { id, ...written, ...math }, forms, everyday, taughtAt }];
}

/**
 * Checks that the text of each lesson in `taughtIn` uses the term.
 *
 * @param bodyAt returns the body of the lesson at an address; null where there is none
 */
export function checkTaughtIn(
  terms: Term[],
  bodyAt: (address: string) => HtmlRoot | null,
  findings: FindingList,
): void {
  for (const term of terms) {
    for (const [index, address] of term.entry.taughtIn.entries()) {
      const body = bodyAt(address);
      const position = term.taughtAt[index];
      if (body === null || position === undefined || mentions(wordsOf(body, withoutFormulas), term)) continue;
      const hint = "Shto te „forms“ trajtën që përdor mësimi, ose ndrysho adresën.";
      findings.error(position, `Mësimi „${address}“ nuk e përdor termin „${term.entry.term}“.`, hint);
    }
  }
}

const withoutFormulas = ({ tagName }: { tagName: string }) => (tagName === "math" ? " " : undefined);
