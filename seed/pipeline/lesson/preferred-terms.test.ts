/** Checks the texts of pages and pictures against the same tables. No rule of the content reads them. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { disagreements } from "./constants";
import { wrongGenders } from "./numeral-gender";
import { refusedTerms } from "./preferred-terms";
import { numberedFigure } from "./rules/figure-by-name";

const folder = (name: string) => fileURLToPath(new URL(`../../../${name}/`, import.meta.url));

function filesIn(name: string, ending: RegExp): [name: string, text: string][] {
  return readdirSync(folder(name), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file) && !/\.(?:test|cases)\.tsx?$/.test(file))
    .map((file) => [`${name}/${file}`, readFileSync(folder(name) + file, "utf8")]);
}

/** Returns the texts of a TypeScript file, without its code. */
function stringsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const imported = ts.isStringLiteral(node) && ts.isImportDeclaration(node.parent);
    if (!imported && (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateExpression(node))) {
      found.push((ts.isTemplateExpression(node) ? node.getText() : node.text).replaceAll("&nbsp;", "\u00a0"));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("page.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** Returns the texts of a picture: its title, its description and its labels. */
function labelsOf(picture: string): string[] {
  return [...picture.matchAll(/<(title|desc|text)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , words = ""]) =>
    words.replace(/<[^>]*>/g, ""),
  );
}

/** Finds figures named by a typed number. A text with nothing else is the figure's own caption. */
const numberedFiguresIn = (text: string) =>
  [...text.matchAll(numberedFigure)].map(([found]) => found).filter((found) => found !== text.trim());

function refusedIn(files: [name: string, text: string][], textsOf: (text: string) => string[]): string[] {
  return files.flatMap(([name, text]) =>
    textsOf(text).flatMap((each) => [
      ...refusedTerms(each).map(({ found, term }) => `${name}: ${found} → ${term}`),
      ...wrongGenders(each).map(({ found, right }) => `${name}: ${found} → ${right}`),
      ...disagreements(each).map(({ message }) => `${name}: ${message}`),
      ...numberedFiguresIn(each).map((found) => `${name}: ${found} → its name`),
    ]),
  );
}

describe("one term for one thing", () => {
  test("holds for the words of every page", () => {
    const pages = filesIn("app", /\.tsx?$/);
    expect(pages.length).toBeGreaterThan(100);
    expect(refusedIn(pages, stringsOf)).toEqual([]);
  }, 180_000);

  test("holds for the title, the description and the labels of every picture", () => {
    const pictures = filesIn("public", /\.svg$/);
    expect(pictures.flatMap(([, text]) => labelsOf(text)).length).toBeGreaterThan(pictures.length);
    expect(refusedIn(pictures, labelsOf)).toEqual([]);
  }, 180_000);

  test.each([
    ["a text", 'export const word = "Qark i shkurtër";'],
    ["the words between tags", "const a = <p>Qark i shkurtër</p>;"],
    ["a template", "const a = (n) => `Qark i shkurtër $\u007bn}`;"],
    ["an attribute", '<a title="Qark i shkurtër" />;'],
  ])("is looked for in %s of a page", (_, source) => {
    expect(refusedIn([["x", source]], stringsOf)).toEqual(["x: Qark i shkurtër → lidhje e shkurtër"]);
  });

  test("goes for constants too", () => {
    const faults = refusedIn([["x", "const a = <td>6379&nbsp;km</td>;"]], stringsOf);
    expect(faults).toEqual([expect.stringContaining("rrezja e Tokës")]);
  });

  test("goes for the numbers of figures too", () => {
    const faults = refusedIn([["x", "const a = <p>Si te figura&nbsp;2.</p>;"]], stringsOf);
    expect(faults).toEqual(["x: figura\u00a02 → its name"]);
    expect(refusedIn([["x", "const a = <b>Fig. {figure}</b>;"]], stringsOf)).toEqual([]);
  });

  test("is not looked for in the code of a page", () => {
    expect(refusedIn([["x", 'import kurba from "./kurba"; const kurbat = 1; // kurba']], stringsOf)).toEqual([]);
  });
});
