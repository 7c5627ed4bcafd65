import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publish } from "../../seed/pipeline/publishing/publish";
import { realEdition } from "../real-magazine";
import { type BuiltWorker, startBuiltWorker } from "./built-worker";

/** The folder of a KV that holds the whole magazine. Publishing takes 1.4 s of CPU, a copy of its files 0.1 s. */
let published: Promise<string> | undefined;

async function publishOnce(): Promise<string> {
  const folder = newFolder();
  process.once("exit", () => remove(folder));
  const worker = await startBuiltWorker({ kvPersist: folder });
  await publish(realEdition(), worker.store);
  await worker.stop();
  return folder;
}

const newFolder = () => mkdtempSync(join(tmpdir(), "prizma-published-"));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Starts the built Worker with a KV of its own in which the whole magazine is published. */
export async function startPublishedWorker(): Promise<BuiltWorker> {
  // A busy machine once closed the stand-in's socket while it published ("other side closed"): one more try.
  published ??= publishOnce().catch(publishOnce);
  const folder = newFolder();
  cpSync(await published, folder, { recursive: true });
  const worker = await startBuiltWorker({ kvPersist: folder });
  return {
    ...worker,
    async stop() {
      await worker.stop();
      remove(folder);
    },
  };
}
