import { afterAll, describe, expect, it } from "vitest";
import { magazine, openNewsroom, piece } from "../fixtures/newsroom";

const newsroom = openNewsroom();
afterAll(newsroom.close);

/** Returns the findings about needs in a small magazine. It has lessons a, b and c, and a game. */
function found(needs: Record<string, string[]>): string[] {
  const contents = ["a", "b", "c", "loja"].map((slug, index) =>
    piece({ id: index + 1, slug, contentTypeId: slug === "loja" ? 2 : 1, needs: needs[slug] }),
  );
  return newsroom
    .findingsOf(magazine({}, { contents }))
    .filter(({ path, message }) => path.includes("needs") || message.includes("needs"))
    .map(({ severity, path, message, hint }) => `${severity} ${path}: ${message} ${hint}`);
}

describe("what a lesson needs", () => {
  it("lessons that exist and stand before it are no finding", () => {
    expect(found({ b: ["a"], c: ["b"] })).toEqual([]);
  });

  it("a slug that does not exist is told with the nearest that does", () => {
    expect(found({ b: ["a1"] })).toEqual([
      expect.stringMatching(/^error contents\[1\]\.needs\[0\]: Nuk ka mësim „a1“/),
    ]);
  });

  it.each([
    ["itself", { a: ["a"] }, /contents\[0\]\.needs\[0\]: Mësimi kërkon vetveten/],
    ["a game", { a: ["loja"] }, /contents\[0\]\.needs\[0\]: „loja“ nuk është mësim/],
    ["one lesson twice", { b: ["a", "a"] }, /contents\[1\]\.needs\[1\]: „a“ përsëritet/],
    ["by a game", { loja: ["a"] }, /contents\[3\]\.needs\[0\]: Vetëm një mësim ka „needs“/],
  ])("%s is told", (_, needs, finding) => {
    expect(found(needs as Record<string, string[]>)).toEqual([expect.stringMatching(finding)]);
  });

  it("a circle is told with every name in it", () => {
    const [circle, ...others] = found({ a: ["c"], b: ["a"], c: ["b"] });
    expect(circle).toMatch(/^error contents\[0\]\.needs: .* në rreth: a → c → b → a\./);
    expect(others).toEqual([]);
  });

  it("a need that another need has already is a warning", () => {
    expect(found({ b: ["a"], c: ["b", "a"] })).toEqual([
      expect.stringMatching(/^warning contents\[2\]\.needs\[1\]: „a“ e kërkon tashmë „b“/),
    ]);
  });
});
