/**
 * Stands in the Worker for packages whose functions it never calls: React's renderer for browsers, since a server runs
 * no effects; readers of forms and of cookies, since requests with a body are refused and nothing sets a cookie; the
 * intervals of the notebook, which a device alone holds (13 KB of gzip).
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
/** ts-fsrs, whose scheduler is made when its module is loaded */
export const fsrs = () => null;
export const Rating = {};
export const createEmptyCard = uncalled;
export default uncalled;
