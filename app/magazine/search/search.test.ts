import { expect, test } from "vitest";
import { foundHtml, foundLine } from "./found-html";
import { openIndex } from "./open-index";
import { indexPart } from "./part-names";
import { lettersOfPart, openPart, plainField, writePart } from "./part-text";
import { search } from "./search";
import { encodePostings } from "./search-parts";
import { addPostings, emptyTally, scorePlace } from "./tally";

/** Two lessons and a term: a part of three lines, and the index to it. */
const lines = [
  "gravitet\t/fjalori#gravitet\t\t<math><mi>g</mi></math>\tN/kg\t\t\tTërheqja e trupave.",
  "Pse Hëna nuk bie?\t/physics/graviteti\t/covers/graviteti.svg\t\t\t\t\tE njëjta forcë e mban Hënën.\tMolla <b>bie</b>.",
  "\t\t\t\t\tHëna bie çdo ditë\t#hena\tPesha: F = m·g\tHëna bie rreth Tokës.",
  "Fërkimi\t/physics/ferkimi\t\t\t\t\t\tMolla rri mbi tryezë.",
];
const words: Record<string, Parameters<typeof encodePostings>[0]> = {
  bie: [
    { place: 1, weight: 9, sentences: [1] },
    { place: 2, weight: 8, sentences: [1] },
  ],
  ferk: [{ place: 3, weight: 12, sentences: [] }],
  grav: [{ place: 0, weight: 12, sentences: [] }],
  hen: [
    { place: 1, weight: 12, sentences: [0] },
    { place: 2, weight: 10, sentences: [1] },
  ],
  moll: [
    { place: 1, weight: 3, sentences: [1] },
    { place: 3, weight: 4, sentences: [0] },
  ],
  tok: [{ place: 2, weight: 4, sentences: [1] }],
};
const index = [
  "mekanika-0123456789abcdef:4\ntmmm\nAABA",
  "E= f g m|2.0",
  "~grav|0",
  Object.entries(words)
    .map(([stem, postings]) => `${stem} ${encodePostings(postings)}`)
    .join("\n"),
].join("\n\n");
const parts: Record<string, string> = { [indexPart]: index, "mekanika-0123456789abcdef": writePart(lines) };
const find = async (query: string) => {
  const found = await search(async (name) => parts[name] ?? null, query);
  if (found === null) throw new Error("there is no index");
  return found;
};
const addresses = async (query: string) => (await find(query)).results.map(({ href }) => href);

test("postings are read back as they were written, however far apart", () => {
  const postings = [
    { place: 0, weight: 15, sentences: [0, 5, 63] },
    { place: 31, weight: 1, sentences: [] },
    { place: 1_200, weight: 7, sentences: [2] },
    { place: 40_000, weight: 2, sentences: [] },
  ];
  const text = `fjal ${encodePostings(postings)}\nfjale ABBJ`;
  const [tally, touched] = [emptyTally(50_000), new Set<number>()];
  addPostings({ text, places: 50_000 }, 5, 1, tally, touched);
  expect([...touched]).toEqual(postings.map(({ place }) => place));
  const scores = postings.map(({ place }) => (tally.scores[place] ?? 0) / (tally.scores[31] ?? 0));
  for (const [index, { weight }] of postings.entries()) expect(scores[index]).toBeCloseTo(weight);
  const { sentence } = scorePlace({ text, steps: 0 }, 1_200, [tally]);
  expect(sentence).toBe(2);
});

test("a line is read back as it was written, in ASCII whatever letters it has", () => {
  const written = ["Çdo ditë\t~ i `^` ≈ 3·10⁸\u00a0m/s „ë“", "", `e fundit\t${"αβγδεζηθ→←↑↓".repeat(2)}😀`];
  const part = writePart(written);
  const [fieldsOf, letters] = [openPart(part), lettersOfPart(part)];
  const read = written.map((_, line) =>
    fieldsOf(line)
      .map((field) => plainField(field, letters))
      .join("\t"),
  );
  expect(read).toEqual(written);
  expect(part.replace("😀", "")).toMatch(/^[\0-\x7f]*$/);
  expect(fieldsOf(written.length)).toEqual([]);
});

test("a word is found in every form, without ë and ç, and marked as the lesson writes it", async () => {
  for (const query of ["hëna", "hënës", "HENEN", "hen"]) expect((await addresses(query))[0]).toBe("/physics/graviteti");
  const [first] = (await find("henes")).results;
  expect(first?.sentence.filter(({ marked }) => marked)).toEqual([{ text: "Hënën", marked: true }]);
});

test("a result leads to its section, and names the other sections of its page", async () => {
  const [result] = (await find("hena toka")).results;
  expect(result).toMatchObject({ href: "/physics/graviteti#hena", where: "Hëna bie çdo ditë" });
});

test("a term that is the whole query comes first", async () => {
  expect((await addresses("graviteti"))[0]).toBe("/fjalori#gravitet");
});

test("letters left out, put in or swapped are forgiven, and the word that was taken is told", async () => {
  // With another last letter no ending is removed („newtom“ found nothing).
  for (const slip of ["gravtet", "grawitet", "garvitet", "gravitek"]) {
    const { results, instead } = await find(slip);
    expect([slip, results[0]?.href, instead[0]?.nearest]).toEqual([slip, "/fjalori#gravitet", "gravitet"]);
  }
});

test("a lesson has its drawing, and a term its symbol and unit", async () => {
  const [friction, moon] = (await find("molla")).results;
  expect([moon?.picture, friction?.picture]).toEqual(["/covers/graviteti.svg", ""]);
  expect((await find("graviteti")).results[0]).toMatchObject({ symbol: "<math><mi>g</mi></math>", unit: "N/kg" });
});

test("a formula is found by its signs in any order, and by its words", async () => {
  for (const query of ["F = mg", "g=F/m", "ef baraz em gë".replace("gë", "ge")]) {
    expect([query, (await addresses(query))[0]]).toEqual([query, "/physics/graviteti#hena"]);
  }
});

test("a page that has both words stands before one that has one", async () => {
  expect((await addresses("molla bie"))[0]).toBe("/physics/graviteti");
});

test("a word that every object has is a word like others", async () => {
  for (const query of ["constructor", "toString hena", "__proto__", "hasOwnProperty = constructor"]) {
    expect([query, (await find(query)).query]).toEqual([query, query]);
  }
});

test("common words and nothing find nothing", async () => {
  for (const query of ["", "   ", "pse si ku", "?!", "e"])
    expect([query, (await find(query)).total]).toEqual([query, 0]);
});

test("what is printed holds no letter of the query or of a lesson as HTML", async () => {
  const query = 'molla <img src=x onerror=alert(1)> " & bie';
  const found = await find(query);
  const html = foundHtml(found, null);
  expect(html).not.toMatch(/<(?!\/?(?:ol|ul|li|p|div|h2|a|mark|nav|span|picture|source)\b|img src="\/covers\/)/);
  expect(html).toContain("Molla</mark> &lt;b&gt;");
  expect(foundLine(found)).toContain(query);
});

test("a text that is no index is refused", () => {
  expect(() => openIndex("<!DOCTYPE html>")).toThrow();
});
