import { hatching } from "../../play/hatching";
import { path, rounded } from "../../play/svg-path";
import { Area, Box, Label, rectangle, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { barsOf, checkPart, checkSum, code, isTaken, misread, swapped } from "./barcode";

type Name = "vendi" | "ndryshimi" | "nderrimi";

/** Rows from above: the bars, the typed digits, the contribution of each. */
const module = 3.2;
const bars = { x: 28, top: 10, bottom: 52 };
const pitch = 25.4;
const digitX = (place: number) => 28 + pitch * place;
const [typedY, handleY] = [96, 122];
/** The hanging columns. They have their top, and units of the picture for 1; the greatest value is 27. */
const columns = { top: 142, unit: 2 };
/** Gauss' clock: the ten remainders modulo 10. */
const clock = { x: 66, y: 249, radius: 48 };

const onClock = (mark: number, radius: number): Point => [
  clock.x + radius * Math.sin((2 * Math.PI * mark) / 10),
  clock.y - radius * Math.cos((2 * Math.PI * mark) / 10),
];

const drawnBars = barsOf(code)
  .map(({ from, width }) => {
    const guard = from < 3 || from >= 92 || (from >= 45 && from < 50);
    const height = bars.bottom - bars.top + (guard ? 8 : 0);
    return `M${rounded(bars.x + module * from)} ${bars.top}h${rounded(module * width)}v${height}h${rounded(-module * width)}Z`;
  })
  .join("");

/** Returns the digits as the cashier typed them. */
function typed({ vendi, ndryshimi, nderrimi }: Values<Name>): number[] {
  const place = vendi - 1;
  return nderrimi === 1 ? swapped(code, place) : misread(code, place, ndryshimi);
}

const differs = ({ vendi }: Values<Name>) => Math.abs((code[vendi - 1] as number) - (code[vendi] as number));

function verdict(values: Values<Name>): string {
  if (values.nderrimi === 0 && values.ndryshimi === 0) return "pa gabim";
  return isTaken(typed(values)) ? "arka s’e vë re" : "arka e kap";
}

const columnOf = (digits: readonly number[], place: number): Point[] => {
  const deep = columns.top + columns.unit * checkPart(digits, place);
  return rectangle([digitX(place) - 8, digitX(place) + 8], [columns.top, deep]);
};

/** Draws each digit's contribution to the sum as a hanging column. Every second digit counts three times. */
function Columns({ digits }: { digits: readonly number[] }) {
  const places = digits.map((_, place) => place);
  const [wrong, right] = [places.filter((i) => digits[i] !== code[i]), places.filter((i) => digits[i] === code[i])];
  const all = (chosen: number[]) => chosen.map((i) => path(columnOf(digits, i), true)).join("");
  return (
    <>
      <path
        d={right.map((i) => hatching(columnOf(digits, i), i % 2 === 0 ? 6 : 3, -45)).join("")}
        stroke="currentColor"
        strokeWidth="0.9"
      />
      <path d={all(right)} fill="none" stroke="currentColor" strokeWidth="1.2" />
      <path d={all(wrong)} fill="var(--spot)" />
      <Segment from={[14, columns.top]} to={[346, columns.top]} weight={2} />
    </>
  );
}

function View({ values }: { values: Values<Name> }) {
  const digits = typed(values);
  const sum = checkSum(digits);
  const rest = sum % 10;
  const place = values.vendi - 1;
  const pair = digitX(place) + pitch / 2;
  const circle = Array.from({ length: 41 }, (_, i) => onClock(i / 4, clock.radius));
  const swept = Array.from({ length: 4 * rest + 1 }, (_, i) => onClock(i / 4, clock.radius - 26));
  return (
    <>
      <path d={drawnBars} fill="currentColor" />
      <Label at={[bars.x - 8, 74]} anchor="start" italic>
        shtypur me dorë
      </Label>
      <Box x={[digitX(place) - 11, digitX(place + 1) + 11]} y={[typedY - 16, typedY + 8]} outline={1.5} />
      {digits.map((digit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit has no identity but its index.
        <Label key={i} at={[digitX(i), typedY]} spot={digit !== code[i]}>
          {digit === code[i] ? digit : <tspan fontWeight="700">{digit}</tspan>}
        </Label>
      ))}
      <Columns digits={digits} />
      {digits.map((_, i) =>
        i % 2 === 0 || Math.abs(digitX(i) - pair) < 30 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit has no identity but its index.
          <Label key={i} at={[digitX(i), typedY + 27]}>
            × 3
          </Label>
        ),
      )}
      <Area points={circle} fill="paper" outline={2.4} />
      {rest === 0 ? null : <Area points={[[clock.x, clock.y], ...swept]} outline={0} />}
      {Array.from({ length: 10 }, (_, mark) => onClock(mark, clock.radius - 12)).map(([x, y], mark) => (
        <Label key={`${x} ${y}`} at={[x, y + 5]} spot={mark === rest}>
          {mark}
        </Label>
      ))}
      <Segment from={[clock.x, clock.y]} to={onClock(rest, clock.radius - 23)} weight={4} spot />
      <circle cx={clock.x} cy={clock.y} r="4" fill="var(--spot)" />
      <Label at={[134, 226]} anchor="start">
        {`shuma ${sum} = ${sum - rest} + ${rest}`}
      </Label>
      <Label at={[134, 256]} anchor="start" spot large>
        {verdict(values)}
      </Label>
      <Label at={[134, 278]} anchor="start">
        {rest === 0 ? "akrepi te 0: arka e pranon" : `akrepi te ${rest}: arka lajmëron`}
      </Label>
      <Handle name="vendi" at={[pair, handleY]} valuesAt={([x]) => ({ vendi: (x - 28) / pitch + 0.5 })} />
    </>
  );
}

