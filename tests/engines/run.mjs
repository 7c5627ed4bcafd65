/**
 * `npm run test:engines`: tests the main paths in WebKit and Firefox. Debian packages them; elsewhere it reports what
 * is missing.
 */
import { command, prepare, run } from "../../worker/commands/prepare.mjs";
import { install, missing, names } from "./installed.mjs";

await prepare({ seed: false });
await install();
for (const engine of missing()) console.log(`skipped: ${engine}`);
if (missing().length === names.length) process.exit(0);
const { code } = await run(command("vitest"), ["run", "--project", "engines", "--maxWorkers", "2"], { quiet: false });
process.exit(code);
