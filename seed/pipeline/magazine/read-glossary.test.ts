import { describe, expect, it } from "vitest";
import { glossaryKey } from "../../../app/library/kv-layout";
import { newsroomPerTest } from "../fixtures/newsroom";

const newsroom = newsroomPerTest((opened) => {
  opened.write("lessons/graviteti.md", lesson);
});

const term = {
  term: "shpejtësi",
  definition: "Rruga në njësinë e kohës.",
  symbol: "v",
  unit: "m/s",
  english: "speed",
  taughtIn: ["/physics/graviteti"],
  forms: ["shpejtësi", "shpejtësia"],
};
const lesson = "Pse bie guri? Shpejtësi nuk kishte; shpejtësia rritet.\n";

function findingsOf(...entries: object[]) {
  newsroom.write("glossary.json", entries);
  return newsroom.build().findings;
}

describe("a glossary", () => {
  it("is published under a key of its own, named by the manifest, its symbols typeset", () => {
    expect(findingsOf(term)).toEqual([]);
    const { edition } = newsroom.build();
    const key = edition?.manifest.glossary ?? "";
    expect(key).toMatch(/^glossary@[0-9a-f]{16}$/);
    expect(key).toBe(glossaryKey(key.slice(-16)));
    const { forms: _, ...published } = term;
    const symbolMath = "<math><mi>v</mi></math>";
    const explainedAt = term.taughtIn[0];
    const stored = JSON.parse(edition?.entries.get(key) ?? "");
    expect(stored).toEqual([{ id: "shpejtesi", ...published, symbolMath, explainedAt }]);
  });

  it("changes the version of the edition when a word of it changes", () => {
    findingsOf(term);
    const version = newsroom.build().edition?.manifest.version;
    findingsOf({ ...term, definition: "Rruga për çdo njësi të kohës." });
    expect(newsroom.build().edition?.manifest.version).not.toBe(version);
  });

  it("may be missing", () => {
    expect(newsroom.build().edition?.manifest).not.toHaveProperty("glossary");
  });

  it("must be a list", () => {
    newsroom.write("glossary.json", "{}");
    expect(newsroom.build().findings).toMatchObject([{ line: 1, severity: "error" }]);
  });
});

describe("a term", () => {
  it.each([
    ["a field that is missing", { definition: undefined }, "[0].definition"],
    ["a field that nobody reads", { simbol: "v" }, "[0].simbol"],
    ["two sentences", { definition: "Rruga. Pjesëtuar me kohën." }, "[0].definition"],
    ["a definition without its full stop", { definition: "Rruga në njësinë e kohës" }, "[0].definition"],
    ["a slip that a lesson may not have either", { definition: "Rruga ne nje sekondë." }, "[0].definition"],
    ["a lesson that does not exist", { taughtIn: ["/physics/shpejtesia"] }, "[0].taughtIn[0]"],
    ["no lesson at all", { taughtIn: [] }, "[0].taughtIn"],
    ["a symbol that is no TeX", { symbol: "\\vek{v}" }, "[0].symbol"],
  ])("with %s is a finding at its place", (_, fields, path) => {
    expect(findingsOf({ ...term, ...fields })).toMatchObject([{ path }]);
  });

  it.each([
    ["a lesson that never says it", "Pse bie guri?\n", 1],
    ["a lesson that says it only in a formula", "Pse? $\\text{shpejtësi}$\n", 1],
    ["a lesson that has it inside another word", "Mbishpejtësia? Shpejtësia-dritë.\n", 1],
    ["a lesson that says it in another form", "Ç’është *shpejtësia*?\n", 0],
    ["a lesson that says it in a note", "Pse?\n\n:::shenim[Kujdes]\nShpejtësia rritet.\n:::\n", 0],
    ["a lesson that says it over the end of a line", "Pse? Kjo shpejtësi\nrritet.\n", 0],
  ])("may lead to a lesson only where it is used: %s", (_, text, count) => {
    newsroom.write("lessons/graviteti.md", text);
    const found = findingsOf(term).filter(({ path }) => path === "[0].taughtIn[0]");
    expect(found).toHaveLength(count);
    expect(found.every(({ severity }) => severity === "error")).toBe(true);
  });

  it("may not take the anchor or a form of another", () => {
    expect(findingsOf(term, { ...term, forms: [] })).toMatchObject([{ path: "[1].term" }]);
    const other = { ...term, term: "ritëm", forms: ["ritëm", "shpejtësia"] };
    expect(findingsOf(term, other)).toMatchObject([{ path: "[1].forms[1]" }]);
    const joined = { ...other, forms: ["ritëm, ritmi"] };
    expect(findingsOf(term, joined)).toContainEqual(
      expect.objectContaining({ path: "[1].forms[0]", message: "Një trajtë ka presje." }),
    );
  });
});
