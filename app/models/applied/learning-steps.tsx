import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { bottom, learn, loss, rateFor } from "./gradient-descent";

type Name = "hapi" | "hapat";

const mostSteps = 8;
/** Half the range of w in the picture, from the minimum, in min/km. */
const reach = 6;
const middle = 180;
const [across, upwards] = [28, 0.98];
const valley = { top: 12, floor: 190 };
/** The trace below the graph: a row for the screw w after each step. */
const rows = { top: 216, pitch: 11 };

const along = (w: number) => middle + across * (w - bottom);
const onValley = (w: number): Point => [along(w), valley.floor - upwards * loss(w)];
const curve = Array.from({ length: 61 }, (_, i) => onValley(bottom + (reach * (i - 30)) / 30));

/** Returns the values of the screw w inside the picture. It tells whether the screw leaves the picture. */
function shownSteps(rate: number, steps: number): { inside: readonly number[]; left: boolean } {
  const screws = learn(rate, steps);
  const out = screws.findIndex((w) => Math.abs(w - bottom) > reach);
  return { inside: out < 0 ? screws : screws.slice(0, out), left: out >= 0 };
}

function Dot({ at: [x, y], large = false }: { at: Point; large?: boolean }) {
  return <circle cx={x.toFixed(2)} cy={y.toFixed(2)} r={large ? 5 : 3.5} fill="currentColor" />;
}

function View({ values: { hapi, hapat } }: { values: Values<Name> }) {
  const { inside, left } = shownSteps(hapi, hapat);
  const row = (i: number) => rows.top + rows.pitch * i;
  const end = inside.at(-1) as number;
  const edge: Point = [along(bottom + (end > bottom ? -reach : reach)), row(inside.length)];
  return (
    <>
      <Area points={curve} outline={0} />
      <Segment
        from={[along(bottom), valley.floor - upwards * loss(bottom)]}
        to={[along(bottom), row(mostSteps) + 4]}
        weight={1}
        dashed
      />
      <Segment
        from={[along(2 * bottom), valley.floor - upwards * loss(2 * bottom)]}
        to={[along(2 * bottom), row(1)]}
        weight={1}
        dashed
      />
      <Segment from={onValley(0)} to={onValley(2 * bottom)} weight={1} dashed />
      <Line points={curve} weight={2.4} />
      <Line points={inside.map(onValley)} weight={1.5} />
      <Line points={[...inside.map((w, i): Point => [along(w), row(i)]), ...(left ? [edge] : [])]} weight={3} spot />
      {inside.map((w, i) => (
        <Dot key={row(i)} at={onValley(w)} large={i === 0} />
      ))}
      {inside.map((w, i) => (
        <Dot key={row(i)} at={[along(w), row(i)]} />
      ))}
      <Label at={[along(0) - 12, onValley(0)[1] + 4]} anchor="end">
        nisja
      </Label>
      <Label at={[along(bottom), 26]} italic>
        humbja
      </Label>
      <Label at={[along(bottom) + 7, 208]} anchor="start">
        {formatNumber(bottom, 1)}
      </Label>
      <Label at={[354, row(mostSteps) + 8]} anchor="end" spot large>
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
 * The first step of gradient descent in a parabola of loss. Learning converges if the step ends below its own height.
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
