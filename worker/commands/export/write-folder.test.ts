import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FolderFiles } from "./magazine-folder";
import { mayWriteTo, writeFolder } from "./write-folder";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "prizma-folder-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const edition = (word: string): FolderFiles =>
  new Map([
    ["HAP-PRIZMEN.html", word],
    ["LEXO.txt", word],
    ["prizma/index.html", word],
    [`prizma/${word}.html`, word],
  ]);

const readsAs = (word: string) => {
  expect(readFileSync(join(folder, "HAP-PRIZMEN.html"), "utf8")).toBe(word);
  expect(readdirSync(join(folder, "prizma")).sort()).toEqual(["index.html", `${word}.html`].sort());
};

test("what lies beside an earlier export stays, and the earlier one goes whole", () => {
  mkdirSync(join(folder, "fotot"));
  writeFileSync(join(folder, "fotot/pushimet.txt"), "deti");
  writeFolder(folder, edition("tetor"));
  expect(mayWriteTo(folder)).toEqual({ ok: true });
  writeFolder(folder, edition("nentor"));
  readsAs("nentor");
  expect(readFileSync(join(folder, "fotot/pushimet.txt"), "utf8")).toBe("deti");
  expect(readdirSync(folder).sort()).toEqual(["HAP-PRIZMEN.html", "LEXO.txt", "fotot", "prizma"]);
});

const refused = (message: RegExp) => ({ ok: false, message: expect.stringMatching(message) });

test("a file, a folder of other things and one that cannot be read are refused, each with its reason", () => {
  writeFileSync(join(folder, "shenime.txt"), "x");
  expect(mayWriteTo(join(folder, "shenime.txt"))).toEqual(refused(/është skedar/));
  expect(mayWriteTo(folder)).toEqual(refused(/nuk është bosh/));
  expect(mayWriteTo(join(folder, "e-re"))).toEqual({ ok: true });
  const closed = join(folder, "mbyllur");
  mkdirSync(closed, { mode: 0 });
  // The root user reads every folder, and so does Windows.
  const isClosed = process.getuid?.() !== 0 && process.platform !== "win32";
  expect(mayWriteTo(closed)).toEqual(isClosed ? refused(/nuk lexohet/) : { ok: true });
  chmodSync(closed, 0o700);
});

test("a disk that refuses in the middle leaves the earlier export whole", () => {
  writeFolder(folder, edition("tetor"));
  const files = edition("nentor").set("prizma/nul\0.html", "");
  expect(() => writeFolder(folder, files)).toThrow(/null bytes/);
  readsAs("tetor");
  expect(readdirSync(folder).sort()).toEqual(["HAP-PRIZMEN.html", "LEXO.txt", "prizma"]);
});

test("a run that is killed leaves the earlier export whole, and the next removes what it left", async () => {
  writeFolder(folder, edition("tetor"));
  const program = `import { writeFolder } from ${JSON.stringify(fileURLToPath(new URL("write-folder.ts", import.meta.url)))};
    const files = new Map();
    for (let k = 0; k < 200000; k++) files.set("prizma/" + k + ".html", "x");
    writeFolder(${JSON.stringify(folder)}, files);`;
  const run = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program]);
  const ended = new Promise((resolve) => run.once("exit", resolve));
  await expect.poll(() => existsSync(join(folder, `.prizma-${run.pid}/new/prizma`)), { timeout: 20_000 }).toBe(true);
  run.kill("SIGKILL");
  await ended;
  readsAs("tetor");
  writeFolder(folder, edition("nentor"));
  readsAs("nentor");
  expect(readdirSync(folder).sort()).toEqual(["HAP-PRIZMEN.html", "LEXO.txt", "prizma"]);
}, 30_000);
