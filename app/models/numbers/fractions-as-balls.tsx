import { formatNumber } from "../../magazine/albanian";
import { path, rounded } from "../../play/svg-path";
import { Label, rectangle, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { Action, TouchModel, Values } from "../kit/touch-model";
import { circlesCutBy, circlesWithin, diameterOf, type Fraction, isCutBy, quotient } from "./ford-circles";

type Name = "lupa" | "numri";

/** The numbers that the reader can choose. */
const numbers = [
  { text: "√2", value: Math.SQRT2, isFraction: false },
  { text: "φ", value: (1 + Math.sqrt(5)) / 2, isFraction: false },
  { text: "17/12", value: 17 / 12, isFraction: true },
] as const;

/** Vertical line, axis, right end of the magnified view, and the scale without magnification. */
const middle = 150;
const axis = 268;
const end = 300;
const unit = 256;
/** The scale of the magnification, at the right: from 1 to 100 000 times. */
const scale = { x: 332, top: 38, bottom: 250, powers: 5 };
/**
 * Diameters in units of the picture. They are of the smallest ball drawn, and of the smallest that counts as visible.
 */
const [drawn, seen] = [2.4, 12];
/** Radius from which only the ball's edge near the axis is drawn. */
const flat = 1200;

const numberOf = (numri: number) => numbers[numri] ?? numbers[0];
const magnification = (lupa: number) => 10 ** lupa;
const timesUnder = (lupa: number) => `${formatNumber(magnification(lupa), 0)}\u00a0×`;
const written = ({ numerator, denominator }: Fraction) =>
  denominator === 1 ? formatNumber(numerator) : `${formatNumber(numerator)}/${formatNumber(denominator)}`;

const seenBalls = ({ lupa, numri }: Values<Name>) =>
  circlesCutBy(numberOf(numri).value, seen / (unit * magnification(lupa)));

/** Returns the last visible ball that the line cuts. There always is one: the ball of 1 or 2. */
const lastBall = (values: Values<Name>) => seenBalls(values).at(-1) as Fraction;

/** Draws a ball's edge from its lowest point up to the top of the picture. */
function Ball({ foot, radius, cut }: { foot: number; radius: number; cut: boolean }) {
  const style = { fill: cut ? "var(--tint)" : "none", stroke: "currentColor", strokeWidth: radius < 7 ? 1 : 1.5 };
  if (radius < flat) return <circle cx={rounded(foot)} cy={rounded(axis - radius)} r={rounded(radius)} {...style} />;
  const edge = Array.from({ length: 63 }, (_, i): Point | null => {
    const x = i * 5 - 4;
    const aside = Math.abs(x - foot);
    return aside > radius ? null : [x, axis - radius + Math.sqrt(radius ** 2 - aside ** 2)];
  }).filter((point) => point !== null && point[1] > -400) as Point[];
  const [first, last] = [edge[0], edge.at(-1)];
  if (first === undefined || last === undefined) return null;
  return <path d={path([[first[0], -400], ...edge, [last[0], -400]], true)} {...style} />;
}

/**
 * Returns the position of a ball's fraction. It is in the ball, beside the vertical line; null where there is no room.
 */
function labelPlace(foot: number, radius: number, text: string): Point | null {
  const half = (text.length * 6.6) / 2;
  const aside = foot - middle;
  const x = Math.abs(aside) >= half + 5 ? foot : middle + (aside < 0 ? -1 : 1) * (half + 6);
  const fits = Math.abs(x - foot) + half < radius - 1 && x - half > 6 && x + half < end - 6;
  const y = axis - radius + 5;
  return fits && y > 20 ? [x, y] : null;
}

function View({ values }: { values: Values<Name> }) {
  const { lupa, numri } = values;
  const { value, text } = numberOf(numri);
  const pixels = unit * magnification(lupa);
  const balls = circlesWithin(value - middle / pixels, value + (end - middle) / pixels, drawn / pixels).map(
    (fraction) => ({
      fraction,
      foot: middle + (quotient(fraction) - value) * pixels,
      radius: (diameterOf(fraction) * pixels) / 2,
      cut: isCutBy(value, fraction),
    }),
  );
  const stands = quotient(lastBall(values)) === value;
  const depth = (power: number) => scale.top + ((scale.bottom - scale.top) * power) / scale.powers;
  return (
    <>
      {balls.map(({ fraction, ...ball }) => (
        <Ball key={written(fraction)} {...ball} />
      ))}
      <Segment from={[0, axis]} to={[end, axis]} weight={2.4} />
      <Segment from={[middle, 0]} to={[middle, axis]} weight={2.6} spot />
      {balls.map(({ fraction, foot, radius }) => {
        const place = labelPlace(foot, radius, written(fraction));
        return place === null ? null : (
          <Label key={written(fraction)} at={place}>
            {written(fraction)}
          </Label>
        );
      })}
      {stands && pixels * diameterOf(lastBall(values)) > 600 ? <Label at={[middle - 32, 140]}>{text}</Label> : null}
      <Label at={[middle, axis + 20]} spot>
        {text}
      </Label>
      <path d={path(rectangle([end, 372], [0, 300]), true)} fill="var(--color-paper)" />
      <Segment from={[scale.x, scale.top]} to={[scale.x, scale.bottom]} />
      {Array.from({ length: scale.powers + 1 }, (_, power) => (
        <Segment key={depth(power)} from={[scale.x - 5, depth(power)]} to={[scale.x + 5, depth(power)]} />
      ))}
      <Label at={[scale.x, 18]}>1 ×</Label>
      <Label at={[354, 286]} anchor="end">{`${formatNumber(10 ** scale.powers)} ×`}</Label>
      <Handle
        name="lupa"
        at={[scale.x, depth(lupa)]}
        valuesAt={([, y]) => ({ lupa: ((y - scale.top) / (scale.bottom - scale.top)) * scale.powers })}
      />
    </>
  );
}

const zoomOn = (place: number): Action<Name> => ({
  label: `Mbi ${numberOf(place).text}`,
  chip: numberOf(place).text,
  apply: (values) => (values.numri === place ? values : { ...values, numri: place }),
});

/** Writes the distance of the last ball's lowest point from the line, with significant digits. */
function error(values: Values<Name>): string {
  const difference = Math.abs(quotient(lastBall(values)) - numberOf(values.numri).value);
  return difference < 1e-12 ? "0" : formatNumber(difference, 1 - Math.floor(Math.log10(difference)));
}

/**
 * A ball on every fraction of the number line. The line over an irrational number cuts infinitely many and is the
 * centre line of none.
 */
export const fractionsAsBalls: TouchModel<Name> = {
  title: "Një top mbi çdo thyesë",
  settings: {
    lupa: {
      label: "Lupa",
      unit: "",
      min: 0,
      max: 5,
      step: 0.02,
      digits: 1,
      start: 0,
      by: "handle",
      spoken: ({ lupa = 0 }) => timesUnder(lupa),
    },
    numri: { label: "Numri", unit: "", min: 0, max: 2, step: 1, digits: 0, start: 0, by: "buttons" },
  },
  question: {
    text: "Zbrit me lupë gjatë vijës blu: a arrin te një top që qëndron pikërisht mbi √2?",
    choices: ["Po, te një thyesë me emërues shumë të madh", "Jo, poshtë çdo topi ka një tjetër më të vogël"],
    right: 1,
    because:
      "Topi i thyesës m/n e prek boshtin vetëm te m/n, dhe asnjë thyesë nuk është √2. Prandaj vija del nga çdo top anash dhe bie te një tjetër më i vogël, pa fund. Provoje mbi 17/12: atje ndalet te topi i vet.",
    shown: ({ lupa, numri }) => lupa >= 3 && numri === 0,
  },
  View,
  height: 300,
  describe: (values) => {
    const { text, value } = numberOf(values.numri);
    const last = lastBall(values);
    const stands = quotient(last) === value;
    return `Mbi çdo thyesë m/n të thjeshtuar deri në fund qëndron një top me diametër 1/n². Vija mbi ${text}, ${formatNumber(magnification(values.lupa), 0)} herë e zmadhuar, ka prerë ${seenBalls(values).length} topa; i fundit që duket është ai i ${written(last)}${stands ? ", dhe vija qëndron mbi të" : `, ${error(values)} larg`}.`;
  },
  readings: (values) => [
    ["Lupa", timesUnder(values.lupa)],
    ["Topi i fundit", written(lastBall(values))],
    ["Larg nga vija", error(values)],
  ],
  actions: numbers.map((_, place) => zoomOn(place)),
  samples: [...[0, 2, 3, 5].map((lupa) => ({ lupa, numri: 0 })), { lupa: 5, numri: 2 }],
  columns: [
    { head: "numri", cell: ({ numri }) => numberOf(numri).text },
    { head: "lupa", cell: ({ lupa }) => timesUnder(lupa) },
    { head: "topi i fundit", cell: (values) => written(lastBall(values)) },
    { head: "larg nga numri", cell: error },
  ],
};
