import { describe, expect, it } from "vitest";
import type { Term } from "./term-links";
import { placeTerm, sectionOf } from "./term-sections";
import { parseHtml } from "./tree";

const taughtIn = ["/physics/valet", "/physics/levizja"];
const lineOf = (line: number) => ({ file: "glossary.json", line, column: 1, path: "" });
const term: Term = {
  entry: { id: "shpejtesi", term: "shpejtësi", definition: "Sa rrugë.", english: "speed", taughtIn },
  forms: ["shpejtësi", "shpejtësia", "shpejtësia e çastit"],
  everyday: false,
  taughtAt: [lineOf(1), lineOf(2)],
};
const body = (html: string) => parseHtml(html) ?? { type: "root" as const, children: [] };
const lesson = `
  <p>Sa e madhe është shpejtësia?</p><nav class="toc"><p>shpejtësia</p></nav>
  <h2 id="pyetja">Pyetja</h2><p>Në shpejtësi e jep një numër.</p>
  <h2 id="fjala">Fjala</h2><p>Kjo quhet <em>shpejtësia e çastit</em>.</p>
  <section class="check"><h2 id="kontrollo">Kontrollo</h2><p><em>shpejtësi</em></p></section>`;

describe("a term", () => {
  it("is explained where it stands in italics, though it was used before", () => {
    expect(sectionOf(body(lesson), term)).toBe("fjala");
  });

  it("which stands nowhere in italics is explained where it is used first, not in the list of contents", () => {
    expect(sectionOf(body('<nav class="toc"><p>shpejtësia</p></nav><h2 id="b">B</h2><p>Shpejtësia.</p>'), term)).toBe(
      "b",
    );
  });

  it("that the opening explains has no section", () => {
    expect(sectionOf(body('<p>Shpejtësia.</p><h2 id="b">B</h2>'), term)).toBe("");
  });

  const rankOf = (address: string) => ["/physics/levizja", "/physics/valet"].indexOf(address);

  it("leads to the first lesson by the map that explains it, at its section, and each lesson keeps its line", () => {
    const placed = placeTerm(term, rankOf, () => body(lesson));
    expect(placed.entry).toMatchObject({ taughtIn: [...taughtIn].reverse(), explainedAt: "/physics/levizja#fjala" });
    expect(placed.taughtAt).toEqual([lineOf(2), lineOf(1)]);
  });

  it("that no lesson sets in italics leads where its editor said", () => {
    const placed = placeTerm(term, rankOf, () => body('<h2 id="b">B</h2><p>Shpejtësia.</p>'));
    expect(placed.entry).toMatchObject({ taughtIn, explainedAt: "/physics/valet#b" });
  });
});
