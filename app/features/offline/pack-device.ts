/** Reads from device and network the state that a page of packs shows first. */
import type { Pack } from "../../magazine/pack";
import { type KeptPack, wholePacks } from "./kept-pages";
import { worksOffline } from "./offline-rules";
import type { PackFiles } from "./pack-rules";
import { newestVersion, readPackFiles } from "./take-pack.client";

export interface Device {
  kept: KeptPack[];
  /** Version that is published now; null without a network. */
  newest: string | null;
  files: PackFiles | null;
}

/** Tells whether the browser has the features that packs need. Without them the magazine works as before. */
const knowsPacks = () => worksOffline && "serviceWorker" in navigator && "caches" in window && "locks" in navigator;

/** Reads the packs on the device. @returns `unable` if the browser cannot keep packs */
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

/** Finds a chapter's pack on the device. It is null if there is none, undefined if it is unknown. */
export const keptOn = (device: Device | "unable" | null, chapter: string): KeptPack | null | undefined =>
  device === "unable" || device === null ? undefined : (device.kept.find((each) => each.chapter === chapter) ?? null);
