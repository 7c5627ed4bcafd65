/** Tests that draft authors are kept, previewed and never published. */
import { expect, it } from "vitest";
import { magazine, newsroomPerTest, piece } from "../fixtures/newsroom";
import { buildEdition } from "./build-edition";

const newsroom = newsroomPerTest();

const physics = { id: 1, name: "Redaksia e Fizikës", title: "Mësime të fizikës" };
const chemists = { id: 2, name: "Redaksia e Kimisë", title: "✎ Me çfarë merret", draft: true };
const authors = [physics, chemists];
const signed = (more: object) => piece({ id: 8, slug: "uji", title: "Uji", contentFile: "lessons/uji.md", ...more });
const errors = (lists: object) =>
  newsroom
    .findingsOf(magazine({}, { authors, ...lists }))
    .map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
const names = (edition: ReturnType<typeof buildEdition>["edition"]) =>
  edition?.manifest.authors.map(({ name }) => name);

it("holds nothing back with its open places, and is in the preview alone, without its mark", () => {
  expect(errors({})).toEqual([]);
  const { ok, edition } = newsroom.build();
  expect([ok, names(edition)]).toEqual([true, ["Redaksia e Fizikës"]]);
  const preview = buildEdition(newsroom.file, { part: { slugs: null, despiteErrors: true } }).edition;
  expect(names(preview)).toEqual(["Redaksia e Fizikës", "Redaksia e Kimisë"]);
  expect(preview?.manifest.authors[1]).not.toHaveProperty("draft");
});

it("may sign drafts, and holds back a piece that is none", () => {
  newsroom.write("lessons/uji.md", "Pse rrjedh uji?\n");
  expect(errors({ contents: [piece({}), signed({ authorId: 2, draft: true })] })).toEqual([]);
  expect(errors({ contents: [piece({}), signed({ authorId: 2 })] })).toContain(
    "error contents[1].authorId: Redaksia „Redaksia e Kimisë“ është ende skicë.",
  );
});
