/**
 * Models how Pages CMS handles `.pages.yml` and a saved file. It covers the features that our forms use, after its
 * sources (github.com/pages-cms/pages-cms at 0828c281: `lib/config.ts`, `lib/schema.ts`, `fields/core`, the routes of
 * entries, collections and files). It is published in no package.
 */
import * as v from "valibot";

export interface Field {
  name: string;
  type: "string" | "text" | "number" | "boolean" | "object";
  required?: boolean | undefined;
  pattern?: { regex: string; message: string } | undefined;
  list?: unknown;
  fields?: Field[] | undefined;
}

const name = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-_]+$/));
const path = v.pipe(v.string(), v.regex(/^[^/].*[^/]$/));
const list = v.union([
  v.boolean(),
  v.strictObject({ collapsible: v.strictObject({ collapsed: v.boolean(), summary: v.string() }) }),
]);
const common = { name, label: v.string(), description: v.optional(v.string()), list: v.optional(list) };
const field: v.GenericSchema<Field> = v.union([
  v.strictObject({
    ...common,
    type: v.picklist(["string", "text", "number", "boolean"]),
    required: v.optional(v.boolean()),
    pattern: v.optional(v.strictObject({ regex: v.string(), message: v.string() })),
  }),
  v.strictObject({ ...common, type: v.literal("object"), fields: v.array(v.lazy(() => field)) }),
]);
const entry = v.strictObject({
  name,
  label: v.string(),
  description: v.optional(v.string()),
  type: v.picklist(["collection", "file"]),
  path,
  filename: v.optional(v.strictObject({ template: v.string(), field: v.literal("create") })),
  format: v.picklist(["json", "raw"]),
  fields: v.optional(v.array(field)),
});
export type CollectionEntry = v.InferOutput<typeof entry>;

/** The part of its schema that ours uses; every other key is refused. */
export const configuration = v.strictObject({
  media: v.strictObject({ input: path, output: v.string(), extensions: v.array(v.string()) }),
  settings: v.strictObject({
    content: v.strictObject({ merge: v.literal(true) }),
    commit: v.strictObject({
      identity: v.picklist(["app", "user"]),
      templates: v.strictObject({ create: v.string(), update: v.string(), delete: v.string(), rename: v.string() }),
    }),
  }),
  content: v.array(entry),
});

/** Tells whether a collection lists and saves a file. It does if the file's ending equals that of `filename`. */
export const takes = (entry: CollectionEntry, file: string) =>
  file.startsWith(entry.path) && extensionOf(file) === ending(entry);

const ending = ({ type, path, filename }: CollectionEntry) =>
  extensionOf(type === "file" ? path : (filename?.template ?? "{year}-{month}-{day}-{primary}.md"));

const extensionOf = (file: string) => /\.([^./]+)$/.exec(file)?.[1] ?? "";

/** Returns the suggested name of a new file in a collection without fields. The editor may change it. */
export function offeredName({ filename }: CollectionEntry, day = "2026-11-23"): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const pattern = filename?.template ?? "{year}-{month}-{day}-{primary}.md";
  const parts: Record<string, string> = { year, month, day: date, primary: "untitled", slug: "untitled" };
  return pattern.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? "");
}

/**
 * Opens a JSON file in its form, applies a change, and saves it.
 *
 * @param change edits the form's values: every field, an empty one as ""
 * @returns the file as committed @throws Error if the form refuses it
 */
export function saved(text: string, fields: Field[], change: (form: Record<string, unknown>) => void): string {
  const form = opened(JSON.parse(text), fields);
  change(form);
  const said = checked(JSON.parse(JSON.stringify(form)), fields);
  // `settings.content.merge`: fields of the file that the form does not name stay. Within a list they do not.
  return JSON.stringify(withoutEmpty({ ...JSON.parse(text), ...said }), null, 2);
}

type Fields = Record<string, unknown>;

function opened(record: unknown, fields: Field[]): Fields {
  const held = (record ?? {}) as Fields;
  return Object.fromEntries(
    fields.map((field) => {
      const value = held[field.name];
      if (field.list) return [field.name, Array.isArray(value) ? value.map((item) => openedItem(item, field)) : []];
      return [field.name, openedItem(value, field)];
    }),
  );
}

const openedItem = (value: unknown, field: Field) =>
  field.type === "object" ? opened(value, field.fields ?? []) : (value ?? "");

function checked(record: Fields, fields: Field[]): Fields {
  return Object.fromEntries(
    fields.map((field) => {
      const value = record[field.name];
      const said = field.list
        ? (value as unknown[]).map((item) => checkedItem(item, field))
        : checkedItem(value, field);
      return [field.name, said];
    }),
  );
}

function checkedItem(value: unknown, field: Field): unknown {
  switch (field.type) {
    case "object":
      return !field.required && isEmpty(value) ? undefined : checked(value as Fields, field.fields ?? []);
    case "boolean":
      return Boolean(value);
    case "number":
      // An empty required number is coerced to 0.
      return value === "" && !field.required ? "" : finite(Number(value), field);
    default: {
      if (typeof value !== "string") throw new Error(`${field.name}: Expected string, received ${typeof value}`);
      if (field.required && value === "") throw new Error(`${field.name}: This field is required`);
      if (field.pattern && !new RegExp(field.pattern.regex).test(value)) throw new Error(field.pattern.message);
      return value;
    }
  }
}

function finite(value: number, { name }: Field): number {
  if (Number.isNaN(value)) throw new Error(`${name}: Expected number, received nan`);
  return value;
}

/** Tells whether an object is empty: `false` and 0 are not empty. */
function isEmpty(value: unknown): boolean {
  if (value == null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

/** Removes null, "" and empty objects or lists, at any depth. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => item != null && item !== "");
  const kept = Object.entries(value).map(([name, item]) => [name, withoutEmpty(item)] as const);
  const isNothing = (item: unknown) =>
    item == null || item === "" || (typeof item === "object" && Object.keys(item).length === 0);
  return Object.fromEntries(kept.filter(([, item]) => !isNothing(item)));
}
