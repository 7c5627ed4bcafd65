import type { Library } from "../app/library/library";

/** What loaders are given. They never see a binding. */
interface LoadContext {
  library: Library;
  /** For the scripts of a hydrated page, fresh for each response. */
  nonce: string;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends LoadContext {}
}
