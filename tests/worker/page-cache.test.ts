import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { realEdition } from "../real-magazine";
import { changedEdition, type FaultyWorker, startFaultyWorker } from "./faulty-worker";

let worker: FaultyWorker;
beforeAll(async () => {
  worker = await startFaultyWorker(72);
});
afterAll(() => worker?.stop());
beforeEach(() => worker.restart(realEdition()));

const readingPages = [
  "/",
  "/physics",
  "/physics/mekanika",
  "/physics/graviteti",
  "/math/euklidi",
  "/fjalori",
  "/about",
];
const playingPages = ["/math/number-ninja", "/physics/waves-quiz", "/physics/electricity-simulator"];
const apiAddresses = [
  "/api/contents",
  "/api/contents?fields=summary",
  "/api/contents/slug/graviteti",
  "/api/categories",
];

const text = async (address: string) => (await worker.get(address)).text();

describe("how often KV is asked", () => {
  test.each([...readingPages, ...playingPages, ...apiAddresses])(
    "%s costs at most 2 reads cold and none warm",
    async (address) => {
      await text(address);
      const cold = await worker.reads();
      expect(cold[0]).toBe("manifest");
      expect(cold.length).toBeLessThanOrEqual(2);
      await text(address);
      expect(await worker.reads()).toEqual([]);
    },
  );

  test("fifty readers of a cold page cost what one costs, and see the same", async () => {
    const pages = await Promise.all(Array.from({ length: 50 }, () => text("/physics/graviteti")));
    expect(new Set(pages).size).toBe(1);
    expect(await worker.reads()).toHaveLength(2);
  });

  test("a 304 in a cold isolate costs the manifest and no body", async () => {
    const tag = (await worker.get("/physics/graviteti")).headers.get("ETag") ?? "";
    await worker.restart(realEdition());
    const response = await worker.get("/physics/graviteti", { headers: { "If-None-Match": tag } });
    expect([response.status, await response.text()]).toEqual([304, ""]);
    expect(await worker.reads()).toEqual(["manifest"]);
  });
});

describe("an answer from memory", () => {
  test.each([...readingPages, ...playingPages, ...apiAddresses])(
    "%s is the very one that was made",
    async (address) => {
      const [made, kept] = [await worker.get(address), await worker.get(address)];
      expect(await kept.text()).toBe(await made.text());
      expect([...kept.headers]).toEqual([...made.headers]);
      expect(kept.headers.get("X-Edition")).toBe("kv");
    },
  );

  test("a played page is rendered for its query, and neither changes what the next visitor gets", async () => {
    const plain = await text("/physics/projects/hydraulics");
    const panel = await text("/physics/projects/hydraulics?pjesa=materiale");
    // Its data holds the text of all panels; what is shown differs.
    const shown = (html: string) => html.slice(0, html.indexOf('<script type="application/json" id="te-dhenat">'));
    expect(shown(panel)).toContain("nente-gjerat-qe-duhen");
    expect(shown(plain)).not.toContain("nente-gjerat-qe-duhen");
    expect(await text("/physics/projects/hydraulics")).toBe(plain);
    expect((await worker.get("/physics/projects/hydraulics?pjesa=materiale")).headers.get("ETag")).toBeNull();
  });

  test.each(playingPages)("%s, which is played with, gives 304 to who holds it", async (address) => {
    const headers = { "If-None-Match": (await worker.get(address)).headers.get("ETag") ?? "" };
    const same = await worker.get(address, { headers });
    expect([same.status, await same.text(), same.headers.get("Content-Security-Policy")]).toEqual([304, "", null]);
    // Its scripts go with a deployment, so no browser shows it without asking.
    expect([same.headers.get("Cache-Control"), same.headers.get("ETag")]).toEqual([
      "no-cache",
      headers["If-None-Match"],
    ]);
  });

  test("answers HEAD with the same headers and no body", async () => {
    const get = await worker.get("/physics/graviteti");
    await get.text();
    const head = await worker.get("/physics/graviteti", { method: "HEAD" });
    expect(await head.text()).toBe("");
    for (const name of ["ETag", "Cache-Control", "Content-Type", "Content-Security-Policy", "Vary"]) {
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    }
  });
});

describe("a new edition", () => {
  const newer = () =>
    changedEdition(22, ({ contents }) => ({
      contents: contents.map((content) => ({ ...content, title: `${content.title} e re` })),
    }));

  test("is asked for after a minute, behind an answer of the old one, and then answers everywhere", async () => {
    const old = await worker.get("/physics/graviteti");
    const before = await old.text();
    await worker.putEdition(newer());
    await worker.set({ ahead: 40_000 });
    expect(await text("/physics/graviteti")).toBe(before);
    await worker.reads();
    await worker.set({ ahead: 61_000 });
    expect(await text("/physics/graviteti")).toBe(before);
    expect(await worker.reads()).toEqual(["manifest"]);
    const after = await worker.get("/physics/graviteti", {
      headers: { "If-None-Match": old.headers.get("ETag") ?? "" },
    });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain(" e re</h1>");
    expect(await text("/")).toContain(" e re<");
  });

  test("is waited for where the old one is more than ten minutes past its time", async () => {
    await text("/physics/graviteti");
    await worker.putEdition(newer());
    await worker.set({ ahead: 11 * 60_000 });
    expect(await text("/physics/graviteti")).toContain(" e re</h1>");
  });
});

