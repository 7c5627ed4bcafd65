import { useEffect, useRef, useState } from "react";
import { fileSize } from "../../magazine/file-size";
import type { Pack } from "../../magazine/pack";
import { PackButtons, PackStatus } from "./pack-controls";
import { type Device, keptOn, readDevice } from "./pack-device";
import { packBytes } from "./pack-rules";
import { usePack } from "./use-pack";
import "./offline.css";

/**
 * Tells whether this page was opened just now by a press on its link. False for a shared address, Back and a reload.
 */
function isPressed(from: string): boolean {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened?.type === "navigate" && document.referrer === location.origin + from;
}

/** Shows a chapter's pack on its own page. @param from path of the chapter's page; a press there starts the download */
export function ChapterPack({ pack, from }: { pack: Pack; from: string }) {
  const [device, setDevice] = useState<Device | "unable" | null>(null);
  const taking = usePack(pack, device);
  const requested = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the device is read once, when the page is in a browser.
  useEffect(() => {
    readDevice(pack).then((read) => {
      setDevice(read);
      if (requested.current || keptOn(read, pack.chapter) !== null || !isPressed(from)) return;
      requested.current = true;
      taking.take();
    });
  }, []);
  const files = device === "unable" ? null : device?.files;
  const size = files ? ` · ${fileSize(packBytes(pack, files))}` : "";
  return (
    <section aria-label="Merre me vete" className="grid items-center gap-x-gutter gap-y-5 rule-t-2 py-8">
      {device === "unable" ? (
        <p role="status">Ky shfletues nuk mund t’i mbajë kapitujt pa rrjet. Faqet lexohen si gjithmonë.</p>
      ) : (
        <>
          <PackButtons title={pack.title} pack={taking} able={device !== null}>
            Merre me vete{size}
          </PackButtons>
          <PackStatus title={pack.title} pack={taking} />
        </>
      )}
      <noscript>
        <p>Pa skripte kapitulli nuk merret dot me vete.</p>
      </noscript>
      <p className="text-[0.92rem] text-mute">
        <a href="/merre-me-vete">Të gjithë kapitujt</a>
      </p>
    </section>
  );
}
