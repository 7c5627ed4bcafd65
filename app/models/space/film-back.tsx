import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Box, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import { Resting } from "../kit/resting";
import type { TouchModel, Values } from "../kit/touch-model";
import { distanceBack, hubbleTime, trueAge, trueShare } from "./film-run-back";

type Name = "mbrapa" | "hubble";

/** Scales of the picture. Today is at the top, the past below; megaparsecs to both sides of us. */
const sky = { middle: 176, today: 36, perBillion: 12.4, perMegaparsec: 0.27, longest: 20 };
const down = (ago: number) => sky.today + sky.perBillion * ago;
const aside = (distance: number) => sky.middle + sky.perMegaparsec * distance;

/** Present distances of the galaxies, in megaparsecs. The two highlighted are the lesson's and one twice as far. */
const near = 223;
const far = 2 * near;
const others = [-500, -398, -310, -204, -118, -50, 84, 150, 312, 530];

/** The film's frame: its height, and half its width. */
const frame = { high: 30, half: 158 };

/** Draws a galaxy: a bright middle and two arms. @param size smaller where they are dense, so that each is visible */
function Galaxy({ at: [x, y], size, watched = false }: { at: Point; size: number; watched?: boolean }) {
  return (
    <g transform={`translate(${rounded(x)} ${y}) rotate(-24) scale(${rounded(size)})`}>
      <path d="M-7 1.5C-6 -4 4 -4 5 0M7 -1.5C6 4 -4 4 -5 0" fill="none" stroke="currentColor" strokeWidth="1" />
      <ellipse rx="3" ry="1.9" fill={watched ? "var(--spot)" : "currentColor"} />
    </g>
  );
}

/** Draws the edge of a film with its holes. */
function FilmEdge({ y }: { y: number }) {
  return (
    <path
      d={`M${sky.middle - frame.half + 4} ${rounded(y)}H${sky.middle + frame.half - 2}`}
      stroke="var(--color-paper)"
      strokeWidth="3.4"
      vectorEffect="none"
      strokeDasharray="5 5"
    />
  );
}

const together = ({ mbrapa, hubble }: Values<Name>) => mbrapa >= hubbleTime(hubble);
const distanceOf = (today: number, { mbrapa, hubble }: Values<Name>) =>
  Math.sign(today) * distanceBack(Math.abs(today), hubble, mbrapa);

function View({ values }: { values: Values<Name> }) {
  const { mbrapa, hubble } = values;
  const y = down(mbrapa);
  const age = trueAge(hubble);
  const until = Math.min(mbrapa, hubbleTime(hubble));
  const room = distanceBack(1, hubble, mbrapa);
  const place = (today: number): Point => [aside(distanceOf(today, values)), y];
  /** Returns the true path of a galaxy. It goes back to the film's time or to the beginning. */
  const way = (today: number) =>
    Array.from({ length: 61 }, (_, i): Point => {
      const ago = (Math.min(mbrapa, age) * i) / 60;
      return [aside(today * trueShare(hubble, ago)), down(ago)];
    });
  return (
    <>
      {[0, 5, 10, 15, 20].map((ago) => (
        <g key={ago}>
          <Segment from={[aside(-600), down(ago)]} to={[aside(-600) + 7, down(ago)]} weight={1} />
          {ago === 0 ? null : (
            <Label at={[aside(-600) + 12, down(ago) + 5]} anchor="start">
              {ago}
            </Label>
          )}
        </g>
      ))}
      <Segment from={[aside(-600), down(0)]} to={[aside(-600), down(sky.longest)]} weight={1} />
      {[...others, near, far].map((today) => (
        <Segment
          key={today}
          from={[aside(today), down(0)]}
          to={[aside(Math.sign(today) * distanceBack(Math.abs(today), hubble, until)), down(until)]}
          weight={today === near || today === far ? 1.8 : 0.8}
        />
      ))}
      <Line points={way(near)} weight={2} spot dashed />
      <Line points={way(far)} weight={2} spot dashed />
      <Segment from={[sky.middle, down(0)]} to={[sky.middle, y]} weight={1} />
      <Box
        x={[sky.middle - frame.half, sky.middle + frame.half]}
        y={[y - frame.high / 2 - 5, y + frame.high / 2 + 5]}
        fill="paper"
        outline={0}
      />
      <path
        d={`M${sky.middle - frame.half} ${rounded(y - frame.high / 2 - 2)}h${2 * frame.half}M${sky.middle - frame.half} ${rounded(y + frame.high / 2 + 2)}h${2 * frame.half}`}
        stroke="currentColor"
        strokeWidth="7"
        vectorEffect="none"
      />
      <FilmEdge y={y - frame.high / 2 - 2} />
      <FilmEdge y={y + frame.high / 2 + 2} />
      <Resting way="up">
        {others.map((today) => (
          <Galaxy key={today} at={place(today)} size={0.4 + 0.6 * room} />
        ))}
      </Resting>
      {[near, far].map((today) => (
        <Galaxy key={today} at={place(today)} size={0.9 + 0.6 * room} watched />
      ))}
      <circle cx={sky.middle} cy={rounded(y)} r="5" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <Label at={[aside(near), 12]} spot>
        A
      </Label>
      <Label at={[aside(far), 12]} spot>
        B
      </Label>
      <Label at={[sky.middle, 12]} italic>
        ne
      </Label>
      <Label at={[aside(-600), 12]} anchor="start" italic>
        sot
      </Label>
      {mbrapa < age ? null : (
        <Label at={[346, Math.min(down(age), down(mbrapa) - 28)]} anchor="end" spot>
          {`mosha: ${formatNumber(age, 1)}`}
        </Label>
      )}
      <Handle
        name="mbrapa"
        at={[sky.middle + frame.half, rounded(y)]}
        valuesAt={([, py]) => ({ mbrapa: (py - sky.today) / sky.perBillion })}
      />
    </>
  );
}

