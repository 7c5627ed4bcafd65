import { toRadians } from "../../play/angle";
import { path, rounded } from "../../play/svg-path";
import { Area, Label, rectangle, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { boxWeight, difference, halved, leanOf, type Pan, type Pans, withoutBox } from "./two-pans";

type Name = "majtas" | "djathtas" | "km" | "kd";

/** The beam's pivot, half its length, and the distance at which its pans hang. */
const pivot: Point = [180, 44];
const arm = 106;
const hang = 176;
/** Half a pan, a box's side, and a stone: a disc seen from the side. */
const half = 66;
const box = 29;
const stone = { width: 42, high: 9.6 };
/** Offset of the stones from a pan's middle, outwards; boxes are placed inwards from there. */
const outwards = 36;

const pansOf = ({ majtas, djathtas, km, kd }: Values<Name>): Pans => [
  { boxes: km, stones: majtas },
  { boxes: kd, stones: djathtas },
];

/** Returns the end of the beam. @param side −1 on the left, 1 on the right @param lean to the left, in degrees */
const endOf = (side: number, lean: number): Point => [
  pivot[0] + side * arm * Math.cos(toRadians(lean)),
  pivot[1] - side * arm * Math.sin(toRadians(lean)),
];

function BoxMark({ at: [x, y] }: { at: Point }) {
  const corners = rectangle([x, x + box], [y - box, y]);
  return (
    <>
      <Area points={corners} outline={2} />
      <Hatch points={corners} spacing={5} weight={0.6} />
      <circle cx={rounded(x + box / 2)} cy={rounded(y - box / 2)} r="9.5" fill="var(--color-paper)" />
      <Label at={[x + box / 2, y - box / 2 + 4]} italic>
        x
      </Label>
    </>
  );
}

/** Draws a pan with its boxes and stones, hanging from its end of the beam. */
function PanMark({ pan, side, lean }: { pan: Pan; side: number; lean: number }) {
  const [x, top] = endOf(side, lean);
  const y = top + hang;
  const rows = Array.from({ length: pan.boxes }, (_, i): Point => {
    const [column, row] = [i % 2, Math.floor(i / 2)];
    const inner = side * (13 - column * (box + 2));
    return [x + inner - (side > 0 ? box : 0), y - row * (box + 1) - 1];
  });
  const discs = Array.from({ length: pan.stones }, (_, i) => i);
  const bowl = `M${rounded(x - half)} ${rounded(y)}H${rounded(x + half)}C${rounded(x + 46)} ${rounded(y + 24)} ${rounded(x - 46)} ${rounded(y + 24)} ${rounded(x - half)} ${rounded(y)}Z`;
  return (
    <>
      <path
        d={
          path([
            [x - half, y],
            [x, top],
          ]) +
          path([
            [x, top],
            [x + half, y],
          ])
        }
        fill="none"
        stroke="currentColor"
      />
      {rows.map((corner) => (
        <BoxMark key={corner.join()} at={corner} />
      ))}
      {discs.map((i) => (
        <rect
          key={i}
          x={rounded(x + side * outwards - stone.width / 2)}
          y={rounded(y - 1 - (i + 1) * stone.high)}
          width={stone.width}
          height={stone.high - 1}
          rx="4"
          fill="var(--color-paper)"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      ))}
      <path d={bowl} fill="currentColor" />
    </>
  );
}

/** Writes a side of the equation: 3x + 2, x or 0. */
function sideOf({ boxes, stones }: Pan): string {
  const unknown = boxes === 0 ? [] : [boxes === 1 ? "x" : `${boxes}x`];
  const known = stones === 0 && boxes > 0 ? [] : [String(stones)];
  return [...unknown, ...known].join(" + ");
}

function equation(values: Values<Name>): string {
  const pans = pansOf(values);
  const sign = ["<", "=", ">"][Math.sign(difference(pans)) + 1];
  return `${sideOf(pans[0])} ${sign} ${sideOf(pans[1])}`.replaceAll(" ", "\u00a0");
}

function View({ values }: { values: Values<Name> }) {
  const pans = pansOf(values);
  const lean = leanOf(pans);
  const grip = (name: "majtas" | "djathtas", side: number) => {
    const [x, y] = endOf(side, lean);
    const above = 15;
    return (
      <Handle
        name={name}
        at={[x + side * outwards, y + hang - values[name] * stone.high - above]}
        valuesAt={([, down]) => ({ [name]: (pivot[1] + hang - above - down) / stone.high })}
      />
    );
  };
  return (
    <>
      <path
        d={`M172 ${pivot[1]}L168 256H192L188 ${pivot[1]}Z`}
        fill="var(--color-paper)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M132 264Q180 244 228 264Z" fill="currentColor" />
      <Segment from={endOf(-1, lean)} to={endOf(1, lean)} weight={6} />
      <Segment from={[pivot[0], 14]} to={[pivot[0], 30]} weight={2} />
      <Segment
        from={pivot}
        to={[pivot[0] - 34 * Math.sin(toRadians(lean)), pivot[1] - 34 * Math.cos(toRadians(lean))]}
        weight={3}
        spot
      />
      <circle cx={pivot[0]} cy={pivot[1]} r="8" fill="var(--color-paper)" stroke="currentColor" strokeWidth="2.4" />
      <PanMark pan={pans[0]} side={-1} lean={lean} />
      <PanMark pan={pans[1]} side={1} lean={lean} />
      <Label at={[180, 293]} spot large>
        {equation(values)}
      </Label>
      {grip("majtas", -1)}
      {grip("djathtas", 1)}
    </>
  );
}

/** Describes in words which pan is heavier. */
function leaning(values: Values<Name>): string {
  const more = difference(pansOf(values));
  return more === 0 ? "drejt" : more > 0 ? "anon majtas" : "anon djathtas";
}

const moved = (change: (pans: Pans) => Pans | null) => (values: Values<Name>) => {
  const pans = change(pansOf(values));
  return pans === null
    ? values
    : { majtas: pans[0].stones, djathtas: pans[1].stones, km: pans[0].boxes, kd: pans[1].boxes };
};

const boxes = (label: string, start: number) =>
  ({ label, unit: "", min: 0, max: 4, step: 1, digits: 0, start, by: "buttons" }) as const;
const stones = (label: string, start: number) =>
  ({ label, unit: "", min: 0, max: 12, step: 1, digits: 0, start, by: "handle" }) as const;

/** An equation as a balance. The same operation on both whole pans keeps it level, on a part of them it does not. */
export const balance: TouchModel<Name> = {
  title: "Dy pjata, një barazim",
  settings: {
    majtas: stones("Gurë majtas", 2),
    djathtas: stones("Gurë djathtas", 10),
    km: boxes("Kuti majtas", 3),
    kd: boxes("Kuti djathtas", 1),
  },
  question: {
    text: "Përgjysmo gurët e të dyja pjatave, kutitë jo: 1 majtas, 5 djathtas. Ç’bën peshorja?",
    choices: ["Rri drejt", "Anon majtas", "Anon djathtas"],
    right: 1,
    because:
      "Majtas hoqe 1 gur, djathtas 5: s’është e njëjta gjë. Peshorja rri drejt kur të dyjave u bën njësoj: hiq nga 2 gurë, hiq nga një kuti, pastaj përgjysmo gjithçka. Mbetet x = 4.",
    shown: ({ majtas, djathtas, km, kd }) => majtas === 1 && djathtas === 5 && km === 3 && kd === 1,
  },
  actions: [
    { label: "Hiq nga një kuti", apply: moved(withoutBox) },
    { label: "Përgjysmo gjithçka", apply: moved(halved) },
  ],
  View,
  height: 302,
  describe: (values) =>
    `Peshore me kuti të barabarta dhe gurë. Kuti majtas ${values.km}, djathtas ${values.kd}; gurë majtas ${values.majtas}, djathtas ${values.djathtas}: ${equation(values)}. Peshorja ${leaning(values) === "drejt" ? "rri drejt" : leaning(values)}.`,
  readings: (values) => [
    ["Peshorja", leaning(values)],
    ["Ndryshimi, në gurë", String(Math.abs(difference(pansOf(values))))],
  ],
  samples: [
    { majtas: 2, djathtas: 10, km: 3, kd: 1 },
    { majtas: 0, djathtas: 8, km: 3, kd: 1 },
    { majtas: 0, djathtas: 8, km: 2, kd: 0 },
    { majtas: 0, djathtas: boxWeight, km: 1, kd: 0 },
    { majtas: 1, djathtas: 5, km: 3, kd: 1 },
  ],
  columns: [
    { head: "pjatat", cell: equation },
    { head: "peshorja", cell: leaning },
  ],
};
