import { toRadians } from "../../play/angle";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import {
  countsOf,
  cube,
  dodecahedron,
  endsOf,
  type FaceSide,
  foldedNet,
  type NetFace,
  octahedron,
  type Solid,
} from "./folded-net";
import type { Point3 } from "./point3";

type Name = "palosja" | "trupi";

/** Solids. Each has the blue side, three sides that may meet it, the name of the one that does, and the handle's side. */
const solids: readonly {
  name: string;
  solid: Solid;
  blue: FaceSide;
  others: Readonly<Record<"A" | "B" | "C", FaceSide>>;
  meets: "A" | "B" | "C";
  held: FaceSide;
}[] = [
  {
    name: "Kubi",
    solid: cube,
    blue: [5, 1],
    others: { A: [1, 3], B: [1, 2], C: [4, 2] },
    meets: "B",
    held: [5, 2],
  },
  {
    name: "Oktaedri",
    solid: octahedron,
    blue: [7, 2],
    others: { A: [6, 2], B: [5, 1], C: [3, 1] },
    meets: "C",
    held: [2, 2],
  },
  {
    name: "Dodekaedri",
    solid: dodecahedron,
    blue: [8, 2],
    others: { A: [1, 2], B: [2, 3], C: [5, 3] },
    meets: "A",
    held: [10, 2],
  },
];
const chosen = (trupi: number) => solids[trupi] ?? (solids[0] as (typeof solids)[number]);

/** Direction of view, in degrees: from the side and from above. */
const [aside, above] = [16, 42].map((angle) => toRadians(angle)) as [number, number];
/** The rectangle of the picture that contains the net at every stage of folding. */
const room = { left: 16, right: 344, top: 10, bottom: 262 };

/** Returns a point in the reader's coordinates: to the right, up, and towards the reader. */
function seen([x, y, z]: Point3): Point3 {
  const [right, far] = [x * Math.cos(aside) + y * Math.sin(aside), y * Math.cos(aside) - x * Math.sin(aside)];
  return [right, z * Math.cos(above) + far * Math.sin(above), z * Math.sin(above) - far * Math.cos(above)];
}

const middleOf = (places: readonly Point3[]): Point3 =>
  [0, 1, 2].map(
    (axis) => places.reduce((sum, place) => sum + (place[axis] as number), 0) / places.length,
  ) as unknown as Point3;

const percents = Array.from({ length: 101 }, (_, percent) => percent);

/**
 * Computes the layout of one solid for all stages of folding. It has its position in the picture, and the handle's
 * track.
 */
function layOut({ solid, held }: (typeof solids)[number]) {
  const folds = percents.map((percent) => foldedNet(solid, percent / 100));
  const places = folds.flatMap((faces) => faces.flatMap(({ corners }) => corners.map(seen)));
  const [xs, ys] = [0, 1].map((axis) => places.map((place) => place[axis] as number)) as [number[], number[]];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((room.right - room.left) / (right - left), (room.bottom - room.top) / (high - low));
  const toPicture = (place: Point3): Point => {
    const [x, y] = seen(place);
    return [
      (room.left + room.right) / 2 + scale * (x - (left + right) / 2),
      (room.top + room.bottom) / 2 - scale * (y - (low + high) / 2),
    ];
  };
  return { folds, toPicture, way: folds.map((faces) => toPicture(middleOf(endsOf(faces, held)))) };
}

const layouts = new Map<number, ReturnType<typeof layOut>>();
/** Caches a solid's layout. With twelve faces it takes 2 ms, and a frame of a drag has four. */
function layoutOf(trupi: number) {
  const known = layouts.get(trupi) ?? layOut(chosen(trupi));
  layouts.set(trupi, known);
  return known;
}

/** Draws a face. Its inside is paper, its outside is tinted, and hatched where it faces to the right. */
function FaceMark({
  face,
  toPicture,
  blue,
}: {
  face: NetFace;
  toPicture: (place: Point3) => Point;
  blue: readonly [Point3, Point3] | null;
}) {
  const points = face.corners.map(toPicture);
  const [right, , near] = seen(face.inwards);
  const outside = near < -1e-6;
  return (
    <>
      <Area points={points} fill={outside ? "tint" : "paper"} outline={1.8} />
      {outside && right < -0.3 ? <Hatch points={points} spacing={6} /> : null}
      {blue === null ? null : <Line points={blue.map(toPicture)} weight={5} spot />}
    </>
  );
}

const foldOf = ({ palosja, trupi }: Values<Name>) =>
  layoutOf(trupi).folds[Math.round(palosja)] ?? foldedNet(chosen(trupi).solid, 0);

