import { rounded } from "../../play/svg-path";
import { Area, Label, Line } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { barsOf, checkSum, code, isTaken, misread, swapped } from "./barcode";

type Name = "vendi" | "ndryshimi" | "nderrimi";

/** The label of the goods above, the digits as they were typed below it. */
const module = 3.2;
const bars = { x: 28, top: 10, bottom: 74 };
const pitch = 25.4;
const digitX = (place: number) => 28 + pitch * place;
const [typedY, handleY] = [120, 146];
/** Gauss' clock with ten marks. */
const clock = { x: 94, y: 236, radius: 54 };

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

/** The digits as the cashier typed them. */
function typed({ vendi, ndryshimi, nderrimi }: Values<Name>): number[] {
  const place = vendi - 1;
  return nderrimi === 1 ? swapped(code, place) : misread(code, place, ndryshimi);
}

const differs = ({ vendi }: Values<Name>) => Math.abs((code[vendi - 1] as number) - (code[vendi] as number));

function verdict(values: Values<Name>): string {
  if (values.nderrimi === 0 && values.ndryshimi === 0) return "pa gabim";
  return isTaken(typed(values)) ? "arka s’e vë re" : "arka e kap";
}

function View({ values }: { values: Values<Name> }) {
  const digits = typed(values);
  const sum = checkSum(digits);
  const rest = sum % 10;
  const place = values.vendi - 1;
  const pair = digitX(place) + pitch / 2;
  const circle = Array.from({ length: 61 }, (_, i) => onClock(i / 6, clock.radius));
  return (
    <>
      <path d={drawnBars} fill="currentColor" />
      <Label at={[bars.x, 99]} anchor="start" italic>
        shtypur me dorë:
      </Label>
      <Area
        points={[
          [digitX(place) - 11, typedY - 16],
          [digitX(place + 1) + 11, typedY - 16],
          [digitX(place + 1) + 11, typedY + 8],
          [digitX(place) - 11, typedY + 8],
        ]}
        outline={1}
      />
      {digits.map((digit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place.
        <Label key={i} at={[digitX(i), typedY]} spot={digit !== code[i]}>
          {digit === code[i] ? digit : <tspan fontWeight="700">{digit}</tspan>}
        </Label>
      ))}
      {digits.map((_, i) =>
        i % 2 === 0 || Math.abs(digitX(i) - pair) < 30 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place.
          <Label key={i} at={[digitX(i), typedY + 23]}>
            × 3
          </Label>
        ),
      )}
      <Area points={circle} fill={rest === 0 ? "tint" : "paper"} outline={2} />
      {Array.from({ length: 10 }, (_, mark) => onClock(mark, clock.radius - 14)).map(([x, y], mark) => (
        <Label key={`${x} ${y}`} at={[x, y + 5]} spot={mark === rest}>
          {mark}
        </Label>
      ))}
      <Line points={[[clock.x, clock.y], onClock(rest, clock.radius - 25)]} weight={3} spot />
      <circle cx={clock.x} cy={clock.y} r="4" fill="var(--spot)" />
      <Label at={[178, 216]} anchor="start">
        {`shuma S = ${sum}`}
      </Label>
      <Label at={[178, 240]} anchor="start">
        {`mbetja ${rest}`}
      </Label>
      <Label at={[178, 264]} anchor="start" spot>
        {verdict(values)}
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

/** A barcode typed with one error, and the clock of ten marks that sees it or does not. */
export const till: TouchModel<Name> = {
  title: "Gabimi që arka s’e sheh",
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
