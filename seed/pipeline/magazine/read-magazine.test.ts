import { describe, expect, it } from "vitest";
import type { Finding } from "../checking/finding";
import { magazine, newsroomPerTest, picture, piece, pixel } from "../fixtures/newsroom";

const newsroom = newsroomPerTest();

const findingsOf = (json: string | object) => newsroom.findingsOf(json);
const paths = (findings: Finding[]) => findings.map((finding) => finding.path);

describe("the JSON file", () => {
  it("that is cut short is named with the line where it ends", () => {
    const [finding] = findingsOf('{\n  "authors": [\n');
    expect(finding).toMatchObject({ line: 3, column: 1, severity: "error" });
  });

  it("that is missing or empty is a finding, not an exception", () => {
    expect(findingsOf("")).toHaveLength(1);
    expect(findingsOf("[]")).toHaveLength(1);
    newsroom.close();
    expect(newsroom.build()).toMatchObject({ ok: false, findings: [{ file: newsroom.file }] });
  });

  it("may begin with a byte order mark", () => {
    expect(findingsOf(`\uFEFF${JSON.stringify(magazine())}`)).toEqual([]);
  });

  it("may not hold names that a program takes for its own, nor a name twice", () => {
    const hostile = JSON.stringify(magazine({ gameData: 0 })).replace(
      '"gameData":0',
      '"gameData":{"__proto__":{"a":1}}',
    );
    expect(paths(findingsOf(hostile))).toEqual(["contents[0].gameData.__proto__"]);
    const nested = magazine({ gameData: '{"levels":[{"constructor":1}]}' });
    expect(paths(findingsOf(nested))).toEqual(["contents[0].gameData"]);
    expect(findingsOf('{"authors":[],"authors":[],"categories":[],"contents":[]}')).toHaveLength(1);
  });

  it("keeps a list it does not know yet as a warning", () => {
    expect(findingsOf(magazine({}, { podcasts: [] }))).toMatchObject([{ path: "podcasts", severity: "warning" }]);
  });

  it("needs its three lists", () => {
    expect(paths(findingsOf({ authors: [] }))).toEqual(["categories", "contents"]);
  });
});

describe("the fields of a content", () => {
  it("that are wrong are all named at once, each at its line", () => {
    const findings = findingsOf(magazine({ title: "", slug: "Ligji i I-rë", duration: 1.5, contentTypeId: 4 }));
    expect(new Set(paths(findings))).toEqual(
      new Set(["contents[0].title", "contents[0].slug", "contents[0].duration", "contents[0].contentTypeId"]),
    );
    expect(new Set(findings.map((finding) => finding.line)).size).toBe(4);
  });

  it("that are missing are named", () => {
    const [finding] = findingsOf(magazine({ title: undefined }));
    expect(finding).toMatchObject({ path: "contents[0].title", message: expect.stringContaining("Mungon") });
  });

  it("that nobody reads are named with the nearest one that somebody does", () => {
    const [finding] = findingsOf(magazine({ imageURL: "/covers/graviteti.svg" }));
    expect(finding).toMatchObject({ path: "contents[0].imageURL", hint: expect.stringContaining("imageUrl") });
  });

  it("must lead to an author and a category that exist", () => {
    expect(findingsOf(magazine({ categoryId: 9, authorId: 8 }))).toMatchObject([
      { path: "contents[0].categoryId", message: expect.stringContaining("9") },
      { path: "contents[0].authorId", message: expect.stringContaining("8") },
    ]);
  });

  it("must not repeat an id or a slug", () => {
    const twice = { contents: [piece({}), piece({})] };
    const reported = paths(findingsOf(magazine({}, twice)));
    expect(reported).toEqual(expect.arrayContaining(["contents[1].id", "contents[1].slug"]));
    newsroom.write("lessons/pesha.md", "Sa peshon guri?\n");
    const own = { id: 8, slug: "peshimi", title: "Pesha", contentFile: "lessons/pesha.md" };
    expect(findingsOf(magazine({}, { contents: [piece({}), piece(own)] }))).toEqual([]);
  });

  it("must name a picture that stands under public/, and no other file", () => {
    expect(paths(findingsOf(magazine({ imageUrl: "/covers/mungon.svg" })))).toEqual(["contents[0].imageUrl"]);
    for (const address of ["/../magazine.json", "https://example.org/a.svg", "//example.org/a.svg", "/covers"]) {
      expect(paths(findingsOf(magazine({ imageUrl: address })))).toEqual(["contents[0].imageUrl"]);
    }
  });

  it("without a social picture earn a warning, where the magazine has such pictures", () => {
    newsroom.write("public/social/prizma.png", pixel);
    expect(findingsOf(magazine())).toMatchObject([{ path: "contents[0].slug", severity: "warning" }]);
    newsroom.write("public/social/graviteti.png", pixel);
    expect(findingsOf(magazine())).toEqual([]);
  });

  it("with their department's cover are shared with its social picture", () => {
    newsroom.write("public/social/prizma.png", pixel);
    newsroom.write("public/covers/kapitull-physics.svg", picture);
    const begun = { contentTypeId: 2, imageUrl: "/covers/kapitull-physics.svg" };
    expect(paths(findingsOf(magazine(begun)))).toContain("contents[0].slug");
    newsroom.write("public/social/physics.png", pixel);
    expect(paths(findingsOf(magazine(begun)))).not.toContain("contents[0].slug");
  });

  it("whose reading time is off by more than a minute earn a warning", () => {
    newsroom.write("lessons/graviteti.md", `${"fjalë ".repeat(171)}\n`);
    const readingTime = (duration: number) =>
      // A slug of its own. The site's page on gravity has an interactive part whose words count too.
      findingsOf(magazine({ duration, contentTypeId: 1, slug: "guri" })).filter(({ rule }) => rule === "reading-time");
    expect(readingTime(3)).toEqual([]);
    expect(readingTime(4)).toMatchObject([
      { path: "contents[0].duration", severity: "warning", hint: expect.stringContaining("2") },
    ]);
  });
});

describe("a picture", () => {
  const cover = (address: string) => findingsOf(magazine({ imageUrl: address }));

  it("may be PNG, and is measured", () => {
    newsroom.write("public/covers/foto.png", pixel);
    expect(cover("/covers/foto.png")).toEqual([]);
  });

  it("of more than 500 KB is refused with its size and with what to do", () => {
    newsroom.write("public/covers/foto.png", Buffer.concat([pixel, Buffer.alloc(600_000)]));
    const [finding] = cover("/covers/foto.png");
    expect(finding).toMatchObject({ severity: "error", file: expect.stringContaining("foto.png") });
    expect(finding?.message).toContain("601\u00a0KB");
    expect(finding?.hint).toContain("seed/pictures/");
  });

  it("that is text under the name of a picture is refused", () => {
    newsroom.write("public/covers/foto.png", "përmbajtja e dosjes");
    expect(cover("/covers/foto.png").map(({ message }) => message)).toEqual([
      "„/covers/foto.png“ nuk është figurë .png që lexohet.",
    ]);
  });
});
