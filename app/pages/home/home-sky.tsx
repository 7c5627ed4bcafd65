import { formatNumber } from "../../magazine/albanian";
import { PikaMark } from "../../ui/pika/pika";
import type { Sky } from "./today";

const degrees = (height: number) => `${formatNumber(Math.abs(height), 1)}°`;

/** Degrees of the Sun at the end of civil twilight. Until it is 6° under the horizon, it is not dark. */
const twilight = -6;

/** Shows the sky over Tirana at the start of the hour. */
export function SkyNow({ sky: { hour, sunHeight, moonLight } }: { sky: Sky }) {
  const lit = `Hëna e ndriçuar ${formatNumber(100 * moonLight, 0)}\u00a0%`;
  return (
    <p className="sky">
      <SkyDial height={sunHeight} />
      <span>
        <b>{`Ora ${hour}:00`}</b>{" "}
        {sunHeight >= 0 ? (
          <>
            Rrezja e Diellit binte mbi Tiranë me pjerrësi <b>{degrees(sunHeight)}</b>.
          </>
        ) : (
          <>
            {`${sunHeight > twilight ? "Gjysmëdritë" : "Natë"} në Tiranë: Dielli `}
            <b>{degrees(sunHeight)}</b> nën horizont, {lit}.
          </>
        )}
      </span>
    </p>
  );
}

/** Draws the Sun and its ray. The Sun is a dot at its height, under the horizon too. */
function SkyDial({ height }: { height: number }) {
  const angle = (height * Math.PI) / 180;
  const pointAt = (radius: number) => [radius * Math.cos(angle), -radius * Math.sin(angle)].map((x) => x.toFixed(1));
  const [x, y] = pointAt(40);
  return (
    <svg viewBox={height < 0 ? "-2 -8 50 50" : "-2 -46 50 50"} aria-hidden="true">
      <path d="M-2 0H48" />
      <path className="hair" d={height < 0 ? "M40 0A40 40 0 0 1 0 40" : "M40 0A40 40 0 0 0 0-40"} />
      {height < 0 ? null : <path d={`M0 0L${x} ${y}`} />}
      <PikaMark cx={Number(x)} cy={Number(y)} r={5} />
    </svg>
  );
}
