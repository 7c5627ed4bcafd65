import { formatNumber } from "../../magazine/albanian";
import { hatching } from "../../play/hatching";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Box, Label, Line, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { blurAngle, farthestSharp, glassNeeded, meetingPoint, pupil } from "./eye-and-glass";

type Name = "gjatesia" | "xhami";

/** The middle of the eye's lens, on the axis. Then come units of the picture for a millimetre. */
const lens: Point = [146, 104];
const scale = 9.4;
const eyeHeight = 84;
const glassAt = 104;

const toPicture = (behind: number, above: number): Point => [lens[0] + scale * behind, lens[1] - scale * above];

/** The eye's view of a car's lamps, 1.4 m apart and 300 m away. The scale is in units of the picture for one radian. */
const view = { left: 8, top: 226, width: 344, height: 72, scale: 4500 };
const lampsApart = (1.4 / 300) * view.scale;

/** Draws the eyeball: its front is fixed, its back is at the retina. */
function Eyeball({ length }: { length: number }) {
  const [back] = toPicture(length, 0);
  const [x, y] = lens;
  const middle = (x + back) / 2;
  const half = (back - x) / 2;
  const wall = `M${x - 4} ${y - 36}C${x + 8} ${y - 66} ${rounded(middle - half * 0.45)} ${y - eyeHeight} ${rounded(middle)} ${y - eyeHeight}C${rounded(middle + half * 0.62)} ${y - eyeHeight} ${rounded(back)} ${y - 48} ${rounded(back)} ${y}C${rounded(back)} ${y + 48} ${rounded(middle + half * 0.62)} ${y + eyeHeight} ${rounded(middle)} ${y + eyeHeight}C${rounded(middle - half * 0.45)} ${y + eyeHeight} ${x + 8} ${y + 66} ${x - 4} ${y + 36}`;
  const cornea = `M${x - 4} ${y - 36}Q${x - 34} ${y} ${x - 4} ${y + 36}`;
  return (
    <>
      <path d={`${wall}${cornea.replace("M", "L")}`} fill="var(--tint)" />
      <path d={wall} fill="none" stroke="currentColor" strokeWidth="2.4" />
      <path d={cornea} fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path
        d={`M${x} ${y - 31}Q${x - 10} ${y} ${x} ${y + 31}Q${x + 14} ${y} ${x} ${y - 31}Z`}
        fill="var(--color-paper)"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {[-1, 1].map((side) => (
        <Hatch
          key={side}
          points={[
            [x - 3, y + side * 31],
            [x + 5, y + side * 33],
            [x + 2, y + side * 58],
            [x - 8, y + side * 42],
          ]}
          spacing={2.5}
          weight={1.1}
        />
      ))}
    </>
  );
}

/** Draws a glass, concave or convex according to its power. */
function Glass({ power }: { power: number }) {
  if (power === 0) return null;
  const [edge, middle] = power < 0 ? [2.5 - power * 0.6, 2] : [1.5, 2 + power];
  const round = 2 * middle - edge;
  const [top, bottom, y] = [lens[1] - 52, lens[1] + 52, lens[1]];
  const faces = `M${glassAt - edge} ${top}Q${rounded(glassAt - round)} ${y} ${glassAt - edge} ${bottom}H${glassAt + edge}Q${rounded(glassAt + round)} ${y} ${glassAt + edge} ${top}Z`;
  return <path d={faces} fill="var(--color-paper)" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />;
}

/** Draws two lamps of a distant car. The wider the spot of each, the fainter its light. */
function Lamps({ length, glass }: { length: number; glass: number }) {
  const radius = Math.max(2.5, (view.scale * blurAngle(length, glass)) / 2);
  const disc = (x: number): Point[] =>
    Array.from({ length: 36 }, (_, i): Point => {
      const angle = (i * Math.PI) / 18;
      return [x + radius * Math.cos(angle), view.height / 2 + radius * Math.sin(angle)];
    });
  const lamps = [-1, 1].map((side) => view.width / 2 + (side * lampsApart) / 2);
  return (
    <svg x={view.left} y={view.top} width={view.width} height={view.height} aria-hidden="true">
      {radius < 4
        ? lamps.map((x) => <circle key={x} cx={rounded(x)} cy={view.height / 2} r={radius} fill="var(--spot)" />)
        : lamps.map((x, i) => (
            <g key={x} fill="none">
              <path
                d={hatching(disc(x), 1.6 + radius / 12, i === 0 ? -45 : 45)}
                stroke="var(--spot)"
                strokeWidth={radius < 12 ? 1.4 : 1}
              />
              <circle cx={rounded(x)} cy={view.height / 2} r={rounded(radius)} stroke="currentColor" />
            </g>
          ))}
    </svg>
  );
}

