/** Reads of device and network what a page of packs needs before a press. */
import type { Pack } from "../../magazine/pack";
import { type KeptPack, wholePacks } from "./kept-pages";
import { worksOffline } from "./offline-rules";
import type { PackFiles } from "./pack-rules";
import { newestVersion, readPackFiles } from "./take-pack.client";

export interface Device {
  kept: KeptPack[];
  /** What is published now; null without a network. */
  newest: string | null;
  files: PackFiles | null;
}

/** What a browser has to know for packs; one without them reads the magazine as before. */
const knowsPacks = () => worksOffline && "serviceWorker" in navigator && "caches" in window && "locks" in navigator;

/** Reads the device. @returns `unable` where the browser cannot keep packs */
export async function readDevice({ chapter }: Pick<Pack, "chapter">): Promise<Device | "unable"> {
  if (!knowsPacks()) return "unable";
  try {
    const [kept, newest, files] = await Promise.all([
      wholePacks(),
      newestVersion(chapter),
      readPackFiles().catch(() => null),
    ]);
    return { kept, newest, files };
  } catch {
    return "unable";
  }
}

/** Finds a chapter's pack on the device: null where it is not, undefined where nobody knows. */
export const keptOn = (device: Device | "unable" | null, chapter: string): KeptPack | null | undefined =>
  device === "unable" || device === null ? undefined : (device.kept.find((each) => each.chapter === chapter) ?? null);
