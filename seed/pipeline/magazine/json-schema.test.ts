import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { fieldHelp } from "./field-help";
import { magazineSchema, schemaFile } from "./json-schema";

interface Shape {
  type?: string;
  description?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  enum?: unknown[];
}

const schema = JSON.parse(magazineSchema()) as Shape;
const items = (list: string) => schema.properties?.[list]?.items as Shape;

describe("magazine.schema.json", () => {
  it("is current: `npm run schema` writes it anew", () => {
    expect(readFileSync(schemaFile, "utf8")).toBe(magazineSchema());
  });

  it("is named by magazine.json", () => {
    const magazine = JSON.parse(readFileSync(fileURLToPath(new URL("../../magazine.json", import.meta.url)), "utf8"));
    expect(magazine.$schema).toBe("./pipeline/magazine.schema.json");
  });

  it("explains every field, and nothing that is no field", () => {
    const explained = new Set<string>();
    const unexplained: string[] = [];
    const walk = (shape: Shape, path: string) => {
      for (const [name, property] of Object.entries(shape.properties ?? {})) {
        const fullPath = path === "" ? name : `${path}.${name}`;
        if (name !== "$schema") property.description ? explained.add(fullPath) : unexplained.push(fullPath);
        walk(property, fullPath);
      }
      for (const inner of [shape.items, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]) {
        if (inner) walk(inner, path === "contents.quizData" ? "quiz" : path);
      }
    };
    walk(schema, "");
    expect(unexplained).toEqual([]);
    expect([...explained].sort()).toEqual(Object.keys(fieldHelp).sort());
  });

  it("asks for the fields that have no default, and allows no others", () => {
    expect(items("authors").required).toEqual(["id", "name", "title"]);
    expect(items("contents").required).not.toContain("featured");
    expect(items("contents").required).toContain("slug");
    for (const list of ["authors", "categories", "contents", "projects"]) {
      expect(items(list).additionalProperties).toBe(false);
    }
  });

  it("knows the choices", () => {
    expect(items("categories").properties?.type?.enum).toEqual(["math", "physics"]);
    expect(items("contents").properties?.contentTypeId?.enum).toEqual([1, 2, 3]);
  });
});
