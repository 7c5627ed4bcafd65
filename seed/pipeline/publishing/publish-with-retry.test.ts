import { describe, expect, it } from "vitest";
import { manifestKey } from "../../../app/library/kv-layout";
import { MemoryStore } from "../fixtures/memory-store";
import { storeWith } from "../fixtures/published-store";
import { recordingRetryPolicy, smallEdition } from "../fixtures/small-edition";
import { publish } from "./publish";
import { StoreFailure } from "./store";

describe("a store that is busy", () => {
  it("is asked again after each wait, and then no more", async () => {
    const store = new MemoryStore();
    store.beforePut = () => {
      throw new StoreFailure("e zënë");
    };
    const { retryPolicy, waited } = recordingRetryPolicy(1000, 2000, 4000);
    await expect(publish(smallEdition(["një"]), store, { retryPolicy })).rejects.toThrow("e zënë");
    expect(waited).toEqual([1000, 2000, 4000]);
    expect(store.calls.put).toBe(4);
  });

  it("is not asked again after a failure that lasts", async () => {
    const store = new MemoryStore();
    store.beforePut = () => {
      throw new StoreFailure("kuota", true);
    };
    const { retryPolicy, waited } = recordingRetryPolicy(1000, 2000);
    await expect(publish(smallEdition(["një"]), store, { retryPolicy })).rejects.toThrow("kuota");
    expect([waited, store.calls.put]).toEqual([[], 1]);
  });

  it("is read again too", async () => {
    const store = await storeWith("një");
    let failures = 2;
    store.beforeGet = () => {
      if (failures-- > 0) throw new StoreFailure("e zënë");
    };
    const { retryPolicy, waited } = recordingRetryPolicy(1000, 2000);
    expect((await publish(smallEdition(["dy"]), store, { retryPolicy })).written).toBe(5);
    expect(waited).toEqual([1000, 2000]);
  });

  it("is not read again after a failure that lasts", async () => {
    const store = new MemoryStore();
    store.beforeGet = () => {
      throw new StoreFailure("pa hyrje", true);
    };
    const { retryPolicy, waited } = recordingRetryPolicy(1000);
    await expect(publish(smallEdition(["dy"]), store, { retryPolicy })).rejects.toThrow("pa hyrje");
    expect([waited, store.calls.get]).toEqual([[], 1]);
  });

  it("is put again only what is not read back, and not before a second look", async () => {
    const store = new MemoryStore();
    const edition = smallEdition(["një", "dy", "tre"]);
    const lost = edition.manifest.contents[1]?.body;
    let puts = 0;
    store.beforePut = (key) => (key === lost && puts++ === 0 ? false : undefined);
    const { retryPolicy, waited } = recordingRetryPolicy(1000);
    await publish(edition, store, { retryPolicy });
    expect(waited).toEqual([1000]);
    expect(store.written.filter((key) => key !== lost)).toHaveLength(edition.entries.size - 1);
    expect(store.written.indexOf(lost ?? "")).toBe(4);
  });

  it("that shows what was put only after a while is not put again", async () => {
    const store = new MemoryStore();
    const edition = smallEdition(["një"]);
    const body = edition.manifest.contents[0]?.body ?? "";
    let hidden: string | undefined;
    store.afterPutMany = () => {
      hidden = store.entries.get(body);
      store.entries.delete(body);
      store.afterPutMany = () => undefined;
    };
    const retryPolicy = {
      waits: [1000],
      async wait() {
        store.entries.set(body, hidden ?? "");
      },
    };
    await publish(edition, store, { retryPolicy });
    expect(store.written.filter((key) => key === body)).toHaveLength(1);
  });

  it("that shows the old manifest for a while after the new one was put is not taken for another editor", async () => {
    const store = await storeWith("një");
    const old = store.entries.get(manifestKey) ?? "";
    let fresh = "";
    store.afterPutMany = () => {
      if (store.written.at(-1) !== manifestKey) return;
      fresh = store.entries.get(manifestKey) ?? "";
      store.entries.set(manifestKey, old);
    };
    const retryPolicy = {
      waits: [1000],
      async wait() {
        store.entries.set(manifestKey, fresh);
      },
    };
    await publish(smallEdition(["dy"]), store, { retryPolicy });
    expect(store.written.filter((key) => key === manifestKey)).toHaveLength(1);
    expect(store.entries.get(manifestKey)).toBe(fresh);
  });

  it("whose put of the manifest fails is asked again, and only for the manifest", async () => {
    const store = await storeWith("një");
    let failures = 1;
    store.beforePut = (key) => {
      if (key === manifestKey && failures-- > 0) throw new StoreFailure("e zënë");
      return undefined;
    };
    const { retryPolicy, waited } = recordingRetryPolicy(1000);
    await publish(smallEdition(["dy"]), store, { retryPolicy });
    expect(waited).toEqual([1000]);
    expect(store.written.filter((key) => key === manifestKey)).toHaveLength(1);
    expect(store.written).toHaveLength(5);
  });
});
