import * as v from "valibot";

/** The result of a parser: the value, or its problems. A parser never throws. */
export type Result<T> = { ok: true; value: T } | { ok: false; problems: string[] };

/** Removes fields that are `null`, because other programs write an absent field so. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNulls(field)]));
}

/**
 * Parses an unknown value with a schema. If that fails, it tries again with `null` fields as absent.
 *
 * @returns the parsed value, or one line per problem: the path, a colon, the message.
 */
export function parse<S extends v.GenericSchema>(schema: S, value: unknown): Result<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return { ok: true, value: parsed.output };
  const again = v.safeParse(schema, withoutNulls(value));
  if (again.success) return { ok: true, value: again.output };
  return {
    ok: false,
    problems: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "(root)"}: ${issue.message}`),
  };
}

/** Parses JSON text with a schema. Invalid JSON is reported as a problem too. */
export function parseJson<S extends v.GenericSchema>(schema: S, text: string): Result<v.InferOutput<S>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, problems: [`(root): not JSON: ${error instanceof Error ? error.message : error}`] };
  }
  return parse(schema, value);
}
