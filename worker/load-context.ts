import type { Library } from "../app/library/library";

/** What loaders are given. They never see a binding. */
interface LoadContext {
  library: Library;
  /** For the scripts of a hydrated page, fresh for each response. */
  nonce: string;
  /** When the hour of the request began, milliseconds since 1970: a page knows no other clock (docs/decisions/020). */
  now: number;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends LoadContext {}
}
