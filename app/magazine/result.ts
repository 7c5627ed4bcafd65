import * as v from "valibot";

/** What a parser returns: the value, or what is wrong with it. Never an exception. */
export type Result<T> = { ok: true; value: T } | { ok: false; problems: string[] };

/**
 * Parses an unknown value with a schema.
 *
 * @returns the parsed value, or one line per problem: the path, a colon, what is wrong.
 */
export function parse<S extends v.GenericSchema>(schema: S, value: unknown): Result<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return { ok: true, value: parsed.output };
  return {
    ok: false,
    problems: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "(root)"}: ${issue.message}`),
  };
}

/** Parses JSON text with a schema. Text that is not JSON is a problem like any other. */
export function parseJson<S extends v.GenericSchema>(schema: S, text: string): Result<v.InferOutput<S>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, problems: [`(root): not JSON: ${error instanceof Error ? error.message : error}`] };
  }
  return parse(schema, value);
}
