import { expect, test } from "vitest";
import { createLruCache, textBytes } from "./lru-cache";

test("the least recently used text goes when the cache is full", () => {
  const cache = createLruCache(20, textBytes);
  cache.set("a", "aaaaa");
  cache.set("b", "bbbbb");
  cache.get("a");
  cache.set("c", "ccccc");
  expect(["a", "b", "c"].map((key) => cache.get(key))).toEqual(["aaaaa", undefined, "ccccc"]);
});

test("a text larger than the whole cache is not kept and drives nothing out", () => {
  const cache = createLruCache(10, textBytes);
  cache.set("a", "aaaaa");
  cache.set("large", "0123456789");
  expect(cache.get("large")).toBeUndefined();
  expect(cache.get("a")).toBe("aaaaa");
});

test("a text put again counts once", () => {
  const cache = createLruCache(20, textBytes);
  for (let turn = 0; turn < 10; turn++) cache.set("a", "aaaaa");
  cache.set("b", "bbbbb");
  expect(cache.get("a")).toBe("aaaaa");
});
