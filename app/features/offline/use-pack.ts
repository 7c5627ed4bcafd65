import { useEffect, useReducer, useRef } from "react";
import type { Pack } from "../../magazine/pack";
import { wholePacks } from "./kept-pages";
import { type Device, keptOn } from "./pack-device";
import { initialPack, packReducer } from "./pack-rules";
import { newestVersion, removePack, takenElsewhere, takePack } from "./take-pack.client";

/** Returns the state of a chapter's pack on this device, with the actions on it. */
export function usePack({ chapter }: Pack, device: Device | "unable" | null, onChange?: () => void) {
  const [state, dispatch] = useReducer(packReducer, initialPack);
  const controller = useRef<AbortController | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // A download ends with its page: it is cancelled when the reader leaves.
  useEffect(() => () => controller.current?.abort(), []);
  useEffect(() => {
    const kept = keptOn(device, chapter);
    if (kept) dispatch({ does: "found", version: kept.version, newest: (device as Device).newest });
  }, [device, chapter]);

  async function take() {
    const { keepWhatIsRead } = await import("./keep-what-is-read");
    controller.current?.abort();
    controller.current = new AbortController();
    dispatch({ does: "takes" });
    keepWhatIsRead();
    navigator.storage?.persist?.().catch(() => undefined);
    const onProgress = (done: number) => dispatch({ does: "comes", done });
    const how = await takePack(chapter, { signal: controller.current.signal, onProgress });
    dispatch({ does: "ends", how });
    status.current?.focus();
    onChange?.();
    if (how === "elsewhere") await waitForOther(controller.current.signal);
  }

  /** Waits while another tab downloads the pack, then reads the result from the device. */
  async function waitForOther(signal: AbortSignal) {
    try {
      await takenElsewhere(chapter, signal);
      const kept = (await wholePacks()).find((each) => each.chapter === chapter);
      const newest = kept ? await newestVersion(chapter) : null;
      if (signal.aborted) return;
      dispatch(kept ? { does: "found", version: kept.version, newest } : { does: "removed" });
      onChange?.();
    } catch {
      // The reader left the page, or pressed again.
    }
  }

  async function remove() {
    await removePack(chapter);
    dispatch({ does: "removed" });
    status.current?.focus();
    onChange?.();
  }

  return { state, status, take, remove, stop: () => controller.current?.abort() };
}
