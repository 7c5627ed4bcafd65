/**
 * Kepler's third law on logarithmic axes. T² = a³ is a straight line that climbs three decades while it goes two to the
 * right. Planets: semi-major axes and mean motions from planets.ts, each measured on its own.
 */
import type { Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, segment } from "../kit/shapes";
import { type Planet, planets } from "../physics/planets";

/** Returns the distance in au and the period in years. The period comes from the mean motion, not from the law. */
export const place = ({ axis, rate }: Planet): Vec2 => [axis, 36000 / rate];

const [left, right, top, bottom] = [92, 704, 50, 446];
const decade = { x: 270, y: 98 };
const toPicture = ([a, years]: Vec2): Vec2 => [
  left + decade.x * (Math.log10(a) + 0.62),
  bottom - decade.y * (Math.log10(years) + 1.15),
];
const onLaw = (a: number): Vec2 => toPicture([a, a ** 1.5]);

const [xTicks, yTicks] = [
  [1, 10],
  [1, 10, 100],
];
const xs = xTicks.map((a) => toPicture([a, 1])[0]);
const ys = yTicks.map((years) => toPicture([1, years])[1]);
const all = Object.values(planets).map((planet) => toPicture(place(planet)));
const names = ["Merkuri", "Venusi", "Toka", "Marsi", "Jupiteri", "Saturni", "Urani", "Neptuni"];
/**
 * Names are below the points on the right, above them on the left. The left is crowded; Mercury's name is under the
 * stairs.
 */
const named = all.map(([x, y], i) => {
  const name = names[i] ?? "";
  if (i === 0) return label(x + 6, y + 40, name);
  return i > 3 || i === 1 ? label(x - 16, y - 6, name, { anchor: "end" }) : label(x + 16, y + 22, name);
});

const [foot, head] = [onLaw(0.36), onLaw(36)];

export default {
  name: "rregulli-i-keplerit",
  subject: "physics",
  width: 720,
  height: 540,
  title: "Tetë planetë mbi një vijë",
  description:
    "Grafik me shkallë logaritmike: djathtas largësia nga Dielli në njësi astronomike, lart koha e një rrotullimi në " +
    "vite. Nga Merkuri te Neptuni të gjithë rrinë mbi një vijë të drejtë: kur largësia " +
    "rritet 100 herë, koha rritet 1000 herë.",
  body:
    mark(
      "thin",
      xs.map((x) => segment([x, top], [x, bottom])).join("") + ys.map((y) => segment([left, y], [right, y])).join(""),
    ) +
    mark("dotted", segment(foot, [head[0], foot[1]]) + segment([head[0], foot[1]], head)) +
    mark("medium", axes({ left, right, top, bottom, xTicks: xs, yTicks: ys })) +
    mark("spot", segment(onLaw(0.28), onLaw(42))) +
    mark("inkFill", all.map(([x, y]) => circle(x, y, 9)).join("")) +
    named.join("") +
    label(450, foot[1] - 14, "100\u00a0herë", { anchor: "middle", tone: "spot" }) +
    label(head[0] - 14, (foot[1] + head[1]) / 2 + 20, "1000\u00a0herë", { anchor: "end", tone: "spot" }) +
    yTicks.map((years, i) => label(left - 18, (ys[i] ?? 0) + 9, String(years), { anchor: "end" })).join("") +
    xTicks.map((a, i) => label(xs[i] ?? 0, bottom + 38, String(a), { anchor: "middle" })).join("") +
    label(left - 72, 32, "T", { italic: true }) +
    label(left - 46, 32, "(vjet)") +
    label(642, bottom + 74, "a", { anchor: "end", italic: true }) +
    label(704, bottom + 74, "(au)", { anchor: "end" }),
} satisfies Picture;
