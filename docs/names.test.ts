import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Folders of programs; `tests/bench/peers` holds those of other sites. */
const folders = ["app", "worker", "seed", "tests", "docs"];
const skipped = new Set(["node_modules", "peers"]);

/** Names that two types may share, each with its reason. */
const allowed = new Set<string>([]);

/** Lists the TypeScript files under a folder, by their paths from the root. */
function programsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : programsIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** The types that a file declares and exports: interfaces, aliases, classes, enums. What it only passes on is left out. */
function exportedTypes(path: string, text: string): string[] {
  // Skips files that cannot export a type: parsing takes most of the time.
  if (!/\b(?:interface|type|class|enum)\b/.test(text) || !/\bexport\b/.test(text)) return [];
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const listed = statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) &&
    statement.moduleSpecifier === undefined &&
    statement.exportClause !== undefined &&
    ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(
          ({ name, propertyName }) => [(propertyName ?? name).text, name.text] as const,
        )
      : [],
  );
  return statements.flatMap((statement) => {
    if (
      !ts.isInterfaceDeclaration(statement) &&
      !ts.isTypeAliasDeclaration(statement) &&
      !ts.isClassDeclaration(statement) &&
      !ts.isEnumDeclaration(statement)
    )
      return [];
    const own = statement.name?.text;
    if (own === undefined) return [];
    const exported = listed.filter(([local]) => local === own).map(([, name]) => name);
    const marked = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return [...new Set(marked ? [own, ...exported] : exported)];
  });
}

/** Finds the names under which two files export a type. @returns each with its files, by name */
function doubledTypes(files: Iterable<readonly [path: string, text: string]>): [name: string, paths: string[]][] {
  const homes = new Map<string, Set<string>>();
  for (const [path, text] of files)
    for (const name of exportedTypes(path, text)) homes.set(name, (homes.get(name) ?? new Set()).add(path));
  return [...homes].flatMap(([name, paths]) => (paths.size > 1 ? [[name, [...paths]]] : []));
}

test("a type's name is unique in the house", () => {
  const paths = folders.flatMap(programsIn);
  expect(paths.length).toBeGreaterThan(1_000);
  const doubled = doubledTypes(paths.map((path) => [path, readFileSync(join(root, path), "utf8")] as const));
  const unreasoned = doubled.filter(([name]) => !allowed.has(name));
  expect(unreasoned, "Give each of these types a name of its own, the term of its field.").toEqual([]);
  expect(
    [...allowed].filter((name) => !doubled.some(([twice]) => twice === name)),
    "names no longer doubled",
  ).toEqual([]);
});

describe("of two files", () => {
  const doubled = (one: string, other: string) =>
    doubledTypes([
      ["one.ts", one],
      ["other.tsx", other],
    ]).map(([name]) => name);

  test.each([
    ["interfaces", "export interface Place { x: number }", "export interface Place { y: number }"],
    ["an alias and a class", "export type Place = number;", "export class Place {}"],
    ["an enum and an abstract class", "export enum Place { Here }", "export abstract class Place {}"],
    ["generic types", "export type Place<T> = T[];", "export interface Place<T> { x: T }"],
    ["a type exported in a list", "interface Place { x: number }\nexport type { Place };", "export type Place = 1;"],
    ["a type exported under another name", "type Own = 1;\nexport type { Own as Place };", "export type Place = 1;"],
    ["a default class", "export default class Place {}", "export type Place = 1;"],
    ["a type beside markup", "export type Place = 1;", "export interface Place {}\nexport const a = <b>{1}</b>;"],
  ])("%s with one name are found", (_, one, other) => {
    expect(doubled(one, other)).toEqual(["Place"]);
  });

  test.each([
    ["a type of one file alone", "type Place = 1;\nexport const a: Place = 1;", "export type Place = 1;"],
    ["a type that is passed on", 'export type { Place } from "./other";', "export type Place = 1;"],
    ["all that is passed on", 'export * from "./other";', "export type Place = 1;"],
    ["a value", "export const Place = 1;", "export type Place = 1;"],
    ["a function", "export function Place() {}", "export type Place = 1;"],
    ["words in a text", 'export const a = "export type Place = 1;";', "export type Place = 1;"],
    ["other names", "export type Place = 1;", "export type Point = 1;"],
  ])("%s is no second", (_, one, other) => {
    expect(doubled(one, other)).toEqual([]);
  });

  test("a name twice in one file is one: an interface may be continued", () => {
    expect(doubled("export interface Place { x: 1 }\nexport interface Place { y: 1 }", "")).toEqual([]);
  });
});
