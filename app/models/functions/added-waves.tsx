import { formatNumber } from "../../magazine/albanian";
import { toDegrees, toRadians } from "../../play/angle";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { heightAt, type Wave, withSine } from "./wave-sum";

type Name = "faza" | "amplituda";

/** Start of the first arrow, units of the picture for 1, start of waves. */
const start: Point = [20, 124];
const unit = 52;
const waves = { left: 158, right: 350 };
const first: Wave = { amplitude: 1, phase: 0 };

const tipOf = ([x, y]: Point, { amplitude, phase }: Wave): Point => [
  x + unit * amplitude * Math.cos(toRadians(phase)),
  y - unit * amplitude * Math.sin(toRadians(phase)),
];
const corner = tipOf(start, first);

const along = (angle: number) => waves.left + ((waves.right - waves.left) * angle) / 360;
const curveOf = (wave: Wave): Point[] =>
  Array.from({ length: 73 }, (_, i) => [along(5 * i), start[1] - unit * heightAt(wave, 5 * i)]);

/** Draws an arrow's head at the end of a line. */
function Head({ from, to, spot = false }: { from: Point; to: Point; spot?: boolean }) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 12) return null;
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const back = (side: number): Point => [to[0] - 10 * x - side * 5 * y, to[1] - 10 * y + side * 5 * x];
  return <Area points={[to, back(1), back(-1)]} fill={spot ? "spot" : "none"} outline={spot ? 0 : 1.6} />;
}

const secondOf = ({ faza, amplituda }: Values<Name>): Wave => ({ amplitude: amplituda, phase: faza });

function View({ values }: { values: Values<Name> }) {
  const second = secondOf(values);
  const both = withSine(second);
  const tip = tipOf(corner, second);
  const circle = Array.from({ length: 73 }, (_, i) => tipOf(corner, { amplitude: 1, phase: 5 * i }));
  const sum = curveOf(both);
  return (
    <>
      <Area points={[...sum, [waves.right, start[1]], [waves.left, start[1]]]} outline={0} />
      <Line points={circle} dashed weight={1} />
      <Segment from={[12, start[1]]} to={[waves.right, start[1]]} weight={1} />
      <Segment from={[waves.left, 14]} to={[waves.left, 234]} weight={1} />
      {[180, 360].map((angle) => (
        <Label key={angle} at={[along(angle) - (angle === 360 ? 8 : 0), 244]}>{`${angle}°`}</Label>
      ))}
      <Line points={curveOf(first)} weight={1.4} />
      <Line points={curveOf(second)} weight={1.6} dashed />
      <Line points={sum} weight={3.2} spot />
      <Segment from={tip} to={[waves.left, tip[1]]} weight={1} dashed />
      <Segment from={start} to={corner} weight={2.6} />
      <Head from={start} to={corner} />
      <Segment from={corner} to={tip} weight={2.6} />
      <Segment from={start} to={tip} weight={3.2} spot />
      <Head from={start} to={[tip[0] - (tip[0] - start[0]) * 0.12, tip[1] - (tip[1] - start[1]) * 0.12]} spot />
      <Label at={[180, 268]} spot large>
        {both.amplitude < 0.005 ? "valët shuhen" : `lartësia e shumës: ${formatNumber(both.amplitude, 3)}`}
      </Label>
      <Handle
        name="faza"
        second="amplituda"
        at={tip}
        valuesAt={([x, y]) => {
          const degrees = toDegrees(Math.atan2(corner[1] - y, x - corner[0]));
          return {
            faza: degrees < -2.5 ? degrees + 360 : degrees,
            amplituda: Math.hypot(x - corner[0], y - corner[1]) / unit,
          };
        }}
      />
    </>
  );
}

/** Two waves of one period as two arrows end to end. The third side of the triangle is the wave of their sum. */
export const addedWaves: TouchModel<Name> = {
  title: "Dy valë, një shumë",
  settings: {
    faza: { label: "Faza e valës së dytë", unit: "°", min: 0, max: 360, step: 5, digits: 0, start: 60, by: "handle" },
    amplituda: { label: "Lartësia e saj", unit: "", min: 0, max: 1, step: 0.05, digits: 2, start: 1, by: "handle" },
  },
  question: {
    text: "Dy valë me lartësi 1 mblidhen. Me sa gradë ndryshim e ka edhe shuma lartësinë 1?",
    choices: ["60°", "90°", "120°"],
    right: 2,
    because:
      "Valët mblidhen si shigjeta njëra pas tjetrës, dhe tri shigjeta me gjatësi 1 mbyllin një trekëndësh barabrinjës: e dyta kthehet 120° nga e para. Me 0° shuma është 2, me 90° √2 ≈ 1,41, me 180° valët shuhen. Perioda mbetet gjithnjë e njëjta.",
    shown: ({ faza, amplituda }) => amplituda === 1 && faza === 120,
  },
  View,
  height: 282,
  describe: (values) => {
    const both = withSine(secondOf(values));
    return `Vala e parë është sin α. E dyta ka lartësi ${formatNumber(values.amplituda, 2)} dhe është ${formatNumber(values.faza)}° para saj. ${both.amplitude < 0.005 ? "Valët shuhen." : `Shuma është valë me të njëjtën periodë; lartësia e saj: ${formatNumber(both.amplitude, 3)}.`}`;
  },
  readings: (values) => [
    ["Faza", `${formatNumber(values.faza)}°`],
    ["Vala e dytë", formatNumber(values.amplituda, 2)],
    ["Shuma", formatNumber(withSine(secondOf(values)).amplitude, 3)],
  ],
  samples: [0, 60, 90, 120, 180].map((faza) => ({ faza, amplituda: 1 })),
  columns: [
    { head: "faza", cell: ({ faza }) => `${formatNumber(faza)}°` },
    { head: "vala e dytë", cell: ({ amplituda }) => formatNumber(amplituda) },
    { head: "shuma", cell: (values) => formatNumber(withSine(secondOf(values)).amplitude, 2) },
  ],
};
