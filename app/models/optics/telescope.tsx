import { formatNumber } from "../../magazine/albanian";
import { clamp } from "../../play/clamp";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { follow, growth, objectiveFocus, sharpPlace, spreading } from "./two-lenses";

type Name = "okulari" | "fuqia";

/** The objective's position, and units for a centimetre along the tube and across it. */
const front: Point = [44, 92];
const along = 9;
const up = 17;
const toPicture = (place: number, height: number): Point => [front[0] + along * place, front[1] - up * height];

/** Slope of the star's rays. It is a little above the axis, and its rays fall by 5 cm in a metre. */
const slope = -0.05;
const heights = [2.6, 1.3, 0, -1.3, -2.6];
const eyeAt = 352;

/** The two round views below. */
const views = [
  { name: "me sy", x: 112, r: 52 },
  { name: "me teleskop", x: 236, r: 52 },
] as const;
const viewsAt = 254;

/**
 * Seven stars of the Great Bear about their middle, from Dubhe to Alkaid. They are in degrees to the right, which is west,
 * and up, which is north (J2000).
 */
export const bear: readonly Point[] = [
  [9.4, 6.9],
  [11.4, 1.7],
  [4.5, -2.5],
  [1.2, 0.5],
  [-4.2, -0.4],
  [-8.6, -0.8],
  [-13.7, -5.4],
];

/** Draws an upright lens in the tube. @param half half its height, in units of the picture */
function Lens({ x, power, half }: { x: number; power: number; half: number }) {
  const bulge = power > 0 ? 4 + power * 0.42 : 2;
  const edge = power > 0 ? 1 : 3 - power * 0.25;
  const [top, bottom, y] = [front[1] - half, front[1] + half, front[1]];
  const round = 2 * bulge - edge;
  return (
    <path
      d={`M${rounded(x - edge)} ${top}Q${rounded(x - round)} ${y} ${rounded(x - edge)} ${bottom}H${rounded(x + edge)}Q${rounded(x + round)} ${y} ${rounded(x + edge)} ${top}Z`}
      fill="var(--color-paper)"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  );
}

