/** Schemas of the forms, made of the same schemas that check the files. */
import type * as v from "valibot";
import { writtenAuthorSchema } from "../../pipeline/magazine/draft-authors";
import { entity } from "../../pipeline/magazine/json-schema";
import { writtenEntrySchema } from "../../pipeline/magazine/read-glossary";
import { writtenCategorySchema, writtenContentSchema } from "../../pipeline/magazine/read-magazine";
import { writtenPathSchema } from "../../pipeline/magazine/read-paths";
import { writtenProjectSchema } from "../../pipeline/magazine/read-projects";
import { writtenQuizSchema } from "../../pipeline/magazine/read-quiz";
import type { FieldSchema } from "../page/field-schema";
import { formWords } from "./form-words";

/** Puts the words of the forms into a schema. */
function inWords(schema: FieldSchema, path: string): FieldSchema {
  const description = formWords[path] ?? schema.description;
  return {
    ...schema,
    ...(description && { description }),
    ...(schema.items && { items: inWords(schema.items, path) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [name, inWords(field, `${path}.${name}`)]),
      ),
    }),
  };
}

export function studioSchemas() {
  const form = (schema: v.GenericSchema, kind: string) => inWords(entity(schema, kind) as FieldSchema, kind);
  return {
    authors: form(writtenAuthorSchema, "authors"),
    categories: form(writtenCategorySchema, "categories"),
    contents: form(writtenContentSchema, "contents"),
    projects: form(writtenProjectSchema, "projects"),
    paths: form(writtenPathSchema, "paths"),
    quiz: form(writtenQuizSchema, "quiz"),
    glossary: form(writtenEntrySchema, "glossary"),
  };
}
