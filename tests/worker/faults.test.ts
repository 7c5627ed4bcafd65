/**
 * Tests the reader's view of each fault behind the magazine, by name. In each one every public address responds with
 * 200 within two seconds from the best edition available, and names that edition.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentKey, contentsKey, manifestKey, rollbackKey, versionText } from "../../app/library/kv-layout";
import type { Content } from "../../app/magazine/content";
import { hash } from "../../seed/pipeline/edition/edition";
import { partsOf } from "../lesson-parts-of";
import { tried } from "../long-series";
import { apiAddresses, contentAddresses, publicAddresses } from "../public-addresses";
import { realEdition, realMagazine } from "../real-magazine";
import { changedEdition, type Faults, type FaultyWorker, type KvFault, startFaultyWorker } from "./faulty-worker";

const answerLimitMs = 2_000;
// Some forty faults are tried at each of these addresses.
const everyAddress = tried(publicAddresses(), 3);
const everyPiece = tried(contentAddresses(), 3);
/** One of each kind, for tests in which all addresses would only cost time. */
const someAddresses = [
  "/",
  "/physics/mekanika",
  "/physics/graviteti",
  "/math/number-ninja",
  "/fjalori",
  ...apiAddresses,
];

let worker: FaultyWorker;
beforeAll(async () => {
  worker = await startFaultyWorker(40);
});
afterAll(() => worker?.stop());

/** Starts a fresh isolate with the real magazine, or with another edition. */
const start = (edition: { entries: Map<string, string> } = realEdition()) => worker.restart(edition);

interface TimedResponse {
  address: string;
  status: number;
  edition: string | null;
  caching: string | null;
  milliseconds: number;
  text: string;
}

async function ask(address: string): Promise<TimedResponse> {
  const began = performance.now();
  const response = await worker.get(address);
  const text = await response.text();
  return {
    address,
    status: response.status,
    edition: response.headers.get("X-Edition"),
    caching: response.headers.get("Cache-Control"),
    milliseconds: performance.now() - began,
    text,
  };
}

/** Sends requests one after the other, so that each response has its own time. */
async function askAll(addresses = everyAddress): Promise<TimedResponse[]> {
  const answers: TimedResponse[] = [];
  for (const address of addresses) answers.push(await ask(address));
  return answers;
}

function expectAllFrom(sources: string[], answers: TimedResponse[], slow = false): void {
  for (const { address, status, edition, caching, milliseconds } of answers) {
    expect([address, status]).toEqual([address, 200]);
    expect([address, sources.includes(edition ?? "")]).toEqual([address, true]);
    expect([address, caching]).toEqual([
      address,
      edition === "kv" ? expect.not.stringContaining("no-store") : "no-store",
    ]);
    // Only slow faults wait; otherwise the test would measure only a busy machine.
    if (slow) expect([address, milliseconds < answerLimitMs]).toEqual([address, true]);
  }
}

/** Advances the clock a minute. It takes one response from the old manifest while the new one loads. */
async function aMinuteLater(faults: Faults, minutes = 1): Promise<void> {
  await worker.reads();
  await worker.set({ ...faults, ahead: minutes * 61_000 });
  await worker.get("/about");
  await worker.settled();
  expect(await worker.reads()).toContain(manifestKey);
}

const unreachable: [name: string, fault: KvFault, slow?: true][] = [
  ["throws", { kind: "throws" }],
  ["answers 429", { kind: "429" }],
  ["hangs for 5 s", { kind: "hangs", milliseconds: 5_000 }, true],
  ["is empty", { kind: "absent" }],
];

describe.each(unreachable)("KV %s", (_, fault, slow) => {
  test("cold: the edition deployed with the Worker answers everywhere; the site recovers without a restart", async () => {
    await start();
    await worker.set({ every: fault });
    expectAllFrom(["deployed"], await askAll(), slow);
    await worker.set({ ahead: 6_000 });
    await expect.poll(async () => (await ask("/physics/graviteti")).edition).toBe("kv");
  });

  test("warm: what this isolate remembers answers, the deployed files what it never read; then it recovers", async () => {
    await start();
    expectAllFrom(["kv"], await askAll(someAddresses));
    await aMinuteLater({ every: fault });
    expectAllFrom(["memory"], await askAll(someAddresses), slow);
    const unread = slow ? ["/physics/uji", "/math/pitagora", "/physics/mars"] : everyAddress;
    expectAllFrom(["memory", "deployed"], await askAll(unread), slow);
    await worker.set({ ahead: 61_000 + 6_000 });
    await expect.poll(async () => (await ask("/")).edition).toBe("kv");
  });
});

