/** `npm run rooms`: writes lint's import rules from the table of rooms. */
import { writeFileSync } from "node:fs";
import { command, root, run } from "./prepare.mjs";
import { importRules } from "./rooms/import-rules";

const file = "worker/commands/rooms/import-rules.json";

writeFileSync(`${root}/${file}`, JSON.stringify({ overrides: importRules() }));
await run(command("@biomejs/biome", "biome"), ["format", "--write", file], { quiet: false });
