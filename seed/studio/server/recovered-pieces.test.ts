import { expect, it } from "vitest";
import { recoveredPieces } from "./recovered-pieces";

const piece = (title: string, slug: string, more = {}) => ({
  ...{ title, slug, contentTypeId: 1, contentFile: `lessons/${slug}.md` },
  ...more,
});
const [graviteti, marsi] = [piece("Graviteti", "graviteti"), piece("Marsi", "marsi")];
const magazine = (...contents: object[]) => JSON.stringify({ contents });
const saved = magazine(graviteti, marsi);
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
    "a list that is half written, and what belongs to the saved one",
    [draft("magazine.json", '{"contents": ['), draft("lessons/marsi.md", "I kuq.")],
    [
      ["Radha e shkrimeve", ["magazine.json"]],
      ["Marsi", ["lessons/marsi.md"]],
    ],
  ],
])("offers %s", (_, drafts, wanted) => {
  const offered = recoveredPieces(drafts, saved);
  expect(offered.map(({ title, drafts }) => [title, drafts.map(({ name }) => name)])).toEqual(wanted);
});

it("tells when the latest was written, and how its text begins", () => {
  const [offered] = recoveredPieces(
    [draft("magazine.json", magazine(piece("Uji", "uji")), 5), draft("lessons/uji.md", "Uji ".repeat(200), 9)],
    saved,
  );
  expect(offered?.at).toBe(9);
  expect(offered?.excerpt).toBe("Uji ".repeat(75));
});
