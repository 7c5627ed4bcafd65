import type { Library } from "../app/library/library";

/** The context of loaders. They never see a binding. */
interface LoadContext {
  library: Library;
  /** The start of the request's hour, milliseconds since 1970. A page has no other clock (docs/decisions/020). */
  now: number;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends LoadContext {}
}
