import { formatNumber } from "../../magazine/albanian";
import { curvePath, degreeY, labelPlaces, minuteX, plotArea, scaleFor } from "./chart-layout";
import { lampMinutes } from "./heat-balance";
import { type pointsOf, type Roof, roofNames, roofs } from "./surfaces-rules";

const number = "figures fill-mute stroke-none text-[23px]/[1]";
const word = "figures fill-ink stroke-none text-[22px]/[1] font-semibold";
const lines: Record<Roof, string> = {
  black: "fill-none stroke-ink stroke-[6] [stroke-linejoin:round]",
  white: "fill-none stroke-ink stroke-2 [stroke-dasharray:12_5] [stroke-linejoin:round]",
  green: "fill-none stroke-spot stroke-[6] [stroke-linejoin:round]",
};
const marks: Record<Roof, string> = {
  black: "fill-ink stroke-paper stroke-2 dark:fill-paper dark:stroke-ink",
  white: "fill-paper stroke-ink stroke-2 dark:fill-ink dark:stroke-paper",
  green: "fill-spot stroke-paper stroke-2",
};

/**
 * Draws the curves of the three roofs, with the pupil's readings.
 *
 * @param minute position of the vertical line
 */
export function WarmingChart({
  curves,
  points,
  minute,
  label,
}: {
  curves: Record<Roof, number[]>;
  points: Record<Roof, ReturnType<typeof pointsOf>>;
  minute: number;
  label: string;
}) {
  const measured = roofs.flatMap((roof) => points[roof].map(({ temperature }) => temperature));
  const scale = scaleFor([...roofs.flatMap((roof) => curves[roof]), ...measured]);
  const { left, right, top, bottom, width, height } = plotArea;
  const off = minuteX(lampMinutes);
  return (
    <svg
      className="warming w-full fill-none stroke-ink"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <rect className="fill-tint stroke-none" x={left} y={top} width={off - left} height={bottom - top} />
      <path
        className="stroke-hair"
        d={scale.ticks.map((tick) => `M${left} ${degreeY(tick, scale)}H${right}`).join("")}
      />
      {scale.ticks.map((tick) => (
        <text className={number} key={tick} x={left - 10} y={degreeY(tick, scale)} dy="0.35em" textAnchor="end">
          {formatNumber(tick)}
        </text>
      ))}
      <text className={number} x={left - 10} y={20} textAnchor="end">
        °C
      </text>
      {[0, 15, 30, 45, 60].map((tick) => (
        <text
          className={number}
          key={tick}
          x={minuteX(tick)}
          y={bottom + 32}
          textAnchor={tick === 60 ? "end" : "middle"}
        >
          {tick === 60 ? "60\u00a0min" : tick}
        </text>
      ))}
      <path
        className="stroke-2"
        d={Array.from({ length: 13 }, (_, index) => `M${minuteX(index * 5)} ${bottom}v${index % 3 ? 5 : 10}`).join("")}
      />
      <text className={word} x={left + 10} y={top - 12}>
        me llambë
      </text>
      <text className={word} x={off + 10} y={top - 12}>
        pa llambë
      </text>
      <path className="stroke-2" d={`M${off} ${top - 24}V${bottom}`} />
      <path
        className="stroke-[3] [stroke-dasharray:1_7] [stroke-linecap:round]"
        d={`M${minuteX(minute)} ${top}V${bottom}`}
      />
      {roofs.map((roof) => (
        <path key={roof} className={lines[roof]} d={curvePath(curves[roof], scale)} />
      ))}
      {labelPlaces(curves, scale).map(({ roof, x, y }) => (
        <text
          key={roof}
          className={`figures stroke-paper stroke-[5] text-[23px]/[1] font-semibold [paint-order:stroke] ${roof === "green" ? "fill-spot" : "fill-ink"}`}
          x={x}
          y={y}
          textAnchor="end"
        >
          {roofNames[roof].toLowerCase()}
        </text>
      ))}
      <path className="stroke-2" d={`M${left} ${top}V${bottom}H${right}`} />
      {roofs.flatMap((roof) =>
        points[roof].map((point) => (
          <RoofMark
            key={`${roof} ${point.minute}`}
            roof={roof}
            x={minuteX(point.minute)}
            y={degreeY(point.temperature, scale)}
          />
        )),
      )}
    </svg>
  );
}

/**
 * Marks a reading by the roof's mark. Black roof: a black square; white roof: a white one in both themes; green roof: a
 * disc.
 */
function RoofMark({ roof, x, y }: { roof: Roof; x: number; y: number }) {
  return roof === "green" ? (
    <circle className={`warming-mark ${marks.green}`} cx={x} cy={y} r={8} />
  ) : (
    <rect className={`warming-mark ${roof} ${marks[roof]}`} x={x - 7} y={y - 7} width={14} height={14} />
  );
}

/** Shows a sample of a roof's line in the chart, as a column's head. */
export function RoofSample({ roof }: { roof: Roof }) {
  return (
    <svg className="mb-3 ml-auto h-10 w-30" viewBox="0 0 48 16" aria-hidden="true">
      <path className={lines[roof]} d="M0 8H48" />
      <RoofMark roof={roof} x={24} y={8} />
    </svg>
  );
}
