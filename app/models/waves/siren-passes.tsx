import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Axes, Label, Line, Segment, Ticks } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import { Resting } from "../kit/resting";
import type { TouchModel, Values } from "../kit/touch-model";
import { heardBeside } from "./pass-by";

type Name = "largesia" | "koha";

/** Frequency of the lesson's siren, in Hz. */
const tone = 700;
const speed = 25;
const lastSecond = 3;
const farthest = 40;

/** The road from above, in units for a metre, and the arrow of a speed. */
const road = { middle: 180, y: 28, half: 9, perMetre: 2.2, perSpeed: 1.9 };
const along = (metres: number) => road.middle + road.perMetre * metres;
const below = (metres: number) => road.y + road.perMetre * metres;

const graph = { left: 42, right: 350, top: 152, floor: 270, low: 640, high: 765 };
const across = (seconds: number) =>
  graph.left + ((graph.right - graph.left) * (seconds + lastSecond)) / (2 * lastSecond);
const up = (hertz: number) =>
  graph.floor - ((graph.floor - graph.top) * (hertz - graph.low)) / (graph.high - graph.low);

const heardAt = ({ largesia, koha }: Values<Name>) => heardBeside(tone, speed, largesia, koha);

/** Returns the curve of the heard frequency up to a time. */
const toneUntil = (aside: number, until: number) =>
  Array.from({ length: 91 }, (_, i): Point => {
    const time = -lastSecond + ((until + lastSecond) * i) / 90;
    return [across(time), up(heardBeside(tone, speed, aside, time).frequency)];
  });

/** Draws an ambulance from above, with its cross, driving to the right. */
function Ambulance({ x }: { x: number }) {
  return (
    <g transform={`translate(${rounded(x)} ${road.y})`}>
      <path d="M-15 -7H11Q15 -6 15 0T11 7H-15Z" fill="var(--color-paper)" stroke="currentColor" strokeWidth="1.8" />
      <path d="M-10 0h8M-6 -4v8" stroke="var(--spot)" strokeWidth="3" />
      <path d="M6 -7Q9 0 6 7" fill="none" stroke="currentColor" strokeWidth="1.2" />
    </g>
  );
}

/** Draws an arrow from a point. It draws nothing if the arrow is too short to be visible. */
function SpeedArrow({ from, by: [dx, dy], spot = false }: { from: Point; by: Point; spot?: boolean }) {
  const length = Math.hypot(dx, dy);
  if (length < 3) return null;
  const head = Math.min(9, length);
  const [ux, uy] = [dx / length, dy / length];
  const tip: Point = [from[0] + dx, from[1] + dy];
  const neck: Point = [tip[0] - head * ux, tip[1] - head * uy];
  const side = 0.5 * head;
  return (
    <>
      <Segment from={from} to={neck} weight={spot ? 3.4 : 1.6} spot={spot} />
      <path
        d={path([tip, [neck[0] - side * uy, neck[1] + side * ux], [neck[0] + side * uy, neck[1] - side * ux]], true)}
        fill={spot ? "var(--spot)" : "currentColor"}
      />
    </>
  );
}