const state = (vendi: number, ndryshimi: number, nderrimi: number): Values<Name> => ({ vendi, ndryshimi, nderrimi });

const errorOf = (values: Values<Name>): string => {
  const [first, second] = [code[values.vendi - 1] as number, code[values.vendi] as number];
  if (values.nderrimi === 1) return `${first}${second} → ${second}${first}`;
  return values.ndryshimi === 0 ? "asnjë" : `${first} → ${(first + values.ndryshimi) % 10}`;
};

/** A barcode with one typing error. The check clock with ten marks finds it or not. */
export const till: TouchModel<Name> = {
  title: "Gabimi që arka s’e sheh",
  scenes: {
    own: "Barkodi",
    others: [
      {
        label: "Sita e Eratostenit",
        caption:
          "Tërhiqe dorezën djathtas: çdo numër fshin shumëfishat më të mëdhenj se ai vetë. Shiko cilët mbeten, dhe te cili numër fshihet për herë të fundit diçka e re.",
        load: async () => (await import("./eratosthenes")).eratosthenes,
      },
    ],
  },
  settings: {
    vendi: { label: "Vendi i gabimit", unit: "", min: 1, max: 12, step: 1, digits: 0, start: 1, by: "handle" },
    ndryshimi: { label: "Sa rritet shifra", unit: "", min: 0, max: 9, step: 1, digits: 0, start: 0, by: "buttons" },
    nderrimi: { label: "Fqinjat e ndërruara", unit: "", min: 0, max: 1, step: 1, digits: 0, start: 0, by: "buttons" },
  },
  question: {
    text: "Arkëtarja ndërron vendet e dy shifrave fqinje të ndryshme: a e kap arka?",
    choices: ["Gjithnjë", "Kurrë", "Jo gjithnjë"],
    right: 2,
    because:
      "Kur ndërrojnë vendet dy fqinja, njëra fiton peshën 3 dhe tjetra e humb: shuma ndryshon me dyfishin e ndryshimit të tyre. Ky dyfish është shumëfish i dhjetës vetëm kur shifrat ndryshojnë me 5, si 2 me 7 ose 8 me 3. Një shifër e vetme e gabuar kapet gjithnjë.",
    shown: (values) => values.nderrimi === 1 && isTaken(typed(values)),
  },
  View,
  height: 304,
  left: 14,
  describe: (values) =>
    `Barkodi ${code.join("")}; shtypur: ${typed(values).join("")}. Fqinjat e zgjedhura: ${code[values.vendi - 1]} dhe ${code[values.vendi]}. Gabimi: ${errorOf(values)}. Shuma e kontrollit është ${checkSum(typed(values))}, mbetja ${checkSum(typed(values)) % 10}: ${verdict(values)}.`,
  readings: (values) => [
    ["Gabimi", errorOf(values)],
    ["Fqinjat ndryshojnë me", String(differs(values))],
  ],
  actions: [
    {
      label: "Ndërro fqinjat",
      apply: (values) => ({ ...values, ndryshimi: 0, nderrimi: 1 - values.nderrimi }),
    },
    {
      label: "Shifra + 1",
      apply: (values) => ({ ...values, ndryshimi: (values.ndryshimi + 1) % 10, nderrimi: 0 }),
    },
  ],
  samples: [state(1, 0, 0), state(1, 1, 0), state(5, 0, 1), state(4, 0, 1), state(9, 0, 1)],
  columns: [
    { head: "gabimi", cell: errorOf },
    { head: "shuma", cell: (values) => String(checkSum(typed(values))) },
    { head: "mbetja", cell: (values) => String(checkSum(typed(values)) % 10) },
    { head: "arka", cell: verdict },
  ],
};
