import { publish } from "../../seed/pipeline/publishing/publish";
import { realEdition } from "../real-magazine";
import { type BuiltWorker, startBuiltWorker } from "./built-worker";

/** Starts the built Worker with a KV in which the whole magazine is published. */
export async function startPublishedWorker(): Promise<BuiltWorker> {
  const worker = await startBuiltWorker();
  await publish(realEdition(), worker.store);
  return worker;
}
