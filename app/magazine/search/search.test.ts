import { expect, test } from "vitest";
import { foundHtml, foundLine } from "./found-html";
import { openIndex } from "./open-index";
import { search } from "./search";
import { decodePostings, encodePostings, sentenceAt, sentenceCount } from "./search-parts";

/** Two lessons and a term: a part of three lines, and the index that leads into it. */
const lines = [
  "gravitet\t/fjalori#gravitet\t\t\tTërheqja e trupave.",
  "Pse Hëna nuk bie?\t/physics/graviteti\t\t\tE njëjta forcë e mban Hënën.\tMolla <b>bie</b>.",
  "\t\tHëna bie çdo ditë\t#hena\tPesha: F = m·g\tHëna bie rreth Tokës.",
  "Fërkimi\t/physics/ferkimi\t\t\tMolla rri mbi tryezë.",
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
  "mekanika-0123456789abcdef:4\nTMmM",
  "= f g m|2.0",
  "~grav|0",
  Object.entries(words)
    .map(([stem, postings]) => `${stem} ${encodePostings(postings)}`)
    .join("\n"),
].join("\n\n");
const parts: Record<string, string> = { index, "mekanika-0123456789abcdef": lines.join("\n") };
const find = async (query: string) => {
  const found = await search(async (name) => parts[name] ?? null, query);
  if (found === null) throw new Error("there is no index");
  return found;
};
const addresses = async (query: string) => (await find(query)).results.map(({ href }) => href);

test("postings are read back as they were written, however far apart", () => {
  const postings = [
    { place: 0, weight: 15, sentences: [0, 5, 63] },
    { place: 31, weight: 0, sentences: [] },
    { place: 1_200, weight: 7, sentences: [2] },
    { place: 40_000, weight: 1, sentences: [] },
  ];
  const text = `fjal ${encodePostings(postings)}\nfjale BJ`;
  const { places, weights, sentences } = decodePostings(text, 5);
  const read = places.map((place, each) => {
    const at = sentences[each] ?? 0;
    const named = Array.from({ length: sentenceCount(text, at) }, (_, nth) => sentenceAt(text, at, nth + 1));
    return { place, weight: weights[each], sentences: named };
  });
  expect(read).toEqual(postings);
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
  for (const slip of ["gravtet", "grawitet", "garvitet"]) {
    const { results, instead } = await find(slip);
    expect([slip, results[0]?.href, instead[0]?.nearest]).toEqual([slip, "/fjalori#gravitet", "gravitet"]);
  }
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
  expect(html).not.toMatch(/<(?!\/?(?:ol|ul|li|p|div|h2|a|mark|nav|span)\b)/);
  expect(html).toContain("Molla</mark> &lt;b&gt;");
  expect(foundLine(found)).toContain(query);
});

test("a text that is no index is refused", () => {
  expect(() => openIndex("<!DOCTYPE html>")).toThrow();
});
