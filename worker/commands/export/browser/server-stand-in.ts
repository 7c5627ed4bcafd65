/** Stands in the folder's scripts for `@remix-run/cloudflare`: routes name it, and only their loaders use it. */
const unused = (): never => {
  throw new Error("there is no server");
};

export const data = unused;
export const redirect = unused;
