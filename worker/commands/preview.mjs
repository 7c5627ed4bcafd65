/** `npm run preview -- file.json`: serves the site with a file that is being written. It publishes nothing. */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { serveLive } from "./serve.mjs";

const file = givenFile();
if (file === undefined) {
  console.error("Shkruaj skedarin që do të shohësh: npm run preview -- skedari.json");
  process.exit(2);
}
// npm runs in the project's folder. A relative path is resolved from the editor's current folder.
const named = resolve(process.env.INIT_CWD ?? ".", file);
if (!statSync(named, { throwIfNoEntry: false })?.isFile()) {
  console.error(`Skedari „${file}“ nuk gjendet.`);
  process.exit(2);
}
await serveLive(8788, `Paraparje e ${file}`, { PRIZMA_SHOWN: named });

/** Returns the given file, the only argument; undefined for any other arguments. */
function givenFile() {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    return positionals.length === 1 ? positionals[0] : undefined;
  } catch {
    return undefined;
  }
}
