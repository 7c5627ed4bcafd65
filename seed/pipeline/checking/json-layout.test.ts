import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withLayoutOf } from "./json-layout";

const earlier = `{
  "contents": [
    {
      "id": 1, "title": "a\\u00a0b",
      "needs": ["x", "y"],

      "duration": 6, "contentFile": "a.md"
    },
    { "id": 2,   "title": "b" }
  ],
  "paths": [
    { "lesson": "x", "why": "y" },
    { "lesson": "z", "why": "u" }
  ]
}
`;

interface Magazine {
  contents: Record<string, unknown>[];
  paths: Record<string, unknown>[];
}

/** Returns the lines that differ after a changed copy is printed. The copy is of the magazine. */
function changedLines(change: (magazine: Magazine) => void): string[] {
  const magazine = JSON.parse(earlier) as Magazine;
  change(magazine);
  const text = withLayoutOf(earlier, magazine);
  expect(JSON.parse(text)).toEqual(magazine);
  const before = earlier.split("\n");
  return text.split("\n").filter((line) => !before.includes(line));
}

describe("JSON written as an earlier text was", () => {
  it.each<[string, (magazine: Magazine) => void, string[]]>([
    ["what is the same", () => undefined, []],
    ["another order of fields", ({ contents }) => contents[0] && Object.assign(contents, [reversed(contents[0])]), []],
    [
      "a title",
      ({ contents }) => Object.assign(contents[1] ?? {}, { title: "c" }),
      ['    { "id": 2,   "title": "c" }'],
    ],
    [
      "one more need",
      ({ contents }) => Object.assign(contents[0] ?? {}, { needs: ["x", "y", "z"] }),
      ['      "needs": ["x", "y", "z"],'],
    ],
    [
      "another line of a path",
      ({ paths }) => Object.assign(paths[1] ?? {}, { why: "w" }),
      ['    { "lesson": "z", "why": "w" }'],
    ],
    ["a piece that was taken out", ({ contents }) => contents.shift(), []],
    [
      "a new piece before the others, and a new field",
      ({ contents }) => {
        Object.assign(contents[0] ?? {}, { draft: true });
        contents.unshift({ id: 3, needs: ["x"], gameData: { levels: 5 } });
      },
      [
        '      "id": 3,',
        '      "needs": ["x"],',
        '      "gameData": {',
        '        "levels": 5',
        "      }",
        '      "duration": 6, "contentFile": "a.md",',
        '      "draft": true',
      ],
    ],
  ])("changes the lines of its change alone: %s", (_, change, lines) => {
    expect(changedLines(change)).toEqual(lines);
  });

  it("says whatever it is to say, over whatever was there", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.nat(2), (before, value, depth) => {
        const text = JSON.stringify(before, null, depth);
        expect(JSON.parse(withLayoutOf(text, value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(withLayoutOf(text, before)).toBe(text);
      }),
    );
  });
});

const reversed = (record: Record<string, unknown>) => Object.fromEntries(Object.entries(record).reverse());
