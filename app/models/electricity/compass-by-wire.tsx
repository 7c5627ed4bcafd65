import { formatNumber } from "../../magazine/albanian";
import { toRadians } from "../../play/angle";
import { quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import { Resting } from "../kit/resting";
import type { TouchModel, Values } from "../kit/touch-model";
import { Arrow } from "./arrow";
import { bearing, earth, type Plane, wholeField, wireField } from "./wire-field";

type Name = "drejtimi" | "largesia" | "rryma";

/** The wire, seen from above. Then come units of the picture for a centimetre and for a microtesla. */
const wire: Point = [180, 174];
const perCentimetre = 42;
const perMicrotesla = 2;

const toPicture = ([east, north]: Plane): Point => [wire[0] + perCentimetre * east, wire[1] - perCentimetre * north];
const along = ([x, y]: Point, [east, north]: Plane, scale = perMicrotesla): Point => [
  x + scale * east,
  y - scale * north,
];

function placeOf({ drejtimi, largesia }: Values<Name>): Plane {
  const radians = toRadians(drejtimi);
  return [largesia * Math.sin(radians), largesia * Math.cos(radians)];
}

/** Positions of the small needles, in rows 0,75 cm apart. */
const needles = Array.from(
  { length: 11 * 9 },
  (_, i): Plane => [((i % 11) - 5) * 0.75, (Math.floor(i / 11) - 4) * 0.75 + 0.3],
);
/** Least distance of needles from the wire and from the compass, in centimetres. */
const [clearOfWire, clearOfCompass] = [0.6, 0.62];
/** Field below which a needle has no direction, in microteslas. */
const lost = 3;

/** Draws the small needles with a dot at their north end, all in two paths. */
function Needles({ places, current }: { places: readonly Plane[]; current: number }) {
  const ends = places.flatMap((place): [Point, Point][] => {
    const field = wholeField(current, place);
    const strength = Math.hypot(...field);
    return strength < lost
      ? []
      : [[along(toPicture(place), field, -7 / strength), along(toPicture(place), field, 7 / strength)]];
  });
  const dot = ([x, y]: Point) => `M${rounded(x)} ${rounded(y)}h0`;
  return (
    <>
      <path d={ends.map((needle) => path(needle)).join("")} fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path
        d={ends.map(([, tip]) => dot(tip)).join("")}
        fill="none"
        stroke="currentColor"
        strokeWidth="4.4"
        strokeLinecap="round"
      />
    </>
  );
}

const side = (degrees: number) =>
  ["veri", "verilindje", "lindje", "juglindje", "jug", "jugperëndim", "perëndim", "veriperëndim"][
    (Math.round(degrees / 45) + 8) % 8
  ] as string;

/** Returns where the needle turns: without a name to the north, since there it does not turn. */
function towards(angle: number): string {
  const turned = Math.abs(angle);
  if (turned < 0.05) return "";
  if (turned >= 179.95) return "jugut";
  return angle > 0 ? "lindjes" : "perëndimit";
}

/** Describes the needle's direction in words; in a field near zero it has none. */
function needleSays({ rryma, ...place }: Values<Name>): string {
  const field = wholeField(rryma, placeOf({ rryma, ...place }));
  if (Math.hypot(...field) < lost) return "nuk ka drejtim";
  const angle = bearing(field);
  const turned = `${formatNumber(Math.abs(angle), 1)}°`;
  return towards(angle) === "" ? turned : `${turned} drejt ${towards(angle)}`;
}

/** Returns the same as a read-out, whose value must be short. */
function needleReading(values: Values<Name>): [string, string] {
  const field = wholeField(values.rryma, placeOf(values));
  const angle = bearing(field);
  if (Math.hypot(...field) < lost) return ["Gjilpëra", "pa drejtim"];
  return [`Gjilpëra drejt ${towards(angle) || "veriut"}`, `${formatNumber(Math.abs(angle), 1)}°`];
}

function View({ values }: { values: Values<Name> }) {
  const { rryma } = values;
  const place = placeOf(values);
  const compass = toPicture(place);
  const [ofWire, whole] = [wireField(rryma, place), wholeField(rryma, place)];
  const circle = Array.from({ length: 73 }, (_, i) => toPicture(placeOf({ ...values, drejtimi: 5 * i })));
  const [north, wireTip, tip] = [along(compass, [0, earth]), along(compass, ofWire), along(compass, whole)];
  const toRight = ofWire[0] <= 0;
  // Where the wire's field lies along the Earth's, so does its line, which curves towards the wire.
  const alike = Math.abs(ofWire[0]) < 0.5 * Math.abs(ofWire[1]);
  const aside = (alike ? compass[0] > wire[0] : toRight) ? 1 : -1;
  const wireSide = alike ? aside : -aside;
  const wireWord: Point = [wireTip[0] + 7 * wireSide, wireTip[1] + (alike && ofWire[1] > 0 ? 26 : 5)];
  const words: Point[] = [
    [north[0] + 22 * aside, north[1] + 6],
    [wireWord[0] + 11 * wireSide, wireWord[1] - 4],
  ];
  const shown = needles.filter((needle) => {
    const [x, y] = toPicture(needle);
    return (
      Math.hypot(...needle) > clearOfWire &&
      Math.hypot(needle[0] - place[0], needle[1] - place[1]) > clearOfCompass &&
      words.every((word) => Math.abs(word[0] - x) > 26 || Math.abs(word[1] - y) > 16)
    );
  });
  return (
    <>
      <Area points={circle} outline={0} />
      <Resting way="across">
        <Needles places={shown} current={rryma} />
      </Resting>
      <Line points={circle} weight={1.5} />
      <circle cx={wire[0]} cy={wire[1]} r="11" fill="var(--color-paper)" stroke="currentColor" strokeWidth="2.4" />
      {rryma > 0 ? <circle cx={wire[0]} cy={wire[1]} r="3.5" fill="currentColor" /> : null}
      {rryma < 0 ? (
        <path d={`M${wire[0] - 6} ${wire[1] - 6}l12 12m0-12l-12 12`} stroke="currentColor" strokeWidth="2" />
      ) : null}
      <Segment from={north} to={tip} weight={1} dashed />
      <Segment from={wireTip} to={tip} weight={1} dashed />
      <Arrow from={compass} to={north} weight={2} />
      <Arrow from={compass} to={wireTip} weight={2} />
      <Arrow from={compass} to={tip} weight={3} spot />
      <Label at={[north[0] + 7 * aside, north[1] + 10]} anchor={aside > 0 ? "start" : "end"} italic>
        Toka
      </Label>
      {Math.hypot(...ofWire) < 6 ? null : (
        <Label at={wireWord} anchor={wireSide > 0 ? "start" : "end"} italic>
          teli
        </Label>
      )}
      {Math.hypot(...whole) < lost ? (
        <Label at={[180, 308]} spot>
          gjilpëra nuk di nga të kthehet
        </Label>
      ) : null}
      <Handle
        name="drejtimi"
        second="largesia"
        at={compass}
        valuesAt={([x, y]) => {
          const [east, toNorth] = [(x - wire[0]) / perCentimetre, (wire[1] - y) / perCentimetre];
          return { drejtimi: bearing([east, toNorth]), largesia: Math.hypot(east, toNorth) };
        }}
      />
    </>
  );
}

/** A compass near an upright wire. Field lines are circles; with the Earth's field one place has no north. */
export const compassByWire: TouchModel<Name> = {
  title: "Një busull pranë telit",
  settings: {
    drejtimi: {
      label: "Drejtimi nga teli, nga veriu në lindje",
      unit: "°",
      min: -180,
      max: 180,
      step: 1,
      digits: 0,
      start: 0,
      by: "handle",
    },
    largesia: {
      label: "Largësia nga teli",
      unit: "cm",
      min: 1.4,
      max: 2.6,
      step: 0.02,
      digits: 2,
      start: 2,
      by: "handle",
    },
    rryma: { label: "Rryma drejt teje", unit: "A", min: -3, max: 3, step: 0.1, digits: 1, start: 2 },
  },
  question: {
    text: "Rryma del drejt teje. Në cilën anë të telit fusha e tij dhe e Tokës e shuajnë njëra-tjetrën?",
    choices: ["Në veri", "Në lindje", "Në perëndim", "Askund"],
    right: 2,
    because:
      "Fusha e telit shkon rreth tij: në lindje ka kahun e asaj të Tokës dhe i shtohet, në perëndim i del përballë. Aty ku janë të barabarta, shuma është zero dhe gjilpëra nuk di nga të kthehet.",
    shown: (values) => values.rryma > 0 && Math.hypot(...wholeField(values.rryma, placeOf(values))) < 5,
  },
  View,
  height: 316,
  left: 19,
  describe: (values) =>
    `Tel vertikal i parë nga lart, ${values.rryma === 0 ? "pa rrymë" : `me rrymë ${quantity(Math.abs(values.rryma), 1, "A")} ${values.rryma > 0 ? "drejt teje" : "larg teje"}`}. Busulla ${quantity(values.largesia, 2, "cm")} në ${side(values.drejtimi)}: fusha e telit ${quantity(Math.hypot(...wireField(values.rryma, placeOf(values))), 0, "µT")}, e Tokës ${quantity(earth, 0, "µT")} drejt veriut. Kthimi i gjilpërës: ${needleSays(values)}.`,
  readings: (values): [string, string][] => [
    ["Fusha e telit", quantity(Math.hypot(...wireField(values.rryma, placeOf(values))), 1, "µT")],
    ["Bashkë me Tokën", quantity(Math.hypot(...wholeField(values.rryma, placeOf(values))), 1, "µT")],
    needleReading(values),
  ],
  samples: [0, 90, 180, -90].map((drejtimi) => ({ drejtimi, largesia: 1.6, rryma: 2 })),
  columns: [
    { head: "vendi", cell: ({ drejtimi, largesia }) => `${quantity(largesia, 1, "cm")} në ${side(drejtimi)}` },
    {
      head: "shuma (µT)",
      cell: (values) => formatNumber(Math.hypot(...wholeField(values.rryma, placeOf(values))), 0),
    },
    { head: "gjilpëra", cell: needleSays },
  ],
};
