import { formatNumber } from "../../magazine/albanian";
import { clamp } from "../../play/clamp";
import { PosterButton } from "../../play/poster/poster-button";
import { quantity } from "../../play/quantity";
import { Label, Segment, Ticks } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { barrel, type EarthPlace, Mountain, Shot } from "./cannon-drawing";
import { earthRadius, farthest, flightOf, landingAngle, mountainHeight, period } from "./thrown-round-the-earth";

type Name = "shpejtesia";

/** The cannon's muzzle, which stays where it is: the view is scaled about it, so that the handle does not move. */
const muzzle: Point = [188, 35];
/** Radii of the Earth in the picture: the largest that lets the path stand whole above this bottom, within these. */
const [smallest, largest, bottom] = [40, 104, 294];
/** Radius under which the word of the outcome stands below the globe, since it is wider than what is free of it. */
const roomForWord = 80;
const farthestDrawn = 8.6;
/** The handle's position at no powder, behind the largest barrel, and its way back for one km/s. */
const [unpulled, pull] = [muzzle[0] - barrel * largest, 10.6];

/** Speeds of shots in km/s that stand in for the reader's own: one falls near, one beyond the horizon, one no more. */
const examples = [3, 6.7, 7.2];

/** Returns the speeds of the shots before this one, in km/s: the reader's own, or else the examples. */
const shotsBefore = (speed: number, earlier: readonly Values<Name>[]): number[] =>
  earlier.length === 0
    ? examples.filter((example) => Math.abs(example - speed) > 0.2)
    : [...new Set(earlier.map(({ shpejtesia }) => shpejtesia))].filter((own) => own !== speed);

/** Returns the Earth's place from which the paths of all these shots are seen whole, if they close. */
function earthSeen(speed: number, before: readonly number[]): EarthPlace {
  const closed = before.filter((own) => flightOf(own) !== "escapes");
  const reach =
    flightOf(speed) === "escapes" ? Number.POSITIVE_INFINITY : Math.max(...[speed, ...closed].map(farthest));
  const radius = clamp((bottom - muzzle[1]) / (1 + mountainHeight + reach), smallest, largest);
  return { centre: [muzzle[0], muzzle[1] + (1 + mountainHeight) * radius], radius };
}

function View({ values: { shpejtesia }, earlier = [] }: { values: Values<Name>; earlier?: readonly Values<Name>[] }) {
  const before = shotsBefore(shpejtesia, earlier);
  const earth = earthSeen(shpejtesia, before);
  const { centre, radius } = earth;
  const isInside = radius >= roomForWord;
  const grip: Point = [unpulled - pull * shpejtesia, muzzle[1]];
  const word = { falls: "bie", orbits: "orbitë", escapes: "ikën" }[flightOf(shpejtesia)];
  return (
    <>
      <Segment from={muzzle} to={[354, muzzle[1]]} weight={1} dashed />
      <Label at={[354, muzzle[1] - 6]} anchor="end" italic>
        pa rënë
      </Label>
      <Mountain earth={earth} />
      {before.map((speed) => (
        <Shot key={speed} earth={earth} speed={speed} farthest={farthestDrawn} />
      ))}
      <Shot earth={earth} speed={shpejtesia} farthest={farthestDrawn} last />
      <Label
        at={isInside ? [centre[0] + 0.4 * radius, centre[1] + 8] : [centre[0], (centre[1] + radius + bottom) / 2 + 8]}
        on={isInside ? "tint" : "paper"}
        spot
        large
      >
        {word}
      </Label>
      <Segment from={[unpulled - 12 * pull, muzzle[1]]} to={[unpulled, muzzle[1]]} weight={1} />
      <Ticks
        at={[0, 4, 8, 12]}
        along={(speed) => unpulled - pull * speed}
        y={[muzzle[1], muzzle[1] - 6]}
        away={-13}
        weight={1}
      />
      <Segment from={grip} to={[muzzle[0] - barrel * radius, muzzle[1]]} weight={3} spot />
      <Label at={[unpulled + 12, muzzle[1] - 13]} anchor="start" italic>
        barut, km/s
      </Label>
      <Handle name="shpejtesia" at={grip} valuesAt={([x]) => ({ shpejtesia: (unpulled - x) / pull })} />
    </>
  );
}

const outcome = (speed: number) => {
  const landing = landingAngle(speed);
  if (landing !== null) return `bie pas ${quantity(landing * earthRadius, 0, "km")}`;
  const round = period(speed);
  return round === null ? "ikën dhe nuk kthehet" : `rrotullohet, një xhiro në ${quantity(round, 0, "min")}`;
};

/** Newton's cannon on a mountain. More powder, and the fall becomes a circle, an ellipse, a flight without return. */
export const newtonsCannon: TouchModel<Name> = {
  title: "Topi i Njutonit",
  settings: {
    shpejtesia: {
      label: "Shpejtësia e gjyles",
      unit: "km/s",
      min: 0,
      max: 12,
      step: 0.1,
      digits: 1,
      start: 5,
      by: "handle",
    },
  },
  question: {
    text: "Me 7,2\u00a0km/s gjylja mbyll rrethin. Po me pak më shumë barut?",
    choices: ["Ikën përgjithmonë", "Mbyll një rreth më të madh", "Largohet, pastaj kthehet"],
    right: 2,
    because:
      "Më e shpejtë, gjylja ngjitet deri në anën tjetër të Tokës, por tërheqja e kthen: rruga është elips, dhe mali mbetet pika e tij më e ulët. Vetëm mbi 10,2\u00a0km/s nuk kthehet më. (Mali këtu është 1274\u00a0km i lartë; afër tokës këta numra janë 7,9 dhe 11,2.)",
    shown: ({ shpejtesia }) => shpejtesia >= 7.5 && flightOf(shpejtesia) === "orbits",
  },
  View,
  keepsTraces: true,
  Poster: ({ values: { shpejtesia }, earlier, measure }) => (
    <PosterButton
      measure={measure}
      compose={async () => {
        const { cannonPoster } = await import("../posters/cannon-poster");
        return cannonPoster([...shotsBefore(shpejtesia, earlier), shpejtesia]);
      }}
    />
  ),
  height: 300,
  describe: ({ shpejtesia }) => `Gjylja niset me ${quantity(shpejtesia, 1, "km/s")}: ${outcome(shpejtesia)}.`,
  readings: ({ shpejtesia }) => {
    const round = period(shpejtesia);
    const landing = landingAngle(shpejtesia);
    return [
      ["Shpejtësia", quantity(shpejtesia, 1, "km/s")],
      landing === null
        ? ["Xhiroja", round === null ? "nuk ka" : quantity(round, 0, "min")]
        : ["Bie pas", quantity(landing * earthRadius, 0, "km")],
      [
        "Nga qendra",
        flightOf(shpejtesia) === "escapes" ? "pa fund" : `deri ${formatNumber(farthest(shpejtesia), 1)}\u00a0R`,
      ],
    ];
  },
  samples: [3, 5, 7.2, 8.4, 10.3].map((shpejtesia) => ({ shpejtesia })),
  columns: [
    { head: "shpejtësia (km/s)", cell: ({ shpejtesia }) => formatNumber(shpejtesia, 1) },
    { head: "çfarë ndodh", cell: ({ shpejtesia }) => outcome(shpejtesia) },
  ],
};
