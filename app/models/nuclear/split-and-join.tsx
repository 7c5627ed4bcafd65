import { formatNumber } from "../../magazine/albanian";
import { clamp } from "../../play/clamp";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment, Ticks } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { bindingOf, halvesBinding, halvesOf, heaviest, joinYield, nameOf, splitYield } from "./binding-energies";

type Name = "grimcat";

/** The logarithmic scale of nucleons. A half is as far to the left as a double is to the right. */
const first = 8;
const left = 22;
const octave = 64.5;
const floor = 296;
const x = (nucleons: number) => left + octave * Math.log2(nucleons / first);
const y = (binding: number) => 60 + 84 * (binding - 6.4);
const pointAt = (nucleons: number): Point => [x(nucleons), y(bindingOf(nucleons))];

const valley = Array.from({ length: heaviest - first + 1 }, (_, i) => pointAt(first + i));

/** The rock's edge under the line: upright strokes, every third of them long. */
const rock = Array.from({ length: 78 }, (_, i) => {
  const px = left + 2 + 4 * i;
  const nucleons = first * 2 ** ((px - left) / octave);
  const low = Math.floor(nucleons);
  const [above, below] = [low, Math.min(heaviest, low + 1)].map((each) => y(bindingOf(each))) as [number, number];
  return `M${px} ${Math.round(above + (below - above) * (nucleons - low))}v${i % 3 === 0 ? 20 : 11}`;
}).join("");

/** Draws an arrow from the level of the nucleus to that of its products. It points down where energy is released. */
function Step({ from, to }: { from: Point; to: Point }) {
  const [tip, down] = [to[1], to[1] > from[1]];
  const length = Math.abs(tip - from[1]);
  if (length < 1) return null;
  const head = Math.min(9, length) * (down ? 1 : -1);
  return (
    <>
      <Segment from={from} to={[to[0], tip - head]} weight={down ? 3 : 1.5} spot={down} dashed={!down} />
      <path
        d={`M${rounded(to[0] - 5.5)} ${rounded(tip - head)}h11L${rounded(to[0])} ${rounded(tip)}Z`}
        fill={down ? "var(--spot)" : "currentColor"}
      />
    </>
  );
}

/** Names what lies at a point, on the tint below it, near the floor: the curve is nowhere as low. */
function Name({ at: [px, py], lines }: { at: Point; lines: readonly string[] }) {
  const top = floor - 7 - 14 * (lines.length - 1);
  return (
    <>
      <Segment from={[px, py]} to={[px, top - 11]} weight={0.8} dashed />
      {lines.map((line, i) => (
        <Label key={line} at={[clamp(px, 36, 320), top + 14 * i]} on="tint">
          {line}
        </Label>
      ))}
    </>
  );
}

const productsOf = (nucleons: number): string => {
  const [small, large] = halvesOf(nucleons);
  return small === large ? `2 × ${nameOf(small)}` : `${nameOf(small)} + ${nameOf(large)}`;
};

const outcome = (energy: number | null): string => {
  if (energy === null) return "del mbi 238 grimca, jashtë vizatimit";
  const size = quantity(Math.abs(energy), 2, "MeV");
  return `${energy > 0 ? "jep" : "kërkon"} ${size}`;
};

