/**
 * A tennis ball dropped from 2.54 m on concrete rises to 1.41 m. It has 58 g; the height is the middle of the 135 to
 * 147 cm that the ITF asks (Rules of Tennis, appendix I). Each flight m·g·y + m·v²/2 stays the same (no air); each
 * bounce keeps 1.41/2.54 of it, the rest heats ball and ground. The bounce itself, some thousandths of a second, is
 * drawn as a step.
 */
import { fit, polyline, round, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, rect, segment } from "../kit/shapes";

const [mass, gravity, drop, rise] = [0.058, 9.81, 2.54, 1.41];

/** Returns the mechanical energy after `bounces` bounces, in joules. */
export const mechanical = (bounces: number): number => mass * gravity * drop * (rise / drop) ** bounces;

interface Flight {
  from: number;
  to: number;
  apex: number;
  energy: number;
}

/** Returns the flights from the release on, times in seconds. The first is only the falling half. */
export const flights = (count: number): Flight[] => {
  const list: Flight[] = [];
  let from = 0;
  for (let i = 0; i < count; i++) {
    const energy = mechanical(i);
    const fall = Math.sqrt((2 * energy) / mass) / gravity;
    const apex = i === 0 ? 0 : from + fall;
    list.push({ from, to: apex + fall, apex, energy });
    from = apex + fall;
  }
  return list;
};

/** Returns the potential energy in joules at `t` seconds of a flight. */
export const potential = ({ apex, energy }: Flight, t: number): number =>
  energy - (mass * (gravity * (t - apex)) ** 2) / 2;

const [left, bottom, perSecond, perJoule] = [66, 424, 174, 226];
const toPicture = ([t, joules]: Vec2): Vec2 => [left + perSecond * t, bottom - perJoule * joules];
const shown = flights(5);
const end = shown.at(-1)?.to ?? 0;
const arch = (flight: Flight): Vec2[] =>
  sample(flight.from, flight.to, 40, (t) => toPicture([t, potential(flight, t)]));
const stairs = shown.flatMap(({ from, to, energy }): Vec2[] => [toPicture([from, energy]), toPicture([to, energy])]);
const [floorLeft, floorRight] = [toPicture([0, 0]), toPicture([end, 0])];
const inside = shown
  .map((flight) => `${fit(arch(flight), 0.6)}L${round(toPicture([flight.from, 0])[0])} ${bottom}z`)
  .join("");

/** Vertical strokes under the arches, 9 units apart. */
const strokes: string[] = [];
for (let x = left + 9; x < floorRight[0] - 4; x += 9) {
  const t = (x - left) / perSecond;
  const flight = shown.find(({ from, to }) => t >= from && t < to);
  const y = flight ? toPicture([t, potential(flight, t)])[1] : bottom;
  if (bottom - y > 4) strokes.push(`M${x} ${bottom}V${round(y)}`);
}

const comma = (value: number) => (value === 1 || value === 0.5 ? String(value) : value.toFixed(2)).replace(".", ",");
const joules = (value: number) => `${comma(value)}\u00a0J`;
const legend = (x: number, text: string, swatch: string) =>
  swatch + mark("medium", rect(x, 18, 34, 26)) + label(x + 44, 40, text);

export default {
  name: "energjia-e-topit",
  subject: "physics",
  width: 720,
  height: 500,
  title: "Energjia e një topi tenisi që kërcen",
  description:
    "Energjia sipas kohës. Harqet janë energjia potenciale, pjesa mes tyre dhe shkallës vjollcë është kinetike. " +
    "Në çdo kërcim shkalla zbret: 0,64, pastaj 0,36, pastaj 0,20 xhaulë kalojnë në energji termike. Shuma mbetet 1,45 xhaulë.",
  style: ".l{stroke-width:16}",
  body:
    mark("tint", polyline([...stairs, floorRight, floorLeft], { close: true })) +
    mark("paperFill", inside) +
    mark("thin", strokes.join("")) +
    mark("thin", shown.map((flight) => fit(arch(flight), 0.6)).join("")) +
    mark("dotted", segment(toPicture([0, mechanical(0)]), [708, toPicture([0, mechanical(0)])[1]])) +
    mark(
      "medium",
      axes({
        left,
        right: 710,
        top: 66,
        bottom,
        xTicks: [1, 2, 3].map((t) => toPicture([t, 0])[0]),
        yTicks: [0.5, 1, mechanical(0)].map((e) => toPicture([0, e])[1]),
      }),
    ) +
    mark("spot", polyline(stairs)) +
    [0, 1, 2]
      .map((i) => {
        const [x, y] = toPicture([shown[i]?.to ?? 0, (mechanical(i) + mechanical(i + 1)) / 2]);
        return label(x + 14, y + 9, joules(mechanical(i) - mechanical(i + 1)), { tone: "spot", bold: true });
      })
      .join("") +
    [0.5, 1, mechanical(0)]
      .map((e) => label(left - 10, toPicture([0, e])[1] + 9, comma(e), { anchor: "end" }))
      .join("") +
    label(left - 14, 74, "J", { anchor: "end" }) +
    [1, 2, 3].map((t) => label(toPicture([t, 0])[0], bottom + 40, String(t), { anchor: "middle" })).join("") +
    label(710, bottom + 40, "s", { anchor: "end" }) +
    legend(66, "potenciale", mark("thin", [75, 84, 92].map((x) => `M${x} 18v26`).join(""))) +
    legend(282, "kinetike", mark("tint", rect(282, 18, 34, 26))) +
    legend(476, "termike", ""),
} satisfies Picture;
