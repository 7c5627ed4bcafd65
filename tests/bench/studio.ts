/**
 * Measures how long an editor waits in the studio, over a copy of the magazine: a key until its page, a plan, a
 * publication. Each time stands beside the check of one lesson by the command line, which the same machine did then.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seedCommand } from "../../worker/commands/prepare.mjs";
import { median, writePart } from "./performance-note";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "redaksia "));
const editors = ["lessons", "practice", "quizzes", "projects", "introductions", "tables", "pictures"];
for (const name of [...editors, "magazine.json", "glossary.json"])
  cpSync(join(root, "seed", name), join(folder, name), { recursive: true });

const lesson = "lessons/graviteti.md";
const pause = 120;

/** Milliseconds that the check of one lesson takes, process and all. */
function control(): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [seedCommand, "seed/pipeline/cli.ts", "check", "graviteti"], {
    cwd: root,
  });
  if (status !== 0) throw new Error("the lesson of the control has problems");
  return performance.now() - start;
}

const words = ["seed/studio/studio.ts", "--no-open", "--port", "0", "--file", join(folder, "magazine.json")];
const studio = spawn(process.execPath, [seedCommand, ...words, "--persist-to", join(folder, "kv")], { cwd: root });
const entrance = await new Promise<URL>((resolve, reject) => {
  let said = "";
  studio.stdout.on("data", (chunk) => {
    said += chunk;
    const address = /Studioja: (\S+)/.exec(said)?.[1];
    if (address !== undefined) resolve(new URL(address));
  });
  studio.on("exit", () => reject(new Error(said)));
});

async function call(name: string, body: object = {}) {
  const token = entrance.hash.replace("#hyrja=", "");
  const response = await fetch(new URL(`/api/${name}`, entrance), {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Studio-Token": token, Origin: entrance.origin },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  // biome-ignore lint/suspicious/noExplicitAny: each call has an answer of its own.
  return (await response.json()) as any;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

let drafts = 0;
async function save(name: string, change: (text: string) => string): Promise<void> {
  const { text, hash } = await call("file", { name });
  await call("save", { name, text: change(text), base: hash, stamp: `bench-${++drafts}`, seen: "" });
}

async function publication(title: string): Promise<[string, number][]> {
  const plan = await timed(async () => {
    const { code, lines } = await call("plan");
    if (code !== 0) throw new Error(lines.join("\n"));
  });
  const published = await timed(async () => {
    const { code, lines } = await call("publish");
    if (code !== 0) throw new Error(lines.join("\n"));
  });
  return [
    [`a plan, ${title}`, plan],
    [`the publication, ${title}`, published],
  ];
}

/** Waits until the studio has read the whole magazine by itself. */
async function allRead(): Promise<void> {
  while ((await call("overview")).progress !== null) await new Promise((resolve) => setTimeout(resolve, 500));
}

try {
  const controls = [control()];
  const { addresses } = await call("start");
  await call("overview");
  const preview = new URL(`/physics/graviteti${new URL(addresses.preview).search}`, addresses.preview);
  await (await fetch(preview)).text();
  const first = await timed(allRead);
  controls.push(control());
  const keys: number[] = [];
  const { text, hash: base } = await call("file", { name: lesson });
  let seen = "";
  for (let nth = 0; nth < 7; nth++) {
    const stamp = `key-${nth}`;
    const took = await timed(async () => {
      await call("draft", { name: lesson, text: `${text}\nFjali ${nth}.\n`, base, stamp, seen });
      await (await fetch(preview)).text();
    });
    keys.push(took + pause);
    seen = stamp;
  }
  await call("discard", { name: lesson, stamp: "key-end", seen });
  const rows: [string, number][] = [
    ["a key until its page, the pause of 0.12 s included", median(keys)],
    ["the whole magazine read the first time, while one writes", first],
    ...(await publication("nothing published before")),
  ];
  controls.push(control());
  await save(lesson, (before) => `${before}\n`);
  await save(lesson, (before) => before.replace("Hëna", "Hëna jonë"));
  rows.push(...(await publication("at once after a sentence")));
  controls.push(control());
  await save("magazine.json", (before) => {
    const magazine = JSON.parse(before);
    const [{ contentFile: _, ...like }] = magazine.contents;
    magazine.contents.unshift({ ...like, id: 9001, slug: "mesimi-i-proves", title: "Mësimi i provës" });
    return `${JSON.stringify(magazine, null, 2)}\n`;
  });
  rows.push(...(await publication("at once after a new piece above all others")));
  controls.push(control());
  // A term is taught where it is used.
  await save(lesson, (before) => before.replace("Hëna jonë", "Hëna jonë, lëvizja e provës,"));
  await save("glossary.json", (before) => {
    const taughtIn = ["/physics/graviteti"];
    const term = { ...JSON.parse(before)[0], term: "lëvizje e provës", forms: ["lëvizja e provës"], taughtIn };
    return `${JSON.stringify([...JSON.parse(before), term], null, 2)}\n`;
  });
  rows.push(...(await publication("at once after a new term")));
  controls.push(control());
  const unit = median(controls);
  const line = ([title, ms]: [string, number]) =>
    `| ${title} | ${(ms / 1000).toFixed(1)} s | ${(ms / unit).toFixed(1)} |`;
  const table = ["| what one waits for | time | checks of one lesson |", "|---|---|---|", ...rows.map(line)];
  const [least, most] = [Math.min(...controls), Math.max(...controls)].map((ms) => (ms / 1000).toFixed(1));
  table.push("", `The check of one lesson by the command line took ${least} to ${most} s meanwhile.`);
  for (const each of table) console.log(each);
  writePart("studio", table);
} finally {
  studio.kill("SIGTERM");
  await new Promise((resolve) => studio.once("exit", resolve));
  rmSync(folder, { recursive: true, force: true });
}
