import { formatNumber } from "../../magazine/albanian";
import { toDegrees, toRadians } from "../../play/angle";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { Action, TouchModel, Values } from "../kit/touch-model";
import { onSlope } from "./friction-on-slope";

type Name = "kendi" | "masa";

/** The board's hinge and length; where along it the crate rests, and where it is drawn while it slides. */
const hinge: Point = [30, 218];
const length = 246;
const [resting, sliding] = [176, 120];
/** The crate's width and the height of each of its layers of 20 kg. */
const width = 64;
const layer = { mass: 20, height: 14 };
/** The bars of the forces: units for one N, and their left edge. */
const bars = { scale: 0.5, left: 10 };
const arrowScale = 0.16;

/** A point by its way along the board and its height above it. */
function onBoard(angle: number, along: number, above = 0): Point {
  const radians = toRadians(angle);
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [hinge[0] + along * cos - above * sin, hinge[1] - along * sin - above * cos];
}

function Arrow({ from, to, spot = false }: { from: Point; to: Point; spot?: boolean }) {
  const way = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (way < 3) return null;
  const [dx, dy] = [(to[0] - from[0]) / way, (to[1] - from[1]) / way];
  const head = Math.min(9, way);
  const neck: Point = [to[0] - head * dx, to[1] - head * dy];
  const side = (sign: 1 | -1): Point => [neck[0] - sign * 5 * dy, neck[1] + sign * 5 * dx];
  return (
    <>
      <Line points={[from, neck]} weight={3} spot={spot} />
      <path
        d={`M${[to, side(1), side(-1)].map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L")}Z`}
        fill={spot ? "var(--spot)" : "currentColor"}
      />
    </>
  );
}

/** The crate in its layers. */
function Crate({ angle, along, layers }: { angle: number; along: number; layers: number }) {
  const [front, rear] = [along - width / 2, along + width / 2];
  const box = (from: number, to: number) => [
    onBoard(angle, front, from),
    onBoard(angle, rear, from),
    onBoard(angle, rear, to),
    onBoard(angle, front, to),
  ];
  return Array.from({ length: layers }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a layer is nothing but its place.
    <Area key={i} points={box(i * layer.height, (i + 1) * layer.height)} fill="paper" outline={2} />
  ));
}

const bar = (newtons: number, top: number, height: number): Point[] => {
  const right = bars.left + bars.scale * newtons;
  return [
    [bars.left, top],
    [right, top],
    [right, top + height],
    [bars.left, top + height],
  ];
};

function View({ values: { kendi, masa } }: { values: Values<Name> }) {
  const { pull, limit, friction, slips } = onSlope(masa, kendi);
  const layers = Math.round(masa / layer.mass);
  const along = slips ? sliding : resting;
  const end = onBoard(kendi, length);
  const middle = (layers * layer.height) / 2;
  const [front, rear] = [along - width / 2, along + width / 2];
  return (
    <>
      <Line
        points={[
          [8, hinge[1] + 4],
          [352, hinge[1] + 4],
        ]}
        weight={1}
      />
      <Line points={[end, [end[0], hinge[1] + 4]]} weight={1} dashed />
      <Line points={[hinge, end]} weight={2.8} />
      <circle cx={hinge[0]} cy={hinge[1]} r="4" fill="currentColor" />
      {slips ? (
        <Line points={[onBoard(kendi, rear + 8, 7), onBoard(kendi, resting + width / 2, 7)]} weight={1.5} dashed />
      ) : null}
      <Crate angle={kendi} along={along} layers={layers} />
      <Arrow from={onBoard(kendi, front, middle)} to={onBoard(kendi, front - arrowScale * pull, middle)} />
      <Arrow from={onBoard(kendi, along, -7)} to={onBoard(kendi, along + arrowScale * friction, -7)} spot />
      <Label at={onBoard(kendi, rear, layers * layer.height + 9)} anchor="end">
        {quantity(masa, 0, "kg")}
      </Label>
      <Label at={[end[0] + 18, end[1] - 5]} anchor="start">
        {`${formatNumber(kendi, 1)}°`}
      </Label>
      {slips ? (
        <Label at={[352, 20]} anchor="end" spot>
          rrëshqet
        </Label>
      ) : null}
      <Label at={[bars.left, 244]} anchor="start">
        {`e tërheq poshtë ${quantity(pull, 0, "N")}`}
      </Label>
      <Area points={bar(pull, 250, 8)} fill="paper" />
      <Label at={[bars.left, 282]} anchor="start" spot>
        {`fërkimi ${quantity(friction, 0, "N")}, në prehje deri në ${quantity(limit, 0, "N")}`}
      </Label>
      <Area points={bar(limit, 288, 16)} />
      <Area points={bar(friction, 292, 8)} fill="spot" outline={0} />
      <Handle
        name="kendi"
        at={end}
        valuesAt={([x, y]) => ({
          kendi: toDegrees(Math.atan2(Math.max(0, hinge[1] - y), Math.max(1, x - hinge[0]))),
        })}
      />
    </>
  );
}