/** Draws the view of an eye. The size of each star follows the divergence of its rays. */
function Sky({ at: { name, x, r }, times, blur }: { at: (typeof views)[number]; times: number; blur: number }) {
  const size = Math.max(1.8, blur);
  return (
    <>
      <svg
        x={x - r}
        y={viewsAt - r}
        width={2 * r}
        height={2 * r}
        viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`}
        aria-hidden="true"
      >
        <circle r={r} fill="var(--tint)" />
        {bear.map(([right, high]) => (
          <circle
            key={right}
            cx={rounded(times * right)}
            cy={rounded(-times * high)}
            r={rounded(size)}
            fill="var(--spot)"
            fillOpacity={rounded(clamp((1.8 / size) ** 1.2, 0.14, 1))}
          />
        ))}
      </svg>
      <circle cx={x} cy={viewsAt} r={r} fill="none" stroke="currentColor" strokeWidth="2" />
      <Label at={[x + (x < 180 ? -1 : 1) * 44, viewsAt - 44]} anchor={x < 180 ? "end" : "start"} italic>
        {name}
      </Label>
    </>
  );
}

function View({ values: { okulari, fuqia } }: { values: Values<Name> }) {
  const end = (eyeAt - front[0]) / along;
  const rays = heights.map((meets) => ({ meets, ray: follow(meets, slope, okulari, fuqia) }));
  const place = sharpPlace(fuqia);
  const ocular = toPicture(okulari, 0);
  const focus = toPicture(objectiveFocus, objectiveFocus * slope);
  const own = fuqia === 0 ? null : okulari - 100 / fuqia;
  return (
    <>
      <Area
        points={[toPicture(0, 3), toPicture(okulari, 2.2), toPicture(okulari, -2.2), toPicture(0, -3)]}
        outline={0}
      />
      <Segment from={toPicture(-5, 0)} to={toPicture(end, 0)} weight={0.9} dashed />
      {rays.map(({ meets, ray }) => (
        <Line
          key={meets}
          points={[
            toPicture(-4.9, meets - 4.9 * slope),
            toPicture(0, meets),
            toPicture(okulari, ray.height),
            toPicture(end, ray.height + (end - okulari) * ray.behind),
          ]}
          weight={1.4}
          spot
        />
      ))}
      <Lens x={front[0]} power={5} half={56} />
      <Lens x={ocular[0]} power={fuqia} half={44} />
      <Segment from={[focus[0], front[1] - 5]} to={[focus[0], front[1] + 5]} weight={2.4} />
      <Label at={[focus[0], front[1] - 12]} italic>
        F₁
      </Label>
      {own === null || own < 0 || own > end ? null : (
        <>
          <Segment from={toPicture(own, 0.3)} to={toPicture(own, -0.3)} weight={2.4} />
          <Label at={[toPicture(own, 0)[0], front[1] + 56]} italic>
            F₂
          </Label>
        </>
      )}
      <Label at={[8, 20]} anchor="start" spot>
        {`rrezet dalin ${leaving(okulari, fuqia)}`}
      </Label>
      <Sky at={views[0]} times={1} blur={0} />
      <Sky
        at={views[1]}
        times={place === null ? 1 : growth(okulari, fuqia)}
        blur={500 * Math.abs(spreading(okulari, fuqia))}
      />
      <Handle
        name="okulari"
        at={[ocular[0], front[1] + 70]}
        valuesAt={([x]) => ({ okulari: (x - front[0]) / along })}
      />
    </>
  );
}

/** Divergence in radians per centimetre below which an eye sees the rays as parallel. */
const parallel = 0.002;

function leaving(place: number, power: number): string {
  const rate = spreading(place, power);
  if (Math.abs(rate) < parallel) return "paralele";
  // Two rays that have crossed have changed their order: then converging means diverging.
  const crossed = follow(1, 0, place, power).height < 0;
  return rate < 0 === crossed ? "duke u hapur" : "duke u mbledhur";
}

const times = (place: number, power: number) =>
  Math.abs(spreading(place, power)) < parallel
    ? `${formatNumber(Math.abs(growth(place, power)), 1)}\u00a0herë`
    : "e turbullt";

/** Two lenses in one tube. The reader moves the eyepiece until the rays of a star leave parallel. */
export const telescope: TouchModel<Name> = {
  title: "Okulari që kërkon vendin e vet",
  settings: {
    okulari: {
      label: "Okulari pas objektivit",
      unit: "cm",
      min: 8,
      max: 31,
      step: 0.5,
      digits: 1,
      start: 18,
      by: "handle",
    },
    fuqia: { label: "Fuqia e okularit", unit: "dioptri", min: -25, max: 25, step: 5, digits: 0, start: 20 },
  },
  question: {
    text: "Ku duhet okulari, që rrezet e një ylli t’i dalin syrit paralele?",
    choices: ["Te vatra e objektivit", "Ku të dyja vatrat bien bashkë", "Sa më afër objektivit"],
    right: 1,
    because:
      "Objektivi i mbledh rrezet në vatrën F₁. Okulari i bën prapë paralele vetëm ato që vijnë nga vatra e vet, F₂: prandaj të dyja duhet të bien bashkë. Pamja rritet aq herë sa f₁ është më e gjatë se f₂; me okular shpërndarës, si të Galileit, rri edhe drejt.",
    shown: ({ okulari, fuqia }) => Math.abs(spreading(okulari, fuqia)) < parallel,
  },
  View,
  height: 310,
  left: 0,
  describe: ({ okulari, fuqia }) =>
    `Okulari me ${quantity(fuqia, 0, "dioptri")} është ${quantity(okulari, 1, "cm")} pas objektivit me 5\u00a0dioptri. Rrezet e yllit dalin ${leaving(okulari, fuqia)}; pamja: ${times(okulari, fuqia)}${growth(okulari, fuqia) < 0 ? ", përmbys" : ", drejt"}.`,
  readings: ({ okulari, fuqia }) => [
    ["Mes thjerrave", quantity(okulari, 1, "cm")],
    ["f₂", fuqia === 0 ? "nuk ka" : quantity(100 / fuqia, 1, "cm")],
    ["Pamja", times(okulari, fuqia)],
  ],
  samples: [
    { okulari: 30, fuqia: 10 },
    { okulari: 25, fuqia: 20 },
    { okulari: 24, fuqia: 25 },
    { okulari: 15, fuqia: -20 },
  ],
  columns: [
    { head: "okulari (dioptri)", cell: ({ fuqia }) => formatNumber(fuqia) },
    { head: "vendi (cm)", cell: ({ okulari }) => formatNumber(okulari, 0) },
    { head: "zmadhimi", cell: ({ okulari, fuqia }) => times(okulari, fuqia) },
    { head: "si del", cell: ({ okulari, fuqia }) => (growth(okulari, fuqia) < 0 ? "përmbys" : "drejt") },
  ],
};
