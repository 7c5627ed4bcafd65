import { afterAll, describe, expect, it } from "vitest";
import { magazine, openNewsroom, piece } from "../fixtures/newsroom";

const newsroom = openNewsroom();
afterAll(newsroom.close);

const contents = ["a", "b", "c"].map((slug, index) =>
  piece({ id: index + 1, slug, contentTypeId: 1, ...(slug === "b" && { needs: ["a"] }) }),
);
const path = (name: string, ...slugs: string[]) => ({
  name,
  title: "Klasa IX",
  why: "Për ty.",
  lessons: slugs.map((lesson) => ({ lesson, why: "Sepse." })),
});

/** Returns the findings about the paths of a magazine in which b needs a. */
const found = (...paths: object[]) =>
  newsroom
    .findingsOf(magazine({}, { contents, paths }))
    .filter(({ path: where }) => where.startsWith("paths"))
    .map(({ severity, path: where, message }) => `${severity} ${where}: ${message}`);

describe("a path", () => {
  it("whose lessons come after what they need is no finding", () => {
    expect(found(path("i-pari", "a", "b", "c"))).toEqual([]);
  });

  it("may take a need from a path before it", () => {
    expect(found(path("i-pari", "a"), path("i-dyti", "b"))).toEqual([]);
  });

  it.each([
    [
      "a lesson before its need",
      path("x", "b", "a"),
      /^error paths\[0\]\.lessons\[0\]\.lesson: „b“ kërkon „a“, që vjen/,
    ],
    ["a lesson whose need is nowhere", path("x", "b"), /^warning paths\[0\]\.lessons\[0\]\.lesson: „b“ kërkon „a“\./],
    ["a lesson that does not exist", path("x", "ç"), /^error paths\[0\]\.lessons\[0\]\.lesson: /],
    ["a lesson twice", path("x", "a", "a"), /^error paths\[0\]\.lessons\[1\]\.lesson: „a“ përsëritet/],
    ["a field that nothing reads", { ...path("x", "a"), klasa: 9 }, /^error paths\[0\]\.klasa: /],
    ["without its sentence", { ...path("x", "a"), why: "" }, /^error paths\[0\]\.why: /],
  ])("with %s is told", (_, written, finding) => {
    expect(found(written)).toEqual([expect.stringMatching(finding)]);
  });

  it("has a name of its own", () => {
    expect(found(path("x", "a"), path("x", "c"))).toEqual([expect.stringMatching(/^error paths\[1\]\.name: /)]);
  });
});
