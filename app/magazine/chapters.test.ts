import { expect, test } from "vitest";
import { chapterAt, chapterPath, chapters } from "./chapters";

test("no two chapters share an id or an address", () => {
  expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
  expect(new Set(chapters.map(chapterPath)).size).toBe(chapters.length);
});

test("a chapter is found by its address, with a slash at the end too; any other address is an error", () => {
  for (const chapter of chapters) {
    expect(chapterAt(`https://prizma.example${chapterPath(chapter)}?x=1`)).toBe(chapter);
    expect(chapterAt(`https://prizma.example${chapterPath(chapter)}/`)).toBe(chapter);
  }
  for (const address of ["/physics", "/math/mekanika", "/physics/mekanika/uji", "/physics/mekanika-e-re"]) {
    expect(() => chapterAt(`https://prizma.example${address}`)).toThrow(address);
  }
});
