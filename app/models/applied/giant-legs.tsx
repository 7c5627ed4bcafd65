import { formatNumber } from "../../magazine/albanian";
import { path, rounded } from "../../play/svg-path";
import { Box, Label, Line, rectangle, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { scale, stoutnessFor } from "./animal-scaled";

type Name = "gjatesia" | "trashesia";

const ground = 204;
/** Height of the small animal in the picture. `loadUnit` is the height of one load block under its feet. */
const [unit, loadUnit] = [46, 20];
const small = 40;
const large = 226;

/** Half a leg's width, a leg's length and the legs' positions. All are fractions of the animal's height. */
const [legHalf, belly] = [0.07, 0.5];
const legsAt = [-0.3, 0.3] as const;

/** The animal without its legs. Cubic curves in parts of its height go from the rump over back, head and belly. */
const outline: readonly Point[] = [
  [-0.47, 0.62],
  [-0.47, 0.86],
  [-0.3, 0.9],
  [-0.12, 0.86],
  [0.08, 0.82],
  [0.2, 0.84],
  [0.32, 0.9],
  [0.36, 0.98],
  [0.42, 1.01],
  [0.5, 1],
  [0.58, 0.98],
  [0.66, 0.9],
  [0.69, 0.83],
  [0.68, 0.78],
  [0.61, 0.79],
  [0.53, 0.81],
  [0.53, 0.7],
  [0.5, 0.46],
  [0.2, 0.45],
  [-0.2, 0.44],
  [-0.47, 0.46],
  [-0.47, 0.6],
];

/** Strokes of the belly's shadow: position, height and length, as fractions of the animal's height. */
const strokes = Array.from({ length: 17 }, (_, i) => {
  const along = -0.42 + (0.8 * i) / 16;
  return [along, 0.5 + 0.02 * (i % 2), 0.17 * Math.sqrt(1 - ((i - 8) / 9.5) ** 2)] as const;
});

/** Draws an animal on the ground. Blocks below each leg show the load on a square centimetre of it. */
function Animal({ middle, size, stoutness }: { middle: number; size: number; stoutness: number }) {
  const height = unit * size;
  const toPicture = ([x, y]: Point): Point => [middle + x * height, ground - y * height];
  const curve = outline.map((point) => toPicture(point).map(rounded).join(" "));
  const half = legHalf * stoutness;
  const ink = 1 + size / 3;
  const deep = loadUnit * scale(size, stoutness).pressure;
  return (
    <>
      {legsAt.map((place) => {
        const [shin, foot]: [Point, Point] = [toPicture([place - half, belly]), toPicture([place + half, 0])];
        const shadow = rectangle([(shin[0] + 2 * foot[0]) / 3, foot[0]], [foot[1], shin[1]]);
        return (
          <g key={place}>
            <Box x={[shin[0], foot[0]]} y={[foot[1], shin[1]]} fill="paper" outline={ink} />
            {size < 1.5 ? null : <Hatch points={shadow} spacing={3.4} degrees={0} />}
          </g>
        );
      })}
      <path
        d={`M${curve[0]}C${curve.slice(1).join(" ")}Z`}
        fill="var(--tint)"
        stroke="currentColor"
        strokeWidth={rounded(ink)}
      />
      <path
        d={strokes.map(([x, y, long]) => path([toPicture([x, y]), toPicture([x + 0.03, y + long])])).join("")}
        stroke="currentColor"
        strokeWidth={rounded(0.5 + size / 10)}
      />
      <Line points={[toPicture([-0.46, 0.8]), toPicture([-0.55, 0.7]), toPicture([-0.55, 0.55])]} weight={ink} />
      <Line points={[toPicture([0.4, 0.99]), toPicture([0.33, 1.02]), toPicture([0.36, 0.94])]} weight={ink} />
      <circle
        cx={rounded(toPicture([0.54, 0.92])[0])}
        cy={rounded(toPicture([0.54, 0.92])[1])}
        r={ink}
        fill="currentColor"
      />
      {legsAt.map((place) => {
        const [left, right] = [toPicture([place, 0])[0] - 9, toPicture([place, 0])[0] + 9];
        return (
          <g key={place}>
            <Box x={[left, right]} y={[ground + 3 + deep, ground + 3]} fill="spot" outline={0} />
            {Array.from({ length: Math.ceil(deep / loadUnit) - 1 }, (_, i) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a load block has no identity but its index.
                key={i}
                d={`M${rounded(left)} ${ground + 3 + (i + 1) * loadUnit}h18`}
                stroke="var(--color-paper)"
                strokeWidth="2"
              />
            ))}
          </g>
        );
      })}
    </>
  );
}

