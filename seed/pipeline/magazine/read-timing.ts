/** Reads when a piece is published, as its editor wrote it. There are drafts, times in Tirana, withdrawals. */
import * as v from "valibot";
import type { Content } from "../../../app/magazine/content";
import type { FindingList } from "../checking/finding";
import type { JsonPath, JsonSource } from "../checking/json-source";
import { dayHint } from "../checking/schema-findings";
import { tiranaInstant } from "./tirana-time";

/** The fields of a written content that decide when, and whether, it is published. */
export const writtenTiming = {
  from: v.optional(v.string()),
  until: v.optional(v.string()),
  draft: v.optional(v.boolean(), false),
  withdrawn: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(300))),
};

/** Milliseconds from now after which a date is probably a typing error: two years. */
const farAhead = 2 * 366 * 24 * 60 * 60 * 1000;

/**
 * Converts the times of a piece into instants. Reports a time that is invalid, ends before it begins, or is far ahead.
 *
 * @param now milliseconds since 1970
 */
export function readTiming(
  hours: { from?: string; until?: string },
  { form, date }: Pick<Content, "form" | "date">,
  source: JsonSource,
  path: JsonPath,
  findings: FindingList,
  now: number,
): Pick<Content, "from" | "until"> {
  const read = (field: "from" | "until"): string | undefined => {
    const text = hours[field];
    const instant = text === undefined ? undefined : tiranaInstant(text);
    if (instant !== null) return instant;
    const hint = "Shkruaj ditën, ose ditën dhe orën e Tiranës: 2026-12-01 ose 2026-12-01 08:00.";
    findings.error(source.position([...path, field]), `„${text}“ nuk është ditë që lexohet.`, hint);
    return undefined;
  };
  const [from, until] = [read("from"), read("until")];
  if (from !== undefined && until !== undefined && until <= from) {
    const hint = "„until“ duhet të jetë pas „from“.";
    findings.error(source.position([...path, "until"]), "Shkrimi do të hiqej para se të dilte.", hint);
  }
  for (const [field, day] of Object.entries({ from, date })) {
    if (day === undefined || Date.parse(day) < now + farAhead) continue;
    const message = `„${field}“ është ${day.slice(0, 10)}, më shumë se dy vjet larg.`;
    findings.warning(source.position([...path, field]), message, "Kontrollo vitin.");
  }
  if (until !== undefined && Date.parse(until) <= now) {
    const hint = "Që të lexohet përsëri, hiq „until“ ose shkruaj një ditë që vjen.";
    findings.advice(source.position([...path, "until"]), "Shkrimi nuk lexohet më: „until“ ka kaluar.", hint);
  }
  if (date !== undefined && tiranaInstant(date) === null) {
    findings.error(source.position([...path, "date"]), `„${date}“ nuk është në kalendar.`, dayHint);
  }
  if (form === "lajm" && date === undefined) {
    findings.error(source.position(path), "Lajmit i mungon data.", "Shto „date“, p.sh. 2026-12-01.");
  }
  return { ...(from && { from }), ...(until && { until }) };
}
