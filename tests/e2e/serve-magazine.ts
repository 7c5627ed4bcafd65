/**
 * Serves the real magazine to all browser tests: Playwright's global setup. One Worker serves the whole run, since a
 * new one for each of its eight processes cost 15 s each.
 */
import { publish } from "../../seed/pipeline/publishing/publish";
import { realEdition } from "../real-magazine";
import { startBuiltWorker } from "../worker/built-worker";

/** @returns a function that ends it */
export default async function serveMagazine(): Promise<() => Promise<void>> {
  const worker = await startBuiltWorker();
  await publish(realEdition(), worker.store);
  // The test processes inherit it.
  process.env.PRIZMA_ORIGIN = worker.origin;
  return worker.stop;
}
