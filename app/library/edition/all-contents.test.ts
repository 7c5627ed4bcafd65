import { expect, test } from "vitest";
import { bodyKey, lesson, published, startIsolate, without } from "../isolate.fixture";
import { contentsKey, manifestKey } from "../kv-layout";

const contents = [lesson("uji", { featured: true }), lesson("ajri"), lesson("zjarri")];
const edition = published({ contents });
const key = contentsKey(edition.version);
const whole = contents.map((content) => ({ ...content, excerpt: content.slug }));

test("every content, whole, comes from the one list, filtered, with one read", async () => {
  const { library, world, keysAsked } = startIsolate({ kv: edition });
  const { wholeContents } = await library();
  expect(await wholeContents()).toEqual(whole);
  expect(keysAsked()).toEqual([manifestKey, key]);
  expect((await wholeContents({ featured: true })).map(({ slug }) => slug)).toEqual(["uji"]);
  expect(world.log).toEqual([]);
});

test.each([
  ["is not there", null],
  ["is not JSON", "["],
  ["is no list", "{}"],
  ["is empty", "[]"],
  ["holds something else", "[1]"],
  ["has another order", JSON.stringify([...whole].reverse())],
])("where the list %s, the bodies make it up, and nothing is lost", async (_, text) => {
  const kv = text === null ? without(edition, key) : { kv: new Map([...edition.kv, [key, text]]) };
  const { openLibrary, world } = startIsolate({ kv });
  const { edition: from, library } = await openLibrary();
  expect(await library.wholeContents()).toEqual(whole);
  expect([from.lost, world.log]).toEqual([
    [],
    [`${key}: not ${text === null ? "in KV" : "the contents of its manifest"}`],
  ]);
});

test("a content that cannot be read is left out, and is lost; so is no other", async () => {
  const gone = bodyKey(contents[1] as (typeof contents)[number]);
  const { edition: from, library } = await startIsolate({ kv: without(edition, gone, key) }).openLibrary();
  expect((await library.wholeContents()).map(({ slug }) => slug)).toEqual(["uji", "zjarri"]);
  expect(from.lost).toEqual([gone]);
});
