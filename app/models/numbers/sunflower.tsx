import { formatNumber } from "../../magazine/albanian";
import { toDegrees, toRadians } from "../../play/angle";
import { clamp } from "../../play/clamp";
import { rounded } from "../../play/svg-path";
import { Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { Action, TouchModel, Values } from "../kit/touch-model";
import { type Gap, nearestPair, type SeedPosition, seedsAt, widestGap } from "./seed-spiral";

type Name = "kendi";

const count = 300;
/** The head's middle, units of the picture per seed, and the dial's radius. */
const middle: Point = [168, 156];
const scale = 6.9;
const dial = 140;
const seedSize = 8;
const golden = 137.5;

const toPicture = ([x, y]: SeedPosition): Point => [middle[0] + scale * x, middle[1] + scale * y];

/** Returns a point of the dial. @param degrees clockwise from straight up */
const onDial = (degrees: number, radius = dial): Point => {
  const radians = toRadians(degrees);
  return [middle[0] + radius * Math.sin(radians), middle[1] - radius * Math.cos(radians)];
};

/** Cache of the last head: picture, read-outs and description need the same one. */
let latest: { angle: number; seeds: SeedPosition[]; gap: Gap; nearest: number } | null = null;

function headAt(angle: number) {
  if (latest?.angle !== angle) {
    const seeds = seedsAt(angle, count);
    latest = { angle, seeds, gap: widestGap(seeds), nearest: nearestPair(seeds) };
  }
  return latest;
}

/** Returns the radius of the drawn circle: up to the edge of the nearest seeds. */
const openRadius = (gap: Gap) => scale * gap.radius - seedSize / 2;

/** Returns all seeds as one path: lines without length with round ends. */
const dots = (seeds: readonly SeedPosition[]) =>
  seeds
    .map(
      (seed) =>
        `M${toPicture(seed)
          .map((value) => Math.round(value * 10) / 10)
          .join(" ")}h0`,
    )
    .join("");

function View({ values: { kendi } }: { values: Values<Name> }) {
  const { seeds, gap } = headAt(kendi);
  const [x, y] = toPicture(gap.middle);
  const arc = Array.from({ length: 61 }, (_, i) => onDial((kendi * i) / 60));
  return (
    <>
      <Segment from={onDial(0, dial - 10)} to={onDial(0, dial + 8)} weight={2} />
      <Line points={arc} weight={1.5} />
      <path d={dots(seeds)} stroke="currentColor" strokeWidth={seedSize} vectorEffect="none" strokeLinecap="round" />
      <circle
        cx={rounded(x)}
        cy={rounded(y)}
        r={rounded(openRadius(gap))}
        fill="var(--tint)"
        stroke="var(--spot)"
        strokeWidth="3"
      />
      <Label at={[354, 26]} anchor="end">{`${formatNumber(kendi, 1)}°`}</Label>
      <Handle
        name="kendi"
        at={onDial(kendi)}
        valuesAt={([x, y]) => {
          const degrees = toDegrees(Math.atan2(x - middle[0], middle[1] - y));
          return { kendi: degrees < 0 ? degrees + 360 : degrees };
        }}
      />
    </>
  );
}

const turn = (label: string, by: number): Action<Name> => ({
  label,
  chip: label,
  apply: (values) => {
    const kendi = Math.round(10 * clamp(values.kendi + by, 90, 180)) / 10;
    return kendi === values.kendi ? values : { kendi };
  },
});

/** Writes the area of the drawn circle, in areas of one drawn seed. */
const widest = (kendi: number) => formatNumber((openRadius(headAt(kendi).gap) / (seedSize / 2)) ** 2, 1);

/**
 * Writes the distance of the two nearest seeds, from middle to middle. The unit is widths of a seed; below 1 they
 * overlap.
 */
const nearest = (kendi: number) => formatNumber((headAt(kendi).nearest * scale) / seedSize, 2);

/** The head of a sunflower from one angle. At the golden angle it has no gap, one degree beside it gaps open. */
export const sunflower: TouchModel<Name> = {
  title: "Një kënd për gjithë lulen",
  scenes: {
    own: "Lulja",
    others: [
      {
        label: "Shuma pa fund",
        caption:
          "Lëvize cepin e katrorit të dytë: çdo katror zvogëlohet me të njëjtin herës q, si në progresionin gjeometrik. Shto katrorë dhe shiko deri ku shkon rreshti.",
        load: async () => (await import("./squares-in-a-row")).squaresInARow,
      },
    ],
  },
  settings: {
    kendi: {
      label: "Këndi nga një farë te tjetra",
      unit: "°",
      min: 90,
      max: 180,
      step: 0.1,
      digits: 1,
      start: golden,
      by: "handle",
    },
  },
  question: {
    text: "Sa duhet lëvizur këndi që lulja të hapet në rreze?",
    choices: ["Rreth 90°", "Rreth 10°", "Nën 1°"],
    right: 2,
    because:
      "137,1° është gati 8/21 e rrethit: çdo e njëzetenjëta farë bie gati në të njëjtin drejtim dhe dalin 21 rreze; te 138,5°, gati 5/13, dalin 13. Këndi i artë rri larg gjithë thyesave të tilla; po aq mirë mbush edhe 99,5°.",
    shown: ({ kendi }) => {
      const moved = Math.abs(kendi - golden);
      return moved >= 0.3 && moved < 0.95 && headAt(kendi).gap.radius > 2;
    },
  },
  View,
  height: 315,
  left: 44,
  describe: ({ kendi }) =>
    `${count} fara, secila e kthyer ${formatNumber(kendi, 1)}° nga e mëparshmja. Vendi më i gjerë bosh ka sipërfaqen e ${widest(kendi)} farave; dy farat më të afërta janë ${nearest(kendi)} gjerësi fare larg; nën 1 mbulojnë njëra-tjetrën.`,
  readings: ({ kendi }) => [
    ["Pjesë e rrethit", formatNumber(kendi / 360, 4)],
    ["Vendi bosh, në fara", widest(kendi)],
    ["Dy më të afërtat, në gjerësi fare", nearest(kendi)],
  ],
  actions: [turn("−0,1°", -0.1), turn("+0,1°", 0.1)],
  samples: [90, 135, 137.5, 138.5, 144].map((kendi) => ({ kendi })),
  columns: [
    { head: "këndi", cell: ({ kendi }) => `${formatNumber(kendi, 1)}°` },
    { head: "pjesë e rrethit", cell: ({ kendi }) => formatNumber(kendi / 360, 4) },
    { head: "vendi bosh (fara)", cell: ({ kendi }) => widest(kendi) },
    { head: "dy më të afërtat (gjerësi fare)", cell: ({ kendi }) => nearest(kendi) },
  ],
};
