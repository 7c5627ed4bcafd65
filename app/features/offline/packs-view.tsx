import { useEffect, useState } from "react";
import { fileSize } from "../../magazine/file-size";
import type { Pack } from "../../magazine/pack";
import { type Device, readDevice } from "./pack-device";
import { PackRow } from "./pack-row";
import "./offline.css";

/** Lists the chapters. Each has its size and the state of its pack on this device. */
export function PacksView({ packs }: { packs: readonly Pack[] }) {
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
      <p className="max-w-[36em] rule-t-7 py-10 text-[1.1rem]/[1.5]">
        Merr një kapitull të tërë në këtë pajisje: mësimet, figurat, modelet dhe ushtrimet. Pastaj lexoje e luaje pa
        rrjet, në autobus a në klasë. Faqet që lexon mbahen vetë; kapitulli merret vetëm kur e kërkon ti.
      </p>
      {device === "unable" ? (
        <p role="status" className="pb-10">
          Ky shfletues nuk mund t’i mbajë kapitujt pa rrjet. Faqet lexohen si gjithmonë.
        </p>
      ) : null}
      <noscript>
        <p className="pb-10">Pa skripte kapitujt nuk merren dot me vete.</p>
      </noscript>
      {packs.map((pack) => (
        <PackRow key={pack.chapter} pack={pack} device={device} onChange={measure} />
      ))}
      <p className="rule-t-2 pt-6 text-[0.92rem] text-mute">
        {usage === null ? "" : `Revista zë tani ${fileSize(usage)} në këtë pajisje. `}
        Çfarë mbahet dhe si hiqet: <a href="/privacy#kujtesa">Privatësia</a>.
      </p>
    </div>
  );
}
