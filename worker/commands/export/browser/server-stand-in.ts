/**
 * Replaces `@remix-run/cloudflare` in the exported folder's scripts. Routes import it, but only their loaders call it.
 */
const unused = (): never => {
  throw new Error("there is no server");
};

export const data = unused;
export const redirect = unused;
