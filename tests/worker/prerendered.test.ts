/** What is made at publication: whole, broken, missing or of another program, the reader gets the same. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canonicalJson, contentsKey, hashOf, manifestKey, versionText } from "../../app/library/kv-layout";
import { withoutTermCards } from "../../app/magazine/term-cards";
import { hash } from "../../seed/pipeline/edition/edition";
import { realEdition, realMagazine } from "../real-magazine";
import { type FaultyWorker, type KvFault, startFaultyWorker } from "./faulty-worker";

let worker: FaultyWorker;
beforeAll(async () => {
  worker = await startFaultyWorker(40);
});
afterAll(() => worker?.stop());

const { manifest, entries } = realEdition();
const { contentsJson = "", prerendered = {} } = manifest;
const pages = ["/fjalori", "/modelet", "/harta"];

async function ask(address: string) {
  const response = await worker.get(address);
  return { text: await response.text(), status: response.status, headers: response.headers };
}

/** Removes what tells React's pieces of text apart, which the published HTML lacks. */
const shown = (html: string) => html.replace(/<!--.*?-->/g, "");

/** Returns the edition as the program before this one published it: its manifest names nothing that was made. */
function older() {
  const { contentsJson: _, prerendered: _p, ...lists } = manifest;
  const before = { ...lists, version: hash(versionText(lists)) };
  const kept = [...entries].filter(([key]) => key !== contentsJson && !Object.values(prerendered).includes(key));
  const list = entries.get(contentsKey(manifest.version)) ?? "";
  const written = [
    [contentsKey(before.version), list],
    [manifestKey, canonicalJson(before)],
  ] as const;
  return { entries: new Map([...kept, ...written]) };
}

describe("the list of whole contents", () => {
  test("is the bytes that were published, of one key, with all that a response of the API has", async () => {
    await worker.restart(realEdition());
    const { text, status, headers } = await ask("/api/contents");
    expect([status, text === entries.get(contentsJson)]).toEqual([200, true]);
    expect(await worker.reads()).toEqual([manifestKey, contentsJson]);
    const names = ["Content-Type", "Access-Control-Allow-Origin", "Last-Modified", "ETag", "X-Edition", "X-Version"];
    const other = await ask("/api/contents?featured=true");
    for (const name of names.filter((each) => each !== "ETag"))
      expect([name, headers.get(name)]).toEqual([name, other.headers.get(name)]);
    expect(headers.get("Cache-Control")).toBe(other.headers.get("Cache-Control"));
    const again = await worker.get("/api/contents", { headers: { "If-None-Match": headers.get("ETag") ?? "" } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("says the same as each piece by itself, without the cards of its terms", async () => {
    const { contents } = realMagazine();
    const list = JSON.parse((await ask("/api/contents")).text) as Record<string, unknown>[];
    expect(list.map(({ excerpt: _, ...content }) => content)).toEqual(contents.map(withoutTermCards));
    const head = await worker.get("/api/contents", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  const whole = entries.get(contentsJson) ?? "";
  test.each<[string, KvFault]>([
    ["is cut off", { kind: "holds", text: whole.slice(0, whole.length / 2) }],
    ["is cut off after a piece", { kind: "holds", text: whole.slice(0, whole.indexOf("\n", 10) + 1) }],
    ["is another list", { kind: "holds", text: "[\n\n]\n" }],
    ["is gone", { kind: "absent" }],
    ["cannot be read", { kind: "throws" }],
    ["does not come", { kind: "hangs", milliseconds: 5_000 }],
  ])(
    "that %s is told to nobody: the deployed one answers, is not kept, and the log names it once",
    async (_, fault) => {
      await worker.restart(realEdition());
      worker.log.length = 0;
      await worker.set({ keys: { [contentsJson]: fault } });
      const { text, headers } = await ask("/api/contents");
      expect([text === whole, headers.get("X-Edition")]).toEqual([true, "deployed"]);
      expect(headers.get("Cache-Control")).toBe("no-store");
      await expect.poll(() => worker.log.filter((line) => line.startsWith(contentsJson)).length).toBe(1);
      await worker.set({});
      expect((await ask("/api/contents")).headers.get("X-Edition")).toBe("kv");
    },
  );

  test("that no source has is made of the bodies, and so is that of an edition published before there was one", async () => {
    await worker.restart(realEdition());
    await worker.set({ keys: { [contentsJson]: { kind: "absent" } }, files: { kind: "throws" } });
    const made = await ask("/api/contents");
    expect([made.text === whole, made.headers.get("X-Edition")]).toEqual([true, "kv"]);

    await worker.restart(older());
    await worker.reads();
    const before = await ask("/api/contents");
    expect([before.text === whole, before.headers.get("X-Edition")]).toEqual([true, "kv"]);
    expect(await worker.reads()).toHaveLength(2);
  });
});

describe.each(pages)("%s", (address) => {
  const name = Object.keys(prerendered).find((each) => address.startsWith(`/${each.split("-")[0]}`)) ?? "";
  const key = prerendered[name] ?? "";

  test("says the same as in an edition published before, whose records Remix renders", async () => {
    await worker.restart(older());
    const before = await ask(address);
    await worker.restart(realEdition());
    await worker.reads();
    const now = await ask(address);
    expect(await worker.reads()).toEqual([manifestKey, key]);
    expect([now.status, now.headers.get("X-Edition")]).toEqual([200, "kv"]);
    expect(shown(now.text) === shown(before.text)).toBe(true);
    expect(now.text).toContain(entries.get(key));
  });

  test("with HTML that is broken, gone or of another markup is rendered from its records", async () => {
    await worker.restart(realEdition());
    const whole = shown((await ask(address)).text);
    const half = { kind: "holds", text: (entries.get(key) ?? "").slice(0, 1_000) } as const;
    for (const fault of [half, { kind: "absent" } as const]) {
      await worker.restart(realEdition());
      await worker.set({ keys: { [key]: fault }, files: { kind: "throws" } });
      const { status, text, headers } = await ask(address);
      expect([status, headers.get("X-Edition"), shown(text) === whole]).toEqual([200, "kv", true]);
    }
    const { prerendered: _, ...lists } = manifest;
    const renamed = { ...lists, prerendered: { [name.replace("-1", "-0")]: key } };
    const other = { ...renamed, version: hash(versionText(renamed)) };
    await worker.restart({ entries: new Map([...entries, [manifestKey, canonicalJson(other)]]) });
    expect(shown((await ask(address)).text) === whole).toBe(true);
  });
});

test("the HTML of a page is read over the API by its name, and is none under others", async () => {
  await worker.restart(realEdition());
  for (const [name, key] of Object.entries(prerendered)) {
    expect(JSON.parse((await ask(`/api/prerendered/${name}`)).text) === entries.get(key)).toBe(true);
    expect(hashOf(key)).toBe(hash(entries.get(key) ?? ""));
  }
  expect((await ask("/api/prerendered/fjalori")).status).toBe(404);
});