describe("the manifest", () => {
  const { manifest, entries } = realEdition();
  const text = entries.get(manifestKey) ?? "";

  test.each([
    ["is not JSON", "<html>502</html>"],
    ["is cut off", text.slice(0, text.length / 2)],
    ["is 2 MB of nothing", "x".repeat(2_000_000)],
    ["is of an older schema", JSON.stringify({ ...manifest, schema: 0 })],
    ["is of a newer schema", JSON.stringify({ ...manifest, schema: 2 })],
    ["has a list of the wrong type", JSON.stringify({ ...manifest, contents: "none" })],
  ])("%s: the deployed edition answers cold, the last good one warm", async (_, wrong) => {
    await start();
    await worker.set({ keys: { [manifestKey]: { kind: "holds", text: wrong } } });
    expectAllFrom(["deployed"], await askAll(someAddresses));
    await expect.poll(() => worker.log.filter((line) => line.startsWith(`${manifestKey}: `)).length).toBe(1);

    await worker.set({ ahead: 6_000 });
    await expect.poll(async () => (await ask("/")).edition).toBe("kv");
    await aMinuteLater({ keys: { [manifestKey]: { kind: "holds", text: wrong } } }, 2);
    expectAllFrom(["memory", "deployed"], await askAll(someAddresses));
  });

  test("names a version whose copies are missing: nothing is missed", async () => {
    await start();
    const missing = [rollbackKey(manifest.version), contentsKey(manifest.version)];
    await worker.set({ keys: Object.fromEntries(missing.map((key) => [key, { kind: "absent" }])) });
    const answers = await askAll();
    expectAllFrom(["kv", "deployed"], answers);
    const whole = await ask("/api/contents");
    expect(JSON.parse(whole.text).length).toBe(manifest.contents.length);
  });

  test("is an old one after a new one: the newer wins inside an isolate", async () => {
    const newer = changedEdition(22, ({ contents }) => ({
      contents: contents.map((content) => ({ ...content, title: `${content.title} (botimi i dytë)` })),
    }));
    await start(newer);
    expect((await ask("/physics/graviteti")).text).toContain("(botimi i dytë)</h1>");
    await aMinuteLater({ keys: { [manifestKey]: { kind: "holds", text } } });
    const again = await ask("/physics/graviteti");
    expect([again.edition, again.text.includes("(botimi i dytë)</h1>")]).toEqual(["kv", true]);
  });

  const altered = (change: (lists: Record<"contents" | "categories" | "authors", unknown[]>) => object) =>
    JSON.stringify({ ...manifest, ...change(manifest) });

  test.each([
    ["lost every piece", altered(() => ({ contents: [] }))],
    ["lost every list", altered(() => ({ contents: [], categories: [], authors: [] }))],
    ["lost its authors", altered(() => ({ authors: [] }))],
    ["has a record that is broken", altered(({ contents }) => ({ contents: [...contents.slice(1), { id: "një" }] }))],
    [
      "has a third of its records broken",
      altered(({ contents }) => ({ contents: contents.map((c, k) => (k % 3 ? c : {})) })),
    ],
  ])("parses and %s: the deployed edition answers everywhere cold, the last good one warm", async (_, wrong) => {
    await start();
    await worker.set({ keys: { [manifestKey]: { kind: "holds", text: wrong } } });
    expectAllFrom(["deployed"], await askAll([...everyPiece, ...someAddresses]));
    // The log has a line for each reading of the manifest. On a busy machine it is read again before all requests are
    // sent.
    await expect.poll(() => worker.log.filter((line) => line.includes("damaged")).length).toBeGreaterThan(0);

    await worker.set({ ahead: 6_000 });
    await expect.poll(async () => (await ask("/")).edition).toBe("kv");
    await aMinuteLater({ keys: { [manifestKey]: { kind: "holds", text: wrong } } }, 2);
    expectAllFrom(["memory", "deployed"], await askAll(someAddresses));
  });
});

