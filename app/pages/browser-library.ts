import { createApiLibrary } from "../library/api-library";

/**
 * The library of hydrated pages. There is one for the life of the page, so that what was read once is never asked
 * again.
 */
export const browserLibrary = createApiLibrary((address, init) => fetch(address, init));
