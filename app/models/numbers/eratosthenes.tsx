import { Segment, Ticks } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { isCrossed, last, leastFactor, leftBy, newlyCrossed, nextPrime } from "./sieve";

type Name = "deri";

/** Ten rows of ten numbers, and the scale of the handle below them. */
const field = { left: 20, top: 6, wide: 32, high: 21 };
const scale = { left: 26, right: 334, y: 240, first: 1, most: 50 };

const cell = (n: number): Point => [
  field.left + field.wide * ((n - 1) % 10),
  field.top + field.high * Math.floor((n - 1) / 10),
];
const across = (n: number) =>
  scale.left + ((scale.right - scale.left) * (n - scale.first)) / (scale.most - scale.first);

const numbers = Array.from({ length: last }, (_, i) => i + 1);
const boxes = (chosen: readonly number[]) =>
  chosen
    .map(cell)
    .map(([x, y]) => `M${x} ${y}h${field.wide}v${field.high}h${-field.wide}Z`)
    .join("");
const strokes = (chosen: readonly number[]) =>
  chosen
    .map(cell)
    .map(([x, y]) => `M${x + 5} ${y + field.high - 3}L${x + field.wide - 5} ${y + 3}`)
    .join("");

function View({ values: { deri } }: { values: Values<Name> }) {
  const crossed = numbers.filter((n) => isCrossed(n, deri));
  const kept = numbers.filter((n) => n > 1 && !isCrossed(n, deri));
  return (
    <>
      <path d={boxes(kept)} fill="var(--tint)" />
      <path d={boxes(numbers)} fill="none" stroke="currentColor" strokeWidth="0.6" />
      {numbers.map((n) => {
        const [x, y] = cell(n);
        return (
          <text key={n} x={x + field.wide / 2} y={y + 15} textAnchor="middle" fontSize="13" fill="currentColor">
            {n}
          </text>
        );
      })}
      <path d={strokes(crossed.filter((n) => leastFactor(n) < deri))} stroke="currentColor" strokeWidth="1.2" />
      <path d={strokes(crossed.filter((n) => leastFactor(n) === deri))} stroke="var(--spot)" strokeWidth="3.2" />
      {deri === 1 ? null : <path d={boxes([deri])} fill="none" stroke="var(--spot)" strokeWidth="3" />}
      <Segment from={[scale.left, scale.y]} to={[scale.right, scale.y]} />
      <Ticks at={[1, 10, 20, 30, 40, 50]} along={across} y={[scale.y, scale.y + 6]} away={28} />
      <Handle
        name="deri"
        at={[across(deri), scale.y]}
        valuesAt={([x]) => ({
          deri: scale.first + ((x - scale.left) * (scale.most - scale.first)) / (scale.right - scale.left),
        })}
      />
    </>
  );
}

/** Describes the numbers that the handle's number has crossed out. The text is brief, so that no button moves. */
function done({ deri }: Values<Name>): string {
  const count = newlyCrossed(deri);
  return count === 0 ? "asgjë të re" : `${count} numra`;
}

/** The numbers up to 100, sieved with one handle. After 7 no new number is crossed out. */
export const eratosthenes: TouchModel<Name> = {
  title: "Sita e Eratostenit",
  settings: {
    deri: {
      label: "Fshi shumëfishat e numrave deri te",
      unit: "",
      min: scale.first,
      max: scale.most,
      step: 1,
      digits: 0,
      start: scale.first,
      by: "handle",
    },
  },
  question: {
    text: "Fshi shumëfishat e 2, 3, 4… deri në 100. Cili është numri i fundit që fshin diçka të re?",
    choices: ["7", "47", "97"],
    right: 0,
    because:
      "Numri mbi 1 që s’është i thjeshtë është prodhim i dy numrave më të mëdhenj se 1. Deri në 100, njëri prej tyre nuk e kalon 10-n, se 10 · 10 = 100. Prandaj 11 gjen vetëm numra të fshirë: 22, 33, … 99. I thjeshti i fundit deri në √100 është 7: kur ka fshirë edhe ai, mbeten 25 numra mbi 1, të gjithë të thjeshtë.",
    shown: ({ deri }) => deri >= 11,
  },
  actions: [
    {
      label: "I thjeshti tjetër",
      apply: (values) => (nextPrime(values.deri) > scale.most ? values : { deri: nextPrime(values.deri) }),
    },
  ],
  View,
  height: scale.y + 34,
  left: 15,
  describe: (values) =>
    `Numrat nga 1 deri në ${last}. Shumëfishat janë fshirë deri te numri ${values.deri}. Ky fshiu: ${done(values)}. Nga 2 deri në ${last} mbeten ${leftBy(values.deri)} numra.${values.deri < 8 ? "" : " I fundit që fshiu diçka të re ishte 7."}`,
  readings: (values) => [
    ["Numri", String(values.deri)],
    ["Fshiu", done(values)],
    ["Mbeten", String(leftBy(values.deri))],
  ],
  samples: [2, 3, 5, 7, 11].map((deri) => ({ deri })),
  columns: [
    { head: "numri", cell: ({ deri }) => String(deri) },
    { head: "fshiu", cell: done },
    { head: "mbeten", cell: ({ deri }) => String(leftBy(deri)) },
  ],
};
