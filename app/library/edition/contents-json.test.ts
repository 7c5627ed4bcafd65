import { expect, test } from "vitest";
import { withExcerpt } from "../../magazine/content";
import { type Entries, lesson, published, startIsolate, withManifest, without } from "../isolate.fixture";
import { manifestKey, printContents } from "../kv-layout";

const tomorrow = "2999-01-01T00:00:00.000Z";
const contents = [
  lesson("uji", { featured: true, content: '<p><button class="term" popovertarget="x">uji</button></p>' }),
  lesson("ajri", { categoryId: 3 }),
  lesson("zjarri", { from: tomorrow }),
  lesson("dheu"),
];
const open = contents.filter(({ from }) => from === undefined);
const print = (list: typeof contents) => printContents(list.map(withExcerpt));
const edition = published({ contents });
const key = JSON.parse(edition.kv.get(manifestKey) ?? "").contentsJson as string;
const text = edition.kv.get(key) ?? "";

const textOf = (json: ArrayBuffer) => new TextDecoder().decode(json);
const holding = (other: string): Pick<Entries, "kv"> => ({ kv: new Map([...edition.kv, [key, other]]) });

test("the response is the stored bytes, of one read, without contents of other hours or filters", async () => {
  const { library, keysAsked, world } = startIsolate({ kv: edition });
  const { contentsJson } = await library();
  expect(textOf(await contentsJson())).toBe(print(open));
  expect(keysAsked()).toEqual([manifestKey, key]);
  expect(textOf(await contentsJson({ featured: true }))).toBe(print(open.slice(0, 1)));
  expect(textOf(await contentsJson({ categoryId: 1 }))).toBe(print(open.filter(({ categoryId }) => categoryId === 1)));
  expect(textOf(await contentsJson({ categoryId: 9 }))).toBe(print([]));
  expect(world.log).toEqual([]);
});

test("where nothing is left out, the stored bytes are handed on as they are", async () => {
  const whole = published({ contents: open });
  const { contentsJson } = await startIsolate({ kv: whole }).library();
  const json = textOf(await contentsJson());
  expect([...whole.kv.values()]).toContain(json);
  expect(json).not.toContain("button");
});

test.each([
  ["is cut off", text.slice(0, -40)],
  ["is cut off after a content", text.slice(0, text.indexOf("\n", 10) + 1)],
  ["is empty", ""],
  ["is another list", print(contents.slice(1))],
  ["has one letter changed", text.replace("ajri", "ajro")],
])(
  "a stored response that %s is never handed on: the deployed one is, else the bodies give the same",
  async (_, wrong) => {
    const other = await startIsolate({ kv: holding(wrong), deployed: edition }).openLibrary();
    expect(textOf(await other.library.contentsJson())).toBe(print(open));
    expect(other.edition.source).toBe("deployed");

    const { openLibrary, world } = startIsolate({ kv: holding(wrong) });
    const { edition: from, library } = await openLibrary();
    expect(textOf(await library.contentsJson())).toBe(print(open));
    expect([from.lost, world.log]).toEqual([[], [`${key}: damaged in KV`]]);
  },
);

test("a response with the right hash but of other contents is not the manifest's", async () => {
  const short = published({ contents: contents.slice(0, 2) });
  const shortKey = JSON.parse(short.kv.get(manifestKey) ?? "").contentsJson as string;
  const { kv } = withManifest(edition, (manifest) => Object.assign(manifest, { contentsJson: shortKey }));
  const { library, world } = startIsolate({ kv: { kv: new Map([...kv, [shortKey, short.kv.get(shortKey) ?? ""]]) } });
  expect(textOf(await (await library()).contentsJson({ featured: false }))).toBe(print(open.slice(1)));
  expect(world.log).toContain(`${shortKey}: not the contents of its manifest`);
});

test("where the stored response is gone, or KV is silent, the bodies give the same", async () => {
  const gone = startIsolate({ kv: without(edition, key) });
  expect(textOf(await (await gone.library()).contentsJson())).toBe(print(open));
  expect(gone.world.log).toEqual([`${key}: not in KV`]);

  const silent = startIsolate({ kv: edition, deployed: edition });
  const { edition: from, library } = await silent.openLibrary();
  silent.breakKv();
  expect(textOf(await library.contentsJson())).toBe(print(open));
  expect([from.source, from.lost]).toEqual(["deployed", []]);
});

test("an edition published before there was one gives the same by its bodies, and misses nothing", async () => {
  const older = withManifest(without(edition, key), (manifest) => {
    manifest.contentsJson = undefined;
  });
  const { library, world } = startIsolate({ kv: { kv: new Map([...edition.kv, ...older.kv]) } });
  expect(textOf(await (await library()).contentsJson())).toBe(print(open));
  expect(world.log).toEqual([expect.stringMatching(/^contents@\w+: not in KV$/)]);
});