/** Writes a distance. Below 10 Mpc it has more digits, so that B still reads as twice A. */
function megaparsecs(today: number, values: Values<Name>): string {
  const least = distanceOf(near, values);
  return quantity(distanceOf(today, values), least >= 10 || least === 0 ? 0 : least >= 1 ? 1 : 2, "Mpc");
}

/** The film of the galaxies run backwards at today's speeds. The far one and the near one arrive together. */
export const filmBack: TouchModel<Name> = {
  title: "Ktheje filmin mbrapsht",
  settings: {
    mbrapa: {
      label: "Koha mbrapa",
      unit: "mld vjet",
      min: 0,
      max: sky.longest,
      step: 0.2,
      digits: 1,
      start: 0,
      by: "handle",
    },
    hubble: { label: "Konstantja H₀", unit: "km/s/Mpc", min: 50, max: 90, step: 0.2, digits: 1, start: 67.4 },
  },
  question: {
    text: "B është dy herë më larg se A. Ktheje kohën mbrapsht: cila arrin e para te ne?",
    choices: ["A, se është më afër", "B, se ikën më shpejt", "Të dyja njëherësh"],
    right: 2,
    because:
      "Dy herë më larg, dy herë më shpejt: koha d : v = 1 : H₀ është një për të gjitha, me H₀ = 67,4 del 14,5 miliardë vjet; kështu bën vetëm ky ligj. Vijat vjollcë janë udha e vërtetë: zgjerimi u frenua, tani përshpejtohet, dhe mosha del 13,8.",
    shown: (values) => together(values),
  },
  View,
  height: 310,
  left: 13,
  runs: { name: "mbrapa", unitsPerSecond: 3 },
  describe: (values) =>
    `Para ${quantity(values.mbrapa, 1, "miliardë vjetësh")}, me ikjen e sotme dhe ${quantity(values.hubble, 1, "km/s")} për megaparsek: A ${megaparsecs(near, values)}, B ${megaparsecs(far, values)} larg nesh.${together(values) ? " Të gjitha janë në një vend." : ""} Me zgjerimin e vërtetë të gjitha ishin bashkë para ${quantity(trueAge(values.hubble), 1, "miliardë vjetësh")}.`,
  readings: (values) => [
    ["Mld vjet", formatNumber(values.mbrapa, 1)],
    ["A nga ne", megaparsecs(near, values)],
    ["B nga ne", megaparsecs(far, values)],
  ],
  samples: [0, 5, 10, 14.6].map((mbrapa) => ({ mbrapa, hubble: 67.4 })),
  columns: [
    { head: "para (mld vjetësh)", cell: ({ mbrapa }) => formatNumber(mbrapa, 1) },
    { head: "A (Mpc)", cell: (values) => formatNumber(distanceOf(near, values), 0) },
    { head: "B (Mpc)", cell: (values) => formatNumber(distanceOf(far, values), 0) },
  ],
};