function View({ values: { gjatesia, xhami } }: { values: Values<Name> }) {
  const meeting = meetingPoint(xhami);
  const half = pupil / 2;
  const retina = toPicture(gjatesia, 0);
  return (
    <>
      <Eyeball length={gjatesia} />
      {[half, half / 2, 0, -half / 2, -half].map((height) => {
        const bent = toPicture(0, height);
        // The glass bends the ray a little. Glass and eye are so close that the ray's height does not change.
        const far: Point = [0, bent[1]];
        const end = toPicture(gjatesia, height * (1 - gjatesia / meeting));
        return <Line key={height} points={[far, [glassAt, bent[1]], bent, end]} weight={1.3} spot />;
      })}
      <Glass power={xhami} />
      <circle cx={rounded(toPicture(meeting, 0)[0])} cy={lens[1]} r="3.4" fill="currentColor" />
      <Segment
        from={toPicture(gjatesia, half * (1 - gjatesia / meeting))}
        to={toPicture(gjatesia, -half * (1 - gjatesia / meeting))}
        weight={6}
        spot
      />
      <Label at={[8, 20]} anchor="start">
        nga një yll
      </Label>
      <Label at={[toPicture(gjatesia / 2, 0)[0], 60]} italic on="tint">
        {where(gjatesia, xhami)}
      </Label>
      <Box x={[view.left, view.left + view.width]} y={[view.top, view.top + view.height]} fill="none" outline={1} />
      <Lamps length={gjatesia} glass={xhami} />
      <Label at={[view.left, view.top - 7]} anchor="start">
        dy dritat e një makine, larg
      </Label>
      <Handle name="gjatesia" at={retina} valuesAt={([x]) => ({ gjatesia: (x - lens[0]) / scale })} />
    </>
  );
}

/** Describes in words whether a star's rays meet before, on or behind the retina. */
function where(length: number, glass: number): string {
  // The read-out beside it says "te yjet" of the same eyes.
  if (farthestSharp(length, glass) === Number.POSITIVE_INFINITY) return "në retinë";
  const before = length - meetingPoint(glass);
  const away = Math.abs(before);
  return `${quantity(away, away < 0.095 ? 2 : 1, "mm")} ${before > 0 ? "para retinës" : "pas retinës"}`;
}

function farthest(length: number, glass: number): string {
  const metres = farthestSharp(length, glass);
  if (metres === null) return "askund pa mund";
  if (metres === Number.POSITIVE_INFINITY) return "te yjet";
  return metres < 1 ? quantity(100 * metres, 0, "cm") : quantity(metres, 1, "m");
}

/** Writes as a sentence the farthest distance that this eye sees without accommodation. */
const clearly = (length: number, glass: number): string =>
  farthestSharp(length, glass) === null
    ? "Pa mund nuk sheh qartë në asnjë largësi."
    : `Pa mund sheh qartë deri ${farthest(length, glass)}.`;

const signed = (dioptres: number) =>
  dioptres === 0 ? "pa xham" : `${dioptres > 0 ? "+" : ""}${quantity(dioptres, 2, "dioptri")}`;

/** Returns the glass for an eye of this length, in quarter dioptres as on prescriptions. */
const prescription = (length: number) => {
  const quarters = Math.round(4 * glassNeeded(length)) / 4;
  return `${quarters > 0 ? "+" : ""}${formatNumber(quarters, 2)}`;
};

/** An eye of changing length, the glass before it, its image of two far lamps. */
export const shortSight: TouchModel<Name> = {
  title: "Një milimetër në sy",
  settings: {
    gjatesia: {
      label: "Nga thjerra te retina",
      unit: "mm",
      min: 15.5,
      max: 19.5,
      step: 0.1,
      digits: 1,
      start: 17,
      by: "handle",
    },
    xhami: { label: "Xhami i syzeve", unit: "dioptri", min: -8, max: 6, step: 0.25, digits: 2, start: 0 },
  },
  question: {
    text: "Zgjate syrin me një milimetër. Deri ku sheh qartë pa syze?",
    choices: ["Deri rreth 30\u00a0m", "Deri rreth 3\u00a0m", "Deri rreth 30\u00a0cm"],
    right: 2,
    because:
      "Një milimetër është një e shtatëmbëdhjeta e rrugës: syri mbetet me 3,3\u00a0dioptri tepër dhe qartë sheh vetëm deri 1 : 3,3 metra larg. Xhami me po aq dioptri minus i hap rrezet para se të hyjnë, dhe takimi shtyhet në retinë. (Ky sy është thjerrë në ajër; te i vërteti, plot me lëng, një milimetër jep afër 2,7.)",
    shown: ({ gjatesia, xhami }) => gjatesia === 18 && xhami === 0,
  },
  View,
  height: 302,
  left: 0,
  describe: ({ gjatesia, xhami }) =>
    `Retina është ${quantity(gjatesia, 1, "mm")} pas thjerrës së syrit; xhami: ${signed(xhami)}. Rrezet e një ylli takohen ${where(gjatesia, xhami)}. ${clearly(gjatesia, xhami)}`,
  readings: ({ gjatesia, xhami }) => [
    ["Nga thjerra te retina", quantity(gjatesia, 1, "mm")],
    ["Sheh qartë deri", farthest(gjatesia, xhami)],
    ["Xhami që i duhet, dioptri", prescription(gjatesia)],
  ],
  samples: [16, 17, 17.6, 18, 19].map((gjatesia) => ({ gjatesia, xhami: 0 })),
  columns: [
    { head: "deri te retina (mm)", cell: ({ gjatesia }) => formatNumber(gjatesia, 1) },
    { head: "sheh qartë deri", cell: ({ gjatesia, xhami }) => farthest(gjatesia, xhami) },
    { head: "xhami (dioptri)", cell: ({ gjatesia }) => prescription(gjatesia) },
  ],
};
