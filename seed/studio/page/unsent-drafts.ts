/**
 * Keeps what was typed and is not on the server yet, in this browser. A server that reads a piece answers nobody for
 * seconds; if it is killed then, the next one gets these texts at its start.
 */
import type { Draft } from "../server/drafts";

const prefix = "prizma-studio-paruajtur:";

/** Notes the text of a file that will be sent. A full storage changes nothing: the draft is sent as ever. */
export function noteUnsent(storage: Storage, { name, text, base }: Pick<Draft, "name" | "text" | "base">): void {
  try {
    storage.setItem(prefix + name, JSON.stringify({ name, text, base, at: Date.now() }));
  } catch {
    storage.removeItem(prefix + name);
  }
}

/** Forgets a file that arrived. What was typed meanwhile stays. */
export function forgetSent(storage: Storage, name: string, text: string): void {
  if (readDraft(storage.getItem(prefix + name))?.text === text) storage.removeItem(prefix + name);
}

/** Returns what never arrived, as the server takes it. */
export function unsentDrafts(storage: Storage): Draft[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return keys.filter((key) => key.startsWith(prefix)).flatMap((key) => readDraft(storage.getItem(key)) ?? []);
}

/** Forgets what the server has taken over. */
export function forgetUnsent(storage: Storage, drafts: readonly Draft[]): void {
  for (const { name, text } of drafts) forgetSent(storage, name, text);
}

function readDraft(json: string | null): Draft | null {
  try {
    const { name, text, base, at } = JSON.parse(json ?? "") as Partial<Draft>;
    const isDraft = typeof name === "string" && typeof text === "string" && typeof base === "string";
    return isDraft && typeof at === "number" ? { name, text, base, at, stamp: "" } : null;
  } catch {
    return null;
  }
}
