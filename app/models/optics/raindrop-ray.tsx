import { formatNumber } from "../../magazine/albanian";
import { toRadians } from "../../play/angle";
import { path } from "../../play/svg-path";
import { Area, Label, Line, Segment, Ticks } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { evenRays, heightOfTop, rayThroughDrop, waterIndex } from "./raindrop";

type Name = "lartesia" | "vala";

/** The drop, and the row of angles below it. Each ray leaves a dot there. */
const middle: Point = [268, 82];
const radius = 66;
const row = { left: 20, base: 284, perDegree: 7.2, step: 6.6 };
const bounds = { left: 14, floor: 206 };
/** Number of rays. Each has a line and a dot. */
const count = 80;
/** Radius of the arc at the angle of the returning ray. */
const arc = 44;

const onDrop = (degrees: number): Point => {
  const radians = toRadians(degrees);
  return [middle[0] + radius * Math.cos(radians), middle[1] - radius * Math.sin(radians)];
};

/** Traces a ray of this height through the drop to the picture's edge. It enters, is reflected and leaves. */
function wayOf(height: number, index: number): { inside: Point[]; end: Point } {
  const { incidence, refraction, back } = rayThroughDrop(height, index);
  const entry = 180 - incidence;
  const turn = 180 - 2 * refraction;
  const inside = [entry, entry - turn, entry - 2 * turn].map(onDrop);
  const [x, y] = inside[2] as Point;
  const slope = Math.tan(toRadians(back));
  const way = Math.min(x - bounds.left, slope < 1e-6 ? Number.POSITIVE_INFINITY : (bounds.floor - y) / slope);
  return { inside, end: [x - way, y + slope * way] };
}

/** Returns the path of a ray from the drop to the picture's edge. */
function leavingLine(height: number, index: number): string {
  const { inside, end } = wayOf(height, index);
  return path([inside[2] as Point, end]);
}

/**
 * Returns the stacked dots of the rays up to this height. A stack stands for one degree. The last one ends at the
 * greatest angle, since a dot beyond it would show a ray that does not exist.
 */
function dotsUpTo(height: number, index: number): Point[] {
  const piles = new Map<number, number>();
  const top = rayThroughDrop(heightOfTop(index), index).back;
  return evenRays(count)
    .filter((each) => each <= height)
    .map((each) => {
      const below = Math.floor(top - rayThroughDrop(each, index).back);
      const pile = piles.get(below) ?? 0;
      piles.set(below, pile + 1);
      return [row.left + row.perDegree * (top - below - 0.5), row.base - row.step * (pile + 0.5) - 1];
    });
}

function View({ values: { lartesia, vala } }: { values: Values<Name> }) {
  const index = waterIndex(vala);
  const { back } = rayThroughDrop(lartesia, index);
  const { inside, end } = wayOf(lartesia, index);
  const [entry, leaving] = [inside[0] as Point, inside[2] as Point];
  const angle = Array.from({ length: 13 }, (_, i): Point => {
    const radians = toRadians((back * i) / 12);
    return [leaving[0] - arc * Math.cos(radians), leaving[1] + arc * Math.sin(radians)];
  });
  const passed = evenRays(count).filter((each) => each <= lartesia);
  const dots = dotsUpTo(lartesia, index);
  const drop = Array.from({ length: 72 }, (_, i) => onDrop(5 * i));
  const degreesAt = (degrees: number) => row.left + row.perDegree * degrees;
  return (
    <>
      <Area points={drop} outline={2} />
      <path d={passed.map((each) => leavingLine(each, index)).join("")} stroke="currentColor" strokeWidth="0.7" />
      <Segment from={[bounds.left, entry[1]]} to={entry} weight={2.8} />
      <Line points={inside} weight={2} />
      <Segment from={leaving} to={[leaving[0] - 1.6 * arc, leaving[1]]} weight={1} dashed />
      <Line points={angle} weight={1.5} />
      <Segment from={leaving} to={end} weight={3} spot />
      <Segment from={[row.left, row.base]} to={[degreesAt(45), row.base]} />
      <Ticks
        at={[0, 10, 20, 30, 40]}
        along={degreesAt}
        y={[row.base, row.base + 5]}
        away={24}
        label={(degrees) => `${degrees}°`}
      />
      <Label at={[row.left, row.base - 34]} anchor="start" italic>
        ku kthehet secila rreze
      </Label>
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x.toFixed(2)} cy={y.toFixed(2)} r="2.9" fill="currentColor" />
      ))}
      <path
        d={`M${degreesAt(back).toFixed(2)} ${row.base + 1}l-6 10h12Z`}
        fill="var(--spot)"
        stroke="var(--color-paper)"
        strokeWidth="1"
      />
      <Label at={[350, 184]} anchor="end" spot>
        {`φ = ${formatNumber(back, 1)}°`}
      </Label>
      <Handle
        name="lartesia"
        at={[bounds.left + 20, entry[1]]}
        valuesAt={([, y]) => ({ lartesia: (middle[1] - y) / radius })}
      />
    </>
  );
}

