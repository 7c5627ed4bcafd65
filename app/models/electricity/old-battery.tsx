import { formatNumber } from "../../magazine/albanian";
import { toRadians } from "../../play/angle";
import { clamp } from "../../play/clamp";
import { percent, quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Box, Label, Line, rectangle, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { Arrow } from "./arrow";
import { loadedCell, mostPower } from "./loaded-cell";

type Name = "motori" | "brenda";

/** Electromotive force of the lesson's old battery, in volts, and the largest load, in ohms. */
const force = 1.2;
const largest = 8;

/** The least inner resistance that the reader can set, in ohms. */
const leastInner = 1.5;

/** The battery's case, its left and right ends, and the height of the wire. The fan's hub is on that height. */
const battery = { left: 14, right: 156, top: 34, bottom: 104 };
const wire = 69;
const hub: Point = [292, wire];
const cage = 38;

/** Scales of the rectangle: amperes to the right, volts upwards. */
const [left, floor] = [54, 288];
const [perAmpere, perVolt] = [378, 98];
const along = (current: number) => left + perAmpere * current;
const up = (voltage: number) => floor - perVolt * voltage;

const circuitOf = ({ motori, brenda }: Values<Name>) => loadedCell(force, brenda, motori);

/** Draws the battery. Its inner resistance is a throat, narrower for more ohms. */
function Battery({ inner }: { inner: number }) {
  const { left: back, right: front, top, bottom } = battery;
  const open = 21 / inner;
  const [from, to] = [(back + front) / 2 - 34, (back + front) / 2 + 34];
  /** One side of the throat, from the case inwards. */
  const side = (edge: number, lip: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const narrow = (1 - Math.cos((i * Math.PI) / 6)) / 2;
      return [from + ((to - from) * i) / 12, edge + (lip - edge) * narrow];
    });
  const sides = [side(top, wire - open), side(bottom, wire + open)];
  return (
    <>
      <Box x={[back, front]} y={[top, bottom]} outline={2.4} />
      <Box x={[front, front + 8]} y={[wire - 12, wire + 12]} fill="paper" outline={2.4} />
      {sides.map((points, i) => (
        <g key={i === 0 ? "upper" : "lower"}>
          <Area points={points} fill="paper" outline={2} />
          <Hatch points={points} spacing={4} degrees={i === 0 ? 45 : -45} />
        </g>
      ))}
    </>
  );
}

/** Draws the fan. Its blades leave arcs behind them that are as long as its power is great; they are no speed. */
function Fan({ power }: { power: number }) {
  const [x, y] = hub;
  const at = (r: number, degrees: number) => {
    const turn = toRadians(degrees);
    return `${rounded(x + r * Math.cos(turn))} ${rounded(y + r * Math.sin(turn))}`;
  };
  const swept = (110 * power) / mostPower(force, leastInner);
  const blades = [-90, 30, 150];
  return (
    <>
      <circle cx={x} cy={y} r={cage} fill="var(--color-paper)" stroke="currentColor" strokeWidth="2" />
      {[30, 23, 16].map((r) => (
        <path
          key={r}
          d={blades.map((way) => `M${at(r, way - 12)}A${r} ${r} 0 0 0 ${at(r, way - 12 - swept)}`).join("")}
          fill="none"
          stroke="var(--spot)"
          strokeWidth="2.4"
        />
      ))}
      <path
        d={blades
          .map((way) => `M${at(5, way)}Q${at(22, way - 38)} ${at(33, way - 8)}Q${at(30, way + 16)} ${at(5, way)}Z`)
          .join("")}
        fill="currentColor"
      />
      <circle cx={x} cy={y} r="6" fill="currentColor" />
    </>
  );
}

