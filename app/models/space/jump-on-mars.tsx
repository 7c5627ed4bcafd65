import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Box, Label, rectangle, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import { Resting } from "../kit/resting";
import type { TouchModel, Values } from "../kit/touch-model";
import { flightTime, gravity, heightAt, takeOff, topOf } from "./jump";

type Name = "koha" | "lartesia";

const lastTime = 2.3;
const ground = 232;
const perMetre = 70;
const worlds = [
  { name: "Toka", g: gravity.earth, left: 8, middle: 96 },
  { name: "Marsi", g: gravity.mars, left: 186, middle: 274 },
] as const;
const width = 166;

/** The clock below: one bar for each flight, as long as its duration so far. */
const clock = { left: 58, right: 346, top: 262, apart: 20 };
const across = (time: number) => clock.left + ((clock.right - clock.left) * time) / lastTime;

const up = (metres: number) => ground - perMetre * metres;

/** Draws a jumper of 1.7 m with raised arms: strokes with round ends. @param bent bend of the knees, from 0 to 1 */
function Jumper({ x, height, bent }: { x: number; height: number; bent: number }) {
  const y = up(height);
  const hip = y - 0.86 * perMetre * (1 - 0.16 * bent);
  const neck = hip - 0.52 * perMetre;
  const knee = 5 + 8 * bent;
  const limbs: Point[][] = [
    [
      [x - 6, y - 3],
      [x - knee, (y + hip) / 2],
      [x - 3, hip],
    ],
    [
      [x + 6, y - 3],
      [x + knee, (y + hip) / 2],
      [x + 3, hip],
    ],
    [
      [x - 5, neck + 5],
      [x - 17, neck + 1],
      [x - 15, neck - 24],
    ],
    [
      [x + 5, neck + 5],
      [x + 17, neck + 1],
      [x + 15, neck - 24],
    ],
  ];
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d={limbs.map((limb) => path(limb)).join("")} strokeWidth="6" vectorEffect="none" />
      <path
        d={path(
          [
            [x - 6, neck + 5],
            [x + 6, neck + 5],
            [x + 4, hip],
            [x - 4, hip],
          ],
          true,
        )}
        fill="currentColor"
        strokeWidth="6"
        vectorEffect="none"
      />
      <circle cx={x} cy={rounded(neck - 10)} r="8" fill="currentColor" stroke="none" />
    </g>
  );
}

function World({
  at: { name, g, left, middle },
  speed,
  time,
}: {
  at: (typeof worlds)[number];
  speed: number;
  time: number;
}) {
  const height = heightAt(speed, g, time);
  const landed = time >= flightTime(speed, g);
  const marks = Array.from({ length: Math.floor(Math.min(time, flightTime(speed, g)) / 0.1) + 1 }, (_, i) =>
    heightAt(speed, g, i / 10),
  );
  const reached = time * g >= speed ? topOf(speed, g) : height;
  return (
    <>
      <Box x={[middle - 66, middle + 66]} y={[up(reached), ground]} outline={0} />
      <Segment from={[middle - 66, up(reached)]} to={[middle + 66, up(reached)]} weight={3} spot />
      {marks.map((metres, i) => (
        <Segment
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks are tenths of a second, in fixed order.
          key={i}
          from={[middle - 62 + (metres > (marks[i - 1] ?? -1) ? 0 : 10), up(metres)]}
          to={[middle - 54 + (metres > (marks[i - 1] ?? -1) ? 0 : 10), up(metres)]}
          weight={2}
        />
      ))}
      <Resting way="up">
        <Jumper x={middle} height={height} bent={height === 0 && (time === 0 || landed) ? 1 : 0} />
      </Resting>
      <Segment from={[left, ground]} to={[left + width, ground]} weight={2.4} />
      <Hatch points={rectangle([left, left + width], [ground, ground + 9])} spacing={4} />
      <Label at={[left + 2, 20]} anchor="start">
        {name}
      </Label>
      <Label at={[left + width, 24]} anchor="end" spot large>
        {quantity(100 * reached, 0, "cm")}
      </Label>
    </>
  );
}

