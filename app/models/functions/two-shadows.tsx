import { formatNumber } from "../../magazine/albanian";
import { toDegrees } from "../../play/angle";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { shadowsAt } from "./circle-shadows";

type Name = "kendi";

/** The circle's middle and radius. */
const middle: Point = [96, 104];
const radius = 78;
/** The wall and the wave to the right of it. The floor and the wave below come next. */
const wall = { x: 190, right: 346 };
const floor = { y: 196, bottom: 308 };
/** Equal steps of the angle, in degrees; their shadows are not equal. */
const steps = [0, 30, 60, 90];

const onCircle = (angle: number, distance = radius): Point => {
  const { sine, cosine } = shadowsAt(angle);
  return [middle[0] + distance * cosine, middle[1] - distance * sine];
};
const onSineWave = (angle: number): Point => [
  wall.x + ((wall.right - wall.x) * angle) / 360,
  middle[1] - radius * shadowsAt(angle).sine,
];
const onCosineWave = (angle: number): Point => [
  middle[0] + radius * shadowsAt(angle).cosine,
  floor.y + ((floor.bottom - floor.y) * angle) / 360,
];
const angles = (to: number) => Array.from({ length: 91 }, (_, i) => (to * i) / 90);

function Dot({ at: [x, y], spot = false }: { at: Point; spot?: boolean }) {
  return <circle cx={x.toFixed(2)} cy={y.toFixed(2)} r="5" fill={spot ? "var(--spot)" : "currentColor"} />;
}

/**
 * Returns the value with two digits after its sign, = or ≈. It is exact for 0, ±½ and ±1, rounded for any other whole
 * degree.
 */
const equals = (value: number) =>
  `${Math.abs(2 * value - Math.round(2 * value)) < 1e-9 ? "=" : "≈"} ${formatNumber(value, 2)}`;

function View({ values: { kendi } }: { values: Values<Name> }) {
  const point = onCircle(kendi);
  const corner: Point = [point[0], middle[1]];
  return (
    <>
      <Area points={[middle, corner, point]} outline={0} />
      <Line points={angles(360).map((angle) => onCircle(angle))} weight={2} />
      <Segment from={[12, middle[1]]} to={[wall.right, middle[1]]} weight={1} />
      <Segment from={[middle[0], 20]} to={[middle[0], floor.bottom]} weight={1} />
      <Segment from={[wall.x, 20]} to={[wall.x, 188]} />
      <Segment from={[12, floor.y]} to={[180, floor.y]} />
      {steps.map((angle) => (
        <g key={angle}>
          <Segment from={onCircle(angle, radius - 6)} to={onCircle(angle, radius + 6)} weight={2} />
          <Segment from={onCircle(angle)} to={[wall.x + 8, onCircle(angle)[1]]} weight={1} dashed />
          <Segment from={[wall.x, onCircle(angle)[1]]} to={[wall.x + 8, onCircle(angle)[1]]} weight={2} />
        </g>
      ))}
      <Line points={angles(360).map(onSineWave)} weight={1.5} />
      <Line points={angles(360).map(onCosineWave)} weight={1.5} />
      <Line points={angles(kendi).map(onSineWave)} weight={3} spot />
      <Line points={angles(kendi).map(onCosineWave)} weight={2.8} />
      <Segment from={point} to={onSineWave(kendi)} weight={1.2} />
      <Segment from={point} to={onCosineWave(kendi)} weight={1.2} />
      <Segment from={middle} to={point} weight={2.4} />
      <Segment from={[wall.x, middle[1]]} to={[wall.x, point[1]]} weight={6} spot />
      <Segment from={[middle[0], floor.y]} to={[point[0], floor.y]} weight={6} />
      <Dot at={onSineWave(kendi)} spot />
      <Dot at={onCosineWave(kendi)} />
      <Label at={[wall.right, 15]} anchor="end" spot>
        {`sin ${formatNumber(kendi)}° ${equals(shadowsAt(kendi).sine)}`}
      </Label>
      <Label at={[wall.right, 34]} anchor="end" italic>
        hija në mur
      </Label>
      <Label at={[200, 244]} anchor="start">
        {`cos ${formatNumber(kendi)}° ${equals(shadowsAt(kendi).cosine)}`}
      </Label>
      <Label at={[200, 262]} anchor="start" italic>
        hija në dysheme
      </Label>
      <Handle
        name="kendi"
        at={point}
        valuesAt={([x, y]) => {
          const degrees = toDegrees(Math.atan2(middle[1] - y, x - middle[0]));
          return { kendi: degrees < 0 ? degrees + 360 : degrees };
        }}
      />
    </>
  );
}

/** A point on the circle and its shadows on a wall and on a floor. Unrolled, they are sine and cosine. */
export const twoShadows: TouchModel<Name> = {
  title: "Një pikë dhe dy hijet e saj",
  scenes: {
    own: "Dy hije",
    others: [
      {
        label: "Dy valë",
        caption:
          "Shigjeta horizontale është vala e parë; e dyta niset nga maja e saj, qendra e rrethit. Ktheje e shkurtoje të dytën dhe ndiq vijën blu, shumën.",
        load: async () => (await import("./added-waves")).addedWaves,
      },
    ],
  },
  settings: {
    kendi: { label: "Këndi", unit: "°", min: 0, max: 360, step: 1, digits: 0, start: 30, by: "handle" },
  },
  question: {
    text: "Nga 0° në 30° hija në mur arrin gjysmën e lartësisë. Sa gradë duhen edhe për gjysmën tjetër?",
    choices: ["Edhe 30°", "Edhe 45°", "Edhe 60°"],
    right: 2,
    because:
      "Pranë boshtit pika ngjitet thuajse drejt lart; pranë majës ecën thuajse anash, dhe lëvizja e saj shihet te hija tjetër, te kosinusi. Prandaj dyfishi i këndit nuk jep dyfishin e sinusit.",
    shown: ({ kendi }) => kendi === 90,
  },
  View,
  height: 316,
  describe: ({ kendi }) => {
    const { sine, cosine } = shadowsAt(kendi);
    return `Pika në rrethin njësi, te këndi ${formatNumber(kendi)}°. Hija në mur, sinusi: ${formatNumber(sine, 2)}. Hija në dysheme, kosinusi: ${formatNumber(cosine, 2)}. Djathtas dhe poshtë hijet e çdo këndi vizatojnë dy valë të njëjta, njëra 90° para tjetrës.`;
  },
  readings: ({ kendi }) => {
    const { sine, cosine } = shadowsAt(kendi);
    return [
      ["Këndi", `${formatNumber(kendi)}°`],
      ["Sinusi", formatNumber(sine, 4)],
      ["Kosinusi", formatNumber(cosine, 4)],
    ];
  },
  samples: [0, 30, 60, 90, 150].map((kendi) => ({ kendi })),
  columns: [
    { head: "këndi", cell: ({ kendi }) => `${formatNumber(kendi)}°` },
    { head: "sinusi", cell: ({ kendi }) => formatNumber(shadowsAt(kendi).sine, 2) },
    { head: "kosinusi", cell: ({ kendi }) => formatNumber(shadowsAt(kendi).cosine, 2) },
  ],
};
