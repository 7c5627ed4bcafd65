import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, describe, expect, it } from "vitest";
import { type Newsroom, openNewsroom } from "../fixtures/newsroom";
import { readTable, tableFindings } from "./editor-table";
import { FindingList } from "./finding";

const folder = mkdtempSync(join(tmpdir(), "tabela "));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = v.array(v.strictObject({ term: v.string(), why: v.string() }));

function read(text: string) {
  const file = join(folder, "tabela.json");
  writeFileSync(file, text);
  const findings = new FindingList();
  const table = readTable(file, schema, findings);
  return {
    table,
    findings: findings.all.map(({ line, column, path, message }) => `${line}:${column} ${path} ${message}`),
  };
}

describe("a table of the editors", () => {
  it("is read where it is sound", () => {
    expect(read('[{"term":"forcë","why":"po"}]')).toEqual({ table: [{ term: "forcë", why: "po" }], findings: [] });
  });

  it.each([
    ["not JSON", '[\n  {"term": "a" "why": "b"}\n]', "2:16  Mungon një presje."],
    ["without a field", '[\n  {"term": "a"}\n]', "2:3 [0].why Mungon fusha „why“."],
    ["with a field that is not known", '[{"term":"a","why":"b",\n"wy":1}]', "2:6 [0].wy Fusha „wy“ nuk njihet."],
    ["with a value of another kind", '[\n{"term":\n3,"why":""}]', "3:1 [0].term „term“ duhet të jetë tekst."],
    ["empty", "", "1:1  Skedari është bosh."],
  ])("%s is refused with its place", (_, text, first) => {
    const { table, findings } = read(text);
    expect([table, findings[0]]).toEqual([null, first]);
  });

  it("that is not there is said to be missing", () => {
    const findings = new FindingList();
    expect(readTable(join(folder, "asnjë.json"), schema, findings)).toBeNull();
    expect(findings.all).toMatchObject([{ message: "Skedari nuk gjendet.", line: 1 }]);
  });

  it("that is not sound keeps the magazine from being published", () => {
    const newsroom: Newsroom = openNewsroom();
    tableFindings.error({ file: "constants.json", line: 3, column: 1, path: "" }, "Mungon një presje.", "Vëre.");
    const { edition, findings } = newsroom.build();
    tableFindings.all.length = 0;
    newsroom.close();
    expect([edition, findings.map(({ file, line }) => `${file}:${line}`)]).toEqual([null, ["constants.json:3"]]);
  });
});