function View({ values: { grimcat } }: { values: Values<Name> }) {
  const nucleus = pointAt(grimcat);
  const level = nucleus[1];
  const [split, join] = [splitYield(grimcat), joinYield(grimcat)];
  const half: Point = [x(grimcat / 2), y(halvesBinding(grimcat))];
  const double = join === null ? null : pointAt(2 * grimcat);
  return (
    <>
      <Area points={[...valley, [x(heaviest), floor], [left, floor]]} outline={0} />
      <path d={rock} stroke="currentColor" strokeWidth="0.85" />
      <Line points={valley} weight={2.6} />
      <Segment from={[left, floor]} to={[x(heaviest), floor]} />
      <Ticks at={[10, 20, 50, 100, 200]} along={x} y={[floor, floor + 5]} />
      <Label at={[x(Math.sqrt(20 * 50)), floor + 20]} italic>
        grimca
      </Label>
      <Segment from={[half[0] - 8, level]} to={[(double ?? nucleus)[0] + 8, level]} weight={1} dashed />
      <Step from={[half[0], level]} to={half} />
      <circle cx={rounded(half[0])} cy={rounded(half[1])} r="4" fill="currentColor" />
      <Name at={half} lines={productsOf(grimcat).split(" + ")} />
      {double === null ? null : (
        <>
          <Step from={[double[0], level]} to={double} />
          <circle cx={rounded(double[0])} cy={rounded(double[1])} r="6.5" fill="currentColor" />
          <Name at={double} lines={[nameOf(2 * grimcat)]} />
        </>
      )}
      <Label at={[352, 20]} anchor="end" spot={split > 0}>{`ndarja ${outcome(split)} për grimcë`}</Label>
      <Label
        at={[352, 40]}
        anchor="end"
        spot={(join ?? 0) > 0}
      >{`bashkimi ${outcome(join)}${join === null ? "" : " për grimcë"}`}</Label>
      <Name at={nucleus} lines={[nameOf(grimcat)]} />
      <Handle name="grimcat" at={nucleus} valuesAt={([px]) => ({ grimcat: first * 2 ** ((px - left) / octave) })} />
    </>
  );
}

/** One nucleus on the curve of binding energy, its two halves and its double. A step down releases energy. */
export const splitAndJoin: TouchModel<Name> = {
  title: "Ndaje përgjysmë, bashko dy",
  scenes: {
    own: "Lugina",
    others: [
      {
        label: "Një mijë atome",
        caption:
          "Një mijë atome të jodit-131. Lëvize kohën dhe krahaso sa mbetën me lakoren; ndiq edhe të rrethuarin, pastaj merr mijë të tjera.",
        load: async () => (await import("./thousand-atoms")).thousandAtoms,
      },
    ],
  },
  settings: {
    grimcat: {
      label: "Grimcat e bërthamës",
      unit: "",
      min: 16,
      max: heaviest,
      step: 1,
      digits: 0,
      start: 24,
      by: "handle",
    },
  },
  question: {
    text: "Prej sa grimcash e lart jep energji bërthama që ndahet përgjysmë?",
    choices: ["Prej 57, sapo kalon hekurin", "Prej rreth 95", "Prej 235: vetëm uraniumi"],
    right: 1,
    because:
      "Ndarja jep vetëm kur gjysmat janë më thellë se bërthama e tërë. Deri te 94 gjysmat, në shpatin e majtë, dalin më lart se vetë bërthama; prej 95 e tej dalin më poshtë. (Që ndarja të ndodhë, duhet edhe shtytja e parë; uraniumit i mjafton një neutron.)",
    shown: ({ grimcat }) => grimcat <= 96 && splitYield(grimcat) > 0,
  },
  View,
  height: 318,
  describe: ({ grimcat }) =>
    `Bërthama ${nameOf(grimcat)}, ${quantity(bindingOf(grimcat), 2, "MeV")} për grimcë. Ndarja në ${productsOf(grimcat)} ${outcome(splitYield(grimcat))} për grimcë. Bashkimi i dy të tillave: ${outcome(joinYield(grimcat))}${joinYield(grimcat) === null ? "" : " për grimcë"}.`,
  readings: ({ grimcat }) => {
    const join = joinYield(grimcat);
    return [
      ["Lidhja për grimcë", quantity(bindingOf(grimcat), 2, "MeV")],
      ["Ndarja, për grimcë", quantity(splitYield(grimcat), 2, "MeV")],
      ["Bashkimi, për grimcë", join === null ? "–" : quantity(join, 2, "MeV")],
    ];
  },
  samples: [16, 40, 56, 107, 235].map((grimcat) => ({ grimcat })),
  columns: [
    { head: "bërthama", cell: ({ grimcat }) => nameOf(grimcat) },
    { head: "lidhja (MeV)", cell: ({ grimcat }) => formatNumber(bindingOf(grimcat), 2) },
    { head: "ndarja (MeV)", cell: ({ grimcat }) => formatNumber(splitYield(grimcat), 2) },
    {
      head: "bashkimi (MeV)",
      cell: ({ grimcat }) => {
        const join = joinYield(grimcat);
        return join === null ? "–" : formatNumber(join, 2);
      },
    },
  ],
};
