import { resolve } from "node:path";
import { manifestKey } from "../../../app/library/kv-layout";
import { readManifest } from "../edition/stored-manifest";
import { conflictOver } from "../publishing/publish";
import { withRetry } from "../publishing/retry";
import { buildFile, magazineFile } from "./build-file";
import { type ExitCode, exitCode } from "./exit-code";
import { type StoreOptions, withStore } from "./with-store";

const afterFailure = "Asgjë nuk u vendos dhe asgjë nuk u botua. Provo përsëri.";

/**
 * `may-publish [file] [--remote]`: refuses what `publish --deployed` would refuse, with the same words. It writes
 * nothing. A deployment asks it first, since its publication comes after the code of this folder is live.
 */
export async function mayPublish(file: string | undefined, options: StoreOptions): Promise<ExitCode> {
  return withStore(options, afterFailure, async ({ store, name, retryPolicy, seen }) => {
    const [text = null] = await withRetry(() => store.getMany([manifestKey]), retryPolicy);
    const refused = conflictOver(text, seen.expected(name, resolve(file ?? magazineFile), options.remote));
    if (refused === null) return exitCode.done;
    const current = readManifest(text);
    // An edition of a newer program is not compared.
    if (current === null) throw refused;
    // GitHub may have published this very content. Only now it is read, since that takes up to 47 s.
    const built = await buildFile(file);
    if (typeof built === "number") return built;
    if (current.version !== built.edition.manifest.version) throw refused;
    return exitCode.done;
  });
}
