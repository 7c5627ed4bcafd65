import { formatNumber } from "../../magazine/albanian";
import { toRadians } from "../../play/angle";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { coneAngle, heardAhead, heardBehind, soundAt20 } from "./doppler";

type Name = "shpejtesia";

/** Frequency of the lesson's siren, in Hz. */
const tone = 700;

/** Highest audible frequency, in Hz. */
const audible = 20_000;

/** The source's position at its first wave, and the radius of that wave now. */
const start: Point = [122, 146];
const reach = 106;

/** Number of waves in the picture. The source emits them at equal distances, the first at its start. */
const waves = 5;
const ages = Array.from({ length: waves }, (_, i) => (waves - i) / waves);

/** Thin lines behind each crest, as shares of the distance to the next: air that thins out between two crests. */
const thinning = [0.16, 0.34, 0.54];

const sourceAt = (speed: number, age = 0): Point => [start[0] + (reach * speed * (1 - age)) / soundAt20, start[1]];

/** Returns the cone's points of contact with the first wave. Its tip at the source is among them. */
function coneOf(speed: number): Point[] {
  const angle = coneAngle(speed);
  if (angle === null) return [];
  const radians = toRadians(angle);
  const [x, y] = [start[0] + reach * Math.sin(radians), reach * Math.cos(radians)];
  return [[x, start[1] - y], sourceAt(speed), [x, start[1] + y]];
}

/** Draws where the sound of one moment has come to. @param age how long ago it was made, in parts of what is shown */
const Crest = ({ age, shpejtesia, weight }: { age: number; shpejtesia: number; weight: number }) => (
  <circle
    cx={rounded(sourceAt(shpejtesia, age)[0])}
    cy={start[1]}
    r={rounded(reach * age)}
    fill="none"
    stroke="currentColor"
    strokeWidth={weight}
  />
);

function View({ values: { shpejtesia } }: { values: Values<Name> }) {
  const source = sourceAt(shpejtesia);
  const cone = coneOf(shpejtesia);
  // The distance between the two oldest waves is one wavelength, ahead and behind.
  const [ahead, behind] = [1, -1].map((side) =>
    ages.slice(0, 2).map((age): Point => [sourceAt(shpejtesia, age)[0] + side * reach * age, start[1]]),
  ) as [Point[], Point[]];
  return (
    <>
      <circle cx={start[0]} cy={start[1]} r={reach} fill="var(--tint)" />
      {cone.length > 0 ? <Area points={cone} outline={0} /> : null}
      <Segment from={[8, start[1]]} to={[352, start[1]]} weight={1} dashed />
      {ages.flatMap((crest) =>
        thinning.map((part) => (
          <Crest key={crest - part / waves} age={crest - part / waves} weight={0.8} {...{ shpejtesia }} />
        )),
      )}
      {ages.map((age) => (
        <Crest key={age} weight={2.2} {...{ age, shpejtesia }} />
      ))}
      {cone.length > 0 ? <Line points={cone} weight={3} spot /> : <Line points={ahead} weight={4} spot />}
      <Line points={behind} weight={4} />
      <Label at={[10, 20]} anchor="start">
        {`pas: ${hertz(heardBehind(tone, shpejtesia))}`}
      </Label>
      <Label at={[350, 20]} anchor="end" spot>
        {`përpara: ${aheadText(shpejtesia)}`}
      </Label>
      <Label at={[350, 284]} anchor="end">
        {quantity(shpejtesia, 0, "m/s")}
      </Label>
      <Handle
        name="shpejtesia"
        at={source}
        valuesAt={([x]) => ({ shpejtesia: ((x - start[0]) / reach) * soundAt20 })}
      />
    </>
  );
}

const hertz = (frequency: number) => quantity(frequency, 0, "Hz");

const aheadText = (speed: number) => {
  const heard = heardAhead(tone, speed);
  if (heard === null) return "ende asgjë";
  return heard > audible ? `mbi ${hertz(audible)}` : hertz(heard);
};

const coneText = (speed: number) => {
  const angle = coneAngle(speed);
  return angle === null ? "nuk ka" : `${formatNumber(2 * angle, 0)}°`;
};

/** A source among its own waves. They are dense ahead, sparse behind, and a cone above the speed of sound. */
export const movingSource: TouchModel<Name> = {
  title: "Burimi që ndjek zërin e vet",
  scenes: {
    own: "Valët",
    others: [
      {
        label: "Sirena kalon",
        caption:
          "Lëre sirenën të kalojë dhe ndiq tonin në grafik; me „Dëgjo“ edhe e dëgjon. Pastaj, me dorezë, afrohu te rruga ose largohu prej saj.",
        load: async () => (await import("./siren-passes")).sirenPasses,
      },
    ],
  },
  settings: {
    shpejtesia: {
      label: "Shpejtësia e burimit",
      unit: "m/s",
      min: 0,
      max: 685,
      step: 5,
      digits: 0,
      start: 170,
      by: "handle",
    },
  },
  question: {
    text: "Shtyje burimin gjithnjë më shpejt. Ç’bëhet me ngjeshjet përpara tij kur e arrin zërin?",
    choices: ["Ndalen", "Mblidhen të gjitha në një", "Ikin më shpejt, të shtyra prej tij"],
    right: 1,
    because:
      "Shpejtësinë e zërit e cakton ajri, jo burimi: ngjeshja që u nis nuk shtyhet dot më. Burimi që ecën po aq shpejt nuk largohet prej asnjëre dhe ato mblidhen në një front. Më shpejt akoma burimi i lë pas dhe rrathët mbështeten mbi një kon: para tij nuk dëgjohet ende asgjë, e kur koni të arrin, dëgjon një goditje.",
    shown: ({ shpejtesia }) => Math.abs(shpejtesia - soundAt20) <= 2.5,
  },
  View,
  height: 296,
  describe: ({ shpejtesia }) =>
    `Burimi ${shpejtesia === 0 ? "rri" : `ecën djathtas me ${quantity(shpejtesia, 0, "m/s")}`} dhe lëshon ${hertz(tone)}. Përpara: ${aheadText(shpejtesia)}; pas: ${hertz(heardBehind(tone, shpejtesia))}. Koni: ${coneText(shpejtesia)}.`,
  readings: ({ shpejtesia }) => [
    ["Burimi", quantity(shpejtesia, 0, "m/s")],
    ["Sa zëri", `${formatNumber(shpejtesia / soundAt20, 2)}\u00a0herë`],
    ["Hapja e konit", coneText(shpejtesia)],
  ],
  samples: [0, 25, 170, 345, 685].map((shpejtesia) => ({ shpejtesia })),
  columns: [
    { head: "burimi (m/s)", cell: ({ shpejtesia }) => formatNumber(shpejtesia, 0) },
    { head: "përpara", cell: ({ shpejtesia }) => aheadText(shpejtesia) },
    { head: "pas", cell: ({ shpejtesia }) => hertz(heardBehind(tone, shpejtesia)) },
    { head: "koni", cell: ({ shpejtesia }) => coneText(shpejtesia) },
  ],
};
