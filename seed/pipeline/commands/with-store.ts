import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { faultWords } from "../checking/system-fault";
import { LastSeen } from "../publishing/last-seen";
import { cloudflareRetry, noRetry, type RetryPolicy } from "../publishing/retry";
import { EditionConflict, StoreFailure, type TidyStore } from "../publishing/store";
import type { Reporter } from "./command-report";
import { type ExitCode, exitCode } from "./exit-code";
import { paint } from "./terminal";

export interface StoreOptions {
  /** Cloudflare's KV instead of this computer's. */
  remote?: boolean;
  /** Folder of this computer's KV and of the remembered plans. It is given as wrangler's option of this name. */
  persistTo?: string;
  /** Folder of the site's static files, where it is not `public/`. */
  public?: string;
  /** Tells another program what happens. */
  reporter?: Reporter;
  /** The store, where it was opened before (`openRemoteFirst`). */
  opened?: NamedStore;
}

/** A store and what distinguishes it from other stores. */
interface NamedStore {
  store: TidyStore;
  name: string;
}

export interface OpenStore extends NamedStore {
  retryPolicy: RetryPolicy;
  seen: LastSeen;
}

const stateFolder = fileURLToPath(new URL("../../../.wrangler/state", import.meta.url));

const faultKind = (error: unknown) =>
  error instanceof EditionConflict ? "conflict" : error instanceof StoreFailure && error.lasting ? "lasting" : "store";

/**
 * Opens the store that the options name, and always closes it.
 *
 * @param afterFailure message to the editor after the reason: the state of things, the next step
 */
export async function withStore(
  options: StoreOptions,
  afterFailure: string,
  act: (open: OpenStore) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { remote = false, persistTo = stateFolder } = options;
  const folder = resolve(persistTo);
  let store: TidyStore | undefined;
  try {
    const opened = options.opened ?? (remote ? await openRemote() : await openLocal(folder));
    store = opened.store;
    return await act({ ...opened, retryPolicy: remote ? cloudflareRetry : noRetry, seen: new LastSeen(folder) });
  } catch (error) {
    return failed(error, options, afterFailure);
  } finally {
    await store?.close();
  }
}

/**
 * Opens the remote store before the magazine is read: reading takes 47 s, and a missing key is told in three.
 *
 * @returns the options with the open store, or the exit code of its failure, which is told
 */
export async function openRemoteFirst<Options extends StoreOptions>(
  options: Options,
  afterFailure: string,
): Promise<Options | ExitCode> {
  if (!options.remote) return options;
  options.reporter?.stage("access");
  try {
    return { ...options, opened: await openRemote() };
  } catch (error) {
    return failed(error, options, afterFailure);
  }
}

function failed(error: unknown, { remote = false, reporter }: StoreOptions, afterFailure: string): ExitCode {
  const reason = faultWords(error);
  if (reporter !== undefined) reporter.report.fault = { kind: faultKind(error), words: reason };
  console.error(`${paint("red", "KV:", process.stderr)} ${reason}.`.replace(/\.\.$/, "."));
  console.error(error instanceof EditionConflict ? seePlan(remote) : afterFailure);
  return exitCode.storeFailed;
}

const seePlan = (remote: boolean) =>
  `Asgjë nuk u botua. Shih me „npm run seed -- plan${remote ? " --remote" : ""}“ çfarë do të ndryshoje, pastaj boto; ` +
  "mbi botimin e tjetrit kalon vetëm --force.";

async function openLocal(folder: string) {
  const { openLocalStore } = await import("../publishing/local-store");
  return { store: await openLocalStore(folder), name: "local" };
}

async function openRemote() {
  const { openRemoteStore } = await import("../publishing/cloudflare-store");
  return openRemoteStore();
}
