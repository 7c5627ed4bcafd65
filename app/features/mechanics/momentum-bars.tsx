import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { momenta, type PushSettings, type PushState } from "./push-model";
import { pictureWidth, type Scale, scaled } from "./svg-geometry";

const scale: Scale = { origin: 0, offset: pictureWidth / 2, factor: 2.2 };

/** Draws the momenta of both and writes their sum, before the push and now. */
export function MomentumBars({
  state,
  settings,
  start,
}: {
  state: PushState;
  settings: PushSettings;
  start: PushState;
}) {
  const rows = [
    { name: "Para shtytjes", y: 56, ...momenta(start, settings) },
    { name: "Tani", y: 126, ...momenta(state, settings) },
  ];
  return (
    <svg
      className="mech-picture"
      viewBox={`0 0 ${pictureWidth} 166`}
      role="img"
      aria-label={`Impulset tani: i majti ${quantity(rows[1]?.left ?? 0, 0, "kg·m/s")}, i djathti ${quantity(rows[1]?.right ?? 0, 0, "kg·m/s")}, bashkë ${quantity(rows[1]?.total ?? 0, 0, "kg·m/s")}.`}
    >
      {rows.map(({ name, y, left, right, total }) => (
        <g key={name}>
          <text x="0" y={y - 22}>
            {name}
          </text>
          <text x={pictureWidth} y={y - 22} textAnchor="end" className="mech-name">
            {formatNumber(left, 0)} + {formatNumber(right, 0)} = {formatNumber(total, 0)}
          </text>
          <path className="mech-hair" d={`M0 ${y + 12}H${pictureWidth}`} />
          <path className="mech-bar" d={`M${scale.offset} ${y}H${scaled(scale, left)}v24H${scale.offset}z`} />
          <path className="mech-bar" d={`M${scale.offset} ${y}H${scaled(scale, right)}v24H${scale.offset}z`} />
          <path className="mech-line" d={`M${scale.offset} ${y - 6}v36`} />
        </g>
      ))}
    </svg>
  );
}
