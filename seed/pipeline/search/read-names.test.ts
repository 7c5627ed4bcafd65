import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { FindingList } from "../checking/finding";
import { readNames } from "./read-names";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Reads a table of names, or no table, where only the page of gravity exists. */
function read(table: string | null) {
  const folder = mkdtempSync(join(tmpdir(), "emrat "));
  folders.push(folder);
  mkdirSync(join(folder, "tables"));
  if (table !== null) writeFileSync(join(folder, "tables", "search-names.json"), table);
  const findings = new FindingList();
  const names = readNames(join(folder, "magazine.json"), new Set(["/physics/graviteti"]), findings);
  return { names, findings: findings.all };
}

test("names are read by the address of their page", () => {
  expect(read('{ "/physics/graviteti": ["gravity", "rënia"] }')).toEqual({
    names: { "/physics/graviteti": ["gravity", "rënia"] },
    findings: [],
  });
});

test("a magazine without the table has none", () => {
  expect(read(null)).toEqual({ names: {}, findings: [] });
});

test("an address without a page is an error at its line", () => {
  const { names, findings } = read('{\n  "/physics/graviteti": ["gravity"],\n  "/physics/nuk-ka": ["nothing"]\n}');
  expect(Object.keys(names)).toEqual(["/physics/graviteti", "/physics/nuk-ka"]);
  expect(findings).toMatchObject([
    {
      ...{ line: 3, severity: "error", hint: "Shkruaj adresën e faqes, p.sh. /physics/graviteti." },
      message: "Në adresën „/physics/nuk-ka“ nuk ka faqe, prandaj emrat e saj nuk e gjejnë askund.",
    },
  ]);
});

test.each(['{ "/physics/graviteti": "gravity" }', '{ "/physics/graviteti": [""] }', '["gravity"]', '{ "a": '])(
  "%s is an error, and no name is read",
  (table) => {
    const { names, findings } = read(table);
    expect([names, new Set(findings.map(({ severity }) => severity))]).toEqual([{}, new Set(["error"])]);
  },
);
