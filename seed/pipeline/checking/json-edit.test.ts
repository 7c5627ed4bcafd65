import { describe, expect, it } from "vitest";
import { valueAt, withItem, withMoved, withValue } from "./json-edit";

const text = `{
  "contents": [
    { "slug": "a",  "tags": ["x","y"] },

    {
      "slug": "b"
    },
    { "slug": "c" }
  ]
}
`;

describe("edits of a list", () => {
  it("move an item and leave every item's text as it was written", () => {
    const moved = withMoved(text, ["contents"], 0, 2);
    expect(valueAt(moved, ["contents"])).toEqual([{ slug: "b" }, { slug: "c" }, { slug: "a", tags: ["x", "y"] }]);
    expect(moved).toContain('{ "slug": "a",  "tags": ["x","y"] }');
    expect(withMoved(moved, ["contents"], 2, 0)).toBe(text);
  });

  it("move nothing to a place that there is not", () => {
    expect(withMoved(text, ["contents"], 0, 3)).toBe(text);
    expect(withMoved(text, ["mungon"], 0, 1)).toBe(text);
  });

  it("put an item in, set a field and take it out again: the other lines stay", () => {
    const more = withItem(text, ["contents"], 3, { slug: "d" });
    expect(valueAt(more, ["contents", 3])).toEqual({ slug: "d" });
    const set = withValue(text, ["contents", 1, "featured"], true);
    expect(valueAt(set, ["contents", 1])).toEqual({ slug: "b", featured: true });
    expect(set.split("\n").filter((line) => !text.includes(line))).toEqual([
      '      "slug": "b",',
      '      "featured": true',
    ]);
    expect(valueAt(withValue(set, ["contents", 1, "featured"], undefined), ["contents"])).toEqual(
      valueAt(text, ["contents"]),
    );
  });
});
