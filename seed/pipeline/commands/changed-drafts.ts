/** Finds the drafts that a branch has changed, for the comment of its pull request. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isObject } from "../../../app/magazine/is-object";
import { pieceOf } from "../magazine/written-pieces";

const lists = ["contents", "projects", "categories", "paths", "authors"] as const;

/**
 * Returns the titles of the drafts whose fields or files differ from those of a commit. Drafts that others have begun
 * are left out.
 *
 * @param file path of `magazine.json`
 */
export function changedDrafts(file: string, commit: string): string[] {
  const folder = dirname(resolve(file));
  const git = (...words: string[]) =>
    execFileSync("git", words, {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
      stdio: ["ignore", "pipe", "ignore"],
    });
  const now = listsIn(() => readFileSync(file, "utf8"));
  const before = listsIn(() => git("show", `${commit}:./magazine.json`));
  const changed = new Set(git("diff", "--name-only", "--relative", "-z", commit, "--", ".").split("\0"));
  return lists.flatMap((list) => {
    const known = new Set(before(list).map((fields) => JSON.stringify(fields)));
    return now(list).flatMap((fields, index) => {
      if (fields.draft !== true) return [];
      const isPiece = list === "contents" || list === "projects";
      const files = isPiece ? Object.values(pieceOf(fields, list, index).files) : [];
      const isChanged = !known.has(JSON.stringify(fields)) || files.some((name) => changed.has(name));
      return isChanged ? [titleIn(list, fields)] : [];
    });
  });
}

/** Returns how an editor calls it; the title of an author is what he does. */
const titleIn = (list: (typeof lists)[number], { title, displayName, name }: Record<string, unknown>) =>
  String(list === "authors" ? name : (title ?? displayName ?? name));

/** Reads the lists of a magazine. A text that is broken has none: the check says so by itself. */
function listsIn(read: () => string): (list: (typeof lists)[number]) => Record<string, unknown>[] {
  try {
    const magazine: unknown = JSON.parse(read());
    const all = isObject(magazine) ? magazine : {};
    return (list) => (Array.isArray(all[list]) ? all[list].filter(isObject) : []);
  } catch {
    return () => [];
  }
}
