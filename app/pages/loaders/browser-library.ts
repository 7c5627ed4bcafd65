import { createApiLibrary } from "../../library/api-library";

/** The library of hydrated pages. One instance serves the whole life of the page, so nothing is requested twice. */
export const browserLibrary = createApiLibrary((address, init) => fetch(address, init));
