import { expect, it } from "vitest";
import { rollbackKey } from "../../../app/library/kv-layout";
import { MemoryStore } from "../fixtures/memory-store";
import { clockAt, morning } from "../fixtures/published-store";
import { lesson, signpost, smallEdition } from "../fixtures/small-edition";
import { readDetails } from "./publication-details";
import { publish } from "./publish";
import { noRetry } from "./retry";
import { rollback } from "./rollback";

const after = (seconds: number) => clockAt(morning + seconds * 1000);

it("tells of each publication who made it and which pieces it changed; of the first known one nothing", async () => {
  const store = new MemoryStore();
  await publish(smallEdition(["a"]), store, { ...after(0), by: "Arta" });
  await publish(smallEdition(["b"]), store, { ...after(1), by: "Besa" });
  await publish(smallEdition(["b", "c"]), store, after(2));
  await publish(smallEdition(["b"]), store, { ...after(3), by: "Besa" });
  store.calls.get = 0;
  const details = await readDetails(store, noRetry);
  expect(store.calls.get).toBe(2);
  const told = details.map(({ by, changes }) => [by, changes?.map(({ kind, slug }) => `${kind} ${slug}`)]);
  // Content that is published again stands once, at its last place.
  expect(told).toEqual([
    ["Besa", [expect.stringMatching(/^removed /)]],
    [undefined, [expect.stringMatching(/^changed /), expect.stringMatching(/^added /)]],
    ["Arta", undefined],
  ]);
});

it("a piece under another address changed: it is neither new nor removed", async () => {
  const store = new MemoryStore();
  await publish(smallEdition([], { contents: [lesson(1, "a")] }), store, after(0));
  const renamed = { contents: [lesson(1, "a", { slug: "drita" })], withdrawn: [signpost(1, "drita")] };
  await publish(smallEdition([], renamed), store, after(1));
  const [newest] = await readDetails(store, noRetry);
  expect(newest?.changes).toEqual([{ kind: "changed", list: "contents", slug: "drita", title: "Mësimi 1" }]);
});

it("who goes back stands at the publication that is read again", async () => {
  const store = new MemoryStore();
  const first = smallEdition(["a"]);
  await publish(first, store, { ...after(0), by: "Arta" });
  await publish(smallEdition(["b"]), store, { ...after(1), by: "Arta" });
  await rollback(store, first.manifest.version, { now: () => morning + 5000, by: "Besa" });
  const [newest] = await readDetails(store, noRetry);
  expect(newest).toMatchObject({ version: first.manifest.version, by: "Besa" });
});

it("a publication whose copy is lost tells no changes, nor does the one after it", async () => {
  const store = new MemoryStore();
  for (const [nth, text] of ["a", "b", "c"].entries()) await publish(smallEdition([text]), store, after(nth));
  store.entries.delete(rollbackKey(smallEdition(["b"]).manifest.version));
  expect((await readDetails(store, noRetry)).map(({ changes }) => changes)).toEqual([null, null, null]);
});
