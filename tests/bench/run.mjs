/** `npm run bench`, `bench:pages`, `bench:growth`, `bench:visit`, `bench:studio`: builds changed code, then runs one of them. */
import { command, prepare, quietEnv, run } from "../../worker/commands/prepare.mjs";

await prepare({ seed: false });
const [bench = "bench", ...options] = process.argv.slice(2);
const { findBrowser } = await import("../../worker/commands/find-browser.mjs");
const browser = bench === "pages" || bench === "visit" ? await findBrowser() : null;
const env = browser === null ? quietEnv : { ...quietEnv, CHROMIUM_PATH: browser };
const { code } = await run(command("tsx"), [`tests/bench/${bench}.ts`, ...options], { quiet: false, env });
process.exit(code);
