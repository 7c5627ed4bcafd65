import { formatNumber } from "../../magazine/albanian";
import { clamp } from "../../play/clamp";
import { PosterButton } from "../../play/poster/poster-button";
import { quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Box, Label, Line, Segment, Ticks } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import { Resting } from "../kit/resting";
import type { TouchModel, Values } from "../kit/touch-model";
import { heightOf, wavelength, waveSpeed } from "./wave-on-a-rope";

type Name = "frekuenca" | "tendosja" | "koha";

/** The hand's position, and units of the picture for a metre. */
const hand: Point = [22, 124];
const perMetre = 40;
const amplitude = 44;
const base = 212;

const across = (metres: number) => hand[0] + perMetre * metres;

/** Position of the knot, in metres from the hand. It shows the motion of one piece of rope. */
const knot = 1;

/** Draws the hand that shakes: the sleeve, the fist and its fingers, and the thumb over the rope. */
function Fist({ y }: { y: number }) {
  return (
    <g transform={`translate(${hand[0]} ${rounded(y)})`} stroke="currentColor" strokeLinejoin="round">
      <path d="M-22 -7L-10 -8V9L-22 8Z" fill="currentColor" />
      <path d="M-10 -8Q-4 -13 4 -11Q9 -10 9 -5V6Q9 12 2 12H-4Q-8 12 -10 9Z" fill="var(--color-paper)" strokeWidth="2" />
      <path d="M9 -2H1Q-2 -2 -2 0T1 2H9M9 6.5H1.5" fill="none" strokeWidth="1.4" />
    </g>
  );
}

function View({ values: { frekuenca, tendosja, koha } }: { values: Values<Name> }) {
  const front = waveSpeed(tendosja) * koha;
  const steps = Math.ceil((24 * front) / wavelength(frekuenca, tendosja));
  const rope = Array.from({ length: steps + 1 }, (_, i): Point => {
    const metres = (front * i) / Math.max(1, steps);
    return [across(metres), hand[1] - amplitude * heightOf(metres, koha, frekuenca, tendosja)];
  });
  const knotY = hand[1] - amplitude * heightOf(knot, koha, frekuenca, tendosja);
  const length = wavelength(frekuenca, tendosja);
  const tip = across(front);
  return (
    <>
      <Box x={[across(0), tip]} y={[46, base]} outline={0} />
      <Segment from={[across(0), hand[1]]} to={[across(8), hand[1]]} weight={1} dashed />
      <Ruler />
      {length <= front + 1e-9 ? <Wavelength from={front} length={length} /> : null}
      <Segment from={[across(knot), hand[1] - amplitude]} to={[across(knot), hand[1] + amplitude]} weight={1} dashed />
      <path d={path([...rope, [across(8.2), hand[1]]])} fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path
        d={path([...rope, [across(8.2), hand[1]]])}
        fill="none"
        stroke="currentColor"
        strokeWidth="4.6"
        strokeDasharray="3 1.6"
      />
      <circle
        cx={across(knot)}
        cy={rounded(knotY)}
        r="5"
        fill="var(--color-paper)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <Resting way="up">
        <Fist y={rope[0]?.[1] ?? hand[1]} />
      </Resting>
      <Segment from={[tip, 46]} to={[tip, base]} weight={3} spot />
      <Label at={[across(0), base + 50]} anchor="start">
        {`pas ${quantity(koha, 2, "s")}`}
      </Label>
      <Label at={[across(8), base + 50]} anchor="end" spot>
        {`fillimi i valës: ${quantity(front, 1, "m")}`}
      </Label>
      <Handle
        name="koha"
        at={[tip, base]}
        valuesAt={([x]) => ({ koha: (x - hand[0]) / perMetre / waveSpeed(tendosja) })}
      />
    </>
  );
}

/** Draws the length of the foremost whole wave above the rope. */
function Wavelength({ from, length }: { from: number; length: number }) {
  const [start, end] = [across(from - length), across(from)];
  return (
    <>
      <Line
        points={[
          [start, 42],
          [start, 32],
          [end, 32],
          [end, 42],
        ]}
      />
      <Label at={[clamp((start + end) / 2, 56, 304), 22]}>{`λ = ${quantity(length, 2, "m")}`}</Label>
    </>
  );
}

