import { afterAll, beforeAll } from "vitest";
import { createApiLibrary } from "../../app/library/api-library";
import { createEditionMemory, openEdition } from "../../app/library/edition/edition-source";
import { createKvLibrary } from "../../app/library/kv-library";
import type { Library } from "../../app/library/library";
import { publish } from "../../seed/pipeline/publishing/publish";
import { describeLibrary } from "../library/contract";
import { baseline, realEdition } from "../real-magazine";
import { type BuiltWorker, startBuiltWorker } from "./built-worker";

let worker: BuiltWorker;

beforeAll(async () => {
  worker = await startBuiltWorker();
  const edition = realEdition();
  await publish(edition, worker.store, { now: () => Date.parse(edition.manifest.publishedAt) });
});
afterAll(() => worker.stop());

const expected = baseline();
const fail = (line: string) => {
  throw new Error(line);
};

describeLibrary("memory library, the baseline", async () => ({ library: expected, baseline: expected }));

let overKv: Promise<Library>;
/** The clock stands: all tests are one request, and one that is older than 1.5 s waits only 0.3 s for a read. */
const opened = Date.now();
describeLibrary("KV library, seeded by the real pipeline", async () => {
  overKv ??= openEdition(createEditionMemory(), {
    kv: worker.kv,
    deployed: async () => null,
    now: () => opened,
    log: fail,
  }).then((edition) => (edition ? createKvLibrary(edition, fail) : fail("no edition")));
  return { library: await overKv, baseline: expected };
});

let overApi: Library;
describeLibrary("API library, answered by the built Worker", async () => {
  overApi ??= createApiLibrary((address) => worker.get(address));
  return { library: overApi, baseline: expected };
});
