import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import * as v from "valibot";
import {
  contentsKey,
  editionPath,
  manifestEntrySchema,
  manifestKey,
  manifestProjectSchema,
  manifestSchema,
  rollbackKey,
} from "../../../app/library/kv-layout";
import type { Edition } from "./edition";

/**
 * Writes an edition's keys as files: the edition that is deployed with the Worker. Files of an older edition in the
 * folder are removed. A manifest of the same version keeps its date, so that building twice changes nothing.
 *
 * @param folder the one that the site serves at `/edition/`
 * @returns how many files were written
 */
export async function writeEdition(edition: Edition, folder: string): Promise<number> {
  const fileOf = (key: string) => join(folder, relative("/edition", editionPath(key)));
  const old = await readOld(fileOf(manifestKey));
  if (old?.version === edition.manifest.version) return 0;
  // New files first, old ones removed last, common ones untouched. A server that reads meanwhile finds all files of
  // either.
  for (const [key, value] of edition.entries) {
    const file = fileOf(key);
    if (old?.keys.includes(key) && (await readFile(file, "utf8").catch(() => null)) === value) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, value);
  }
  for (const key of old?.keys ?? []) if (!edition.entries.has(key)) await rm(fileOf(key), { force: true });
  return edition.entries.size;
}

/** Reads the edition in the folder; null where there is none, or an invalid one. */
async function readOld(file: string): Promise<{ version: string; keys: string[] } | null> {
  try {
    const manifest = v.parse(manifestSchema, JSON.parse(await readFile(file, "utf8")));
    const bodies = manifest.contents.flatMap((entry) => {
      const { body, practice } = v.parse(manifestEntrySchema, entry);
      return [body, practice ?? ""];
    });
    const projects = manifest.projects.map((entry) => v.parse(manifestProjectSchema, entry).body);
    const { glossary = "", map = "", maps = {}, contentsJson = "", prerendered = {} } = manifest;
    const whole = [glossary, map, ...Object.values(maps), contentsJson, ...Object.values(prerendered)];
    const named = [...bodies, ...projects, ...(manifest.search ?? []), ...whole];
    const safe = named.filter((key) =>
      /^(?:(?:content|project|practice|prerendered|search)\/[a-z0-9-]+(?:\.\d+)?|glossary|map|contents-json)@[0-9a-f]{16}$/.test(
        key,
      ),
    );
    return { version: manifest.version, keys: [...safe, contentsKey(manifest.version), rollbackKey(manifest.version)] };
  } catch {
    return null;
  }
}