const load = (change: number, label: string): Action<Name> => ({
  label,
  apply: (values) => {
    const masa = values.masa + change;
    return masa < layer.mass || masa > 80 ? values : { ...values, masa };
  },
});

/** A loaded crate on a board that is tilted: pull and limit grow together, so the angle stays. */
export const tiltedBoard: TouchModel<Name> = {
  title: "Dërrasa që ngrihet",
  settings: {
    kendi: { label: "Këndi i dërrasës", unit: "°", min: 0, max: 45, step: 0.5, digits: 1, start: 20, by: "handle" },
    masa: { label: "Masa e arkës", unit: "kg", min: 20, max: 80, step: 20, digits: 0, start: 40, by: "buttons" },
  },
  question: {
    text: "Ngarkoje arkën deri në dyfish dhe ngrije dërrasën. Kur niset tani?",
    choices: ["Më herët: tërhiqet më fort", "Te i njëjti kënd", "Më vonë: shtypet më fort"],
    right: 1,
    because:
      "Dyfishohet tërheqja poshtë, por edhe shtypja mbi dërrasë, pra edhe fërkimi që mund ta mbajë. Raporti i tyre varet vetëm nga pjerrësia: arka niset afër 26,6°, ku tangjentja kalon 0,5.",
    shown: ({ kendi, masa }) => masa >= 80 && onSlope(masa, kendi).slips,
  },
  View,
  height: 312,
  describe: ({ kendi, masa }) => {
    const { pull, limit, friction, slips, acceleration } = onSlope(masa, kendi);
    const state = slips
      ? `Arka rrëshqet me nxitim ${quantity(acceleration, 1, "m/s²")}; fërkimi ka rënë në ${quantity(friction, 0, "N")}`
      : `Arka rri; fërkimi e baraspeshon me ${quantity(friction, 0, "N")}`;
    return `Dërrasa është ${formatNumber(kendi, 1)}° e pjerrët, arka ${quantity(masa, 0, "kg")}. Poshtë e tërheqin ${quantity(pull, 0, "N")}; në prehje fërkimi mund të mbajë deri në ${quantity(limit, 0, "N")}. ${state}.`;
  },
  readings: ({ kendi, masa }) => {
    const { slips, acceleration } = onSlope(masa, kendi);
    return [
      ["Këndi", `${formatNumber(kendi, 1)}°`],
      ["Masa", quantity(masa, 0, "kg")],
      ["Nxitimi", slips ? quantity(acceleration, 1, "m/s²") : "rri"],
    ];
  },
  actions: [load(20, "Ngarko edhe 20 kg"), load(-20, "Shkarko 20 kg")],
  samples: [
    { kendi: 20, masa: 40 },
    { kendi: 20, masa: 80 },
    { kendi: 26.5, masa: 80 },
    { kendi: 27, masa: 40 },
    { kendi: 27, masa: 80 },
  ],
  columns: [
    { head: "këndi", cell: ({ kendi }) => `${formatNumber(kendi, 1)}°` },
    { head: "masa (kg)", cell: ({ masa }) => formatNumber(masa, 0) },
    { head: "tërheqja (N)", cell: ({ kendi, masa }) => formatNumber(onSlope(masa, kendi).pull, 0) },
    { head: "kufiri (N)", cell: ({ kendi, masa }) => formatNumber(onSlope(masa, kendi).limit, 0) },
    { head: "arka", cell: ({ kendi, masa }) => (onSlope(masa, kendi).slips ? "rrëshqet" : "rri") },
  ],
};
