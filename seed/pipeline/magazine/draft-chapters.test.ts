/** Tests that draft chapters and paths are kept, previewed and never published. */
import { afterAll, describe, expect, it } from "vitest";
import { magazine, openNewsroom, piece } from "../fixtures/newsroom";
import { buildEdition } from "./build-edition";

const newsroom = openNewsroom();
afterAll(newsroom.close);

const mechanics = { id: 2, name: "mekanika", displayName: "Mekanika", description: "Lëvizja.", type: "physics" };
const fluids = { ...mechanics, id: 3, name: "lengjet", displayName: "Lëngjet", draft: true };
const stone = piece({ id: 1, slug: "guri", contentFile: "lessons/graviteti.md", contentTypeId: 1 });
const water = { id: 2, slug: "uji", title: "Uji", contentFile: "lessons/uji.md", contentTypeId: 1, categoryId: 3 };
const path = (name: string, lesson: string, more: object) => ({
  ...{ name, title: "Klasa IX", why: "Për ty.", lessons: [{ lesson, why: "Sepse." }] },
  ...more,
});
const written = (lists: object) => {
  newsroom.write("lessons/uji.md", "Pse rrjedh uji?\n");
  return magazine(
    {},
    { categories: [mechanics, fluids], contents: [stone, piece({ ...water, draft: true })], ...lists },
  );
};
const errors = (lists: object) =>
  newsroom
    .findingsOf(written(lists))
    .filter(({ severity }) => severity === "error")
    .map(({ path: where, message }) => `${where}: ${message}`);

describe("a draft chapter", () => {
  it("and its drafts are not published, and are in the studio's preview without their mark", () => {
    expect(errors({})).toEqual([]);
    expect(newsroom.build().edition?.manifest.categories.map(({ name }) => name)).toEqual(["mekanika"]);
    const preview = buildEdition(newsroom.file, { part: { slugs: null, despiteErrors: true } }).edition?.manifest;
    expect(preview?.categories).toMatchObject([{ name: "mekanika" }, { name: "lengjet" }]);
    expect(preview?.categories[1]).not.toHaveProperty("draft");
    expect(preview?.contents.map(({ slug }) => slug)).toEqual(["guri", "uji"]);
  });

  it("with places to be written holds nothing back", () => {
    const open = { ...fluids, description: "✎ Një fjali." };
    expect(
      newsroom.findingsOf(written({ categories: [mechanics, open] })).filter(({ rule }) => rule === "unwritten"),
    ).toEqual([]);
  });

  it("holds a piece back that is no draft, and says what to do", () => {
    expect(errors({ contents: [stone, piece(water)] })).toEqual([
      "contents[1].categoryId: Kapitulli „Lëngjet“ është ende skicë.",
    ]);
  });

  it("may not be linked to by what readers see", () => {
    newsroom.write("lessons/graviteti.md", "Pse bie guri? Shih [lëngjet](/physics/lengjet).\n");
    expect(errors({})).toEqual([
      expect.stringMatching(
        /^categories\[1\]\.draft: „Lëngjet“ është ende skicë, por te ai çojnë lidhje\. .*\/physics\/guri/,
      ),
    ]);
    newsroom.write("lessons/graviteti.md", "Pse bie guri?\n");
  });

  it("is none of those in the menu of every page", () => {
    const built = { ...fluids, name: "valet", displayName: "Valët" };
    expect(errors({ categories: [mechanics, built], contents: [stone] })).toEqual([
      "categories[1].draft: „Valët“ është te menyja e çdo faqeje dhe nuk bëhet skicë.",
    ]);
  });
});

describe("a draft path", () => {
  it("may lead through drafts, and is not published", () => {
    const paths = [path("i-pari", "guri", {}), path("i-dyti", "uji", { draft: true })];
    expect(errors({ paths })).toEqual([]);
    const { edition } = newsroom.build();
    const [map] = [...(edition?.entries ?? [])].filter(([key]) => key === edition?.manifest.map);
    expect(JSON.parse(map?.[1] ?? "{}").paths).toMatchObject([{ name: "i-pari", lessons: [{ lesson: "guri" }] }]);
  });

  it("that is none any more may not lead through drafts", () => {
    expect(errors({ paths: [path("i-dyti", "uji", {})] })).toEqual(["paths[0].lessons[0].lesson: Nuk ka mësim „uji“."]);
  });
});
