import { beforeEach, describe, expect, it } from "vitest";
import { MemoryStore } from "../fixtures/memory-store";
import { smallEdition } from "../fixtures/small-edition";
import { publish } from "./publish";
import { rollback } from "./rollback";

const minute = (minutes: number) => ({ now: () => Date.UTC(2026, 10, 21, 8, minutes) });
const day = (minutes: number) => `2026-11-21T08:0${minutes}:00.000Z`;

let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
});
const dates = () => store.manifest().dates;

describe("a piece", () => {
  it("has the day of the publication that brought it, and of the last one that changed it", async () => {
    await publish(smallEdition(["një", "dy"]), store, minute(0));
    expect(dates()).toEqual({ "content/mesimi-1": { published: day(0) }, "content/mesimi-2": { published: day(0) } });
    await publish(smallEdition(["një", "dy!", "tre"]), store, minute(1));
    await publish(smallEdition(["një", "dy!", "tre!"]), store, minute(2));
    expect(dates()).toEqual({
      "content/mesimi-1": { published: day(0) },
      "content/mesimi-2": { published: day(0), changed: day(1) },
      "content/mesimi-3": { published: day(1), changed: day(2) },
    });
  });

  it("keeps its days where the same is published again", async () => {
    await publish(smallEdition(["një"]), store, minute(0));
    await publish(smallEdition(["një"]), store, minute(1));
    expect(dates()).toEqual({ "content/mesimi-1": { published: day(0) } });
  });

  it("keeps its first day through a rollback that takes it away, and changes with what a rollback changes", async () => {
    await publish(smallEdition(["një", "dy"]), store, minute(0));
    await publish(smallEdition(["një", "dy!", "tre"]), store, minute(1));
    await rollback(store, undefined, minute(2));
    expect(dates()).toMatchObject({
      "content/mesimi-1": { published: day(0) },
      "content/mesimi-2": { published: day(0), changed: day(2) },
      "content/mesimi-3": { published: day(1) },
    });
    await rollback(store, undefined, minute(3));
    expect(dates()).toMatchObject({
      "content/mesimi-2": { published: day(0), changed: day(3) },
      "content/mesimi-3": { published: day(1), changed: day(3) },
    });
  });

  it("of a publication that knew no days has the day of that publication", async () => {
    await publish(smallEdition(["një", "dy"]), store, minute(0));
    const { dates: _, ...older } = store.manifest();
    store.entries.set("manifest", JSON.stringify(older));
    await publish(smallEdition(["një", "dy!"]), store, minute(1));
    expect(dates()).toEqual({ "content/mesimi-1": { published: day(0) }, "content/mesimi-2": { published: day(1) } });
  });
});
