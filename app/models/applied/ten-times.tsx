import { formatNumber } from "../../magazine/albanian";
import { clamp } from "../../play/clamp";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Label, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { Action, TouchModel, Values } from "../kit/touch-model";
import { mainThing, seenAt, things } from "./powers-of-ten";

type Name = "fuqia";

/** The lens whose lowest point all circles share, and the scale below it. */
const lens = { x: 180, floor: 200, r: 88 };
const scale = { left: 22, right: 338, y: 238, least: -10, most: 21 };

const along = (power: number) =>
  scale.left + ((scale.right - scale.left) * (power - scale.least)) / (scale.most - scale.least);
const powers = Array.from({ length: scale.most - scale.least + 1 }, (_, i) => scale.least + i);

/** Familiar units of length, from the largest. Each applies from a length on, and is so many metres. */
const units: readonly (readonly [from: number, metres: number, unit: string])[] = [
  [1.2e16, 9.461e15, "vjet dritë"],
  [1e12, 1e12, "miliardë km"],
  [1e9, 1e9, "milionë km"],
  [1e3, 1e3, "km"],
  [1, 1, "m"],
  [1e-3, 1e-3, "mm"],
  [1e-6, 1e-6, "µm"],
  [0, 1e-9, "nm"],
];

/** Units that have another form after one. */
const singular: Readonly<Record<string, string>> = {
  "vjet dritë": "vit dritë",
  "miliardë km": "miliard km",
  "milionë km": "milion km",
};

/** A length with a unit in which it is neither long nor short. Two digits serve a view; a thing is told with three. */
function lengthText(metres: number, digits = 2): string {
  const [, unit, name] = units.find(([from]) => metres >= from * 0.999) ?? [0, 1, "m"];
  const value = Number((metres / unit).toPrecision(digits));
  return quantity(value, value < 1 ? 2 : value < 9.95 ? 1 : 0, value === 1 ? (singular[name] ?? name) : name);
}

/** Draws ten with its exponent, raised by a second text. Not every font has superscript digits. */
function Power({ at, power }: { at: Point; power: number }) {
  return (
    <Label at={at}>
      10
      <tspan dy="-6" fontSize="0.94em">
        {formatNumber(power)}
      </tspan>
    </Label>
  );
}

function View({ values: { fuqia } }: { values: Values<Name> }) {
  const seen = [...seenAt(fuqia)].reverse();
  const main = mainThing(fuqia);
  const width = lengthText(10 ** fuqia);
  return (
    <>
      <circle
        cx={lens.x}
        cy={lens.floor - lens.r}
        r={lens.r}
        fill="none"
        stroke="currentColor"
        strokeWidth="1"
        strokeDasharray="2 4"
      />
      {seen.map(({ name, share }, i) => (
        <circle
          key={name}
          cx={lens.x}
          cy={rounded(lens.floor - share * lens.r)}
          r={rounded(share * lens.r)}
          fill={i % 2 === 0 ? "var(--tint)" : "var(--color-paper)"}
          stroke={i === 0 ? "var(--spot)" : "currentColor"}
          strokeWidth={i === 0 ? 3 : 1.6}
        />
      ))}
      {seen.map(({ name, share }, i) =>
        share * lens.r < 7 ? null : (
          <Label
            key={name}
            at={[lens.x, Math.max(22, lens.floor - 2 * share * lens.r + (i === 0 && share > 0.3 ? 26 : -8))]}
          >
            {name}
          </Label>
        ),
      )}
      <Segment from={[lens.x - lens.r, lens.floor + 8]} to={[lens.x + lens.r, lens.floor + 8]} weight={2.6} spot />
      <Label at={width.length > 12 ? [354, lens.floor + 1] : [318, lens.floor + 12]} anchor="end" spot>
        {width}
      </Label>
      <Segment from={[scale.left, scale.y]} to={[scale.right, scale.y]} weight={2} />
      {powers.map((power) => (
        <Segment
          key={power}
          from={[along(power), scale.y]}
          to={[along(power), scale.y + (power % 3 === 0 ? 9 : 5)]}
          weight={power % 3 === 0 ? 1.8 : 1}
        />
      ))}
      {powers
        .filter((power) => power % 6 === 0)
        .map((power) => (
          <Power key={power} at={[along(power), scale.y + 26]} power={power} />
        ))}
      {things.map(({ name, size }) => (
        <circle key={name} cx={rounded(along(Math.log10(size)))} cy={scale.y - 7} r="2.4" fill="currentColor" />
      ))}
      <Label at={[lens.x, 296]} spot large>
        {seen.length === 0 ? `${main.name} s’nxihet në pamje` : `${main.name}: ${lengthText(main.size, 3)}`}
      </Label>
      <Handle
        name="fuqia"
        at={[along(fuqia), scale.y]}
        valuesAt={([x]) => ({
          fuqia: scale.least + ((x - scale.left) * (scale.most - scale.least)) / (scale.right - scale.left),
        })}
      />
    </>
  );
}

const times = (label: string, powers: number): Action<Name> => ({
  label,
  apply: (values) => {
    const fuqia = clamp(values.fuqia + powers, scale.least, scale.most);
    return fuqia === values.fuqia ? values : { fuqia };
  },
});

/** From the atom to the galaxy by powers of ten. The middle of the scale is not a person but a country. */
export const tenTimes: TouchModel<Name> = {
  title: "Dhjetë herë më larg",
  settings: {
    fuqia: {
      label: "Fuqia e dhjetës, në metra",
      unit: "",
      min: scale.least,
      max: scale.most,
      step: 0.5,
      digits: 1,
      start: 0.5,
      by: "handle",
    },
  },
  question: {
    text: "Shumëzo atomin me një numër, pastaj prapë me po atë, dhe arrin galaktikën. Ç’del në mes?",
    choices: ["Njeriu", "Shqipëria", "Dielli"],
    right: 1,
    because:
      "Nga atomi te galaktika ka 31 fuqi të dhjetës. Gjysma e tyre të sjell te rreth 320 km, gati sa Shqipëria nga veriu në jug. Njeriu është dhjetë fuqi mbi atomin, por mbi njëzet nën galaktikën.",
    shown: ({ fuqia }) => fuqia === 5.5,
  },
  actions: [times("1000 herë më larg", 3), times("1000 herë më afër", -3)],
  View,
  height: 306,
  describe: ({ fuqia }) => {
    const main = mainThing(fuqia);
    const others = seenAt(fuqia).map(({ name }) => name);
    return `Pamja është ${lengthText(10 ** fuqia)} e gjerë, 10 në fuqinë ${formatNumber(fuqia)} metra. ${others.length === 0 ? "Në pamje s’nxihet asgjë; më afër në shkallë" : `Në pamje: ${others.join(", ")}; më e madhja`}: ${main.name}, ${lengthText(main.size, 3)}.`;
  },
  readings: ({ fuqia }) => [
    ["Fuqia", formatNumber(fuqia)],
    ["Pamja", lengthText(10 ** fuqia)],
  ],
  samples: [-10, 0.5, 5.5, 9.5, 21].map((fuqia) => ({ fuqia })),
  columns: [
    { head: "fuqia e dhjetës", cell: ({ fuqia }) => formatNumber(fuqia) },
    { head: "pamja", cell: ({ fuqia }) => lengthText(10 ** fuqia) },
    { head: "në pamje", cell: ({ fuqia }) => (seenAt(fuqia).length === 0 ? "–" : mainThing(fuqia).name) },
  ],
};
