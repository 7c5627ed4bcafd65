import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FindingList } from "../checking/finding";
import { JsonSource } from "../checking/json-source";
import { modelDigests } from "../lesson/model-digests";
import { modelsPlaced } from "./pieces-seen";
import type { ReadingMemory } from "./reading-memory";

/** Reads a magazine's file. @returns null where it cannot be read, which the build reports */
export function magazineSource(file: string): JsonSource | null {
  try {
    return JsonSource.read(resolve(file), readFileSync(file, "utf8"), new FindingList());
  } catch {
    return null;
  }
}

/** Computes the digests of the models that a magazine places. @param slugs of the pieces to search; null for all */
export async function modelsOf(
  file: string,
  memory?: ReadingMemory,
  slugs: ReadonlySet<string> | null = null,
): Promise<ReadonlyMap<string, string>> {
  const source = magazineSource(file);
  return modelDigests(source === null ? [] : modelsPlaced(source, slugs), memory);
}
