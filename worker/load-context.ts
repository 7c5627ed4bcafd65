import type { Edition } from "../app/library/kv-library";
import type { Library } from "../app/library/library";

/** What loaders are given. They never see a binding. */
interface LoadContext {
  library: Library;
  /** The edition that `library` reads; `null` where there is none, and then every read of `library` fails. */
  edition: Edition | null;
  log: (line: string) => void;
  /** For the scripts of a hydrated page, fresh for each answer. */
  nonce: string;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends LoadContext {}
}