function View({ values: { gjatesia, trashesia } }: { values: Values<Name> }) {
  const height = unit * gjatesia;
  const { mass, pressure } = scale(gjatesia, trashesia);
  const knee: Point = [large + height * ((legsAt[1] as number) + legHalf * trashesia), ground - height * 0.23];
  return (
    <>
      <Segment from={[6, ground + 1]} to={[354, ground + 1]} weight={2.4} />
      <Animal middle={small} size={1} stoutness={1} />
      <Animal middle={large} size={gjatesia} stoutness={trashesia} />
      <Segment from={[6, ground + 3 + loadUnit]} to={[354, ground + 3 + loadUnit]} weight={1} dashed />
      <Label at={[10, 30]} anchor="start" large>
        {`${formatNumber(mass, 1)} herë`}
      </Label>
      <Label at={[10, 48]} anchor="start">
        masa
      </Label>
      <Label at={[10, ground + 64]} anchor="start" spot large>
        {`${formatNumber(pressure, 1)} herë`}
      </Label>
      <Label at={[10, ground + 82]} anchor="start" spot>
        ngarkesa për cm²
      </Label>
      <Handle
        name="gjatesia"
        at={[large - 0.12 * height, ground - height * 0.86]}
        valuesAt={([, y]) => ({ gjatesia: (ground - y) / 0.86 / unit })}
      />
      <Handle
        name="trashesia"
        at={knee}
        valuesAt={([x]) => ({ trashesia: ((x - large) / height - (legsAt[1] as number)) / legHalf })}
      />
    </>
  );
}

/** An animal that grows beside a small one. The load under its feet grows in proportion to its length. */
export const giantLegs: TouchModel<Name> = {
  title: "Kafsha që rritet",
  scenes: {
    own: "Kafsha",
    others: [
      {
        label: "Nga atomi",
        caption:
          "Tërhiqe pikën nëpër fuqitë e dhjetës: nga njëra te tjetra pamja bëhet dhjetë herë më e gjerë. Poshtë lexon çfarë sheh dhe sa e madhe është.",
        load: async () => (await import("./ten-times")).tenTimes,
      },
    ],
  },
  settings: {
    gjatesia: { label: "Sa herë më e gjatë", unit: "", min: 1.5, max: 4, step: 0.1, digits: 1, start: 2, by: "handle" },
    trashesia: {
      label: "Trashësia e këmbës, krahasuar me trupin",
      unit: "",
      min: 1,
      max: 2.2,
      step: 0.05,
      digits: 2,
      start: 1,
      by: "handle",
    },
  },
  question: {
    text: "Kafsha bëhet 4 herë më e gjatë, por mbetet njësoj në trajtë. Sa herë më shumë mban çdo cm² i këmbës?",
    choices: ["Po aq", "4 herë", "16 herë", "64 herë"],
    right: 1,
    because:
      "Masa rritet 4³ = 64 herë, prerja e këmbës vetëm 4² = 16 herë, dhe 64 : 16 = 4. Që ngarkesa të mbetej si te kafsha e vogël, këmba do të duhej edhe dy herë më e trashë për atë trup: prandaj elefanti s’ka këmbë gazele.",
    shown: ({ gjatesia, trashesia }) => gjatesia === 4 && trashesia === 1,
  },
  View,
  height: 298,
  describe: ({ gjatesia, trashesia }) => {
    const { mass, legSection, pressure } = scale(gjatesia, trashesia);
    return `Një kafshë e vogël dhe një ${formatNumber(gjatesia, 1)} herë më e gjatë, me këmbë ${trashesia === 1 ? "të së njëjtës trajtë" : `${formatNumber(trashesia, 2)} herë më të trasha për trupin e saj`}. Masa është ${formatNumber(mass, 1)} herë më e madhe, prerja e këmbëve ${formatNumber(legSection, 1)} herë; çdo centimetër katror mban ${formatNumber(pressure, 1)} herë ngarkesën e së voglës.${trashesia === 1 ? "" : " Këmbët më të trasha këtu nuk e rëndojnë trupin."}`;
  },
  readings: ({ gjatesia, trashesia }) => {
    const { mass, legSection, pressure } = scale(gjatesia, trashesia);
    return [
      ["Masa", `${formatNumber(mass, 1)} herë`],
      ["Prerja e këmbëve", `${formatNumber(legSection, 1)} herë`],
      ["Ngarkesa për cm²", `${formatNumber(pressure, 1)} herë`],
    ];
  },
  samples: [
    { gjatesia: 2, trashesia: 1 },
    { gjatesia: 3, trashesia: 1 },
    { gjatesia: 4, trashesia: 1 },
    { gjatesia: 4, trashesia: stoutnessFor(4) },
  ],
  columns: [
    { head: "gjatësia", cell: ({ gjatesia }) => formatNumber(gjatesia) },
    { head: "këmba/trupi", cell: ({ trashesia }) => formatNumber(trashesia) },
    { head: "masa", cell: ({ gjatesia }) => formatNumber(scale(gjatesia).mass) },
    { head: "prerja", cell: ({ gjatesia, trashesia }) => formatNumber(scale(gjatesia, trashesia).legSection) },
    { head: "ngarkesa për cm²", cell: ({ gjatesia, trashesia }) => formatNumber(scale(gjatesia, trashesia).pressure) },
  ],
};
