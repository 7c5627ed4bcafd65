import { useEffect, useState } from "react";
import { plural } from "../../magazine/albanian";
import { fileSize } from "../../magazine/file-size";
import type { ListedPack, Pack } from "../../magazine/pack";
import { type Device, readDevice } from "./pack-device";
import { PackRow } from "./pack-row";
import { packBytes } from "./pack-rules";
import "./offline.css";

/** Lists the packs. Each has its size and the state of its pack on this device. */
export function PacksView({ packs }: { packs: readonly ListedPack[] }) {
  const [device, setDevice] = useState<Device | "unable" | null>(null);
  const [usage, setUsage] = useState<number | null>(null);
  const measure = () => {
    navigator.storage?.estimate?.().then(
      (estimate) => setUsage(estimate.usage ?? null),
      () => undefined,
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the device is read once, when the page is in a browser.
  useEffect(() => {
    const [first] = packs;
    if (first) readDevice(first).then(setDevice);
    measure();
  }, []);
  return (
    <div className="page-width pb-22">
      {device === "unable" ? (
        <p role="status" className="pb-10">
          Ky shfletues nuk mund t’i mbajë kapitujt pa rrjet. Faqet lexohen si gjithmonë.
        </p>
      ) : null}
      <noscript>
        <p className="pb-10">Pa skripte kapitujt nuk merren dot me vete.</p>
      </noscript>
      <div className="pack-list">
        {packs.map((pack) => (
          <PackRow key={pack.chapter} pack={pack} device={device} onChange={measure} />
        ))}
        <PacksTotal packs={packs} device={device} />
      </div>
      <p className="pt-3 text-[0.92rem] text-mute">
        {usage === null ? "" : `Revista zë tani ${fileSize(usage)} në këtë pajisje. `}
        Çfarë mbahet dhe si hiqet: <a href="/privacy#kujtesa">Privatësia</a>.
      </p>
    </div>
  );
}

/** Sums up the chapters. Files that several of them need are counted once. */
function PacksTotal({ packs, device }: { packs: readonly Pack[]; device: Device | "unable" | null }) {
  const files = device === "unable" ? null : device?.files;
  const lessons = packs.reduce((sum, pack) => sum + pack.lessons, 0);
  const pages = new Map(packs.flatMap((pack) => pack.pages.map((page) => [page.address, page] as const)));
  return (
    <p className="flex flex-wrap content-start items-baseline justify-between gap-x-gutter rule-t-2 pt-5">
      <b className="font-display text-[1.35rem]/[1.1]">Gjithsej</b>
      <span>
        {plural(lessons, "mësim", "mësime")}
        {files ? ` · ${fileSize(packBytes({ pages: [...pages.values()] }, files))}` : ""}
      </span>
      {files ? (
        <small className="basis-full pt-2 text-[0.88rem] text-mute">
          Më pak se shuma e rreshtave: çfarë u duhet disa kapitujve, merret vetëm një herë.
        </small>
      ) : null}
    </p>
  );
}