function View({ values: { koha, lartesia } }: { values: Values<Name> }) {
  const speed = takeOff(lartesia / 100);
  return (
    <>
      <Segment from={[across(koha), clock.top - 12]} to={[across(koha), clock.top + 40]} weight={1.5} />
      {worlds.map((world, i) => {
        const y = clock.top + clock.apart * i;
        const flown = Math.min(koha, flightTime(speed, world.g));
        return (
          <g key={world.name}>
            <World at={world} speed={speed} time={koha} />
            <Label at={[8, y + 5]} anchor="start">
              {world.name}
            </Label>
            <Segment from={[clock.left, y]} to={[clock.right, y]} weight={0.8} dashed />
            <Segment from={[clock.left, y]} to={[across(flown), y]} weight={7} spot={world.name === "Marsi"} />
            {koha > flown ? (
              <Label at={[across(flown) + 8, y + 5]} anchor="start">
                {quantity(flown, 2, "s")}
              </Label>
            ) : null}
          </g>
        );
      })}
      <Handle
        name="koha"
        at={[across(koha), clock.top + 44]}
        valuesAt={([x]) => ({ koha: ((x - clock.left) / (clock.right - clock.left)) * lastTime })}
      />
    </>
  );
}

const flights = (height: number) => worlds.map(({ g }) => flightTime(takeOff(height / 100), g));

/** One jump with the same take-off on Earth and Mars, on one clock. */
export const jumpOnMars: TouchModel<Name> = {
  title: "Një kërcim, dy botë",
  settings: {
    koha: { label: "Koha", unit: "s", min: 0, max: lastTime, step: 0.02, digits: 2, start: 0, by: "handle" },
    lartesia: { label: "Kërcimi në Tokë", unit: "cm", min: 10, max: 60, step: 5, digits: 0, start: 40 },
  },
  runs: { name: "koha", unitsPerSecond: 0.5 },
  question: {
    text: "Nisen bashkë, me të njëjtin vrull. Kur ai në Tokë ka zbritur, ç’bën ai në Mars?",
    choices: ["Edhe ai sapo ka zbritur", "Po bie", "Ende ngjitet"],
    right: 2,
    because:
      "Shpejtësia e nisjes është e njëjtë, por Marsi e ha 2,63 herë më ngadalë. Vetëm ngjitja zgjat atje më shumë se i gjithë kërcimi në Tokë: te 40\u00a0cm, 0,75\u00a0s kundrejt 0,57\u00a0s.",
    shown: ({ koha, lartesia }) => {
      const speed = takeOff(lartesia / 100);
      return koha >= flightTime(speed, gravity.earth) && koha < flightTime(speed, gravity.mars) / 2;
    },
  },
  View,
  height: 317,
  describe: ({ koha, lartesia }) => {
    const speed = takeOff(lartesia / 100);
    const now = worlds.map(({ name, g }) => `${name} ${quantity(100 * heightAt(speed, g, koha), 0, "cm")}`).join(", ");
    return `Pas ${quantity(koha, 2, "s")} këmbët janë mbi tokë: ${now}. Nisja me ${quantity(speed, 2, "m/s")}.`;
  },
  readings: ({ koha, lartesia }) => {
    const speed = takeOff(lartesia / 100);
    return [
      ["Nisja", quantity(speed, 2, "m/s")],
      ["Tani në Tokë", quantity(100 * heightAt(speed, gravity.earth, koha), 0, "cm")],
      ["Tani në Mars", quantity(100 * heightAt(speed, gravity.mars, koha), 0, "cm")],
    ];
  },
  samples: [20, 40, 60].map((lartesia) => ({ koha: lastTime, lartesia })),
  columns: [
    { head: "në Tokë (cm)", cell: ({ lartesia }) => formatNumber(lartesia) },
    {
      head: "në Mars (cm)",
      cell: ({ lartesia }) => formatNumber(100 * topOf(takeOff(lartesia / 100), gravity.mars), 0),
    },
    { head: "koha në Tokë (s)", cell: ({ lartesia }) => formatNumber(flights(lartesia)[0] ?? 0, 2) },
    { head: "koha në Mars (s)", cell: ({ lartesia }) => formatNumber(flights(lartesia)[1] ?? 0, 2) },
  ],
};