describe("a body", () => {
  const { manifest, entries } = realEdition();
  const key = manifest.contents.find(({ slug }) => slug === "graviteti")?.body ?? "";
  const good = entries.get(key) ?? "";

  test.each([
    ["is cut off", good.slice(0, good.length / 2)],
    ["has the wrong hash", good.replace('"title":"', '"title":"Tjetër: ')],
    ["is of the wrong type", "[]"],
    ["is 2 MB long", JSON.stringify({ ...JSON.parse(good), content: "<p>ë</p>".repeat(300_000) })],
    ["is another's", entries.get(manifest.contents.find(({ slug }) => slug === "uji")?.body ?? "") ?? ""],
  ])("%s: that piece comes from the fallback, lists are whole, one line of the log names the key", async (_, wrong) => {
    await start();
    await worker.set({ keys: { [key]: { kind: "holds", text: wrong } } });
    const lesson = await ask("/physics/graviteti");
    expectAllFrom(["deployed"], [lesson]);
    for (const part of partsOf(JSON.parse(good).content)) expect(lesson.text).toContain(part);
    const lists = ["/", "/physics/mekanika", "/api/contents", "/api/contents?fields=summary", "/physics/uji"];
    const answers = await askAll(lists);
    expectAllFrom(["kv", "deployed"], answers);
    for (const { text } of answers.slice(2, 4)) expect(JSON.parse(text).length).toBe(manifest.contents.length);
    await expect.poll(() => worker.log.filter((line) => line.includes(key)).length).toBe(1);
  });

  /** The magazine after an edit of every lesson, whose new bodies cannot be read yet. */
  const edited = changedEdition(22, ({ contents }) => ({
    contents: contents.map((content) => ({ ...content, title: `${content.title} (e re)` })),
  }));
  const fresh = edited.manifest.contents.map(({ body }) => body).filter((body) => !entries.has(body));
  const notYet = Object.fromEntries(fresh.map((body) => [body, { kind: "absent" } as const]));
  const lists = [contentsKey(edited.manifest.version), edited.manifest.contentsJson ?? ""];
  const noList = Object.fromEntries(lists.map((key) => [key, { kind: "absent" } as const]));

  test("is not there yet though the new manifest is, cold: the deployed edition's, never a 404, and never half", async () => {
    await start(edited);
    await worker.set({ keys: { ...notYet, ...noList } });
    const answers = await askAll([...everyPiece, "/api/contents", "/api/contents/slug/graviteti"]);
    expectAllFrom(["deployed"], answers);
    for (const { address, text } of answers) expect([address, text.includes("(e re)")]).toEqual([address, false]);
    await worker.set({});
    const healed = await ask("/physics/graviteti");
    expect([healed.edition, healed.text.includes("(e re)</h1>")]).toEqual(["kv", true]);
  });

  test("is not there yet though the new manifest is, warm: the one that this isolate read before", async () => {
    const first = changedEdition(20, ({ contents }) => ({
      contents: contents.map((content) => ({ ...content, title: `${content.title} (e parë)` })),
    }));
    await start(first);
    expect((await ask("/physics/graviteti")).text).toContain("(e parë)</h1>");
    await worker.putEdition(edited);
    await aMinuteLater({ keys: notYet });
    const lesson = await ask("/physics/graviteti");
    expectAllFrom(["memory"], [lesson]);
    expect([lesson.text.includes("(e parë)</h1>"), lesson.text.includes("(e re)")]).toEqual([true, false]);
    expect((await ask("/physics/mekanika")).text).toContain("(e re)");
  });

  /** Makes a piece that the deployed edition does not contain. */
  const unheardOf = () => {
    const piece: Content = { ...(realMagazine().contents[0] as Content), id: 9_999, slug: "krejt-i-ri", categoryId: 1 };
    const edition = changedEdition(22, ({ contents }) => ({ contents: [...contents, piece] }));
    return { edition, body: edition.manifest.contents.at(-1)?.body ?? "" };
  };

  test.each<[string, KvFault]>([
    ["is nowhere at all", { kind: "absent" }],
    ["hangs in KV and is in no file", { kind: "hangs", milliseconds: 30_000 }],
  ])("%s: its page says 'later' and not 'gone', is not kept, and everything else works", async (_, fault) => {
    const { edition, body } = unheardOf();
    await start(edition);
    await worker.set({ keys: { [body]: fault } });
    for (const address of ["/physics/krejt-i-ri", "/api/contents/slug/krejt-i-ri"]) {
      const began = performance.now();
      const response = await worker.get(address);
      const text = await response.text();
      expect([address, response.status, response.headers.get("Cache-Control")]).toEqual([address, 503, "no-store"]);
      expect([address, response.headers.get("Retry-After")]).toEqual([address, "30"]);
      expect([address, performance.now() - began < answerLimitMs]).toEqual([address, true]);
      expect(text).toContain(address.startsWith("/api/") ? '"status":503' : "Faqja nuk u hap");
    }
    expectAllFrom(["kv"], await askAll(["/", "/physics/mekanika", "/physics/graviteti"]));
    expect((await ask("/physics/nuk-ka-te-tille")).status).toBe(404);
    await worker.set({});
    expect((await ask("/physics/krejt-i-ri")).status).toBe(200);
  });

  test("hangs in KV and in the files after the manifest was read: 503 within three seconds, and at once the next time", async () => {
    await start();
    expect((await ask("/")).edition).toBe("kv");
    const hangs: KvFault = { kind: "hangs", milliseconds: 30_000 };
    await worker.set({ every: hangs, files: hangs });
    const first = await ask("/physics/graviteti");
    expect([first.status, first.caching, first.milliseconds < 3_000]).toEqual([503, "no-store", true]);
    const second = await ask("/physics/uji");
    expect([second.status, second.milliseconds < answerLimitMs]).toEqual([503, true]);
    // The glossary is in memory. The front page has read its word of the day.
    for (const address of ["/math/number-ninja", "/physics/projects/hydraulics", "/physics/formulas-quiz"]) {
      expect([address, (await ask(address)).status]).toEqual([address, 503]);
    }
    expectAllFrom(["kv", "deployed"], await askAll(["/", "/physics/mekanika"]));
    await worker.set({ ahead: 6_000 });
    expect((await ask("/physics/graviteti")).status).toBe(200);
  });

  test("has the right hash and is of an older make: the page comes from the fallback", async () => {
    const { contents } = realMagazine();
    const piece = { ...contents.find(({ slug }) => slug === "graviteti"), duration: "6 minuta" } as unknown as Content;
    const edition = changedEdition(22, () => ({
      contents: contents.map((content) => (content.slug === "graviteti" ? piece : content)),
    }));
    // The manifest's own entry is valid; only the body has another format.
    const entry = edition.manifest.contents.find(({ slug }) => slug === "graviteti");
    if (entry) entry.duration = 6;
    await start(edition);
    const { manifest } = edition;
    const published = { ...manifest, version: hash(versionText(manifest)) };
    await worker.set({ keys: { [manifestKey]: { kind: "holds", text: JSON.stringify(published) } } });
    expectAllFrom(["deployed"], [await ask("/physics/graviteti")]);
    await expect.poll(() => worker.log.filter((line) => line.includes(entry?.body ?? "")).length).toBe(1);
  });
});

