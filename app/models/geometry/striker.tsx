import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, rectangle, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import {
  bestPlace,
  circleThrough,
  goalAngle,
  goalArea,
  halfGoal,
  penaltyArc,
  penaltyArea,
  penaltyMark,
  twinPlace,
} from "./goal-angle";

type Name = "anash" | "larg";

/** Units of the picture for a metre. The goal's middle and the edges of the visible pitch follow. */
const scale = 9;
const goal: Point = [102, 26];
const frame = { left: 8, right: 352, bottom: 286 };
const toPicture = (x: number, y: number): Point => [goal[0] + scale * x, goal[1] + scale * y];

const box = ({ half, depth }: { half: number; depth: number }): Point[] => [
  toPicture(-half, 0),
  toPicture(-half, depth),
  toPicture(half, depth),
  toPicture(half, 0),
];

/** The part of the penalty arc outside its area. */
const arc = Array.from({ length: 25 }, (_, i): Point => {
  const widest = Math.acos((penaltyArea.depth - penaltyMark) / penaltyArc);
  const angle = widest * (i / 12 - 1);
  return toPicture(penaltyArc * Math.sin(angle), penaltyMark + penaltyArc * Math.cos(angle));
});

/** Greatest distance of a twin place that the model names, in m: half a pitch. */
const farthestTold = 50;

/** Greatest distance from the best place, in m, at which a drag is caught by it: half a step is too little to be found. */
const caught = 0.3;

/** Tells whether the circle is tangent to the run. The tolerance is half a step of the handle, so one place has it. */
function touches({ anash, larg }: Values<Name>): boolean {
  const best = bestPlace(anash);
  return best !== null && Math.abs(larg - best) <= 0.05;
}

function caption(values: Values<Name>): string {
  const twin = twinPlace(values.anash, values.larg);
  if (twin === null) return "mes shtyllave: çdo hap e zgjeron portën";
  if (touches(values)) return "rrethi vetëm e prek vrapimin: më gjerë s’bëhet";
  return twin > farthestTold
    ? "rrethi është i madh: porta duket e ngushtë"
    : `po aq e gjerë duket ${quantity(twin, 1, "m")} larg vijës`;
}

