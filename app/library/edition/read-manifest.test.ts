import { describe, expect, test } from "vitest";
import { type Entries, published, startIsolate, withManifest } from "../isolate.fixture";
import { manifestKey } from "../kv-layout";

const good = published({ name: "e para", day: 1 });
const deployed = published({ name: "e dyta", day: 2 });

/**
 * Returns source and version of the edition in a cold isolate. The other is of one that read the good manifest before.
 */
async function coldAndWarm(kv: Pick<Entries, "kv">) {
  const cold = startIsolate({ kv, deployed });
  const warm = startIsolate({ kv: good, deployed });
  await warm.open();
  warm.publish(kv);
  const opened = [await cold.open(), await warm.open()].map(({ source, manifest }) => [source, manifest.version]);
  return { opened, log: cold.world.log };
}

const fallBack = [
  ["deployed", deployed.version],
  ["memory", good.version],
];

test.each(["{", '{"schema":2}', "null"])(
  "%s is no manifest: the deployed edition answers cold, the last good one warm",
  async (text) => {
    const { opened, log } = await coldAndWarm({ kv: new Map([...good.kv, [manifestKey, text]]) });
    expect(opened).toEqual(fallBack);
    expect(log).toHaveLength(1);
  },
);

// biome-ignore lint/suspicious/noExplicitAny: no type describes a damaged manifest.
test.each<[string, (manifest: any) => void]>([
  ["lost its contents", ({ contents }) => contents.splice(0)],
  ["lost its authors", ({ authors }) => authors.splice(0)],
  ["lost one content of its list", ({ contents }) => contents.pop()],
  ["has a record that is broken", ({ contents }) => contents.push({ slug: "prishur" })],
  ["has another title", ({ contents }) => Object.assign(contents[0], { title: "tjetër" })],
])("a manifest that %s is damaged: the deployed edition answers cold, the last good one warm", async (_, damage) => {
  const { opened, log } = await coldAndWarm(withManifest(good, damage, { damaged: true }));
  expect(opened).toEqual(fallBack);
  expect(log).toEqual([`manifest: damaged: its lists are not those of version ${good.version}`]);
});

test("the day of a publication and the memory of others may change without damage", async () => {
  const later = withManifest(
    good,
    (manifest) => Object.assign(manifest, { publishedAt: "2026-11-20T10:00:00.000Z", history: [] }),
    { damaged: true },
  );
  const { source, manifest } = await startIsolate({ kv: later }).open();
  expect([source, manifest.version]).toEqual(["kv", good.version]);
});

describe("a record that was published in another make", () => {
  test("costs itself, in whatever list, and leaves a line that names list and place", async () => {
    const lists = ["authors", "categories", "contents", "projects"] as const;
    const kv = withManifest(good, (manifest) => {
      for (const list of lists) manifest[list].unshift(0);
    });
    const { open, world } = startIsolate({ kv });
    const { manifest } = await open();
    expect(lists.map((list) => manifest[list].length)).toEqual([1, 1, 1, 0]);
    expect(world.log.map((line) => line.split(":").slice(0, 2).join(":")).sort()).toEqual(
      lists.map((list) => `${manifestKey}: ${list} 0`),
    );
    for (const line of world.log) expect(line).toMatch(/ 0: \S/);
  });
});
