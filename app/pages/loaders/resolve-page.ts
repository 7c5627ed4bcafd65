import type { Deferred } from "../../ui/deferred";

/** Waits for every field of a page, since the server renders it whole. */
export async function resolveAll<Page extends object>(page: Deferred<Page>): Promise<Page> {
  const fields = await Promise.all(Object.entries(page).map(async ([name, value]) => [name, await value] as const));
  return Object.fromEntries(fields) as Page;
}

/** Prevents an unhandled rejection of a failed field that no view awaits. */
export function ignoreUnhandled<Page extends object>(page: Deferred<Page>): Deferred<Page> {
  for (const field of Object.values(page)) if (field instanceof Promise) field.catch(() => undefined);
  return page;
}
