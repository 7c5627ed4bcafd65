/**
 * Makes `magazine.schema.json`, by which an editor's VS Code completes and explains `magazine.json`. It is made of the
 * same schemas that check the file, so the two always agree. `npm run schema` writes it.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ConversionConfig, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { writtenAuthorSchema } from "./draft-authors";
import { fieldHelp } from "./field-help";
import { writtenCategorySchema, writtenContentSchema } from "./read-magazine";
import { writtenPathSchema } from "./read-paths";
import { writtenProjectSchema } from "./read-projects";
import { writtenQuizSchema } from "./read-quiz";

export const schemaFile = fileURLToPath(new URL("../magazine.schema.json", import.meta.url));

type Json = { [key: string]: Json | Json[] | string | number | boolean | undefined };

/**
 * Converts the type that an editor writes, before defaults. JSON Schema cannot express checks across fields; `check`
 * makes those.
 */
const options: ConversionConfig = { target: "draft-07", typeMode: "input", errorMode: "ignore" };

/**
 * Returns the JSON Schema of one record, each field explained. @param kind first part of its names in `field-help.ts`
 */
export const entity = (schema: v.GenericSchema, kind: string): Json =>
  explained(toJsonSchema(schema, options) as Json, kind);

/** Returns the text of `magazine.schema.json`. */
export function magazineSchema(): string {
  const content = entity(writtenContentSchema, "contents");
  const quiz = entity(writtenQuizSchema, "quiz");
  const properties = content.properties as Json;
  properties.quizData = { ...(properties.quizData as Json), anyOf: [{ type: "string" }, quiz] };
  const lists = {
    authors: entity(writtenAuthorSchema, "authors"),
    categories: entity(writtenCategorySchema, "categories"),
    contents: content,
    projects: entity(writtenProjectSchema, "projects"),
    paths: entity(writtenPathSchema, "paths"),
  };
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Revista",
    type: "object",
    properties: {
      $schema: { type: "string" },
      ...Object.fromEntries(
        Object.entries(lists).map(([name, items]) => [name, { type: "array", description: fieldHelp[name], items }]),
      ),
    },
    required: ["authors", "categories", "contents"],
    additionalProperties: false,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Adds the Albanian explanation of each field. It allows no other fields, because `check` refuses them. */
function explained(schema: Json, path: string): Json {
  const { $schema: _, required, ...rest } = schema;
  const made: Json = { ...rest, ...(Array.isArray(required) && required.length > 0 ? { required } : {}) };
  if (rest.type === "object" && typeof rest.properties === "object") {
    made.additionalProperties = false;
    made.properties = Object.fromEntries(
      Object.entries(rest.properties as Json).map(([name, property]) => {
        const propertyPath = `${path}.${name}`;
        const help = fieldHelp[propertyPath];
        return [
          name,
          { ...(help === undefined ? {} : { description: help }), ...explained(property as Json, propertyPath) },
        ];
      }),
    );
  }
  if (rest.items !== undefined) made.items = explained(rest.items as Json, path);
  for (const word of ["anyOf", "oneOf"]) {
    const choices = rest[word];
    if (Array.isArray(choices)) made[word] = choices.map((choice) => explained(choice as Json, path));
  }
  return made;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(schemaFile, magazineSchema());