describe("records that others name", () => {
  test("a category is missing: its pieces are still read, at their old addresses, and nothing breaks", async () => {
    const lost = realMagazine().categories.find(({ name }) => name === "mekanika")?.id;
    await start(changedEdition(22, ({ categories }) => ({ categories: categories.filter(({ id }) => id !== lost) })));
    const about = [`/api/contents?featured=true&categoryId=1`, "/api/categories/1"];
    const answers = await askAll(everyAddress.filter((address) => !about.includes(address)));
    expectAllFrom(["kv"], answers);
  });

  test("an author is missing: lessons and lists are signed by the magazine's desk", async () => {
    await start(changedEdition(22, () => ({ authors: [] })));
    for (const address of ["/", "/physics/mekanika", "/physics/graviteti", "/math/calculus-quiz"]) {
      const { status, text } = await ask(address);
      expect([address, status, /Redaksia(?! e )/.test(text)]).toEqual([address, 200, true]);
    }
  });
});

describe("the Worker itself", () => {
  beforeAll(async () => {
    await start();
    await worker.set({ unbound: true });
  });

  test("fails at its entry: a last page in Albanian, with every header, which nobody keeps", async () => {
    const response = await worker.get("/physics/graviteti");
    const text = await response.text();
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
    expect(text).toContain('<html lang="sq">');
    expect(text).toContain("Diçka u prish te ne");
    expect(text).not.toMatch(/no binding|\bat \w+ \(/);
    for (const name of [
      ...["Content-Security-Policy", "Strict-Transport-Security", "X-Content-Type-Options", "Referrer-Policy"],
      ...["Permissions-Policy", "Cross-Origin-Opener-Policy", "Cross-Origin-Resource-Policy"],
    ]) {
      expect([name, response.headers.get(name)]).toEqual([name, expect.stringMatching(/\S/)]);
    }
  });

  test("fails at its entry: the API answers with a problem, and the next request is answered", async () => {
    const response = await worker.get("/api/contents");
    expect([response.status, response.headers.get("Content-Type")]).toEqual([500, "application/problem+json"]);
    await worker.set({});
    expect((await ask("/")).status).toBe(200);
    await expect.poll(() => worker.log.some((line) => line.includes("no binding"))).toBe(true);
  });
});

test("a key is what its content says: the fallback knows a body by its hash", () => {
  const [first] = realEdition().manifest.contents;
  expect(first?.body).toMatch(new RegExp(`^${contentKey(first?.slug ?? "", "")}[0-9a-f]{16}$`));
});
