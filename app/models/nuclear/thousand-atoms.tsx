import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Axes, Label, Line } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { atoms, expected, halfLife, left, lifetimes } from "./decay";

type Name = "koha" | "mostra";

const lastDay = 40;
const lastSample = 9;

/** The atoms in rows, and the one with the ring. */
const field = { left: 11, top: 10, columns: 50, apart: 6.9 };
const watched = 523;
const placeOf = (atom: number): Point => [
  field.left + field.apart * (atom % field.columns),
  field.top + field.apart * Math.floor(atom / field.columns),
];
const fieldFloor = field.top + (field.apart * atoms) / field.columns;

const graph = { left: 46, right: 344, top: fieldFloor + 22, floor: fieldFloor + 126 };
const across = (days: number) => graph.left + ((graph.right - graph.left) * days) / lastDay;
const up = (count: number) => graph.floor - ((graph.floor - graph.top) * count) / atoms;

/** Returns the curve of the law up to a day; the pupil guesses the rest. */
const lawUntil = (days: number) =>
  Array.from({ length: 41 }, (_, i): Point => [across((days * i) / 40), up(expected((days * i) / 40))]);
const halves = [1, 2, 3, 4].map((times) => times * halfLife);

/** Cache of one sample: its lifetimes are computed once, not at every step of time. */
let known: { sample: number; lives: Float64Array } | null = null;
function livesOf(sample: number): Float64Array {
  if (known?.sample !== sample) known = { sample, lives: lifetimes(sample) };
  return known.lives;
}

/** Returns the path of dots: round strokes without length, nine characters for an atom. */
const dots = (lives: Float64Array, shown: (life: number) => boolean) =>
  Array.from(lives, (life, atom) => {
    const [x, y] = placeOf(atom);
    return shown(life) ? `M${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}h0` : "";
  }).join("");

function View({ values: { koha, mostra } }: { values: Values<Name> }) {
  const lives = livesOf(mostra);
  const days = Array.from({ length: Math.floor(2 * koha) + 1 }, (_, i) => i / 2);
  const counted = [...days, koha].map((day): Point => [across(day), up(left(lives, day))]);
  const now = left(lives, koha);
  const [x, y] = placeOf(watched);
  return (
    <>
      <path
        d={dots(lives, (life) => life <= koha)}
        stroke="currentColor"
        strokeWidth="1.6"
        vectorEffect="none"
        strokeLinecap="round"
      />
      <path
        d={dots(lives, (life) => life > koha)}
        stroke="var(--spot)"
        strokeWidth="5.4"
        vectorEffect="none"
        strokeLinecap="round"
      />
      <circle cx={rounded(x)} cy={rounded(y)} r="8" fill="none" stroke="currentColor" strokeWidth="2" />
      <Area points={[...counted, [across(koha), graph.floor], [graph.left, graph.floor]]} outline={0} />
      {halves.map((day) => (
        <g key={day}>
          {day > koha ? null : (
            <Line
              points={[
                [across(day), graph.floor],
                [across(day), up(expected(day))],
                [graph.left, up(expected(day))],
              ]}
              weight={1}
              dashed
            />
          )}
          <Label at={[across(day), graph.floor + 17]}>{quantity(Math.round(day), 0, "ditë")}</Label>
        </g>
      ))}
      {[1000, 500, 250].slice(0, koha < 2 * halfLife ? 2 : 3).map((count) => (
        <Label key={count} at={[graph.left - 12, up(count) + 5]} anchor="end">
          {count}
        </Label>
      ))}
      <Axes x={[graph.left, graph.right]} y={[graph.top - 8, graph.floor]} />
      <Line points={lawUntil(koha)} weight={1.4} dashed />
      <Line points={counted} weight={3} spot />
      <Label at={[graph.right, graph.top + 4]} anchor="end" spot large>
        {`${now} mbetën`}
      </Label>
      <Handle
        name="koha"
        at={[across(koha), up(now)]}
        valuesAt={([px]) => ({ koha: ((px - graph.left) / (graph.right - graph.left)) * lastDay })}
      />
    </>
  );
}

/** Describes in words whether the atom in the ring has decayed. */
function fate({ koha, mostra }: Values<Name>): string {
  const life = livesOf(mostra)[watched] ?? 0;
  return life > koha ? "ende jo" : `dita ${formatNumber(Math.ceil(life))}`;
}

const count = ({ koha, mostra }: Values<Name>) => left(livesOf(mostra), koha);

/** A thousand nuclei of iodine-131 that decay by chance. Together they follow a law. */
export const thousandAtoms: TouchModel<Name> = {
  title: "Një mijë atome jodi",
  settings: {
    koha: { label: "Koha", unit: "ditë", min: 0, max: lastDay, step: 0.5, digits: 1, start: 0, by: "handle" },
    mostra: { label: "Mijëshja", unit: "", min: 0, max: lastSample, step: 1, digits: 0, start: 0, by: "buttons" },
  },
  runs: { name: "koha", unitsPerSecond: 5 },
  question: {
    text: "Në 8 ditë zbërthehet gjysma e jodit-131. Po në 8 ditët e tjera?",
    choices: ["Gjysma tjetër: s’mbetet asgjë", "Gjysma e atyre që mbetën", "Më shumë se gjysma: janë plakur"],
    right: 1,
    because:
      "Bërthama nuk plaket: sado të ketë jetuar, për 8 ditët që vijnë ka prapë një shans në dy të zbërthehet. Cila do të ikë, nuk e di askush; prandaj i rrethuari ikën herë shpejt, herë vonë, kurse të mijë bashkë largohen vetëm pak nga lakorja.",
    shown: ({ koha }) => Math.abs(koha - 2 * halfLife) <= 0.25,
  },
  actions: [
    {
      label: "Mijë të tjera",
      apply: (values) => ({ ...values, mostra: (values.mostra + 1) % (lastSample + 1) }),
    },
  ],
  View,
  height: Math.ceil(graph.floor + 24),
  describe: (values) =>
    `Pas ${quantity(values.koha, 1, "ditësh")} nga ${atoms} atome jodi-131 mbetën ${count(values)}; ligji thotë ${formatNumber(expected(values.koha), 0)}. A iku i rrethuari: ${fate(values)}.`,
  readings: (values) => [
    ["Ligji thotë", formatNumber(expected(values.koha), 0)],
    ["Mbetën", formatNumber(count(values))],
    ["I rrethuari iku", fate(values)],
  ],
  samples: [0, 8, 16, 24, 40].map((koha) => ({ koha, mostra: 0 })),
  columns: [
    { head: "ditë", cell: ({ koha }) => formatNumber(koha) },
    { head: "mbetën", cell: (values) => formatNumber(count(values)) },
    { head: "ligji", cell: ({ koha }) => formatNumber(expected(koha), 0) },
  ],
};
