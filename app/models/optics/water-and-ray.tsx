import { formatNumber } from "../../magazine/albanian";
import { toDegrees, toRadians } from "../../play/angle";
import { percent } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Box, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { criticalAngle, reflectedShare, refractionAngle } from "./refraction";

type Name = "kendi" | "treguesi";

/** The ray's point on the surface. Then comes the length of its three parts in the picture. */
const meeting: Point = [180, 138];
const reach = 124;
/** Thickness of all the light. Shares below the least one read as 0 % and have no ray. */
const [allLight, leastShown] = [3.6, 0.0005];

/** Returns the thickness of a ray with a share of the light; thinner than 0.5 it would not be visible. */
const rayWeight = (share: number) => Math.max(0.5, allLight * share);

const tenth = (value: number) => Math.round(10 * value) / 10;

const end = (degreesFromNormal: number, upward: boolean, length = reach): Point => {
  const radians = toRadians(degreesFromNormal);
  return [meeting[0] + length * Math.sin(radians), meeting[1] + (upward ? -1 : 1) * length * Math.cos(radians)];
};

/** Strokes of the water, denser towards its surface, as an engraver draws a sea. */
const strokes = Array.from({ length: 10 }, (_, row) => {
  const y = meeting[1] + 5 + 0.9 * row * (row + 3);
  const dashes = Array.from(
    { length: 4 },
    (_, i) => `M${(89 * i + 61 * row) % 315} ${tenth(y)}h${22 + ((7 * row + 5 * i) % 24)}`,
  );
  return dashes.join("");
}).join("");

/** Marks of the protractor round the meeting point, one for each ten degrees. */
const protractor = Array.from({ length: 36 }, (_, i) =>
  path([end(10 * i, true, i % 3 === 0 ? 104 : 108), end(10 * i, true, 112)]),
).join("");

/** Draws the torch round the handle, turned so that it shines at the meeting point. */
function Torch({ angle }: { angle: number }) {
  return (
    <g
      transform={`translate(${end(-angle, false).map(rounded).join(" ")}) rotate(${rounded(angle)})`}
      stroke="currentColor"
      strokeLinejoin="round"
    >
      <path d="M-15 -26H15L9 -12V22H-9V-12Z" fill="var(--color-paper)" strokeWidth="2" />
      <path d="M-13 -21H13M-9 14H9M-9 18H9" />
    </g>
  );
}

/** Draws the arc from the normal to a ray, with its angle beside it. */
function AngleMark({ angle, upward, side }: { angle: number; upward: boolean; side: 1 | -1 }) {
  const steps = Array.from({ length: 13 }, (_, i) => end((side * angle * i) / 12, upward, 40));
  // In a narrow angle there is no room for its number, which then stands outside of it.
  const named = angle < 26 ? angle + 13 : angle / 2;
  return (
    <>
      <Line points={steps} weight={1} />
      <Label at={end(side * named, upward, 58)}>{`${formatNumber(angle, 0)}°`}</Label>
    </>
  );
}

