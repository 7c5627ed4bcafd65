import { describe, expect, it } from "vitest";
import { manifestKey } from "../../../app/library/kv-layout";
import { MemoryStore } from "../fixtures/memory-store";
import { storeWith } from "../fixtures/published-store";
import { smallEdition } from "../fixtures/small-edition";
import { publish } from "./publish";
import { EditionConflict } from "./store";

describe("publishing against a plan", () => {
  const theirs = smallEdition(["e tyrja"]).manifest.version;
  const mine = smallEdition(["e imja"]);

  it("goes on where the store holds what the plan saw", async () => {
    const store = await storeWith("e tyrja");
    expect((await publish(mine, store, { base: theirs })).written).toBe(5);
    const empty = new MemoryStore();
    expect((await publish(mine, empty, { base: null })).written).toBe(5);
  });

  it("refuses before any write where the store holds another publication, and names it with its day", async () => {
    const store = await storeWith("e tyrja");
    const refused = publish(mine, store, { base: "0123456789abcdef" });
    await expect(refused).rejects.toThrow(EditionConflict);
    await expect(refused).rejects.toThrow(
      `ndaj botimit 0123456789abcdef, por tani aty është një më i ri: botimi ${theirs} (e shtunë, 21 nëntor 2026, ora 09:00)`,
    );
    expect(store.written).toEqual([]);
  });

  it("refuses where the plan saw none but there is one", async () => {
    const store = await storeWith("e tyrja");
    await expect(publish(mine, store, { base: null })).rejects.toThrow(`botimi ${theirs} (e shtunë`);
    await expect(publish(mine, store, { base: null })).rejects.toThrow(/nuk e ka parë$/);
  });

  it("goes on where there is none any more: nobody's work is lost", async () => {
    expect((await publish(mine, new MemoryStore(), { base: theirs })).written).toBe(5);
  });

  it("has nothing against its own content being there already", async () => {
    const store = await storeWith("e imja");
    expect((await publish(mine, store, { base: theirs })).written).toBe(0);
    // It went up with a photograph that the site serves by now.
    const media = { "/pictures/guri.webp": { key: "media/0123456789abcdef", type: "image/webp", bytes: 1 } };
    await store.putMany([[manifestKey, JSON.stringify({ ...store.manifest(), media })]]);
    expect((await publish(mine, store, { base: null })).written).toBe(1);
    expect(store.manifest().media).toBeUndefined();
  });

  it("goes over it by force", async () => {
    const store = await storeWith("e tyrja");
    await publish(mine, store, { base: null, force: true });
    expect(store.manifest().version).toBe(mine.manifest.version);
  });
});
