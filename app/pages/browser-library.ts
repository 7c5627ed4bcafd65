import { createApiLibrary } from "../library/api-library";
import type { Arriving } from "./pages";

/** The library of hydrated pages: one for the life of the page, so that what was read once is never asked again. */
export const browserLibrary = createApiLibrary((address, init) => fetch(address, init));

/**
 * Hands a page to the view while its fields are still on their way. A field that fails is the view's to show;
 * one that no view waits for must not end as an unhandled rejection.
 */
export function arriving<Page extends object>(page: Arriving<Page>): Arriving<Page> {
  for (const field of Object.values(page)) if (field instanceof Promise) field.catch(() => undefined);
  return page;
}
