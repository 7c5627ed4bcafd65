import { useEffect, useState } from "react";
import { formatNumber } from "../../../../magazine/albanian";
import { SliderScale } from "../../../../play/slider-scale";
import { capital } from "../../parts/component-words";
import { RowButton } from "../../parts/row-button";
import type { GridComponent, GridComponents } from "../grid/grid-component";
import type { RunningGrid } from "../grid/use-running-grid";
import { type Seen, showsReadings } from "../seen";
import { readingWithUnit } from "./part-reading";
import { type Curve, curveOf, signsOf, type Traced, valueAt } from "./trace-curve";

/** Sizes of the drawing, in pixels. */
const size = { width: 320, height: 108, left: 34, bottom: 18, top: 6, right: 8 };

/**
 * Plots a component's voltage and current over time, since the circuit's last change.
 *
 * While paused, a slider moves along the curve, so that „63 % after RC“ can be read off.
 */
export function TracePanel({
  components,
  names,
  selected,
  seen,
  running,
}: {
  components: GridComponents;
  names: ReadonlyMap<string, string>;
  selected: GridComponent | undefined;
  seen: Seen;
  running: RunningGrid;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [time, setTime] = useState<number | null>(null);
  const [shown, setShown] = useState<Traced>("voltage");
  const parts = components.filter((component) => component.kind !== "wire" && showsReadings(component, seen));
  // A pressed switch starts a process: the graph keeps the component that it shows.
  const followed = selected && selected.kind !== "wire" && selected.kind !== "switch" ? selected.id : null;
  useEffect(() => {
    if (followed !== null) setChosen(followed);
  }, [followed]);
  const traced = parts.find(({ id }) => id === chosen) ?? parts.find(({ kind }) => kind === "capacitor") ?? parts[0];
  if (!traced) return <p className="py-5">Vendos një pjesë, dhe këtu vizatohen tensioni e rryma e saj.</p>;
  const { paused, slow, seconds } = running;
  const last = running.samples.at(-1)?.seconds ?? seconds;
  const read = paused && time !== null ? Math.min(time, last) : last;
  const signs = signsOf(traced, running.samples);
  const curves = {
    voltage: curveOf(running.samples, traced.id, "voltage", signs.voltage),
    current: curveOf(running.samples, traced.id, "current", signs.current),
  };
  // A discharging capacitor has a negative current, in the table too. Only its voltage shows a reversal.
  const turnedRound =
    traced.kind !== "battery" && (curves.voltage.signed || (traced.kind !== "capacitor" && curves.current.signed));
  return (
    <section className="grid gap-2 py-3 rule-t-1 print:hidden" aria-label="Grafiku në kohë">
      <div className="flex flex-wrap items-center gap-3">
        <select
          className="min-h-[2.75rem] px-4 rule-1 bg-paper text-ink font-text font-semibold"
          aria-label="Pjesa në grafik"
          value={traced.id}
          onChange={(event) => setChosen(event.target.value)}
        >
          {parts.map(({ id }) => (
            <option key={id} value={id}>
              {capital(names.get(id) ?? "")}
            </option>
          ))}
        </select>
        <span className="flex gap-3 columns:hidden">
          {(["voltage", "current"] as const).map((each) => (
            <RowButton key={each} small aria-pressed={each === shown} onClick={() => setShown(each)}>
              {axes[each].letter}
              <span className="sr-only"> në kohë</span>
            </RowButton>
          ))}
        </span>
        <RowButton small aria-pressed={paused} onClick={() => running.setPaused(!paused)}>
          {paused ? "Vazhdo" : "Pauzë"}
        </RowButton>
        <RowButton small aria-pressed={slow} onClick={() => running.setSlow(!slow)}>
          Ngadalë ×¼
        </RowButton>
        <RowButton small onClick={running.discharge}>
          Nga zero
        </RowButton>
      </div>
      <p className="figures font-semibold text-[0.9rem]/[1.3]" id="trace-reading">
        {`t = ${formatNumber(read, 2)}\u00a0s · U = ${readingWithUnit(valueAt(curves.voltage, read), "V")} · I = ${readingWithUnit(valueAt(curves.current, read), "A")}`}
        {turnedRound ? <small className="block">Nën zero: në kahun e kundërt me atë të fillimit.</small> : null}
      </p>
      <div className="grid gap-x-9 columns:grid-cols-2">
        {(["voltage", "current"] as const).map((each) => (
          <div key={each} className={each === shown ? "" : "max-columns:hidden"}>
            <Plot curve={curves[each]} traced={each} read={read} />
          </div>
        ))}
      </div>
      {paused && last > 0 ? (
        <SliderScale
          aria-label="Koha në grafik"
          aria-valuetext={`${formatNumber(read, 2)} sekonda`}
          min={0}
          max={last}
          step={0.01}
          value={read}
          onChange={setTime}
        />
      ) : null}
    </section>
  );
}

const axes: Record<Traced, { letter: string; unit: string }> = {
  voltage: { letter: "U", unit: "V" },
  current: { letter: "I", unit: "A" },
};

function Plot({ curve, traced, read }: { curve: Curve; traced: Traced; read: number }) {
  const { letter, unit } = axes[traced];
  const { longest, greatest, signed, points } = curve;
  const x = (seconds: number) => size.left + (seconds / longest) * (size.width - size.left - size.right);
  const high = size.height - size.top - size.bottom;
  const zero = signed ? size.top + high / 2 : size.top + high;
  const y = (value: number) => zero - (value / greatest) * (signed ? high / 2 : high);
  const milli = greatest < 0.1;
  const shown = (value: number) => formatNumber(milli ? value * 1000 : value);
  const way = points.map(
    ({ seconds, value }, k) => `${k === 0 ? "M" : "L"}${x(seconds).toFixed(1)} ${y(value).toFixed(1)}`,
  );
  const ticks = [0, 1, 2, 3, 4, 5].map((k) => (longest * k) / 5);
  const levels = signed ? [greatest, 0, -greatest] : [greatest, greatest / 2, 0];
  return (
    <svg
      className="w-full fill-mute [font:600_11px_var(--font-text)]"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`${letter} në kohë, nga 0 deri në ${formatNumber(longest)} sekonda`}
      aria-describedby="trace-reading"
    >
      {levels.map((level) => (
        <g key={level}>
          <path className="stroke-hair" d={`M${size.left} ${y(level)}H${size.width - size.right}`} />
          <text textAnchor="end" x={size.left - 4} y={y(level) + 4}>
            {shown(level)}
          </text>
        </g>
      ))}
      {ticks.map((tick) => (
        <text key={tick} textAnchor="middle" x={x(tick)} y={size.height - 4}>
          {formatNumber(tick)}
        </text>
      ))}
      <text className="fill-ink" textAnchor="end" x={size.width - size.right} y={size.top + 12}>
        {`${letter} (${milli ? "m" : ""}${unit}), t (s)`}
      </text>
      <path className="fill-none stroke-spot stroke-[2.4] [stroke-linejoin:round]" d={way.join("")} />
      {points.length > 0 ? <circle className="fill-spot" r="3.5" cx={x(read)} cy={y(valueAt(curve, read))} /> : null}
    </svg>
  );
}
