import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { momenta, type PushSettings, type PushState } from "./push-model";
import { type LinearScale, pictureWidth, scaled } from "./svg-geometry";

const scale: LinearScale = { origin: 0, offset: pictureWidth / 2, factor: 2.2 };
const top = 32;

/** Draws the momenta of both skaters and writes their sum. */
export function MomentumBars({ state, settings }: { state: PushState; settings: PushSettings }) {
  const { left, right, total } = momenta(state, settings);
  const spoken = [left, right, total].map((momentum) => quantity(momentum, 0, "kg·m/s"));
  return (
    <div className="@container">
      <svg
        className="mech-picture w-full overflow-visible fill-none [stroke-linejoin:round]"
        viewBox={`0 0 ${pictureWidth} 66`}
        role="img"
        aria-label={`Impulset tani: i majti ${spoken[0]}, i djathti ${spoken[1]}, bashkë ${spoken[2]}.`}
      >
        <text x="0" y="20">
          Impulset, kg·m/s
        </text>
        <text x={pictureWidth} y="20" textAnchor="end" className="font-semibold">
          {formatNumber(left, 0)} + {formatNumber(right, 0)} = {formatNumber(total, 0)}
        </text>
        <path className="stroke-hair stroke-1" d={`M0 ${top + 14}H${pictureWidth}`} />
        <path
          className="fill-tint stroke-spot stroke-2"
          d={`M${scale.offset} ${top}H${scaled(scale, left)}v28H${scale.offset}z`}
        />
        <path
          className="fill-tint stroke-spot stroke-2"
          d={`M${scale.offset} ${top}H${scaled(scale, right)}v28H${scale.offset}z`}
        />
        <path className="stroke-ink stroke-[2.8]" d={`M${scale.offset} ${top - 4}v36`} />
      </svg>
    </div>
  );
}
