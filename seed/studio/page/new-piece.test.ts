import { describe, expect, it } from "vitest";
import { magazine, newsroomPerTest, picture } from "../../pipeline/fixtures/newsroom";
import { buildEdition } from "../../pipeline/magazine/build-edition";
import { freeSlug, listOfKind, type NewPiece, newFiles, newKinds, pieceKinds } from "./new-piece";

const newsroom = newsroomPerTest((opened) => opened.write("public/covers/kapitull-physics.svg", picture));
const options = {
  title: "Pse bie guri?",
  deck: "Një gur dhe Toka.",
  category: "mekanika",
  authorId: 1,
  type: "physics",
};

describe("a piece that the studio begins", () => {
  it.each(Object.keys(newKinds) as NewPiece["kind"][])("is sound where it is a %s, with to-dos alone", (kind) => {
    const files = newFiles(JSON.stringify(magazine(), null, 2), "pse-bie-guri", { kind, ...options });
    for (const { name, text } of files) newsroom.write(name, text);
    const { findings, edition } = buildEdition(newsroom.file, {
      publicFolder: `${newsroom.folder}/public`,
      part: { slugs: null },
    });
    const written = JSON.parse(files.at(-1)?.text ?? "");
    const list = listOfKind[kind] ?? (kind === "project" ? "projects" : "contents");
    expect(Object.values(written[list].at(-1))).toContain(options.title);
    if (pieceKinds.includes(kind)) {
      expect(files[0]?.name).toMatch(kind === "project" ? /\/pse-bie-guri\/permbledhje\.md$/ : /\/pse-bie-guri\.md$/);
      expect(written[list].at(-1)).toMatchObject({ draft: true });
      expect(Object.values(written[list].at(-1))).toContain(options.deck);
      expect(edition?.manifest[list as "contents"].at(-1)).toMatchObject({ title: options.title });
    }
    expect(findings.filter(({ severity, rule }) => severity !== "todo" && rule !== "own-cover")).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
  });

  it("has an address of its own, made of its title", () => {
    expect(freeSlug("Ç’është ngjyra?", ["c-eshte-ngjyra"])).toBe("c-eshte-ngjyra-2");
  });
});
