import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { realEdition } from "../real-magazine";
import { type FaultyWorker, startFaultyWorker } from "./faulty-worker";

let worker: FaultyWorker;
beforeAll(async () => {
  worker = await startFaultyWorker(73);
});
afterAll(() => worker?.stop());
beforeEach(() => worker.restart(realEdition()));

const fromOutside = { "Sec-Fetch-Site": "none" };
const get = (address: string, headers: Record<string, string> = {}) => worker.get(address, { headers });
const textOf = async (address: string, headers?: Record<string, string>) => (await get(address, headers)).text();
const linked = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(([, sheet]) => sheet);
const pages = [
  "/",
  "/physics/mekanika",
  "/physics/graviteti",
  "/fjalori",
  "/math/number-ninja",
  "/math/euklidi/ushtrime",
];

describe("who comes from outside", () => {
  test.each(pages)("gets %s with its style sheets inside, and links for the next page", async (address) => {
    const plain = await textOf(address);
    const response = await get(address, fromOutside);
    const html = await response.text();
    const sheets = linked(plain);
    expect(sheets.length).toBeGreaterThan(0);
    expect(linked(html)).toEqual([]);
    for (const sheet of sheets) {
      const text = await textOf(sheet ?? "");
      expect(html).toContain(`<style>${text}</style><link rel="stylesheet" href="${sheet}" media="not all"/>`);
      const hash = createHash("sha256").update(text).digest("base64");
      expect(response.headers.get("Content-Security-Policy")).toContain(`'sha256-${hash}'`);
    }
    expect(html).not.toMatch(/<link rel="preload"[^>]*gazeta-display/);
    // Nothing else differs.
    const bare = (page: string) =>
      page
        .replace(/<style>.*?<\/style>/gs, "")
        .replaceAll(' media="not all"', "")
        .replace(/<link rel="preload"[^>]*gazeta-display[^>]*>/g, "");
    expect(bare(html)).toBe(bare(plain));
  });

  test.each<[string, Record<string, string>]>([
    ["follows a link of the magazine", { "Sec-Fetch-Site": "same-origin" }],
    ["has a browser without this header", {}],
    ["saves data", { ...fromOutside, "Save-Data": "on" }],
  ])("who %s gets links alone", async (_, headers) => {
    await textOf("/physics/graviteti", fromOutside);
    const response = await get("/physics/graviteti", headers);
    expect(await response.text()).not.toContain("<style>");
    expect(response.headers.get("Content-Security-Policy")).toContain("style-src 'self';");
  });

  test("comes by a link of another site", async () => {
    expect(await textOf("/physics/graviteti", { "Sec-Fetch-Site": "cross-site" })).toContain("<style>");
  });

  test("both forms have one tag, since each does for the other", async () => {
    const [outside, inside] = [await get("/physics/graviteti", fromOutside), await get("/physics/graviteti")];
    const tag = outside.headers.get("ETag") ?? "";
    expect(tag).toBe(inside.headers.get("ETag"));
    for (const headers of [fromOutside, {}])
      expect((await get("/physics/graviteti", { ...headers, "If-None-Match": tag })).status).toBe(304);
  });

  test("a second visitor gets the same bytes, and neither asks KV", async () => {
    const first = await textOf("/physics/graviteti", fromOutside);
    await worker.reads();
    expect(await textOf("/physics/graviteti", fromOutside)).toBe(first);
    expect(await worker.reads()).toEqual([]);
  });

  test("a list of the API stays as it is", async () => {
    expect(await textOf("/api/categories", fromOutside)).toBe(await textOf("/api/categories"));
  });

  test("a sheet that cannot be read stays a link, and a drawing a file", async () => {
    await worker.set({ files: { kind: "throws" } });
    const html = await textOf("/physics/ligjet-e-njutonit", fromOutside);
    expect(linked(html).length).toBeGreaterThan(0);
    expect(html).not.toContain("<style>");
    expect(html).toContain('src="/covers/ligjet-e-njutonit.svg#head"');
  });
});

describe("the drawings of the first screen", () => {
  test.each([
    ["/", 1],
    ["/math", 1],
    ["/physics", 1],
    ["/physics/mekanika", 2],
    ["/physics/graviteti", 1],
    ["/math/pitagora", 1],
    ["/physics/projects", 2],
    ["/physics/projects/hydraulics", 1],
    // With a query a played page is rendered anew each time.
    ["/physics/projects?nga=klasa", 2],
  ])("of %s stand in the page", async (address, count) => {
    const html = await textOf(address);
    expect(html.match(/<svg class="drawing /g)?.length).toBe(count);
    expect(html).not.toMatch(/<img src="\/covers\/[^>]* loading="eager"/);
  });
});