/** A ray that meets a raindrop higher and higher. The angle of its return grows to a maximum and decreases again. */
export const raindropRay: TouchModel<Name> = {
  title: "Një rreze brenda pikës së shiut",
  settings: {
    lartesia: {
      label: "Lartësia e goditjes (buza e pikës = 1)",
      unit: "",
      min: 0,
      max: 0.99,
      step: 0.01,
      digits: 2,
      start: 0.5,
      by: "handle",
    },
    vala: { label: "Gjatësia e valës", unit: "nm", min: 400, max: 700, step: 5, digits: 0, start: 590 },
  },
  question: {
    text: "Ngrije rrezen nga mesi deri te buza e pikës: a rritet këndi φ deri në fund?",
    choices: ["Po, gjithnjë", "Rritet, pastaj bie"],
    right: 1,
    because:
      "Pak para buzës këndi ndalet dhe kthehet mbrapsht. Aty rrezet fqinje dalin pothuajse paralele: pikat e rreshtit grumbullohen, dhe nga ai drejtim vjen drita e ylberit.",
    shown: ({ lartesia }) => lartesia >= 0.94,
  },
  View,
  height: 316,
  describe: ({ lartesia, vala }) => {
    const { incidence, back } = rayThroughDrop(lartesia, waterIndex(vala));
    return `Rrezja me gjatësi vale ${formatNumber(vala, 0)} nm godet pikën në lartësinë ${formatNumber(lartesia, 2)} (mesi 0, buza 1), me këndin e rënies ${formatNumber(incidence, 0)}°. Pas një reflektimi brenda kthehet me ${formatNumber(back, 1)}°.`;
  },
  readings: ({ lartesia, vala }) => {
    const index = waterIndex(vala);
    const { incidence, back } = rayThroughDrop(lartesia, index);
    return [
      ["Këndi i rënies α", `${formatNumber(incidence, 0)}°`],
      ["Këndi i kthimit φ", `${formatNumber(back, 1)}°`],
      ["Më i madhi φ", `${formatNumber(rayThroughDrop(heightOfTop(index), index).back, 1)}°`],
    ];
  },
  samples: [0.2, 0.5, 0.8, 0.86, 0.95].map((lartesia) => ({ lartesia, vala: 590 })),
  columns: [
    { head: "lartësia", cell: ({ lartesia }) => formatNumber(lartesia, 2) },
    {
      head: "α",
      cell: ({ lartesia, vala }) => `${formatNumber(rayThroughDrop(lartesia, waterIndex(vala)).incidence, 1)}°`,
    },
    {
      head: "β",
      cell: ({ lartesia, vala }) => `${formatNumber(rayThroughDrop(lartesia, waterIndex(vala)).refraction, 1)}°`,
    },
    {
      head: "φ",
      cell: ({ lartesia, vala }) => `${formatNumber(rayThroughDrop(lartesia, waterIndex(vala)).back, 1)}°`,
    },
  ],
};
