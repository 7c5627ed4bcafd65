import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../prepare.mjs";

const assets = join(root, "build/client/assets");

/**
 * Lists the style sheets that a built script loads lazily, itself or through imports. The folder's scripts load none:
 * their pages link them from the start.
 *
 * @param script its address: `/assets/quiz-….js`, `/lesson-models.js`
 */
export function laterSheets(script: string): string[] {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/(?:assets|\.)\/([\w.-]+\.(?:js|css))"/g)) {
      if (name.endsWith(".css")) sheets.add(`/assets/${name}`);
      else visit(join(assets, name));
    }
  };
  visit(join(root, "build/client", script));
  return [...sheets];
}
