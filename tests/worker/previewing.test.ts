/** Tests `npm run preview -- file.json`: the site from a file that is not published. */
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { magazine, type Newsroom, openNewsroom, piece } from "../../seed/pipeline/fixtures/newsroom";
import { freePort } from "../../worker/commands/free-port.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const script = join(root, "worker/commands/preview.mjs");

let newsroom: Newsroom;
beforeAll(() => {
  newsroom = openNewsroom();
});
afterAll(() => newsroom.close());

test("shows the file as it would be read, from where the editor stands", async () => {
  const contents = [piece({ contentFile: undefined, content: "<p>Vetëm në paraparje.</p>" })];
  newsroom.write("prova.json", magazine({}, { contents }));
  const env = { ...process.env, PORT: String(await freePort()), INIT_CWD: newsroom.folder };
  const preview = spawn(process.execPath, [script, "prova.json"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => preview.on("close", resolve));
  let output = "";
  try {
    const address = await new Promise<string>((resolve, reject) => {
      for (const stream of [preview.stdout, preview.stderr]) {
        stream.on("data", (chunk) => {
          output += chunk;
          const [, found] = /^Paraparje e prova\.json: (http:\S+)$/m.exec(output) ?? [];
          if (found !== undefined) resolve(found);
        });
      }
      preview.on("close", () => reject(new Error(output)));
    });
    const read = async () => (await (await fetch(`${address}/api/contents`)).json()) as unknown;
    expect(await read()).toMatchObject([{ slug: "graviteti", content: "<p>Vetëm në paraparje.</p>" }]);
    const page = await (await fetch(`${address}/physics/graviteti`)).text();
    expect(page).toContain("/@id/virtual:live-page");
    // A page names its scripts as in a build.
    const models = await fetch(`${address}/lesson-models.js`);
    expect([models.status, models.headers.get("Content-Type")]).toEqual([200, "text/javascript"]);
    const changed = [piece({ contentFile: undefined, content: "<p>U ndryshua.</p>" })];
    newsroom.write("prova.json", magazine({}, { contents: changed }));
    await expect.poll(read, { timeout: 20_000 }).toMatchObject([{ content: "<p>U ndryshua.</p>" }]);
  } finally {
    preview.kill("SIGINT");
    await ended;
  }
}, 120_000);

test.each([
  ["no file", [], 2],
  ["a file that is not there", ["mungon.json"], 2],
  ["a file with problems", ["keq.json"], 1],
])(
  "ends with the editor's exit code for %s, and serves nothing",
  async (_, words, code) => {
    newsroom.write("keq.json", "{");
    const env = { ...process.env, PORT: String(await freePort()), INIT_CWD: newsroom.folder };
    const { status, stdout } = spawnSync(process.execPath, [script, ...words], { cwd: root, env, encoding: "utf8" });
    expect([status, stdout.includes("http://")]).toEqual([code, false]);
  },
  60_000,
);
