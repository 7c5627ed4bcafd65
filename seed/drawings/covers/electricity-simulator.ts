/**
 * A series circuit whose wire shows its potential as the width of a band. Three cells raise it by 1.5 V each; the
 * resistor (5 Ω) and the lamp (10 Ω) lower it in the ratio of their resistances. Over the whole loop rises and falls
 * add up to zero (Kirchhoff's second law). The carriers have equal distances everywhere, because the current is the
 * same. The lamp is lit.
 */
import { numbers, polyline, round, sample, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect, segment } from "../kit/shapes";

export const [cell, cells, lamp, resistor] = [1.5, 3, 10, 5];
/** Current in ampere. */
export const current = (cell * cells) / (lamp + resistor);
const [full, rest] = [cell * cells, current * lamp];

/** A straight piece of the loop, and the potential at both its ends in volt. */
interface Stretch {
  from: Vec2;
  to: Vec2;
  start: number;
  end: number;
}
const stretch = (from: Vec2, to: Vec2, start: number, end = start): Stretch => ({ from, to, start, end });

const [left, right, top, bottom] = [170, 990, 312, 640];
const bulb: Vec2 = [560, top];
const glass = 104;
const [high, low] = [404, 548];
const plates = [500, 570, 640];
/** The loop in the direction of the current, from the negative pole of the battery. */
export const loop: readonly Stretch[] = [
  stretch([left, bottom], [466, bottom], 0),
  ...plates.map((x, i) => stretch([x - 35, bottom], [x + 35, bottom], cell * i, cell * (i + 1))),
  stretch([675, bottom], [right, bottom], full),
  stretch([right, bottom], [right, low], full),
  stretch([right, low], [right, high], full, rest),
  stretch([right, high], [right, top], rest),
  stretch([right, top], [bulb[0] + glass, top], rest),
  stretch([bulb[0] + glass, top], [bulb[0] - glass, top], rest, 0),
  stretch([bulb[0] - glass, top], [left, top], 0),
  stretch([left, top], [left, bottom], 0),
];

/** Width of the band for each volt. */
const perVolt = 25;
/** Returns the outward normal of a stretch. The loop runs anticlockwise, so the band is below, right, above. */
const outward = ({ from, to }: Stretch): Vec2 => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
};
const off = ([x, y]: Vec2, [u, v]: Vec2, volt: number): Vec2 => [x + u * volt * perVolt, y + v * volt * perVolt];
const crest = loop.flatMap((s, i): Vec2[] => {
  const n = outward(s);
  const next = loop[(i + 1) % loop.length] as Stretch;
  const m = outward(next);
  const ends = [off(s.from, n, s.start), off(s.to, n, s.end)];
  // At a corner the band continues as a square.
  return n[0] === m[0] && n[1] === m[1] ? ends : [...ends, off(off(s.to, n, s.end), m, s.end)];
});
const band = polyline([...crest, [left, bottom]], { close: true });
const ribs = loop
  .flatMap((s) => {
    const [n, length] = [outward(s), Math.hypot(s.to[0] - s.from[0], s.to[1] - s.from[1])];
    return sample(0, 1, Math.max(1, Math.round(length / 15)), (t) => {
      const p: Vec2 = [s.from[0] + (s.to[0] - s.from[0]) * t, s.from[1] + (s.to[1] - s.from[1]) * t];
      const volt = s.start + (s.end - s.start) * t;
      return volt > 0.1 ? segment(p, off(p, n, volt)) : "";
    });
  })
  .join("");

const around = 2 * (right - left + bottom - top);
/** Returns the point on the wire at a distance from its lower left corner. */
const onWire = (way: number): Vec2 => {
  const [w, h] = [right - left, bottom - top];
  if (way < w) return [left + way, bottom];
  if (way < w + h) return [right, bottom - (way - w)];
  if (way < 2 * w + h) return [right - (way - w - h), top];
  return [left, top + (way - 2 * w - h)];
};
const carriers = sample(0, 33, 33, (k) => onWire((around * (k + 0.5)) / 34)).filter(
  ([x, y]) =>
    !(y === top && Math.abs(x - bulb[0]) < glass + 12) &&
    !(y === bottom && x > 452 && x < 688) &&
    !(x === right && y > high - 12 && y < low + 12),
);
const rays = sample(0, 71, 71, (k) => {
  const a = (2 * Math.PI * k) / 72;
  const [from, to] = [glass + 22, glass + (k % 2 ? 70 : 128)];
  return `M${numbers([bulb[0] + from * Math.cos(a), bulb[1] + from * Math.sin(a)])}L${numbers([bulb[0] + to * Math.cos(a), bulb[1] + to * Math.sin(a)])}`;
}).join("");
const cross = [Math.PI / 4, -Math.PI / 4]
  .map((a) =>
    segment(
      [bulb[0] - glass * Math.cos(a), bulb[1] - glass * Math.sin(a)],
      [bulb[0] + glass * Math.cos(a), bulb[1] + glass * Math.sin(a)],
    ),
  )
  .join("");
const wire = polyline(
  [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ],
  { close: true },
);
const box = rect(right - 34, high, 68, low - high);

export default {
  name: "electricity-simulator",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Një qark i mbyllur me llambë të ndezur",
  description:
    "Tri bateri në seri, një rezistor dhe një llambë që ndriçon. Brezi rreth telit është aq i gjerë sa potenciali: " +
    "bateritë e ngrenë me shkallë, rezistori dhe llamba e ulin deri në zero. Bartësit rrinë kudo njësoj dendur.",
  body:
    mark("tint", band) +
    mark("paperFill", rect(left, top, right - left, bottom - top)) +
    mark("thin", ribs) +
    mark("spot", polyline(crest.filter((_, i) => i > 0))) +
    mark("heavy", wire) +
    mark("spotFill", carriers.map((p) => circle(...p, 12)).join("")) +
    mark("paperFill", box) +
    mark("heavy", box) +
    mark("paperFill", rect(461, bottom - 64, 209, 128)) +
    mark("heavy", plates.map((x) => `M${x + 14} ${bottom - 60}v120`).join("")) +
    mark("heavy", plates.map((x) => `M${x - 14} ${bottom - 30}v60`).join(""), { also: "sh" }) +
    mark(
      "medium",
      `${plates
        .slice(1)
        .map((x) => `M${x - 56} ${bottom}h42`)
        .join("")}M466 ${bottom}h20M654 ${bottom}h21`,
    ) +
    mark("spotThin", rays, { also: "ry" }) +
    mark("paperFill", circle(...bulb, glass)) +
    mark("tint", circle(...bulb, glass)) +
    mark("heavy", circle(...bulb, glass) + cross) +
    mark("inkFill", circle(round(bulb[0] - glass), top, 9) + circle(round(bulb[0] + glass), top, 9)),
  style: ".sh{stroke-width:15}.h{stroke-width:7}.ry{stroke-width:5}.s{stroke-width:7}",
} satisfies Picture;
