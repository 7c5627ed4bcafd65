import { formatNumber } from "../../magazine/albanian";
import { clamp } from "../../play/clamp";
import { percent, quantity } from "../../play/quantity";
import { Area, Axes, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { loadedCell } from "./loaded-cell";

type Name = "motori" | "brenda";

/** Electromotive force of the lesson's old battery, in volts, and the largest load, in ohms. */
const force = 1.2;
const largest = 8;

/** Scales of both graphs. Resistance to the right; the upper graph shows volts, the lower one watts. */
const [left, perOhm] = [44, 27.4];
const volts = { base: 152, unit: 92 };
const watts = { base: 284, unit: 440 };

const voltAt = (voltage: number) => volts.base - volts.unit * voltage;
const wattAt = (power: number) => watts.base - watts.unit * power;
const circuitOf = ({ motori, brenda }: Values<Name>) => loadedCell(force, brenda, motori);

function View({ values }: { values: Values<Name> }) {
  const { motori, brenda } = values;
  const { voltage, power } = circuitOf(values);
  const border = left + perOhm * brenda;
  const end = border + perOhm * motori;
  /** The power curve from the largest load down to the current one. */
  const passed = Array.from({ length: 61 }, (_, i): Point => {
    const load = largest + ((motori - largest) * i) / 60;
    return [border + perOhm * load, wattAt(loadedCell(force, brenda, load).power)];
  });
  return (
    <>
      <Area
        points={[
          [left, voltAt(force)],
          [border, voltAt(force)],
          [border, voltAt(voltage)],
        ]}
        outline={0}
      />
      <Segment from={[border, voltAt(force)]} to={[border, voltAt(voltage)]} weight={1} />
      <Segment from={[left, voltAt(force)]} to={[350, voltAt(force)]} weight={1} dashed />
      <Axes x={[left, 350]} y={[voltAt(force) - 8, volts.base]} />
      <Segment from={[border, voltAt(voltage)]} to={[border, volts.base]} weight={2} />
      <Segment from={[left, voltAt(force)]} to={[end, volts.base]} weight={2.8} />
      <Label at={[left, 22]} anchor="start" italic>
        {`bateria: r = ${quantity(brenda, 1, "Ω")}`}
      </Label>
      <Label at={[350, 22]} anchor="end" italic>
        {`motori: R = ${quantity(motori, 1, "Ω")}`}
      </Label>
      <Label at={[left - 6, voltAt(force) + 5]} anchor="end">
        {quantity(force, 1, "V")}
      </Label>
      <Label at={[left - 6, volts.base + 5]} anchor="end">
        0
      </Label>
      <Label at={[border + 8, clamp(voltAt(voltage) - 8, voltAt(force) + 16, volts.base - 22)]} anchor="start">
        {`U = ${quantity(voltage, 2, "V")}`}
      </Label>
      <Segment from={[end, volts.base]} to={[end, watts.base]} weight={1} dashed />
      <Segment from={[border, watts.base]} to={[350, watts.base]} />
      <Line points={passed} weight={3} spot />
      <circle cx={end} cy={wattAt(power)} r="6" fill="var(--spot)" />
      <Label at={[end + (end < 120 ? 12 : -12), wattAt(power) + 7]} anchor={end < 120 ? "start" : "end"} spot large>
        {quantity(power, 3, "W")}
      </Label>
      <Segment from={[border + perOhm * brenda, watts.base]} to={[border + perOhm * brenda, watts.base + 5]} />
      <Label at={[border + perOhm * brenda, watts.base + 19]}>R = r</Label>
      <Label at={[350, watts.base + 19]} anchor="end" italic>
        fuqia te motori
      </Label>
      <Handle name="motori" at={[end, volts.base]} valuesAt={([x]) => ({ motori: Math.max(0, x - border) / perOhm })} />
    </>
  );
}

/** An old battery and a motor. The voltage divides between both, and the motor's power is greatest at R = r. */
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
    brenda: { label: "Rezistenca e brendshme", unit: "Ω", min: 1.5, max: 3, step: 0.1, digits: 1, start: 2 },
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
