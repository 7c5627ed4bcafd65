/**
 * Reads this computer's KV in a process of its own, which the studio starts (`kept-kv.ts`). KV's runtime outlives a killed
 * studio; this process learns that the studio is gone, and ends the runtime and itself.
 */
import { openLocalStore } from "../../pipeline/publishing/local-store";
import type { KvAnswer, KvQuestion } from "./kept-kv";

const store = openLocalStore(process.argv[2] ?? "");

process.on("message", async ({ id, keys }: KvQuestion) => {
  try {
    answer({ id, values: await (await store).getMany(keys) });
  } catch (error) {
    answer({ id, fault: error instanceof Error ? error.message : String(error) });
  }
});

process.on("disconnect", () => void end());

/** An answer to a studio that is gone fails; `disconnect` follows. */
function answer(message: KvAnswer): void {
  process.send?.(message, undefined, undefined, () => undefined);
}

async function end(): Promise<void> {
  await store.then((opened) => opened.close()).catch(() => undefined);
  process.exit();
}