function View({ values }: { values: Values<Name> }) {
  const { motori, brenda } = values;
  const { current, voltage, power } = circuitOf(values);
  const point: Point = [along(current), up(voltage)];
  const [back, plus] = [battery.left, battery.right + 8];
  const lost = rectangle([left, point[0]], [up(force), point[1]]);
  return (
    <>
      <Line
        points={[
          [back, wire],
          [back - 6, wire],
          [back - 6, 122],
          [hub[0], 122],
          [hub[0], wire],
        ]}
        weight={2}
      />
      <Segment from={[plus, wire]} to={[hub[0], wire]} weight={2} />
      <Battery inner={brenda} />
      <Arrow from={[back + 16, wire]} to={[battery.right - 8, wire]} weight={1.5 + 7 * current} />
      <Fan power={power} />
      <Label at={[back, 22]} anchor="start" italic>
        {`bateria: r = ${quantity(brenda, 1, "Ω")}`}
      </Label>
      <Label at={[352, 22]} anchor="end" italic>
        {`motori: R = ${quantity(motori, 1, "Ω")}`}
      </Label>
      <Label at={[(plus + hub[0] - cage) / 2, wire - 9]}>{quantity(current, 2, "A")}</Label>
      <Hatch points={lost} spacing={5} />
      <Area points={lost} fill="none" />
      <Box x={[left, point[0]]} y={[point[1], floor]} outline={0} />
      <Line points={[...rectangle([left, point[0]], [point[1], floor]), [left, point[1]]]} weight={3} spot />
      <Segment from={[left, up(force)]} to={[352, up(force)]} weight={1} dashed />
      <Segment from={[left, floor]} to={[352, floor]} weight={2} />
      <Segment from={[left, up(force)]} to={[along(force / brenda), floor]} weight={1.5} />
      <Label at={[left - 6, up(force) + 5]} anchor="end">
        {quantity(force, 1, "V")}
      </Label>
      <Label at={[left - 6, clamp(point[1] + 5, up(force) + 22, floor - 12)]} anchor="end" spot>
        {quantity(voltage, 2, "V")}
      </Label>
      <Label at={[left + 4, up(force) - 8]} anchor="start" italic>
        mbetet brenda
      </Label>
      <Label at={[352, up(force) - 9]} anchor="end" spot large>
        {quantity(power, 3, "W")}
      </Label>
      <Label at={[352, up(force) - 33]} anchor="end" italic>
        te motori
      </Label>
      <Label at={[point[0], floor + 18]} spot>
        {quantity(current, 2, "A")}
      </Label>
      <Handle
        name="motori"
        at={point}
        valuesAt={([x]) => ({ motori: force / (Math.max(1, x - left) / perAmpere) - brenda })}
      />
    </>
  );
}

/** An old battery and a motor. The motor's power is a rectangle, volts times amperes, and is greatest at R = r. */
export const oldBattery: TouchModel<Name> = {
  title: "Sa fuqi nxjerr motori nga bateria e vjetër",
  settings: {
    motori: {
      label: "Rezistenca e motorit",
      unit: "Ω",
      min: 0.2,
      max: largest,
      step: 0.1,
      digits: 1,
      start: 6,
      by: "handle",
    },
    brenda: { label: "Rezistenca e brendshme", unit: "Ω", min: leastInner, max: 3, step: 0.1, digits: 1, start: 2 },
  },
  question: {
    text: "Zvogëlo rezistencën e motorit deri në fund: a i shkon gjithnjë e më shumë fuqi?",
    choices: ["Po, gjithnjë", "Jo, bie", "Deri diku, pastaj bie"],
    right: 2,
    because:
      "Rryma rritet vërtet, por bashkë me të edhe tensioni që mbetet brenda baterisë. Fuqia është më e madhja kur R = r: aty motori merr gjysmën e tensionit, dhe gjysma e energjisë nxeh vetë baterinë.",
    shown: ({ motori, brenda }) => motori <= 0.6 * brenda,
  },
  View,
  height: 310,
  describe: (values) => {
    const { current, voltage, power, lost } = circuitOf(values);
    return `Bateri 1,2 V me rezistencë të brendshme ${quantity(values.brenda, 1, "Ω")} dhe motor ${quantity(values.motori, 1, "Ω")}, i marrë si rezistor: rryma ${quantity(current, 2, "A")}, tensioni ${quantity(voltage, 2, "V")}, fuqia te motori ${quantity(power, 3, "W")}, brenda baterisë ${quantity(lost, 3, "W")}.`;
  },
  readings: (values) => {
    const { current, power, lost } = circuitOf(values);
    return [
      ["Rryma", quantity(current, 2, "A")],
      ["Fuqia te motori", quantity(power, 3, "W")],
      ["Mbetet brenda", percent(lost / (power + lost))],
    ];
  },
  samples: [8, 6, 4, 2, 1].map((motori) => ({ motori, brenda: 2 })),
  columns: [
    { head: "R (Ω)", cell: ({ motori }) => formatNumber(motori, 1) },
    { head: "I (A)", cell: (values) => formatNumber(circuitOf(values).current, 2) },
    { head: "U (V)", cell: (values) => formatNumber(circuitOf(values).voltage, 2) },
    { head: "te motori (W)", cell: (values) => formatNumber(circuitOf(values).power, 3) },
    { head: "brenda (W)", cell: (values) => formatNumber(circuitOf(values).lost, 3) },
  ],
};
