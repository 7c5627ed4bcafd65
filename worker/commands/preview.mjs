/** `npm run preview -- file.json`: the site as it would be with this file, while it is written; nothing is published. */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { serveLive } from "./serve.mjs";

const file = givenFile();
if (file === undefined) {
  console.error("Shkruaj skedarin që do të shohësh: npm run preview -- skedari.json");
  process.exit(2);
}
// npm runs from the project's folder; the file is named from where the editor stands.
const named = resolve(process.env.INIT_CWD ?? ".", file);
if (!statSync(named, { throwIfNoEntry: false })?.isFile()) {
  console.error(`Skedari „${file}“ nuk gjendet.`);
  process.exit(2);
}
await serveLive(8788, `Paraparje e ${file}`, { PRIZMA_SHOWN: named });

/** The file named, the only argument; undefined where anything else was typed. */
function givenFile() {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    return positionals.length === 1 ? positionals[0] : undefined;
  } catch {
    return undefined;
  }
}
