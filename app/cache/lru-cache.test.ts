import { expect, test } from "vitest";
import { createByteStore, textBytes } from "./lru-cache";

test("the least recently used text goes when the store is full", () => {
  const store = createByteStore(20, textBytes);
  store.set("a", "aaaaa");
  store.set("b", "bbbbb");
  store.get("a");
  store.set("c", "ccccc");
  expect(["a", "b", "c"].map((key) => store.get(key))).toEqual(["aaaaa", undefined, "ccccc"]);
});

test("a text larger than the whole store is not kept and drives nothing out", () => {
  const store = createByteStore(10, textBytes);
  store.set("a", "aaaaa");
  store.set("large", "0123456789");
  expect(store.get("large")).toBeUndefined();
  expect(store.get("a")).toBe("aaaaa");
});

test("a text put again counts once", () => {
  const store = createByteStore(20, textBytes);
  for (let turn = 0; turn < 10; turn++) store.set("a", "aaaaa");
  store.set("b", "bbbbb");
  expect(store.get("a")).toBe("aaaaa");
});
