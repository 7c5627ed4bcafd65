import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { editionPath } from "../../app/library/kv-layout";
import { publish } from "../../seed/pipeline/publishing/publish";
import { realEdition } from "../real-magazine";
import { type BuiltWorker, startBuiltWorker } from "./built-worker";

const built = fileURLToPath(new URL("../../build/client", import.meta.url));

let worker: BuiltWorker | undefined;
const folders: string[] = [];
afterEach(async () => {
  await worker?.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Copies the static files without the edition that was deployed with them. */
function filesWithoutEdition(): string {
  const folder = mkdtempSync(join(tmpdir(), "prizma-files-"));
  folders.push(folder);
  cpSync(built, folder, { recursive: true, filter: (path) => !path.startsWith(join(built, "edition")) });
  return folder;
}

test("with KV empty, the edition deployed with the Worker answers, and nothing of it is cached", async () => {
  worker = await startBuiltWorker();
  for (const address of [
    "/",
    "/physics/graviteti",
    "/physics/mekanika",
    "/fjalori",
    "/api/contents",
    "/api/glossary",
  ]) {
    const response = await worker.get(address);
    expect([address, response.status]).toEqual([address, 200]);
    expect(response.headers.get("X-Edition")).toBe("deployed");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  }
  const lesson = await (await worker.get("/physics/graviteti")).text();
  expect(lesson).toContain("<math");
});

test("with no edition anywhere, pages say so with 503 inside the shell, and the API with a problem", async () => {
  worker = await startBuiltWorker({}, filesWithoutEdition());
  for (const address of ["/", "/math", "/physics/graviteti", "/physics/waves-quiz"]) {
    const response = await worker.get(address);
    const html = await response.text();
    expect([address, response.status, response.headers.get("Retry-After")]).toEqual([address, 503, "30"]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(html).toContain('<main id="permbajtja"');
    expect(html).toContain("Provo përsëri");
    expect(html).not.toMatch(/at \w+ \(|Error:/);
  }
  const api = await worker.get("/api/contents");
  expect([api.status, api.headers.get("Content-Type")]).toEqual([503, "application/problem+json"]);
});

test("pages that need no content still answer without an edition", async () => {
  worker = await startBuiltWorker({}, filesWithoutEdition());
  expect((await worker.get("/about")).status).toBe(200);
  expect((await worker.get("/nuk-ka")).status).toBe(404);
});

test("what is published into an empty KV is served within the next try", async () => {
  worker = await startBuiltWorker();
  await publish(realEdition(), worker.store);
  expect((await worker.get("/math")).headers.get("X-Edition")).toBe("kv");
});

test("the files of the deployed edition are the very keys of a publication", async () => {
  worker = await startBuiltWorker({}, built);
  const { entries, manifest } = realEdition();
  const glossary = manifest.glossary ?? "no glossary";
  for (const body of [...manifest.contents.map((content) => content.body), glossary]) {
    const file = await worker.get(editionPath(body));
    expect([body, file.status, await file.text()]).toEqual([body, 200, entries.get(body)]);
  }
});