function View({ values }: { values: Values<Name> }) {
  const { largesia, koha } = values;
  const { sent, approach, frequency } = heardAt(values);
  const you: Point = [road.middle, below(largesia)];
  const origin: Point = [along(speed * sent), road.y];
  const way = Math.hypot(you[0] - origin[0], you[1] - origin[1]);
  const [ux, uy] = [(you[0] - origin[0]) / way, (you[1] - origin[1]) / way];
  return (
    <>
      <path d={`M0 ${road.y - road.half}H360M0 ${road.y + road.half}H360`} stroke="currentColor" strokeWidth="2" />
      <path d={`M4 ${road.y}H360`} stroke="currentColor" strokeDasharray="12 10" />
      <Segment from={origin} to={you} weight={1} dashed />
      <Resting way="across">
        <Ambulance x={along(speed * koha)} />
      </Resting>
      <SpeedArrow from={origin} by={[road.perSpeed * speed, 0]} />
      <SpeedArrow from={origin} by={[road.perSpeed * approach * ux, road.perSpeed * approach * uy]} spot />
      <circle cx={rounded(origin[0])} cy={road.y} r="3.4" fill="currentColor" />
      <Ticks at={[755, tone, 652]} along={up} x={[graph.left, graph.right]} weight={0.8} dashed />
      <Axes x={[graph.left, graph.right]} y={[graph.top - 6, graph.floor]} />
      <Ticks
        at={[-2, 0, 2]}
        along={across}
        y={[graph.floor, graph.floor + 5]}
        away={19}
        label={(second) => (second === 2 ? quantity(2, 0, "s") : formatNumber(second))}
      />
      <Line points={toneUntil(largesia, koha)} weight={3.4} spot />
      <circle cx={rounded(across(koha))} cy={rounded(up(frequency))} r="5" fill="var(--spot)" />
      <Label at={[graph.right, graph.top + 2]} anchor="end" spot large>
        {quantity(frequency, 0, "Hz")}
      </Label>
      <Label at={[you[0] + 17, Math.max(you[1], road.y + 24) + 5]} anchor="start" italic>
        {`ti, ${quantity(largesia, 0, "m")} larg rrugës`}
      </Label>
      <Handle name="largesia" at={you} valuesAt={([, y]) => ({ largesia: (y - road.y) / road.perMetre })} />
    </>
  );
}

/** A siren that passes a listener beside the road. Only the component of its speed towards the ear changes the tone. */
export const sirenPasses: TouchModel<Name> = {
  title: "Sirena që të kalon pranë",
  settings: {
    largesia: {
      label: "Largësia jote nga rruga",
      unit: "m",
      min: 5,
      max: farthest,
      step: 1,
      digits: 0,
      start: 30,
      by: "handle",
    },
    koha: { label: "Koha", unit: "s", min: -lastSecond, max: lastSecond, step: 0.1, digits: 1, start: -lastSecond },
  },
  question: {
    text: "Rri 30 m nga rruga. Ambulanca po vjen me 25 m/s. Ç’bën ndërkohë toni i sirenës?",
    choices: ["Ngjitet, sa më afër aq më i lartë", "Qëndron, derisa të kalojë", "Bie gjatë gjithë kohës"],
    right: 2,
    because:
      "Tonin e cakton sa shpejt të afrohet, jo sa afër është. Nga larg vjen gati drejt teje; sa më pranë, aq më shumë ecën anash. Zëri forcohet, po toni vetëm bie. Buzë rrugës bie përnjëherë, më larg pak nga pak.",
    shown: ({ largesia, koha }) => largesia === 30 && koha >= 1,
  },
  View,
  height: 296,
  left: 0,
  runs: { name: "koha", unitsPerSecond: 1 },
  sound: (values) => [heardAt(values).frequency],
  describe: (values) => {
    const { approach, frequency } = heardAt(values);
    const seconds = quantity(Math.abs(values.koha), 1, "s");
    const passed = values.koha < 0 ? `${seconds} para se të kalojë` : `${seconds} pasi kaloi`;
    const when = values.koha === 0 ? "Në çastin kur kalon" : passed;
    const way = approach < 0 ? "largohej" : "afrohej";
    return `${when}, ${quantity(values.largesia, 0, "m")} nga rruga: dëgjon ${quantity(frequency, 0, "Hz")}. Kur u nis ky zë, sirena ${way} me ${quantity(Math.abs(approach), 1, "m/s")}. Vetë sirena jep ${quantity(tone, 0, "Hz")}.`;
  },
  readings: (values) => {
    const { approach, frequency } = heardAt(values);
    return [
      ["Dëgjon", quantity(frequency, 0, "Hz")],
      [
        approach < 0 ? "Kur u nis zëri, largohej me" : "Kur u nis zëri, afrohej me",
        quantity(Math.abs(approach), 1, "m/s"),
      ],
    ];
  },
  samples: [-3, -1, 0, 1, 3].map((koha) => ({ largesia: 30, koha })),
  columns: [
    { head: "koha (s)", cell: ({ koha }) => formatNumber(koha) },
    { head: "30 m larg (Hz)", cell: (values) => formatNumber(heardAt(values).frequency, 0) },
    { head: "5 m larg (Hz)", cell: ({ koha }) => formatNumber(heardAt({ largesia: 5, koha }).frequency, 0) },
  ],
};
