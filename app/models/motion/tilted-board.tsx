import { formatNumber } from "../../magazine/albanian";
import { toDegrees, toRadians } from "../../play/angle";
import { quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Area, Box, Label, Line, rectangle, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { Action, TouchModel, Values } from "../kit/touch-model";
import { onSlope } from "./friction-on-slope";

type Name = "kendi" | "masa";

/** The board's hinge, length and thickness. Then come the crate's positions along it, at rest and while it slides. */
const hinge: Point = [26, 214];
const [length, thick] = [246, 7];
const [resting, sliding] = [172, 112];
/** The crate's width, height of a layer of 20 kg, shift of its far side. */
const width = 64;
const layer = { mass: 20, height: 16 };
const behind: Point = [11, -8];
/** The bars of the forces: units for one N, and their left edge. */
const bars = { scale: 0.56, left: 12 };
const arrowScale = 0.14;
/** Radius of the scale on which the board's angle is read. */
const arc = length + 22;

/** Returns a point from its distance along the board and its height above it. */
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
      <Segment from={from} to={neck} weight={3} spot={spot} />
      <path
        d={`M${[to, side(1), side(-1)].map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L")}Z`}
        fill={spot ? "var(--spot)" : "currentColor"}
      />
    </>
  );
}

/** Draws the crate in its layers, its far side hatched. */
function Crate({ angle, along, layers }: { angle: number; along: number; layers: number }) {
  const [front, rear] = [along - width / 2, along + width / 2];
  const lid = layers * layer.height;
  const back = ([x, y]: Point): Point => [x + behind[0], y + behind[1]];
  const [low, high, far] = [onBoard(angle, rear), onBoard(angle, rear, lid), onBoard(angle, front, lid)];
  const side = [low, high, back(high), back(low)];
  return (
    <>
      <Area points={side} fill="paper" outline={0} />
      <Hatch points={side} spacing={3} degrees={-angle - 90} />
      <Line points={[low, back(low), back(high), high]} />
      <Area points={[high, back(high), back(far), far]} fill="paper" />
      {Array.from({ length: layers }, (_, i) => {
        const [from, to] = [i * layer.height, (i + 1) * layer.height];
        return (
          <Area
            // biome-ignore lint/suspicious/noArrayIndexKey: a layer has no identity but its index.
            key={i}
            points={[
              onBoard(angle, front, from),
              onBoard(angle, rear, from),
              onBoard(angle, rear, to),
              onBoard(angle, front, to),
            ]}
            outline={2}
          />
        );
      })}
    </>
  );
}

/** Returns the left and right side of a force's bar. */
const barOf = (newtons: number) => [bars.left, bars.left + bars.scale * newtons] as const;

/** Ticks at every fifth degree, longer at the tens. */
const ticks = Array.from({ length: 10 }, (_, i) => 5 * i).map((degrees) =>
  path([onBoard(degrees, arc), onBoard(degrees, arc + (degrees % 10 === 0 ? 9 : 5))]),
);

function View({ values: { kendi, masa } }: { values: Values<Name> }) {
  const { pull, limit, friction, slips } = onSlope(masa, kendi);
  const layers = Math.round(masa / layer.mass);
  const along = slips ? sliding : resting;
  const end = onBoard(kendi, length);
  const middle = (layers * layer.height) / 2;
  const [front, rear] = [along - width / 2, along + width / 2];
  const board = [hinge, end, onBoard(kendi, length, -thick), onBoard(kendi, 0, -thick)];
  const ground = hinge[1] + thick + 1;
  return (
    <>
      <Segment from={[8, ground]} to={[352, ground]} weight={2} />
      <Line points={Array.from({ length: 13 }, (_, i) => onBoard((45 * i) / 12, arc))} weight={1} />
      <path d={ticks.join("")} stroke="currentColor" />
      {[0, 10, 20, 30, 40].map((degrees) => (
        <Label key={degrees} at={[onBoard(degrees, arc + 22)[0], onBoard(degrees, arc + 22)[1] + 3]}>
          {`${degrees}°`}
        </Label>
      ))}
      <Segment from={end} to={onBoard(kendi, arc + 2)} weight={2} spot />
      <Area points={board} outline={0} />
      <Hatch points={board} spacing={2.4} degrees={-kendi} />
      <Area points={board} fill="none" outline={1.6} />
      <circle cx={hinge[0]} cy={hinge[1] + 3} r="4" fill="currentColor" />
      {slips ? (
        <Segment from={onBoard(kendi, rear + 18, 7)} to={onBoard(kendi, resting + width / 2, 7)} weight={2} dashed />
      ) : null}
      <Crate angle={kendi} along={along} layers={layers} />
      <Arrow from={onBoard(kendi, front, middle)} to={onBoard(kendi, front - arrowScale * pull, middle)} />
      <Arrow
        from={onBoard(kendi, along, -thick - 7)}
        to={onBoard(kendi, along + arrowScale * friction, -thick - 7)}
        spot
      />
      <Label at={[12, 28]} anchor="start" spot large>
        {slips ? "rrëshqet" : "rri"}
      </Label>
      <Label at={[12, 47]} anchor="start">
        {`${formatNumber(kendi, 1)}°, ${quantity(masa, 0, "kg")}`}
      </Label>
      <Label at={[bars.left, 242]} anchor="start">
        {`e tërheqin poshtë ${quantity(pull, 0, "N")}`}
      </Label>
      <path d={path(rectangle(barOf(pull), [248, 261]), true)} fill="currentColor" />
      <Label at={[bars.left, 281]} anchor="start" spot>
        {`fërkimi ${quantity(friction, 0, "N")}, në prehje deri në ${quantity(limit, 0, "N")}`}
      </Label>
      <Box x={barOf(limit)} y={[287, 305]} />
      <Box x={barOf(friction)} y={[290, 302]} fill="spot" outline={0} />
      {slips ? null : (
        <Segment
          from={[bars.left + bars.scale * limit, 245]}
          to={[bars.left + bars.scale * limit, 264]}
          weight={2.4}
          spot
        />
      )}
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

/** A loaded crate on a tilted board. Pull and friction limit grow together, so the angle of slipping is the same. */
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
      "Dyfishohet tërheqja poshtë, por edhe shtypja mbi dërrasë, pra edhe fërkimi që mund ta mbajë. Raporti i tyre varet vetëm nga pjerrësia: arka niset afër 26,6°, ku tangjenti kalon 0,5.",
    shown: ({ kendi, masa }) => masa === 80 && kendi <= 28 && onSlope(masa, kendi).slips,
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
    const { acceleration } = onSlope(masa, kendi);
    return [
      ["Këndi", `${formatNumber(kendi, 1)}°`],
      ["Masa", quantity(masa, 0, "kg")],
      ["Nxitimi", quantity(acceleration, 1, "m/s²")],
    ];
  },
  actions: [load(20, "Ngarko 20 kg"), load(-20, "Hiq 20 kg")],
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