test("what was made while a part could not be read is not kept", async () => {
  const { glossary = "", prerendered = {} } = realEdition().manifest;
  const keys = [glossary, ...Object.values(prerendered)];
  const whole = await text("/fjalori");
  await worker.restart(realEdition());
  await worker.set({ keys: Object.fromEntries(keys.map((key) => [key, { kind: "throws" }])) });
  await text("/fjalori");
  await worker.set({});
  expect(await text("/fjalori")).toBe(whole);
});

test("a page asked for on New Year's Day is made anew: the year stands in its footer", async () => {
  const held = (await worker.get("/about")).headers.get("ETag") ?? "";
  const ask = () => worker.get("/about", { headers: { "If-None-Match": held } });
  expect((await ask()).status).toBe(304);
  await worker.set({ ahead: 366 * 24 * 3_600_000 });
  expect((await ask()).status).toBe(200);
});

describe("nothing that a visitor sends reaches another", () => {
  const marked = "shenje-e-huaj";
  const hostile: [string, { method?: string; headers?: Record<string, string> }?][] = [
    [`?${marked}=${marked}`],
    [`?fields=${marked}`],
    ["", { headers: { "X-Forwarded-Host": `${marked}.example`, "X-Original-URL": `/${marked}` } }],
    ["", { headers: { "Accept-Language": marked, "User-Agent": marked, Cookie: `a=${marked}`, Origin: marked } }],
    ["", { headers: { Range: "bytes=0-10", Accept: marked, "X-HTTP-Method-Override": "POST" } }],
    ["", { method: "HEAD" }],
    ["", { headers: { "Save-Data": "on" } }],
  ];

  test.each(hostile)("whoever fills a cold page with %s %j", async (query, init) => {
    const clean = await text("/physics/graviteti");
    await worker.restart(realEdition());
    await (await worker.get(`/physics/graviteti${query}`, init)).text();
    const next = await worker.get("/physics/graviteti");
    expect([next.status, await next.text()]).toEqual([200, clean]);
    expect(next.headers.get("Speculation-Rules")).not.toBeNull();
    expect(JSON.stringify([...next.headers])).not.toContain(marked);
  });

  test("a query that the API does not know changes nothing; one that it knows is told apart", async () => {
    const all = await text("/api/categories");
    expect(await text("/api/categories?x=1")).toBe(all);
    const maths = await text("/api/categories?type=math");
    expect(maths).not.toBe(all);
    expect(await text("/api/categories?x=1&type=math&type=physics")).toBe(maths);
    expect((await worker.get("/api/categories?type=x")).status).toBe(400);
    expect(await text("/api/categories")).toBe(all);
  });
});

describe("validators", () => {
  test("a page's tag gives 304 without a body; another page's tag does not", async () => {
    const [gravity, waves] = await Promise.all(
      ["/physics/graviteti", "/physics/intro-valet"].map(async (address) => (await worker.get(address)).headers),
    );
    const held = gravity?.get("ETag") ?? "";
    expect([held, worker.log]).toEqual([expect.stringMatching(/^W\/"/), []]);
    expect(waves?.get("ETag")).not.toBe(held);
    const headers = { "If-None-Match": held };
    const same = await worker.get("/physics/graviteti", { headers });
    expect([same.status, await same.text(), same.headers.get("ETag")]).toEqual([304, "", held]);
    expect(same.headers.get("Cache-Control")).toBe("public, max-age=60, stale-while-revalidate=86400");
    expect((await worker.get("/physics/intro-valet", { headers })).status).toBe(200);
    expect((await worker.get("/math/nuk-ka", { headers })).status).toBe(404);
  });
});

describe("fetching the next page ahead", () => {
  test("reading pages offer it, by a file with the type that browsers ask for", async () => {
    const offer = (await worker.get("/physics/graviteti")).headers.get("Speculation-Rules");
    expect(offer).toBe('"/speculation-rules.json"');
    const file = await worker.get("/speculation-rules.json");
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/speculationrules+json"]);
    expect(JSON.parse(await file.text()).prefetch[0].eagerness).toBe("conservative");
  });

  test("nobody who saves data is offered it, from memory or not", async () => {
    for (let turn = 0; turn < 2; turn++) {
      const { headers } = await worker.get("/physics/graviteti", { headers: { "Save-Data": "on" } });
      expect([headers.get("Speculation-Rules"), headers.get("Vary")]).toEqual([null, "Save-Data"]);
    }
  });

  test("playing pages and the API offer nothing", async () => {
    for (const address of ["/math/number-ninja", "/api/categories"]) {
      expect((await worker.get(address)).headers.get("Speculation-Rules")).toBeNull();
    }
  });
});
