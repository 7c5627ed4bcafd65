import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentsKey, manifestKey } from "../../../app/library/kv-layout";
import { magazine, openNewsroom, piece } from "../fixtures/newsroom";
import { lesson, smallEdition } from "../fixtures/small-edition";
import { writeEdition } from "./edition-files";

describe("an edition", () => {
  it("has the version of its content, not of its day", () => {
    const first = smallEdition(["një"]);
    expect(smallEdition(["një"], { publishedAt: 0 }).manifest.version).toBe(first.manifest.version);
    expect(smallEdition(["një."]).manifest.version).not.toBe(first.manifest.version);
    expect(first.manifest.version).toMatch(/^[0-9a-f]{16}$/);
    expect(first.manifest.publishedAt).toBe("2026-11-21T03:05:00.000Z");
  });

  it("does not depend on the order in which an editor writes the fields", () => {
    const newsroom = openNewsroom();
    try {
      const { id, ...rest } = piece({ contentFile: undefined }) as { id: number };
      newsroom.write("magazine.json", magazine({}, { contents: [{ id, ...rest }] }));
      const version = newsroom.build().edition?.manifest.version;
      expect(version).toBeDefined();
      newsroom.write("magazine.json", magazine({}, { contents: [{ ...rest, id }] }));
      expect(newsroom.build().edition?.manifest.version).toBe(version);
    } finally {
      newsroom.close();
    }
  });

  it("keeps the file's order, and every content whole with its excerpt in the full list", () => {
    const built = smallEdition([], { contents: [lesson(2, "dy"), lesson(1, "një")] });
    const full = JSON.parse(built.entries.get(contentsKey(built.manifest.version)) ?? "[]");
    expect(full).toMatchObject([
      { slug: "mesimi-2", content: "<p>dy</p>", excerpt: "dy" },
      { slug: "mesimi-1", content: "<p>një</p>", excerpt: "një" },
    ]);
  });
});

describe("the edition as files", () => {
  it("holds the same keys, drops what an older one left and touches nothing else", async () => {
    const folder = mkdtempSync(join(tmpdir(), "botimi "));
    try {
      const first = smallEdition(["një"]);
      expect(await writeEdition(first, folder)).toBe(first.entries.size);
      expect(await writeEdition(smallEdition(["një"]), folder)).toBe(0);
      expect(readFileSync(join(folder, "manifest.json"), "utf8")).toBe(first.entries.get(manifestKey));
      const second = smallEdition(["dy", "tre"]);
      await writeEdition(second, folder);
      expect(readdirSync(join(folder, "content"))).toHaveLength(2);
      expect(readdirSync(folder).sort()).toEqual([
        ...["content", "contents", "contents-json"],
        ...["manifest", "manifest.json"],
      ]);
      // A server that reads the folder meanwhile finds all files that both editions have.
      const common = join(
        folder,
        "content",
        readdirSync(join(folder, "content")).find((file) => file.startsWith("1@")) ?? "",
      );
      const before = statSync(common, { bigint: true }).mtimeNs;
      await writeEdition(smallEdition(["dy", "katër"]), folder);
      expect(statSync(common, { bigint: true }).mtimeNs).toBe(before);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
