/**
 * Tests that a file which an editor hands over by mistake is refused. It is refused with its place, before anything is
 * written.
 */
import { closeSync, ftruncateSync, openSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { magazine, newsroomPerTest, piece } from "../fixtures/newsroom";

const newsroom = newsroomPerTest();

const found = () => {
  const { edition, findings } = newsroom.build();
  return { edition, findings: findings.map(({ line, column, message }) => `${line}:${column} ${message}`) };
};

describe("a bad file", () => {
  it("truncated anywhere is refused with a place", () => {
    const whole = JSON.stringify(magazine(), null, 2);
    for (let end = 0; end < whole.length; end += 7) {
      newsroom.write("magazine.json", whole.slice(0, end));
      const { edition, findings } = found();
      expect([end, edition]).toEqual([end, null]);
      expect(findings[0]).toMatch(/^\d+:\d+ ./);
    }
  });

  it("with a byte-order mark is read as the same file without it", () => {
    newsroom.write("magazine.json", JSON.stringify(magazine()));
    const version = found().edition?.manifest.version;
    newsroom.write("magazine.json", `\uFEFF${JSON.stringify(magazine())}`);
    expect(found().edition?.manifest.version).toBe(version);
    expect(version).toBeDefined();
  });

  it("of 30 MB is refused unread", () => {
    const file = openSync(newsroom.file, "w");
    ftruncateSync(file, 30 * 1024 * 1024);
    closeSync(file);
    const { edition, findings } = found();
    expect(edition).toBeNull();
    expect(findings).toEqual(["1:1 Skedari është më i madh se 20 MB."]);
  });

  it("with duplicate ids and slugs names both places", () => {
    const contents = [piece({}), piece({})];
    newsroom.write("magazine.json", magazine({}, { contents }));
    const { edition, findings } = newsroom.build();
    expect(edition).toBeNull();
    const repeated = findings.filter(({ message }) => message.includes("përsëritet"));
    const fields = ["id", "title", "slug", "contentFile"];
    expect(repeated.map(({ path }) => path)).toEqual(fields.map((field) => `contents[1].${field}`));
    for (const { hint } of repeated) expect(hint).toMatch(/te rreshti \d+/);
  });

  it.each(["__proto__", "constructor", "prototype"])("with a field named %s is refused wherever it stands", (name) => {
    const text = JSON.stringify(magazine({ gameData: { levels: { zzz: 1 } } })).replace("zzz", name);
    newsroom.write("magazine.json", text);
    const { edition, findings } = found();
    expect(edition).toBeNull();
    expect(findings[0]).toContain(`„${name}“ nuk lejohet`);
    newsroom.write("magazine.json", JSON.stringify(magazine({ gameData: `{"${name}":1}` })));
    expect(found().edition).toBeNull();
  });

  it("of HTML nested too deep to be read is refused", () => {
    newsroom.write("magazine.json", magazine({ contentFile: "lessons/graviteti.html" }));
    newsroom.write("lessons/graviteti.html", `${"<div>".repeat(2000)}Pse bie guri?`);
    const { edition, findings } = found();
    expect(edition).toBeNull();
    expect(findings[0]).toContain("më thellë se sa lexohet dot");
  });

  it("nested too deep to be read is refused", () => {
    newsroom.write("magazine.json", `{"authors":${"[".repeat(200_000)}`);
    const { edition, findings } = found();
    expect(edition).toBeNull();
    expect(findings).toEqual(["1:1 Skedari ka kllapa brenda kllapash më thellë se sa lexohet dot."]);
  });

  it("that is not UTF-8 is refused at its first wrong letter", () => {
    const text = JSON.stringify(magazine({ title: "E zëna" }), null, 2);
    writeFileSync(newsroom.file, Buffer.from(text, "latin1"));
    const { edition, findings } = found();
    expect(edition).toBeNull();
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(/^5:\d+ Skedari nuk është në UTF-8\.$/);
  });

  it.each([
    [
      "a lesson in Windows-1252",
      "lessons/graviteti.md",
      Buffer.from("Pse bie guri?\n\nSepse Toka e tërheq.\n", "latin1"),
      /^3:15 /,
    ],
    ["a lesson in UTF-16", "lessons/graviteti.md", Buffer.from("\uFEFFPse bie guri?\n", "utf16le"), /^1:1 /],
    ["a glossary in Windows-1252", "glossary.json", Buffer.from('[\n{"term": "zë"}]', "latin1"), /^2:12 /],
  ])("%s is refused at its first wrong letter", (_, file, bytes, place) => {
    newsroom.write(file, bytes);
    const { edition, findings } = found();
    expect(edition).toBeNull();
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(place);
    expect(findings[0]).toContain("UTF-8");
  });

  it("a glossary with a byte-order mark is read", () => {
    newsroom.write("glossary.json", "\uFEFF[]");
    expect(found().findings).toEqual([]);
  });

  it("with a word processor's quotes is told once a line what quotes JSON wants", () => {
    newsroom.write("magazine.json", '{\n"authors": [{"name": “Redaksia”, "title": ”Mësime”}],\n“contents”: []}');
    const { findings } = found();
    expect(findings).toHaveLength(2);
    for (const [index, line] of findings.entries())
      expect(line).toMatch(new RegExp(`^${index + 2}:.*thonjëza të drejta`));
  });

  it("that is not there is refused", () => {
    newsroom.close();
    expect(found().findings).toEqual(["1:1 Skedari nuk gjendet."]);
  });
});
