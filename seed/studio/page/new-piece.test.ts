import { describe, expect, it } from "vitest";
import { magazine, newsroomPerTest, picture } from "../../pipeline/fixtures/newsroom";
import { buildEdition } from "../../pipeline/magazine/build-edition";
import { freeSlug, type NewPiece, newFiles, newKinds } from "./new-piece";

const newsroom = newsroomPerTest((opened) => opened.write("public/covers/kapitull-physics.svg", picture));
const options = { title: "Pse bie guri?", deck: "Një gur dhe Toka.", category: "mekanika", authorId: 1 };

describe("a piece that the studio begins", () => {
  it.each(Object.keys(newKinds) as NewPiece["kind"][])("is sound where it is a %s, with to-dos alone", (kind) => {
    const files = newFiles(JSON.stringify(magazine(), null, 2), "pse-bie-guri", { kind, ...options });
    for (const { name, text } of files) newsroom.write(name, text);
    expect(files[0]?.name).toMatch(/\/pse-bie-guri\.md$/);
    const { findings, edition } = buildEdition(newsroom.file, {
      publicFolder: `${newsroom.folder}/public`,
      part: { slugs: null },
    });
    expect(edition?.manifest.contents.at(-1)).toMatchObject({ title: options.title });
    expect(JSON.parse(files.at(-1)?.text ?? "").contents.at(-1)).toMatchObject({ deck: options.deck, draft: true });
    expect(findings.filter(({ severity, rule }) => severity !== "todo" && rule !== "own-cover")).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
  });

  it("has an address of its own, made of its title", () => {
    expect(freeSlug("Ç’është ngjyra?", ["c-eshte-ngjyra"])).toBe("c-eshte-ngjyra-2");
  });
});
