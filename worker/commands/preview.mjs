/** `npm run preview -- file.json`: the site as it would be with this file, from a KV of its own; nothing is published. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { prepare, run, seedCommand } from "./prepare.mjs";
import { freePort, serve } from "./serve.mjs";

const file = givenFile();
if (file === undefined) {
  console.error("Shkruaj skedarin që do të shohësh: npm run preview -- skedari.json");
  process.exit(2);
}
// npm runs from the project's folder; the file is named from where the editor stands.
const named = resolve(process.env.INIT_CWD ?? ".", file);
const port = await freePort(8788);
const state = mkdtempSync(join(tmpdir(), "prizma-preview-"));
process.on("exit", () => rmSync(state, { recursive: true, force: true }));

prepare({ seed: false });
const { code } = run(seedCommand, ["seed/pipeline/cli.ts", "publish", named, "--persist-to", state], {
  quiet: false,
});
if (code !== 0) process.exit(code);
await serve(port, `Paraparje e ${file}`, ["--persist-to", state]);

/** The file named, the only argument; undefined where anything else was typed. */
function givenFile() {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    return positionals.length === 1 ? positionals[0] : undefined;
  } catch {
    return undefined;
  }
}
