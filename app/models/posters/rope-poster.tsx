import type { ReactNode } from "react";
import type { Poster } from "../../play/poster/poster";
import { quantity } from "../../play/quantity";
import { wavelength, waveSpeed } from "../waves/wave-on-a-rope";

/** Composes the poster of a shaken rope. @param drawing the model's own, 360 × 268 units */
export function ropePoster(
  { frekuenca, tendosja, koha }: Readonly<Record<"frekuenca" | "tendosja" | "koha", number>>,
  drawing: ReactNode,
): Poster {
  const length = wavelength(frekuenca, tendosja);
  const speed = waveSpeed(tendosja);
  const shaken = `E tunda litarin me ${quantity(frekuenca, 2, "Hz")}`;
  return {
    name: "dora-dhe-litari",
    sentence:
      speed * koha < length
        ? `${shaken}, dhe vala e parë sapo nisi`
        : `${shaken} dhe bëra valë ${quantity(length, 2, "m")} të gjata`,
    note: `Litari i tendosur me ${quantity(tendosja, 1, "N")} i çon përpara me ${quantity(speed, 1, "m/s")}, sado shpesh ta tundësh.`,
    path: "/modelet/dora-dhe-litari",
    subject: "physics",
    drawing: { width: 360, height: 268, marks: drawing },
  };
}
