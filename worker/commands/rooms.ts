/** `npm run rooms`: writes lint's import rules and the README's table. Both come from the table of rooms. */
import { readFileSync, writeFileSync } from "node:fs";
import { root } from "./prepare.mjs";
import { importRules, readmeTable, tableHead } from "./rooms/import-rules";

const readme = `${root}/README.md`;

// A rule a line.
const rules = importRules().map((rule) => JSON.stringify(rule));
writeFileSync(`${root}/worker/commands/rooms/import-rules.json`, `{ "overrides": [\n${rules.join(",\n")}\n] }\n`);

const page = readFileSync(readme, "utf8");
const from = page.indexOf(tableHead);
if (from === -1) throw new Error("README.md has no table of rooms");
writeFileSync(readme, page.slice(0, from) + readmeTable() + page.slice(page.indexOf("\n\n", from) + 1));
