/** Turns a schema's issues into findings: in Albanian, with their line and a hint. */
import type * as v from "valibot";
import type { FindingList } from "./finding";
import type { JsonPath, JsonSource } from "./json-source";
import { nearest } from "./suggestion";

type Issue = v.BaseIssue<unknown>;

/**
 * Reports every issue of a schema at its value.
 *
 * @param choices hint about the valid values of a missing field, by the field's name
 */
export function reportIssues(
  source: JsonSource,
  base: JsonPath,
  issues: Issue[],
  findings: FindingList,
  choices: Readonly<Record<string, string>> = {},
): void {
  for (const issue of issues) {
    const path = [...base, ...(issue.path ?? []).map((item) => item.key as string | number)];
    const [message, hint] = explain(issue, path, source);
    const choice = choices[String(path.at(-1))];
    findings.error(source.position(path), message, choice === undefined ? hint : `${hint} ${choice}`);
  }
}

const kinds: Record<string, string> = {
  string: "tekst",
  number: "numër",
  boolean: "true ose false",
  array: "listë [ … ]",
  object: "objekt { … }",
  strict_object: "objekt { … }",
  record: "objekt { … }",
  union: "objekt { … } ose tekst JSON",
};

/** Hint: the format of a day. */
export const dayHint = "Shkruaj vitin, muajin e ditën me viza, p.sh. 2026-12-01.";

const examples: Record<string, string> = {
  slug: "Lejohen a–z, 0–9 dhe viza -, gjithsej 1 deri në 96 shenja, p.sh. ligjet-e-njutonit.",
  name: "Te kategoritë lejohen a–z, 0–9 dhe viza -, p.sh. mekanika.",
  lesson: "Shkruaj një adresë brenda revistës, p.sh. /physics/graviteti.",
  tool: "Shkruaj fundin e adresës së tij, p.sh. number-ninja.",
  project: "Shkruaj fundin e adresës së tij, p.sh. hydraulics.",
};

function explain(issue: Issue, path: JsonPath, source: JsonSource): [message: string, hint: string] {
  const field = String(path.at(-1) ?? "");
  const named = typeof path.at(-1) === "number" ? `Elementi ${Number(field) + 1}` : `„${field}“`;
  const kind = kinds[issue.type] ?? issue.type;
  if (issue.kind === "schema") {
    if (issue.received === "undefined") return [`Mungon fusha „${field}“.`, `Shto „${field}“.`];
    if (issue.type === "strict_object" && issue.expected === "never") {
      return [`Fusha „${field}“ nuk njihet.`, "Ndreqe emrin ose hiqe."];
    }
    if (issue.type === "picklist") return [`${named} ka një vlerë që nuk njihet.`, pick(issue)];
    return [`${named} duhet të jetë ${kind}.`, `Shkruaje si ${kind}; tani është ${shown(issue.input)}.`];
  }
  const limit = String(issue.requirement);
  switch (issue.type) {
    case "min_length":
      if (Array.isArray(issue.input) && issue.input.length === 0)
        return [`${named} është bosh.`, `Duhen të paktën ${limit}.`];
      if (Array.isArray(issue.input)) return [`${named} ka tepër pak elemente.`, `Duhen të paktën ${limit}.`];
      return [`${named} është bosh.`, "Shkruaj tekstin."];
    case "max_length":
      return [`${named} ka ${String(issue.input).length} shenja.`, `Shkurtoje: lejohen deri në ${limit}.`];
    case "iso_date":
      return [`${named} nuk është ditë: ${shown(issue.input)}.`, dayHint];
    case "regex":
      return [`${named} ka shenja që nuk lejohen: ${shown(issue.input)}.`, examples[field] ?? "Ndryshoje."];
    case "integer":
      return [`${named} duhet të jetë numër i plotë.`, `Tani është ${shown(issue.input)}.`];
    case "min_value":
      return [`${named} është tepër e vogël.`, `Vlera më e vogël e lejuar: ${limit}.`];
    case "max_value":
      return [`${named} është tepër e madhe.`, `Vlera më e madhe e lejuar: ${limit}.`];
    default:
      return field === "correctAnswer"
        ? outOfRange(path, source)
        : [`${named} ka një vlerë që nuk lejohet.`, "Ndryshoje."];
  }
}

function outOfRange(path: JsonPath, source: JsonSource): [message: string, hint: string] {
  const options = source.value([...path.slice(0, -1), "options"]);
  const count = Array.isArray(options) ? options.length : 0;
  const message = `„correctAnswer“ është ${source.value(path)}, por pyetja ka vetëm ${count} përgjigje.`;
  return [message, `Përgjigjet numërohen nga 0: shkruaj një numër nga 0 deri në ${count - 1}.`];
}

function pick(issue: Issue): string {
  const choices = issue.expected?.replace(/[()"]/g, "").split(" | ") ?? [];
  const near = nearest(String(issue.input), choices);
  return `Lejohen: ${choices.join(", ")}.${near === null ? "" : ` Mos deshe të shkruaje „${near}“?`}`;
}

function shown(value: unknown): string {
  if (typeof value === "string") return `„${value.slice(0, 40)}“`;
  return (JSON.stringify(value) ?? "").slice(0, 40);
}

/** Reports every text below a path that has no visible characters. */
export function reportBlankTexts(source: JsonSource, path: JsonPath, findings: FindingList): void {
  const value = source.value(path);
  if (typeof value === "string" && value !== "" && /^[\s\u00ad\u200b-\u200d\u2060\ufeff]+$/u.test(value)) {
    const message = `„${path.filter((part) => typeof part === "string").at(-1) ?? ""}“ ka vetëm hapësira.`;
    findings.error(source.position(path), message, "Shkruaj tekstin, ose hiqe fushën.");
  }
  if (typeof value !== "object" || value === null) return;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) reportBlankTexts(source, [...path, key], findings);
}

/** Reports an object's unknown fields, each with the nearest known one. */
export function reportUnknownFields(source: JsonSource, path: JsonPath, known: string[], findings: FindingList): void {
  const value = source.value(path);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const near = nearest(key, known);
    const hint = near === null ? `Fushat e njohura: ${known.join(", ")}.` : `Mos deshe të shkruaje „${near}“?`;
    findings.error(source.keyPosition([...path, key]), `Fusha „${key}“ nuk njihet.`, hint);
  }
}