function View({ values: { kendi, treguesi } }: { values: Values<Name> }) {
  const beyond = refractionAngle(kendi, treguesi, 1);
  const reflected = reflectedShare(kendi, treguesi, 1);
  const critical = criticalAngle(treguesi, 1);
  const source = end(-kendi, false);
  return (
    <>
      <Box x={[0, 360]} y={[meeting[1], 276]} outline={0} />
      <path d={strokes} stroke="currentColor" strokeWidth="0.85" />
      <path d={protractor} stroke="currentColor" strokeWidth="1.2" />
      <Segment from={[0, meeting[1]]} to={[360, meeting[1]]} weight={2.4} />
      <Segment from={end(0, true, 118)} to={end(0, false, 118)} dashed />
      {critical === null ? null : <Segment from={meeting} to={end(-critical, false, reach)} weight={1} dashed />}
      <Segment from={source} to={meeting} weight={allLight} />
      {reflected < leastShown ? null : <Segment from={meeting} to={end(kendi, false)} weight={rayWeight(reflected)} />}
      {beyond === null || 1 - reflected < leastShown ? null : (
        <Segment from={meeting} to={end(beyond, true)} weight={rayWeight(1 - reflected)} spot />
      )}
      <Torch angle={kendi} />
      <AngleMark angle={kendi} upward={false} side={-1} />
      {beyond === null || beyond < 8 ? null : <AngleMark angle={beyond} upward side={1} />}
      <Label at={[10, 20]} anchor="start" italic>
        ajër
      </Label>
      <Label at={[10, 266]} anchor="start" italic on="tint">
        {`n = ${formatNumber(treguesi, 2)}`}
      </Label>
      {beyond === null ? (
        <Label at={[350, 20]} anchor="end" spot>
          asgjë nuk del
        </Label>
      ) : null}
      <Handle
        name="kendi"
        at={source}
        valuesAt={([x, y]) => ({
          kendi: toDegrees(Math.atan2(Math.max(0, meeting[0] - x), Math.max(1, y - meeting[1]))),
        })}
      />
    </>
  );
}

/** A ray from a dense medium up into air: Snell's law and total reflection. */
export const waterAndRay: TouchModel<Name> = {
  title: "Rrezja që kërkon të dalë",
  settings: {
    kendi: { label: "Këndi i rënies", unit: "°", min: 0, max: 80, step: 1, digits: 0, start: 35, by: "handle" },
    treguesi: { label: "Treguesi i përthyerjes", unit: "", min: 1, max: 2.42, step: 0.01, digits: 2, start: 1.33 },
  },
  question: {
    text: "Pjerrëso rrezen gjithnjë më shumë. A do të dalë nga uji çdo herë?",
    choices: ["Po, gjithmonë diçka del", "Jo, pas një këndi nuk del më asgjë"],
    right: 1,
    because:
      "Jashtë ujit rrezja pjerrësohet më shumë se brenda. Kur jashtë arrin 90°, brenda ka arritur këndin kufitar; përtej tij gjithë drita kthehet poshtë.",
    shown: ({ kendi, treguesi }) => treguesi === 1.33 && refractionAngle(kendi, treguesi, 1) === null,
  },
  View,
  height: 276,
  left: 0,
  describe: ({ kendi, treguesi }) => {
    const beyond = refractionAngle(kendi, treguesi, 1);
    const passes =
      beyond === null
        ? "nuk del asgjë, gjithë drita reflektohet"
        : `del në ajër me ${formatNumber(beyond, 0)}°, ${percent(reflectedShare(kendi, treguesi, 1))} reflektohet`;
    return `Rrezja bie me ${formatNumber(kendi, 0)}° në kufirin e lëndës me tregues ${formatNumber(treguesi, 2)}: ${passes}.`;
  },
  readings: ({ kendi, treguesi }) => {
    const beyond = refractionAngle(kendi, treguesi, 1);
    const critical = criticalAngle(treguesi, 1);
    return [
      ["Këndi i përthyerjes", beyond === null ? "nuk ka" : `${formatNumber(beyond, 1)}°`],
      ["Këndi kufitar", critical === null ? "nuk ka" : `${formatNumber(critical, 1)}°`],
      ["Reflektohet", percent(reflectedShare(kendi, treguesi, 1))],
    ];
  },
  samples: [0, 20, 40, 48, 60].map((kendi) => ({ kendi, treguesi: 1.33 })),
  columns: [
    { head: "rënia", cell: ({ kendi }) => `${formatNumber(kendi, 0)}°` },
    {
      head: "përthyerja",
      cell: ({ kendi, treguesi }) => {
        const beyond = refractionAngle(kendi, treguesi, 1);
        return beyond === null ? "nuk del" : `${formatNumber(beyond, 1)}°`;
      },
    },
    { head: "reflektohet", cell: ({ kendi, treguesi }) => percent(reflectedShare(kendi, treguesi, 1)) },
  ],
};
