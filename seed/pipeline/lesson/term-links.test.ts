import { describe, expect, it } from "vitest";
import { excerpt } from "../../../app/magazine/excerpt";
import { PublicFiles } from "../checking/public-files";
import { renderLesson } from "./render-lesson";
import { sanitise } from "./sanitise";
import { indexTerms, type Term } from "./term-links";

const here = "/physics/graviteti";

function term(name: string, forms: string[], options: { everyday?: boolean; taughtIn?: string[] } = {}): Term {
  const { everyday = false, taughtIn = ["/physics/levizja-e-trupave"] } = options;
  const id = name.replaceAll("ë", "e").replaceAll(" ", "-");
  return {
    entry: { id, term: name, definition: "Një fjali.", english: name, taughtIn },
    forms,
    everyday,
    taughtAt: [],
  };
}

const force = term("forcë", ["forcë", "forca", "forcën", "forcës"]);
const friction = term("forcë e fërkimit", ["forca e fërkimit", "forcën e fërkimit"]);
const weight = term("peshë", ["pesha", "peshën"], { everyday: true });

/** Returns the words that are links, in reading order. */
function linked(markdown: string, terms: Term[]): string[] {
  return [...html(markdown, terms).matchAll(/<a class="term" href="\/fjalori#[^"]+">([^<]*)<\/a>/g)].map(
    (match) => match[1] ?? "",
  );
}

function html(markdown: string, terms: Term[]): string {
  const role = { kind: "text" as const, duration: 1, hasPage: () => true };
  const index = indexTerms(terms);
  return renderLesson(markdown, new PublicFiles("/"), { ...role, terms: { address: here, index } }).html;
}

describe("the first use of a term", () => {
  it("links to its entry, in whatever form it stands, and no later use does", () => {
    expect(html("Shtoje forcën. Forca rritet.", [force])).toBe(
      '<p class="open">Shtoje <a class="term" href="/fjalori#force">forcën</a>. Forca rritet.</p>',
    );
  });

  it("keeps the capital letter and the mark behind it", () => {
    expect(html("Forca!", [force])).toContain('<a class="term" href="/fjalori#force">Forca</a>!');
  });

  it("is that of the longest term that fits, also over the end of a line", () => {
    expect(linked("Mat forcën e\nfërkimit, pastaj forcën.", [force, friction])).toEqual([
      "forcën e\nfërkimit",
      "forcën",
    ]);
  });

  it.each(["E forcuar.", "Pa-forca.", "Forca-shtytje.", "Përforca."])("is no part of another word: %s", (markdown) => {
    expect(linked(markdown, [force])).toEqual([]);
  });

  it.each([
    ["a heading", "## Forca"],
    ["another link", "[Forca](/physics/mekanika)"],
    ["a formula", "$\\text{forca}$"],
    ["code", "`forca`"],
    ["a caption", '::figura[Forca.]{src="/a.svg" alt="forca"}'],
    ["the name of a note", ":::shenim[Forca]\nTekst.\n:::"],
    ["a question", ":::kontrollo\n1. Sa është forca?\n\n   Dy.\n:::"],
    ["a table", "| forca |\n|---|\n| forca |"],
    ["a source", ":::burime\n- Forca, 1687.\n:::"],
  ])("does not stand in %s", (_, closed) => {
    expect(linked(`Hyrje.\n\n${closed}\n\nPastaj forca.`, [force])).toEqual(["forca"]);
    expect(html(`Hyrje.\n\n${closed}\n\nPastaj forca.`, [force])).toContain("<p>Pastaj <a");
  });

  it("of a word with an everyday sense counts only in the lessons that teach it", () => {
    expect(linked("Pesha e fjalës.", [weight])).toEqual([]);
    const taught = { ...weight, entry: { ...weight.entry, taughtIn: [here] } };
    expect(linked("Pesha e gurit.", [taught])).toEqual(["Pesha"]);
  });
});

describe("the links of a lesson", () => {
  const names =
    "shpejtësi nxitim fuqi energji rrymë tension frekuencë periodë amplitudë kënd rreth sinus kosinus".split(" ");
  const many = names.map((name) => term(name, [name]));

  it("are at most twelve, the longest terms first", () => {
    const found = linked(names.map((name) => `Sa ${name}.`).join("\n\n"), many);
    expect(found).toHaveLength(12);
    expect(found).not.toContain("kënd");
  });

  it("are at most two a paragraph, the lesson's own term among them", () => {
    const own = term("kub", ["kub"], { taughtIn: [here] });
    expect(linked("Një frekuencë, një shpejtësi dhe një kub.", [...many, own])).toEqual(["frekuencë", "kub"]);
  });

  it("pass the sanitiser and leave the excerpt plain", () => {
    const body = html("Çdo forcë (pra, forca e fërkimit) vepron.", [force, friction]);
    expect(sanitise(body)).toEqual({ html: body, removed: [], stable: true });
    expect(excerpt(body)).toBe("Çdo forcë (pra, forca e fërkimit) vepron.");
  });
});
