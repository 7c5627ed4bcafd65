import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PublishedTexts } from "./published-texts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "botimet "));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const newsroom = (texts: Record<string, string>) => ({
  list: () => Object.keys(texts),
  read: (name: string) => ({ text: texts[name] ?? "", hash: "" }),
});
const marsi = { id: 1, title: "Marsi", slug: "marsi", contentTypeId: 1, contentFile: "lessons/marsi.md" };
const magazine = (...contents: object[]) => JSON.stringify({ contents });
const version = (nth: number) => nth.toString(16).padStart(16, "0");

it("a piece comes back with its texts and fields as they were at that publication", () => {
  const kept = new PublishedTexts(folder);
  const texts = {
    "magazine.json": magazine(marsi),
    "lessons/marsi.md": "E para.",
    "practice/marsi.md": "## kuptoj: a",
  };
  kept.note(version(1), newsroom(texts));
  kept.note(version(2), newsroom({ ...texts, "lessons/marsi.md": "E dyta.", "magazine.json": magazine() }));
  expect(new PublishedTexts(folder).piece(version(1), "marsi")).toEqual({
    list: "contents",
    fields: marsi,
    files: [
      { name: "lessons/marsi.md", text: "E para." },
      { name: "practice/marsi.md", text: "## kuptoj: a" },
    ],
  });
  expect(kept.piece(version(2), "marsi")).toBeNull();
  expect(kept.piece(version(3), "marsi")).toBeNull();
});

it("the same text is kept once, and the texts of the oldest publications go", () => {
  const kept = new PublishedTexts(folder);
  for (let nth = 1; nth <= 30; nth++) {
    kept.note(version(nth), newsroom({ "magazine.json": magazine(marsi), "lessons/marsi.md": `Teksti ${nth}.` }));
    utimesSync(join(folder, `${version(nth)}.json`), nth, nth);
  }
  kept.note(version(31), newsroom({ "magazine.json": magazine(marsi), "lessons/marsi.md": "Teksti 30." }));
  expect(kept.piece(version(7), "marsi")).toBeNull();
  expect(kept.piece(version(30), "marsi")?.files[0]?.text).toBe("Teksti 30.");
  // 24 publications: one list each, their texts of Marsi, and the one `magazine.json`.
  expect(readdirSync(folder).filter((name) => name.endsWith(".json"))).toHaveLength(24);
  expect(readdirSync(join(folder, "texts"))).toHaveLength(24);
});