/** Draws the ruler of the rope, in metres. */
function Ruler() {
  return (
    <>
      <Segment from={[across(0), base]} to={[across(8), base]} />
      <Ticks at={[0, 2, 4, 6, 8]} along={across} y={[base, base + 6]} away={28} label={formatNumber} />
    </>
  );
}

/** A rope shaken by hand. The hand chooses the frequency, the rope the speed, and the wavelength follows. */
export const shakenRope: TouchModel<Name> = {
  title: "Dora dhe litari",
  scenes: {
    own: "Vala",
    others: [
      {
        label: "Fundi i litarit",
        caption:
          "Lëshoje pulsin drejt fundit dhe shiko ç’bëhet me të, pastaj shtyp „Ndërro fundin“. Vijat me pika janë pulsi që shkon dhe ai që vjen përballë, si nga një pasqyrë.",
        load: async () => (await import("./pulse-returns")).pulseReturns,
      },
    ],
  },
  settings: {
    frekuenca: { label: "Frekuenca e dorës", unit: "Hz", min: 1, max: 4, step: 0.25, digits: 2, start: 2 },
    tendosja: { label: "Tendosja e litarit", unit: "N", min: 1, max: 16, step: 0.5, digits: 1, start: 4 },
    koha: { label: "Koha", unit: "s", min: 0, max: 1, step: 0.01, digits: 2, start: 1, by: "handle" },
  },
  runs: { name: "koha", unitsPerSecond: 0.25 },
  question: {
    text: "Tunde dy herë më shpesh. Ku arrin fillimi i valës pas një sekonde?",
    choices: ["Dy herë më larg", "Pikërisht po aty", "Në gjysmën e rrugës"],
    right: 1,
    because:
      "Lëkundjen e çon përpara litari, pjesë pas pjese: sa shpejt, e caktojnë tendosja dhe masa e çdo metri të tij. Në po atë rrugë futen tani dy herë më shumë valë, ndaj secila është dy herë më e shkurtër. Fillimin e largon vetëm tendosja: katër herë më fort, dy herë më larg.",
    shown: ({ frekuenca, tendosja, koha }) => frekuenca === 4 && tendosja === 4 && koha === 1,
  },
  View,
  Poster: ({ values, measure }) => (
    <PosterButton
      measure={measure}
      compose={async () => (await import("../posters/rope-poster")).ropePoster(values, <View values={values} />)}
    />
  ),
  height: 268,
  describe: ({ frekuenca, tendosja, koha }) =>
    `Dora tund litarin me ${quantity(frekuenca, 2, "Hz")}, tendosja është ${quantity(tendosja, 1, "N")}. Pas ${quantity(koha, 2, "s")} fillimi i valës është ${quantity(waveSpeed(tendosja) * koha, 1, "m")} larg; gjatësia e valës ${quantity(wavelength(frekuenca, tendosja), 2, "m")}. ${waveSpeed(tendosja) * koha < knot ? "Vala s’e ka arritur ende nyjën." : "Nyja lëkundet në vend."}`,
  readings: ({ frekuenca, tendosja }) => [
    ["Frekuenca f", quantity(frekuenca, 2, "Hz")],
    ["Gjatësia λ", quantity(wavelength(frekuenca, tendosja), 2, "m")],
    ["Shpejtësia v", quantity(waveSpeed(tendosja), 1, "m/s")],
  ],
  samples: [
    { frekuenca: 1, tendosja: 4, koha: 1 },
    { frekuenca: 2, tendosja: 4, koha: 1 },
    { frekuenca: 4, tendosja: 4, koha: 1 },
    { frekuenca: 2, tendosja: 16, koha: 1 },
  ],
  columns: [
    { head: "f (Hz)", cell: ({ frekuenca }) => formatNumber(frekuenca) },
    { head: "tendosja (N)", cell: ({ tendosja }) => formatNumber(tendosja) },
    { head: "λ (m)", cell: ({ frekuenca, tendosja }) => formatNumber(wavelength(frekuenca, tendosja), 1) },
    { head: "v (m/s)", cell: ({ tendosja }) => formatNumber(waveSpeed(tendosja), 1) },
  ],
};