function View({ values }: { values: Values<Name> }) {
  const { anash: x, larg: y } = values;
  const { centre, radius } = circleThrough(x, y);
  const twin = twinPlace(x, y);
  const striker = toPicture(x, y);
  const [left, right] = [toPicture(-halfGoal, 0), toPicture(halfGoal, 0)];
  const [cx, cy] = toPicture(0, centre);
  const [twinX, twinY] = toPicture(x, twin ?? 0);
  return (
    <>
      <Area points={[left, right, striker]} outline={0} />
      {/* A nested svg clips the drawing to the pitch. */}
      <svg
        x={frame.left}
        y={goal[1]}
        width={frame.right - frame.left}
        height={frame.bottom - goal[1]}
        viewBox={`${frame.left} ${goal[1]} ${frame.right - frame.left} ${frame.bottom - goal[1]}`}
        aria-hidden="true"
      >
        <Line points={box(penaltyArea)} weight={1.8} />
        <Line points={box(goalArea)} weight={1.8} />
        <Line points={arc} weight={1.8} />
        <circle {...spot(toPicture(0, penaltyMark))} r="2" fill="currentColor" />
        <Segment from={toPicture(x, 0)} to={toPicture(x, 32)} dashed />
        <circle
          cx={rounded(cx)}
          cy={rounded(cy)}
          r={rounded(scale * radius)}
          fill="none"
          stroke="var(--spot)"
          strokeWidth="2.6"
        />
      </svg>
      <Hatch points={rectangle([left[0], right[0]], [10, goal[1]])} spacing={4} />
      <Hatch points={rectangle([left[0], right[0]], [10, goal[1]])} spacing={4} degrees={45} />
      <Line points={[left, striker, right]} />
      <Segment from={[frame.left, goal[1]]} to={[frame.right, goal[1]]} weight={2} />
      <path
        d={`M${rounded(left[0])} ${goal[1]}V10H${rounded(right[0])}V${goal[1]}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.8"
      />
      {twin === null || touches(values) || twinY > frame.bottom - 8 ? null : (
        <circle
          cx={rounded(twinX)}
          cy={rounded(twinY)}
          r="5"
          fill="var(--color-paper)"
          stroke="var(--spot)"
          strokeWidth="2.4"
        />
      )}
      <rect x={rounded(striker[0] + 14)} y={rounded(striker[1] - 8)} width="36" height="17" fill="var(--color-paper)" />
      <Label at={[striker[0] + 16, striker[1] + 5]} anchor="start">
        {`${formatNumber(goalAngle(x, y), 1)}°`}
      </Label>
      <Label at={[180, 308]} spot>
        {caption(values)}
      </Label>
      <Handle
        name="anash"
        second="larg"
        at={striker}
        valuesAt={([px, py]) => {
          const [anash, larg] = [(px - goal[0]) / scale, (py - goal[1]) / scale];
          const best = bestPlace(anash);
          return { anash, larg: best !== null && Math.abs(larg - best) < caught ? best : larg };
        }}
      />
    </>
  );
}

const spot = ([cx, cy]: Point) => ({ cx: rounded(cx), cy: rounded(cy) });
const angleText = (x: number, y: number) => `${formatNumber(goalAngle(x, y), 1)}°`;

/** The goal seen from the pitch. A circle of equal angles is tangent to the run in one place. */
export const striker: TouchModel<Name> = {
  title: "Sa e gjerë duket porta",
  settings: {
    anash: { label: "Larg boshtit", unit: "m", min: 0, max: 22, step: 0.1, digits: 1, start: 16, by: "handle" },
    larg: { label: "Larg vijës fundore", unit: "m", min: 2, max: 27, step: 0.1, digits: 1, start: 26, by: "handle" },
  },
  question: {
    text: "Vrapon drejt vijës fundore, 16 m anash boshtit. Nga cili vend e sheh portën më të gjerë?",
    choices: ["Sa më afër vijës", "Diku në mes të vrapimit", "Nga larg, pothuaj përballë"],
    right: 1,
    because:
      "Afër vijës i sheh shtyllat gati njërën pas tjetrës, nga larg porta tkurret. Rrethi nëpër shtyllat pret vrapimin në dy vende me pamje të njëjtë; kur të dyja bashkohen, rrethi është më i vogli që arrin dhe këndi më i madhi. Ai vend është pothuaj aq larg vijës sa je larg boshtit.",
    shown: (values) => values.anash === 16 && touches(values),
  },
  View,
  height: 318,
  describe: (values) => {
    const { anash, larg } = values;
    const twin = twinPlace(anash, larg);
    const same =
      twin === null
        ? "Mes shtyllave çdo hap e zgjeron portën."
        : touches(values)
          ? "Rrethi vetëm e prek vrapimin: më gjerë nuk duket."
          : twin > farthestTold
            ? "Rrethi nëpër shtyllat është i madh."
            : `Po aq e gjerë duket nga ${quantity(twin, 1, "m")} larg vijës.`;
    return `Sulmuesi është ${quantity(anash, 1, "m")} larg boshtit dhe ${quantity(larg, 1, "m")} larg vijës fundore; porta duket ${angleText(anash, larg)} e gjerë. ${same}`;
  },
  readings: ({ anash, larg }) => [
    ["Larg boshtit", quantity(anash, 1, "m")],
    ["Larg vijës fundore", quantity(larg, 1, "m")],
    ["Këndi i portës", angleText(anash, larg)],
  ],
  samples: [26, 20, 15.6, 10, 5].map((larg) => ({ anash: 16, larg })),
  columns: [
    { head: "larg boshtit (m)", cell: ({ anash }) => formatNumber(anash, 1) },
    { head: "larg vijës fundore (m)", cell: ({ larg }) => formatNumber(larg, 1) },
    { head: "këndi i portës", cell: ({ anash, larg }) => angleText(anash, larg) },
  ],
};
