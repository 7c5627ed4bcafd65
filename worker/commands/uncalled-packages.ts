/**
 * Replaces in the Worker packages whose functions it never calls. They are React's renderer for browsers, since a
 * server runs no effects; parsers of forms and cookies, since requests with a body are refused and nothing sets a
 * cookie; and the scheduler of the notebook, which exists only on the device (13 KB of gzip). The same holds for the
 * browser's library.
 */
function uncalled(): never {
  throw new Error("This package is not in the Worker: see worker/commands/server-stubs.ts");
}

/** react-dom */
export const flushSync = uncalled;
export const createPortal = uncalled;
/** cookie */
export const parse = uncalled;
export const serialize = uncalled;
/** @web3-storage/multipart-parser */
export const streamMultipart = uncalled;
/** ts-fsrs, which makes its scheduler when the module is loaded */
export const fsrs = () => null;
export const Rating = {};
export const createEmptyCard = uncalled;
/** app/pages/loaders/browser-library.ts */
export const browserLibrary = {};
export default uncalled;
