import { beforeEach, describe, expect, it } from "vitest";
import { canonicalJson, manifestKey, rollbackKey } from "../../../app/library/kv-layout";
import { MemoryStore } from "../fixtures/memory-store";
import { lesson, signpost, smallEdition } from "../fixtures/small-edition";
import { makePlan } from "./plan";
import { publish } from "./publish";
import { noRetry } from "./retry";

const now = Date.UTC(2026, 10, 21, 12);
const published = [lesson(1, "një dy tre"), lesson(2, "katër"), lesson(3, "pesë")];
const base = smallEdition([], { contents: published });

let store: MemoryStore;
beforeEach(async () => {
  store = new MemoryStore();
  await publish(base, store, { now: () => now });
  store.written.length = 0;
});

const planOf = (edition: ReturnType<typeof smallEdition>, instant = now) => makePlan(edition, store, instant, noRetry);

describe("a plan", () => {
  it("of what is published already changes nothing and costs nothing", async () => {
    expect(await planOf(base)).toEqual({
      version: base.manifest.version,
      current: { version: base.manifest.version, publishedAt: "2026-11-21T12:00:00.000Z" },
      contents: [],
      projects: [],
      practised: [],
      others: [],
      writes: 0,
      writesToday: 7,
    });
  });

  it("writes nothing, and costs what publishing then writes", async () => {
    const next = smallEdition([], { contents: [lesson(1, "një dy tetë"), lesson(3, "pesë"), lesson(4, "nëntë")] });
    const { writes } = await planOf(next);
    expect(store.written).toEqual([]);
    expect((await publish(next, store)).written).toBe(writes);
    expect(writes).toBe(6);
  });

  it("names what is added, changed and removed, with fields and words", async () => {
    const next = smallEdition([], {
      contents: [lesson(1, "një tre tetë", { duration: 9 }), lesson(3, "pesë"), lesson(4, "nëntë")],
    });
    const { contents } = await planOf(next);
    expect(contents).toEqual([
      { kind: "added", slug: "mesimi-4", title: "Mësimi 4", fields: [], words: null },
      {
        kind: "changed",
        slug: "mesimi-1",
        title: "Mësimi 1",
        fields: ["content", "duration"],
        words: { added: ["tetë"], removed: ["dy"] },
      },
      { kind: "removed", slug: "mesimi-2", title: "Mësimi 2", fields: [], words: null },
    ]);
  });

  it("names a piece under another address as changed, since its earlier one leads to it", async () => {
    const contents = [published[0], lesson(2, "katër", { slug: "drita" }), published[2]].flatMap((each) => each ?? []);
    const plan = await planOf(smallEdition([], { contents, withdrawn: [signpost(2, "drita")] }));
    expect(plan.contents).toEqual([
      { kind: "changed", slug: "drita", title: "Mësimi 2", fields: ["slug"], words: null },
    ]);
    // Without what leads from it, the earlier address is gone.
    const { contents: lost } = await planOf(smallEdition([], { contents }));
    expect(lost.map(({ kind, slug }) => [kind, slug])).toEqual([
      ["added", "drita"],
      ["removed", "mesimi-2"],
    ]);
  });

  it("names the fields alone where the text is as it was, the new one and the lost one too", async () => {
    const { title, ...rest } = lesson(2, "katër", { quizData: "{}" });
    const next = smallEdition([], { contents: [lesson(1, "një dy tre"), { ...rest, title }, lesson(3, "pesë")] });
    expect((await planOf(next)).contents).toMatchObject([{ kind: "changed", fields: ["quizData"], words: null }]);
    await publish(next, store, { now: () => now });
    expect((await planOf(base)).contents).toMatchObject([{ kind: "changed", fields: ["quizData"], words: null }]);
  });

  it("compares with nothing where the old body is lost or cannot be read", async () => {
    const next = smallEdition([], { contents: [lesson(1, "një dy tetë"), ...published.slice(1)] });
    const body = base.manifest.contents[0]?.body ?? "";
    for (const lose of [() => store.entries.delete(body), () => store.entries.set(body, "{")]) {
      lose();
      const [change] = (await planOf(next)).contents;
      expect(change?.fields).toContain("content");
      expect(change?.words).toEqual({ added: ["një", "dy", "tetë"], removed: [] });
    }
  });

  it("over an empty store adds everything", async () => {
    store = new MemoryStore();
    const plan = await planOf(base);
    expect([plan.current, plan.contents.map(({ kind }) => kind)]).toEqual([null, ["added", "added", "added"]]);
    expect([plan.others, plan.writes, plan.writesToday]).toEqual([[], base.entries.size, 0]);
  });

  it("counts a copy that is still there, and one that is not", async () => {
    const next = smallEdition(["tjetër"]);
    await publish(next, store, { now: () => now });
    expect((await planOf(base)).writes).toBe(1);
    store.entries.delete(rollbackKey(base.manifest.version));
    expect((await planOf(base)).writes).toBe(2);
    store.entries.delete(rollbackKey(next.manifest.version));
    expect((await planOf(next)).writes).toBe(1);
  });

  it("tells the other parts that change", async () => {
    const others = async (parts: Parameters<typeof smallEdition>[1]) =>
      (await planOf(smallEdition([], { contents: published, ...parts }))).others;
    expect(await others({ authors: [{ id: 1, name: "Redaksia", avatarUrl: null, title: "" }] })).toEqual(["authors"]);
    expect(await others({ glossary: [{ id: "a", term: "a" }] as never })).toEqual(["glossary"]);
    expect(await others({ contents: published.slice().reverse() })).toEqual(["order"]);
    expect(await others({ contents: [lesson(4, "re"), ...published] })).toEqual([]);
    expect(await others({ contents: published.slice(1) })).toEqual([]);
    const manifest = JSON.parse(store.entries.get(manifestKey) ?? "");
    manifest.categories[0].description = "Tjetër.";
    const { version: _, ...rest } = manifest;
    const { hash } = await import("../edition/edition");
    const { publishedAt: _p, history: _h, writes: _w, dates: _d, ...content } = rest;
    store.entries.set(manifestKey, JSON.stringify({ ...rest, version: hash(canonicalJson(content)) }));
    expect(await others({})).toEqual(["categories"]);
  });

  it("knows the writes of today alone", async () => {
    expect((await planOf(base, now + 24 * 3_600_000)).writesToday).toBe(0);
  });

  it("compares projects as it does contents", async () => {
    const project = (text: string) =>
      ({ ...projectFields, overview: `<p>${text}</p>`, instructions: "<p>a</p>", materials: "<p>b</p>" }) as never;
    const before = smallEdition(["x"], { projects: [project("ujë i ftohtë")] });
    await publish(before, store, { now: () => now });
    const after = smallEdition(["x"], { projects: [project("ujë i ngrohtë")] });
    expect((await planOf(after)).projects).toMatchObject([
      { kind: "changed", slug: "ura", fields: ["overview"], words: { added: ["ngrohtë"], removed: ["ftohtë"] } },
    ]);
  });
});

const projectFields = {
  ...{ id: 1, title: "Ura", slug: "ura", description: "Një urë.", image: "/u.svg", icon: "ure", class: "10" },
  ...{ difficulty: "easy", duration: "1 orë", tags: [], authorId: 1, gallery: [] },
};
