import { formatNumber } from "../../magazine/albanian";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, rectangle, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { crest, deep, descend, endOf, loss, shallow } from "./two-valleys";

type Name = "nisja" | "hapi";

/** Half the range of w. The picture's middle, the scales, and the height of zero loss follow. */
const reach = 3.2;
const middle = 180;
const [across, upwards] = [53, 13.4];
const ground = 204;
/** The band below the graph: for each start, the valley where it ends. */
const band = { top: 238, bottom: 260, parts: 128 };
const shownSteps = 60;

const along = (w: number) => middle + across * w;
const onGround = (w: number): Point => [along(w), ground - upwards * loss(w)];
const curve = Array.from({ length: 81 }, (_, i) => onGround(reach * ((i - 40) / 40)));
const earth: Point[] = [...curve, [along(reach), ground + 24], [along(-reach), ground + 24]];

/** Returns the path of a jump between two steps, as an arc over the curve. */
function bow(from: number, to: number): string {
  const [[x, y], [nextX, nextY]] = [onGround(from), onGround(to)];
  const high = Math.min(y, nextY) - 6 - Math.abs(nextX - x) / 3;
  return `M${rounded(x)} ${rounded(y)}Q${rounded((x + nextX) / 2)} ${rounded(high)} ${rounded(nextX)} ${rounded(nextY)}`;
}

interface Stretch {
  from: number;
  to: number;
  valley: number;
}

let latest: { rate: number; stretches: readonly Stretch[] } | null = null;

/**
 * Returns the intervals of starts that end in one valley. Caches one rate: a drag of the start calls it at every
 * step.
 */
function stretchesAt(rate: number): readonly Stretch[] {
  if (latest?.rate === rate) return latest.stretches;
  const width = (2 * reach) / band.parts;
  const stretches: Stretch[] = [];
  for (let i = 0; i < band.parts; i++) {
    const from = -reach + i * width;
    const valley = endOf(from + width / 2, rate);
    const last = stretches.at(-1);
    if (last?.valley === valley) last.to = from + width;
    else stretches.push({ from, to: from + width, valley });
  }
  latest = { rate, stretches };
  return stretches;
}

const bandOf = ({ from, to }: Stretch): Point[] => rectangle([along(from), along(to)], [band.top, band.bottom]);

const valleyNames: Readonly<Record<number, string>> = {
  [deep]: "te lugina e thellë",
  [shallow]: "te lugina e cekët",
  [crest]: "mbi kreshtë",
};
const endName = ({ nisja, hapi }: Values<Name>) => valleyNames[endOf(nisja, hapi)] ?? "";

function View({ values }: { values: Values<Name> }) {
  const { nisja, hapi } = values;
  const way = descend(nisja, hapi, shownSteps);
  const end = endOf(nisja, hapi);
  const [endX, endY] = onGround(end);
  // The name of the crest makes way for the line under the start.
  const off = along(nisja) - along(crest);
  const aside = Math.abs(off) > 34 ? 0 : off > 0 ? -34 : 34;
  return (
    <>
      <Hatch points={earth} spacing={6} weight={0.7} />
      <Line points={curve} weight={2.6} />
      <Patch at={[along(crest) + aside, onGround(crest)[1] + 28]}>kreshta</Patch>
      <Patch at={[along(deep), ground + 17]}>{`w = ${formatNumber(deep)}`}</Patch>
      <Patch at={[along(shallow), ground + 17]}>{`w = ${formatNumber(shallow)}`}</Patch>
      {stretchesAt(hapi).map((stretch) =>
        stretch.valley === deep ? (
          <Area key={stretch.from} points={bandOf(stretch)} fill="spot" outline={0} />
        ) : (
          <Hatch key={stretch.from} points={bandOf(stretch)} spacing={4} />
        ),
      )}
      <Line points={[...bandOf({ from: -reach, to: reach, valley: 0 }), [along(-reach), band.top]]} weight={2} />
      <Segment from={onGround(nisja)} to={[along(nisja), band.bottom + 5]} weight={2} />
      <path
        d={way
          .slice(1)
          .map((w, i) => bow(way[i] as number, w))
          .join("")}
        fill="none"
        stroke="var(--spot)"
        strokeWidth="2.2"
      />
      <circle cx={rounded(endX)} cy={rounded(endY - 7)} r="7" fill="currentColor" />
      <Label at={[180, 291]} spot large>
        {`mbaron ${endName(values)}`}
      </Label>
      <Handle name="nisja" at={onGround(nisja)} valuesAt={([x]) => ({ nisja: (x - middle) / across })} />
    </>
  );
}

/** Draws a name on a patch of the paper's colour in the hatched ground. */
function Patch({ at: [x, y], children }: { at: Point; children: string }) {
  return (
    <>
      <rect x={rounded(x - 29)} y={rounded(y - 13)} width="58" height="17" fill="var(--color-paper)" />
      <Label at={[x, y]}>{children}</Label>
    </>
  );
}

const endText = (values: Values<Name>) => formatNumber(loss(endOf(values.nisja, values.hapi)), 2);

/** A loss with two valleys: the first weight decides in which valley learning ends. */
export const valleyOfTheStart: TouchModel<Name> = {
  title: "Dy lugina, një nisje",
  settings: {
    nisja: { label: "Nisja w", unit: "", min: -reach, max: reach, step: 0.05, digits: 2, start: 2.9, by: "handle" },
    hapi: { label: "Hapi i të mësuarit η", unit: "", min: 0.02, max: 0.18, step: 0.01, digits: 2, start: 0.04 },
  },
  question: {
    text: "Çdo hap niset teposhtë. A e gjen makina gjithnjë luginën më të thellë?",
    choices: ["Po, gjithnjë", "Vetëm nga disa nisje", "Jo, kurrë"],
    right: 1,
    because:
      "Hapi e di vetëm pjerrësinë aty ku është. Me hapa të vegjël kreshta te 0,5 i ndan nisjet: majtas zbresin te fundi i thellë (në brez, me ngjyrë), djathtas ngecin te i cekëti, ku humbja mbetet 5,67. Me hapa të mëdhenj makina e kapërcen, dhe brezi copëtohet.",
    shown: ({ nisja, hapi }) => endOf(nisja, hapi) === deep,
  },
  View,
  height: 300,
  left: 0,
  describe: (values) => {
    const steps = descend(values.nisja, values.hapi, 3).map((w) => formatNumber(w, 2));
    return `Humbje me dy lugina, te w = −2 dhe te w = 2, dhe me kreshtë te 0,5. Hapat: ${steps.join("; ")} … Mbaron ${endName(values)}, me humbje ${endText(values)}.`;
  },
  readings: (values) => [
    ["Nisja", formatNumber(values.nisja, 2)],
    ["Fundi", formatNumber(endOf(values.nisja, values.hapi), 1)],
    ["Humbja", endText(values)],
  ],
  samples: [
    { nisja: -3, hapi: 0.04 },
    { nisja: 0.4, hapi: 0.04 },
    { nisja: 0.6, hapi: 0.04 },
    { nisja: 3.2, hapi: 0.04 },
    { nisja: 3.2, hapi: 0.18 },
  ],
  columns: [
    { head: "nisja", cell: ({ nisja }) => formatNumber(nisja, 1) },
    { head: "hapi η", cell: ({ hapi }) => formatNumber(hapi, 2) },
    { head: "mbaron", cell: endName },
    { head: "humbja", cell: endText },
  ],
};
