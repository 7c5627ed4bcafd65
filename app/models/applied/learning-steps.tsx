import { formatNumber } from "../../magazine/albanian";
import { toDegrees } from "../../play/angle";
import { clamp } from "../../play/clamp";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { bottom, learn, loss, rateFor, slope } from "./gradient-descent";

type Name = "hapi" | "hapat";

const mostSteps = 8;
/** Half the range of w in the picture, from the minimum, in min/km. */
const reach = 6;
const middle = 180;
const [across, upwards] = [28.6, 1.26];
const valley = { floor: 254, ground: 292 };

const along = (w: number) => middle + across * (w - bottom);
const onValley = (w: number): Point => [along(w), valley.floor - upwards * loss(w)];
const curve = Array.from({ length: 61 }, (_, i) => onValley(bottom + (reach * (i - 30)) / 30));
const earth: Point[] = [...curve, [along(bottom + reach), valley.ground], [along(bottom - reach), valley.ground]];

/** Short strokes under the ground's line. */
const soil = curve
  .filter((_, i) => i % 2 === 1)
  .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}l${x < middle ? -6 : 6} 9`)
  .join("");

/** Returns the direction of the slope at w, in radians clockwise from the right. */
const slopeAt = (w: number) => Math.atan2(-upwards * slope(w), across);

/** Returns the point so many units under the ground at w. */
function under(w: number, depth: number): Point {
  const [x, y] = onValley(w);
  const way = slopeAt(w);
  return [x - depth * Math.sin(way), y + depth * Math.cos(way)];
}

/** Returns the values of the screw w inside the picture. It tells whether the screw leaves the picture. */
function shownSteps(rate: number, steps: number): { inside: readonly number[]; left: boolean } {
  const screws = learn(rate, steps);
  const out = screws.findIndex((w) => Math.abs(w - bottom) > reach);
  return { inside: out < 0 ? screws : screws.slice(0, out), left: out >= 0 };
}

/** Draws a footprint on the ground at w: sole and heel, in the direction of the slope. @param back whether it goes left */
function Footprint({ w, back }: { w: number; back: boolean }) {
  const [x, y] = under(w, -3);
  return (
    <g
      transform={`translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(toDegrees(slopeAt(w)) + (back ? 180 : 0))})`}
    >
      <ellipse cx="2" rx="6.2" ry="3" fill="currentColor" />
      <circle cx="-7.3" r="2.5" fill="currentColor" />
    </g>
  );
}

/** Draws a jump through the air between two points. */
function Jump({ from: [fromX, fromY], to: [toX, toY], last }: { from: Point; to: Point; last: boolean }) {
  const [x, y] = [(fromX + toX) / 2, Math.min(fromY, toY) - 12 - 0.1 * Math.abs(toX - fromX)];
  return (
    <path
      d={`M${rounded(fromX)} ${rounded(fromY)}Q${rounded(x)} ${rounded(Math.max(2, y))} ${rounded(toX)} ${rounded(toY)}`}
      fill="none"
      stroke={last ? "var(--spot)" : "currentColor"}
      strokeWidth={last ? 3.2 : 1.5}
    />
  );
}

/** Returns the footprints whose numbers have room, the last first: those too near to one before have none. */
function numbered(screws: readonly number[]): readonly number[] {
  const kept: number[] = [];
  for (let i = screws.length - 1; i > 0; i--) {
    const [x, y] = under(screws[i] as number, 20);
    const free = kept.every((other) => {
      const [otherX, otherY] = under(screws[other] as number, 20);
      return Math.abs(x - otherX) > 11 || Math.abs(y - otherY) > 15;
    });
    if (free) kept.push(i);
  }
  return kept;
}

function View({ values: { hapi, hapat } }: { values: Values<Name> }) {
  const { inside, left } = shownSteps(hapi, hapat);
  const end = inside.at(-1) as number;
  const [start, lowest] = [onValley(0), onValley(bottom)];
  const steps = inside.map((w, i) => ({ i, w, foot: under(w, -6) }));
  const out: Point = [end > bottom ? 2 : 358, 4];
  const jumps = steps
    .map(({ i, foot }) => ({ i, from: foot, to: steps[i + 1]?.foot ?? (left ? out : foot) }))
    .filter(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) > 1);
  return (
    <>
      <Area points={earth} outline={0} />
      <path d={soil} stroke="currentColor" strokeWidth="0.7" />
      <Line points={curve} weight={2.4} />
      <Segment from={[start[0] + 12, start[1]]} to={onValley(2 * bottom)} weight={1} dashed />
      <Segment from={lowest} to={[lowest[0], lowest[1] - 30]} weight={2} />
      <Area
        points={[
          [lowest[0], lowest[1] - 30],
          [lowest[0] + 15, lowest[1] - 25],
          [lowest[0], lowest[1] - 20],
        ]}
        fill="spot"
        outline={0}
      />
      {jumps.map(({ i, ...jump }) => (
        <Jump key={i} last={i === jumps.at(-1)?.i} {...jump} />
      ))}
      {steps.map(({ i, w }) => (
        <Footprint key={i} w={w} back={(inside[i + 1] ?? bottom) < w} />
      ))}
      {numbered(inside).map((i) => {
        const [x, y] = under(inside[i] as number, 20);
        return (
          <Label key={i} at={[clamp(x, 14, 346), y + 4]} on="tint" spot={i === inside.length - 1}>
            {i}
          </Label>
        );
      })}
      <Label at={[start[0] - 14, start[1] + 14]} anchor="end" on="tint">
        nisja
      </Label>
      <Label at={[lowest[0], 311]}>{`w = ${formatNumber(bottom, 1)}`}</Label>
      <Label at={[351, 311]} anchor="end" italic>
        lartësia: humbja
      </Label>
      <Label at={[350, 282]} anchor="end" on="tint" spot large>
        {left ? "ikën" : `w = ${formatNumber(end, 2)}`}
      </Label>
      <Handle
        name="hapi"
        at={onValley(learn(hapi, 1)[1] as number)}
        valuesAt={([x]) => ({ hapi: rateFor(bottom + (x - middle) / across) })}
      />
    </>
  );
}

const endOf = ({ hapi, hapat }: Values<Name>) => learn(hapi, hapat)[hapat] as number;
const lossText = (values: Values<Name>) => formatNumber(loss(endOf(values)), 1);

/**
 * Footprints of gradient descent in a valley of loss. Learning converges if the step ends below its own height.
 */
export const learningSteps: TouchModel<Name> = {
  title: "Sa larg të hidhet hapi i parë?",
  scenes: {
    own: "Një luginë",
    others: [
      {
        label: "Dy lugina",
        caption:
          "Tani humbja ka dy lugina. Lëvize nisjen anë e mbanë dhe shiko ku e çojnë hapat; pastaj ndërro hapin. Brezi poshtë i mbledh të gjitha nisjet.",
        load: async () => (await import("./valley-of-the-start")).valleyOfTheStart,
      },
    ],
  },
  settings: {
    hapi: {
      label: "Hapi i të mësuarit η",
      unit: "1/km²",
      min: 0.01,
      max: 0.24,
      step: 0.005,
      digits: 3,
      start: 0.05,
      by: "handle",
    },
    hapat: { label: "Hapat", unit: "", min: 1, max: mostSteps, step: 1, digits: 0, start: 4, by: "buttons" },
  },
  question: {
    text: "Deri ku mund ta çosh hapin e parë që hapat e tjerë ta gjejnë ende fundin?",
    choices: ["Vetëm para fundit", "Përtej, më poshtë se nisja", "Sado larg"],
    right: 1,
    because:
      "Çdo hap e shumëzon largësinë nga fundi me të njëjtin numër. Nëse i pari bie përtej fundit, por më afër se nisja, kërcimet ngushtohen; nëse bie më lart se nisja, pjerrësia e re është më e madhe dhe çdo kërcim del më i gjatë.",
    shown: ({ hapi, hapat }) => hapi > 0.2 && hapat >= 3,
  },
  View,
  height: 316,
  describe: (values) => {
    const { hapi, hapat } = values;
    const way = learn(hapi, hapat).map((w) => formatNumber(w, 2));
    return `Lugina e humbjes me fundin te w = ${formatNumber(bottom, 1)}. Me hap ${formatNumber(hapi, 3)} vida shkon: ${way.join("; ")}. Humbja tani: ${quantity(loss(endOf(values)), 1, "min²")}.`;
  },
  readings: (values) => [
    ["η (1/km²)", formatNumber(values.hapi, 3)],
    [
      values.hapat === 1 ? "w pas 1 hapi" : `w pas ${formatNumber(values.hapat)} hapash`,
      formatNumber(endOf(values), 2),
    ],
    ["Humbja", quantity(loss(endOf(values)), 1, "min²")],
  ],
  actions: [
    {
      label: "Një hap",
      apply: (values) => (values.hapat >= mostSteps ? values : { ...values, hapat: values.hapat + 1 }),
    },
    { label: "Një hap pas", apply: (values) => (values.hapat <= 1 ? values : { ...values, hapat: values.hapat - 1 }) },
  ],
  samples: [0.01, 0.05, 0.1, 0.18, 0.22].map((hapi) => ({ hapi, hapat: 4 })),
  columns: [
    { head: "hapi η", cell: ({ hapi }) => formatNumber(hapi) },
    { head: "w pas 1 hapi", cell: ({ hapi }) => formatNumber(learn(hapi, 1)[1] as number, 2) },
    { head: "w pas 4 hapash", cell: (values) => formatNumber(endOf(values), 2) },
    { head: "humbja (min²)", cell: lossText },
  ],
};
