import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { magazine, newsroomPerTest, piece } from "../fixtures/newsroom";
import { changedDrafts } from "./changed-drafts";

const newsroom = newsroomPerTest();
const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.al", ...words], {
    cwd: newsroom.folder,
    encoding: "utf8",
  }).trim();
const draft = (slug: string, more: object = {}) =>
  piece({ slug, title: slug.toUpperCase(), contentFile: `lessons/${slug}.md`, draft: true, ...more });
const chapter = { id: 2, name: "mekanika", displayName: "Mekanika", type: "physics" };

it("names the drafts that changed since the branch began, by their fields, their files or as new ones", () => {
  const write = (contents: object[], categories: object[] = [chapter]) =>
    newsroom.write("magazine.json", magazine({}, { contents, categories }));
  write([draft("a"), draft("b"), draft("c"), piece({ title: "Graviteti" })]);
  for (const name of ["a", "b", "c"]) newsroom.write(`lessons/${name}.md`, "Një.\n");
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "a");
  const commit = git("rev-parse", "HEAD");
  expect(changedDrafts(newsroom.file, commit)).toEqual([]);

  newsroom.write("lessons/a.md", "Dy.\n");
  newsroom.write("lessons/graviteti.md", "Dy.\n");
  write(
    [draft("a"), draft("b", { deck: "Pse?" }), draft("c"), piece({ title: "Rënia" }), draft("d")],
    [chapter, { ...chapter, id: 3, name: "optika", displayName: "Optika", draft: true }],
  );
  expect(changedDrafts(newsroom.file, commit)).toEqual(["A", "B", "D", "Optika"]);

  // A draft that is one no more is named by nothing; a broken list is a finding of the check.
  write([draft("a", { draft: undefined }), draft("b"), draft("c")]);
  expect(changedDrafts(newsroom.file, commit)).toEqual([]);
  newsroom.write("magazine.json", "{");
  expect(changedDrafts(newsroom.file, commit)).toEqual([]);
});
