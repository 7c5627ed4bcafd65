import { expect, it } from "vitest";
import { recoveredPieces } from "./recovered-pieces";

const piece = (title: string, slug: string, more = {}) => ({
  ...{ title, slug, contentTypeId: 1, contentFile: `lessons/${slug}.md` },
  ...more,
});
const [graviteti, marsi] = [piece("Graviteti", "graviteti"), piece("Marsi", "marsi")];
const magazine = (...contents: object[]) => JSON.stringify({ contents });
const saved = magazine(graviteti, marsi);
const terms = [
  { term: "forcë", definition: "Shtyn ose tërheq.", english: "force", forms: ["forca"] },
  { term: "masë", definition: "Sa lëndë ka.", english: "mass", forms: ["masa"] },
];
const savedText = (name: string) => ({ "magazine.json": saved, "glossary.json": JSON.stringify(terms) })[name] ?? "";
const draft = (name: string, text: string, at = 1) => ({ name, text, base: "0", at, stamp: "a-1" });

it.each([
  ["a text by its piece", [draft("lessons/marsi.md", "I kuq.")], [["Marsi", ["lessons/marsi.md"]]]],
  [
    "the exercises beside it",
    [draft("lessons/marsi.md", "I kuq."), draft("practice/marsi.md", "## kuptoj: a")],
    [["Marsi", ["lessons/marsi.md", "practice/marsi.md"]]],
  ],
  [
    "a piece that was begun, with its place in the list, which is worth nothing alone",
    [draft("lessons/uji.md", "Uji."), draft("magazine.json", magazine(graviteti, marsi, piece("Uji", "uji")))],
    [["Uji", ["magazine.json", "lessons/uji.md"]]],
  ],
  [
    "fields, by the pieces whose they are",
    [draft("magazine.json", magazine(graviteti, { ...marsi, deck: "Një fjali." }))],
    [["Fushat: Marsi", ["magazine.json"]]],
  ],
  ["an order", [draft("magazine.json", magazine(marsi, graviteti))], [["Radha e shkrimeve", ["magazine.json"]]]],
  [
    "fields apart from a text that was saved once",
    [
      draft("magazine.json", magazine(graviteti, { ...marsi, deck: "Një fjali." })),
      draft("lessons/marsi.md", "I kuq."),
    ],
    [
      ["Fushat: Marsi", ["magazine.json"]],
      ["Marsi", ["lessons/marsi.md"]],
    ],
  ],
  ["the glossary", [draft("glossary.json", "[]")], [["Fjalori", ["glossary.json"]]]],
  [
    "a file of no piece by its name",
    [draft("tables/terms.json", "[]")],
    [["tables/terms.json", ["tables/terms.json"]]],
  ],
  [
    "chapters, which are no pieces",
    [draft("magazine.json", JSON.stringify({ contents: [graviteti, marsi], categories: [{ name: "uji" }] }))],
    [["Kapitujt, redaksitë dhe shtigjet", ["magazine.json"]]],
  ],
  [
    "a list that is half written, and what belongs to the saved one",
    [draft("magazine.json", '{"contents": ['), draft("lessons/marsi.md", "I kuq.")],
    [
      ["Radha e shkrimeve", ["magazine.json"]],
      ["Marsi", ["lessons/marsi.md"]],
    ],
  ],
])("offers %s", (_, drafts, wanted) => {
  const offered = recoveredPieces(drafts, savedText);
  expect(offered.map(({ title, drafts }) => [title, drafts.map(({ name }) => name)])).toEqual(wanted);
});

it("tells when the latest was written, and how its text begins", () => {
  const [offered] = recoveredPieces(
    [draft("magazine.json", magazine(piece("Uji", "uji")), 5), draft("lessons/uji.md", "Uji ".repeat(200), 9)],
    savedText,
  );
  expect(offered?.at).toBe(9);
  expect(offered?.excerpt).toEqual([{ text: "Uji ".repeat(75) }]);
});

it.each([
  ["a new text from its beginning", "", "Marsi është i kuq. Ka dy hëna.", "Marsi është i kuq. Ka dy hëna."],
  [
    "from the changed sentence on",
    "# Marsi\n\nMarsi është i kuq. Ka një hënë. Dy?",
    "# Marsi\n\nMarsi është i kuq. Ka dy hëna. Dy?",
    "… Ka dy hëna. Dy?",
  ],
  ["from a changed paragraph on", "Një.\n\nDy pika.", "Një.\n\nTri pika.", "… Tri pika."],
  ["from what was added at its end", "Një.\n", "Një.\n\nDy.", "… Dy."],
  ["the sentence after which the rest was taken away", "A. Një. Dy.", "A. Një. ", "… Një. "],
])("shows %s", (_, before, now, wanted) => {
  const files = (name: string) => (name === "lessons/marsi.md" ? before : savedText(name));
  expect(recoveredPieces([draft("lessons/marsi.md", now)], files)[0]?.excerpt).toEqual([{ text: wanted }]);
});

it.each([
  [
    "terms by their words, those that are new, otherwise and gone",
    draft(
      "glossary.json",
      JSON.stringify([
        { ...terms[0], definition: "Ndryshon lëvizjen." },
        { term: "punë", definition: "Forcë herë rrugë.", english: "work", forms: [] },
      ]),
    ),
    [
      { term: "forcë", text: "Ndryshon lëvizjen." },
      { term: "punë", text: "Forcë herë rrugë." },
      { term: "masë", text: "u hoq" },
    ],
  ],
  [
    "the fields that differ, wherever their piece stands now",
    draft("magazine.json", magazine({ ...marsi, deck: "Një fjali.", draft: true }, graviteti)),
    [
      { field: "deck", text: "Një fjali." },
      { field: "draft", text: "po" },
    ],
  ],
  ["nothing of an order", draft("magazine.json", magazine(marsi, graviteti)), []],
  ["the text of what is half written", draft("glossary.json", "[{"), [{ text: "[{" }]],
  ["a file of its own whole", draft("quizzes/uji.json", '{"passScore":70}'), [{ field: "passScore", text: "70" }]],
])("shows %s", (_, written, wanted) => {
  expect(recoveredPieces([written], savedText)[0]?.excerpt).toEqual(wanted);
});

it.each([
  ["a text", draft("lessons/marsi.md", "I kuq."), { kind: "piece", slug: "marsi" }],
  ["fields", draft("magazine.json", magazine(graviteti, { ...marsi, deck: "D." })), { kind: "piece", slug: "marsi" }],
  ["a term", draft("glossary.json", "[]"), { kind: "glossary" }],
  ["a table", draft("tables/terms.json", "[]"), null],
])("says where one goes on with %s", (_, written, wanted) => {
  expect(recoveredPieces([written], savedText)[0]?.opens).toEqual(wanted);
});