function View({ values }: { values: Values<Name> }) {
  const { palosja, trupi } = values;
  const { blue, others, meets } = chosen(trupi);
  const { toPicture, way } = layoutOf(trupi);
  const faces = foldOf(values);
  const order = faces
    .map((face, number) => ({ face, number, near: seen(middleOf(face.corners))[2] }))
    .sort((a, b) => a.near - b.near);
  const closed = palosja === 100;
  return (
    <>
      {closed ? null : <Line points={way.slice(Math.round(palosja))} dashed />}
      {order.map(({ face, number }) => (
        <FaceMark
          key={number}
          face={face}
          toPicture={toPicture}
          blue={number === blue[0] ? endsOf(faces, blue) : null}
        />
      ))}
      {closed ? <Line points={endsOf(faces, blue).map(toPicture)} weight={5} spot /> : null}
      {Object.entries(others).map(([name, side]) => {
        const [x, y] = toPicture(middleOf(endsOf(faces, side)));
        const [inX, inY] = toPicture(middleOf((faces[side[0]] as NetFace).corners));
        const far = Math.hypot(x - inX, y - inY);
        const out = closed ? 0 : 11 / Math.max(far, 11);
        return closed && name !== meets ? null : (
          <g key={name}>
            {closed ? <circle cx={rounded(x)} cy={rounded(y - 2)} r="13" fill="var(--color-paper)" /> : null}
            <Label at={[x + (x - inX) * out, y + (y - inY) * out + 5]} large={closed} spot={closed}>
              {name}
            </Label>
          </g>
        );
      })}
      <Label at={[180, 290]} spot large>
        {euler(values)}
      </Label>
      <Handle
        name="palosja"
        at={way[Math.round(palosja)] ?? [0, 0]}
        valuesAt={([x, y]) => {
          const distances = way.map(([wayX, wayY]) => Math.hypot(x - wayX, y - wayY));
          return { palosja: distances.indexOf(Math.min(...distances)) };
        }}
      />
    </>
  );
}

function euler(values: Values<Name>): string {
  const { corners, edges, faces } = countsOf(foldOf(values));
  return `${corners} − ${edges} + ${faces} = ${corners - edges + faces}`.replaceAll(" ", "\u00a0");
}

/** A net folded into a solid by one handle. Corners − edges + faces is 1 until it closes, then 2. */
export const foldNet: TouchModel<Name> = {
  title: "Hapja që paloset",
  settings: {
    palosja: { label: "Palosja", unit: "%", min: 0, max: 100, step: 1, digits: 0, start: 0, by: "handle" },
    trupi: { label: "Trupi", unit: "", min: 0, max: 2, step: 1, digits: 0, start: 0, by: "buttons" },
  },
  runs: { name: "palosja", unitsPerSecond: 30 },
  question: {
    text: "Palose hapjen e kubit me mend: cila brinjë ngjitet me brinjën blu?",
    choices: ["A", "B", "C"],
    right: 1,
    because:
      "Buza mbyllet si zinxhir: ku te një cep i hapjes janë mbledhur gjithë faqet e një kulmi, ngjiten së pari dy brinjët që takohen aty, pastaj fqinjet e tyre. Me çdo zinxhir humbin brinjë dhe kulme; në fund ka humbur një brinjë më shumë se kulme, prandaj 1 e hapjes bëhet 2 te çdo trup i mysët.",
    shown: ({ palosja, trupi }) => trupi === 0 && palosja === 100,
  },
  actions: [{ label: "Trup tjetër", apply: ({ trupi }) => ({ palosja: 0, trupi: (trupi + 1) % solids.length }) }],
  View,
  height: 300,
  describe: (values) =>
    `${chosen(values.trupi).name}, palosur ${quantity(values.palosja, 0, "%")} të rrugës. Kulme − brinjë + faqe: ${euler(values)}.${values.palosja === 100 ? ` Brinja blu u ngjit me ${chosen(values.trupi).meets}.` : ""}`,
  readings: (values) => [
    ["Trupi", chosen(values.trupi).name],
    ["Palosja", quantity(values.palosja, 0, "%")],
  ],
  samples: [
    { palosja: 0, trupi: 0 },
    { palosja: 100, trupi: 0 },
    { palosja: 100, trupi: 1 },
    { palosja: 0, trupi: 2 },
    { palosja: 100, trupi: 2 },
  ],
  columns: [
    { head: "trupi", cell: ({ trupi }) => chosen(trupi).name },
    { head: "palosja", cell: ({ palosja }) => quantity(palosja, 0, "%") },
    { head: "kulme − brinjë + faqe", cell: euler },
  ],
};
