/** Tests the most frequent mistakes of editors. Each gives a message in Albanian, at its place, with a remedy. */
import { describe, expect, it } from "vitest";
import { lesson, mistakes, worked } from "../fixtures/editor-mistakes";
import { magazine, newsroomPerTest, picture } from "../fixtures/newsroom";
import { pictureMistakes } from "../fixtures/picture-mistakes";
import { publishedMistakes } from "../fixtures/published-mistakes";

const newsroom = newsroomPerTest();

describe("a mistake", () => {
  it.each([...mistakes, ...publishedMistakes, ...pictureMistakes])(
    "%s is told with its place and what to do",
    (_, files, place, message, hint) => {
      for (const [name, text] of Object.entries(files)) newsroom.write(name, text);
      const { findings } = newsroom.build();
      const located = findings.map((each) => ({ ...each, at: `${each.file}:${each.line} ${each.path}` }));
      expect(located).toContainEqual(
        expect.objectContaining({
          at: expect.stringMatching(place),
          message: expect.stringContaining(message),
          hint: expect.stringContaining(hint),
        }),
      );
    },
  );

  it("in one line of a computation is told once, not in every line below", () => {
    newsroom.write(lesson, Object.values(worked("g = 9,81\nF = 2 * g\nF ≈ 19.62"))[0] as string);
    const computed = newsroom.build().findings.filter(({ rule }) => rule === "computation");
    expect(computed).toHaveLength(1);
  });

  it("of saving, with a byte-order mark, Windows' line ends and tabs, is none", () => {
    newsroom.write(lesson, "\uFEFFPse bie guri?\r\n\r\n\tSepse Toka e tërheq.\r\n");
    newsroom.write("glossary.json", "\uFEFF[]\r\n");
    expect(newsroom.build().findings.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("is not a cover that the magazine draws, nor an editor's with its words: they reach the edition", () => {
    newsroom.write("pictures/a.svg", picture);
    const cover = { imageUrl: "/pictures/a.svg", imageAlt: "Një gur mbi tavolinë." };
    const [drawn, own] = [magazine(), magazine(cover)].map((json) => {
      newsroom.write("magazine.json", json);
      return newsroom.build();
    });
    expect([drawn?.findings, own?.findings]).toEqual([[], []]);
    expect([...(own?.edition?.entries.values() ?? [])].join()).toContain('"imageAlt":"Një gur mbi tavolinë."');
  });

  it("of a lesson that leads to itself is told", () => {
    newsroom.write("magazine.json", magazine({ contentTypeId: 1 }));
    newsroom.write(lesson, "Lexo [këtu](/physics/graviteti) më shumë.\n");
    expect(newsroom.build().findings.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("çon te ky mësim vetë"),
    );
  });
});
