import { formatNumber } from "../../magazine/albanian";
import { Area, Label, Line } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { scale, stoutnessFor } from "./animal-scaled";

type Name = "gjatesia" | "trashesia";

const ground = 198;
/** Height of the small animal in the picture, and of the load under its feet. */
const [unit, loadUnit] = [46, 18];
const small = 42;
const large = 228;

/** The animal from the front of its body to its feet, as parts of its height. */
const [bodyHalf, belly, leg] = [0.46, 0.46, 0.14];
const legsAt = [-0.3, 0.3] as const;

const box = (left: number, right: number, bottom: number, top: number): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

/** An animal of boxes, standing on the ground; below each leg the load that a square centimetre of it carries. */
function Animal({ middle, size, stoutness }: { middle: number; size: number; stoutness: number }) {
  const height = unit * size;
  const x = (part: number) => middle + part * height;
  const y = (part: number) => ground - part * height;
  const { pressure } = scale(size, stoutness);
  const half = (leg / 2) * stoutness;
  return (
    <>
      {legsAt.map((place) => (
        <Area key={place} points={box(x(place - half), x(place + half), y(0), y(belly))} fill="paper" outline={2} />
      ))}
      <Area points={box(x(-bodyHalf), x(bodyHalf), y(belly), y(0.9))} outline={2.6} />
      <Area points={box(x(bodyHalf - 0.1), x(bodyHalf + 0.18), y(0.7), y(1))} outline={2.6} />
      <Line
        points={[
          [x(-bodyHalf), y(0.86)],
          [x(-bodyHalf - 0.1), y(0.62)],
        ]}
        weight={2.6}
      />
      <circle
        cx={x(bodyHalf + 0.08).toFixed(2)}
        cy={y(0.88).toFixed(2)}
        r={(1 + size / 2).toFixed(2)}
        fill="currentColor"
      />
      {legsAt.map((place) => (
        <Line
          key={place}
          points={[
            [x(place), ground + 3],
            [x(place), ground + 3 + loadUnit * pressure],
          ]}
          weight={6}
          spot
        />
      ))}
    </>
  );
}

function View({ values: { gjatesia, trashesia } }: { values: Values<Name> }) {
  const height = unit * gjatesia;
  const { mass, pressure } = scale(gjatesia, trashesia);
  const knee: Point = [large + height * ((legsAt[1] as number) + (leg / 2) * trashesia), ground - height * 0.23];
  return (
    <>
      <Line
        points={[
          [6, ground],
          [354, ground],
        ]}
        weight={1.5}
      />
      <Line
        points={[
          [6, ground + 3 + loadUnit],
          [354, ground + 3 + loadUnit],
        ]}
        weight={1}
        dashed
      />
      <Animal middle={small} size={1} stoutness={1} />
      <Animal middle={large} size={gjatesia} stoutness={trashesia} />
      <Label at={[14, ground + 90]} anchor="start" spot>
        {`ngarkesa në çdo cm² këmbë: ${formatNumber(pressure, 1)} herë`}
      </Label>
      {gjatesia < 3 ? null : (
        <Label at={[large, ground - height * 0.68 + 8]}>{`masa: ${formatNumber(mass, 0)} herë`}</Label>
      )}
      <Handle
        name="gjatesia"
        at={[large - 0.2 * height, ground - height * 0.9]}
        valuesAt={([, y]) => ({ gjatesia: (ground - y) / 0.9 / unit })}
      />
      <Handle
        name="trashesia"
        at={knee}
        valuesAt={([x]) => ({ trashesia: ((x - large) / height - (legsAt[1] as number)) / (leg / 2) })}
      />
    </>
  );
}

/** An animal drawn larger and larger beside the small one: the load under its feet grows as its length. */
export const giantLegs: TouchModel<Name> = {
  title: "Kafsha që rritet",
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
    text: "Kafsha bëhet 4 herë më e gjatë, me të njëjtat përmasa. Sa herë më shumë mban çdo cm² i këmbës?",
    choices: ["Po aq", "4 herë", "16 herë", "64 herë"],
    right: 1,
    because:
      "Masa rritet 4³ = 64 herë, prerja e këmbës vetëm 4² = 16 herë, dhe 64 : 16 = 4. Që ngarkesa të mbetej si te kafsha e vogël, këmba do të duhej edhe dy herë më e trashë për atë trup: prandaj elefanti s’ka këmbë gazele.",
    shown: ({ gjatesia }) => gjatesia >= 3.9,
  },
  View,
  height: 296,
  describe: ({ gjatesia, trashesia }) => {
    const { mass, legSection, pressure } = scale(gjatesia, trashesia);
    return `Një kafshë e vogël dhe një ${formatNumber(gjatesia, 1)} herë më e gjatë, me këmbë ${formatNumber(trashesia, 2)} herë më të trasha për trupin e saj. Masa është ${formatNumber(mass, 1)} herë më e madhe, prerja e këmbëve ${formatNumber(legSection, 1)} herë; çdo centimetër katror mban ${formatNumber(pressure, 1)} herë më shumë. Këmbët më të trasha këtu nuk e rëndojnë trupin.`;
  },
  readings: ({ gjatesia, trashesia }) => {
    const { mass, legSection, pressure } = scale(gjatesia, trashesia);
    return [
      ["Masa", `${formatNumber(mass, 1)} herë`],
      ["Prerja e këmbëve", `${formatNumber(legSection, 1)} herë`],
      ["Ngarkesa në cm²", `${formatNumber(pressure, 1)} herë`],
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
    { head: "ngarkesa në cm²", cell: ({ gjatesia, trashesia }) => formatNumber(scale(gjatesia, trashesia).pressure) },
  ],
};
