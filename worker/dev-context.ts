import type { AppLoadContext } from "@remix-run/cloudflare";
import type { OpenedEdition } from "../app/library/edition/edition-source";
import { createKvLibrary } from "../app/library/kv-library";
import { unreadableLibrary } from "../app/library/unreadable-library";
import { startOfHour } from "../app/magazine/of-day";
import type {} from "./load-context";

/** Makes the context of loaders under Vite's dev server. @param edition the magazine as read from its files */
export function devContext(edition: OpenedEdition | null): AppLoadContext {
  const library = edition ? createKvLibrary(edition, (line) => console.warn(line), Date.now()) : unreadableLibrary;
  return { library, now: startOfHour(Date.now()) };
}
