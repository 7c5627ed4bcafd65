/** Tests the stated size of each pack against the bytes of its real pages. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesNamedIn, filesOfPack, type PackFiles, packBytes } from "../../app/features/offline/pack-rules";
import { chapters } from "../../app/magazine/chapters";
import type { Pack } from "../../app/magazine/pack";
import { realEdition } from "../real-magazine";
import type { BuiltWorker } from "./built-worker";
import { startPublishedWorker } from "./published-worker";

const built = (path: string) => readFileSync(fileURLToPath(new URL(`../../build/client${path}`, import.meta.url)));
const files: PackFiles = JSON.parse(built("/pack-files.json").toString("utf8"));
const brotli = (bytes: Buffer | string) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

let worker: BuiltWorker;
beforeAll(async () => {
  worker = await startPublishedWorker();
});
afterAll(() => worker?.stop());

test.each([...chapters.map(({ name }) => name), "mesuesi"])(
  "%s is as large as it says, within a twentieth",
  async (name) => {
    const pack = (await (await worker.get(`/api/packs/${name}`)).json()) as Pack;
    const needed = filesOfPack(pack, files);
    let bytes = 0;
    for (const { address } of pack.pages) {
      const response = await worker.get(address);
      expect([address, response.status]).toEqual([address, 200]);
      const text = await response.text();
      bytes += brotli(text);
      if (!address.startsWith("/api/")) for (const path of filesNamedIn(address, text, files)) needed.add(path);
    }
    // A page that names a file without a digest is not kept.
    expect([...needed].filter((path) => path.startsWith("/assets/") && files.digests[path] === undefined)).toEqual([]);
    for (const path of needed) bytes += path.endsWith(".woff2") ? built(path).length : brotli(built(path));
    const told = packBytes(pack, files);
    process.stdout.write(`${name}: told ${told}, are ${bytes}, ${((100 * told) / bytes).toFixed(1)} %\n`);
    expect(told).toBeGreaterThan(bytes * 0.95);
    expect(told).toBeLessThan(bytes * 1.05);
  },
);

test("a pack names the edition it is of, and an unknown chapter is not there", async () => {
  const response = await worker.get("/api/packs/mekanika");
  expect(response.headers.get("X-Version")).toMatch(new RegExp(`^${realEdition().manifest.version}\\.\\w+$`));
  expect((await worker.get("/api/packs/nuk-ka")).status).toBe(404);
});
