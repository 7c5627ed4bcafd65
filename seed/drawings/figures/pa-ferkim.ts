/**
 * Four bodies start at 4 m/s and slide, seen every second. Until v = μ·g·t each is at x = v·t − μ·g·t²/2. Kinetic
 * coefficients of friction: OpenStax, College Physics 2e, table 5.1, 2022. The teeth of the ground grow with μ.
 */
import { round } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle } from "../kit/shapes";

const g = 9.81;
const speed = 4;

const grounds = [
  { name: "dru mbi dru", mu: 0.3 },
  { name: "dru i dyllosur mbi borë të lagët", mu: 0.1 },
  { name: "akull mbi akull", mu: 0.03 },
  { name: "pa fërkim", mu: 0 },
] as const;

/**
 * Returns where a body that slides comes to rest, metres from the start. Its coefficient is `mu`; without friction the
 * distance is infinite.
 */
export const stops = (mu: number): number => (mu === 0 ? Number.POSITIVE_INFINITY : speed ** 2 / (2 * mu * g));

/** Returns the distance after `t` seconds, metres. */
export const slid = (mu: number, t: number): number => {
  const lasts = mu === 0 ? t : Math.min(t, speed / (mu * g));
  return speed * lasts - (mu * g * lasts ** 2) / 2;
};

const [left, metre, right] = [26, 22, 712];
const x = (metres: number) => left + metre * metres;
const level = (lane: number) => 84 + 108 * lane;

const positions = (mu: number): number[] => {
  const all: number[] = [];
  for (let t = 0; slid(mu, t) < Math.min(stops(mu) - 0.001, 29); t++) all.push(slid(mu, t));
  return mu === 0 ? all : [...all, stops(mu)];
};

const ground = (mu: number, y: number): string => {
  const [tooth, pitch] = [40 * mu, 7];
  if (tooth === 0) return `M${left - 14} ${y}H${right}`;
  const count = Math.floor((right - left + 14) / (2 * pitch));
  return `M${left - 14} ${y}${`l${pitch} ${round(tooth, 1)} ${pitch}-${round(tooth, 1)}`.repeat(count)}`;
};

const radius = 12;
const lanes = grounds.map((item, i) => ({ ...item, y: level(i), places: positions(item.mu) }));
const seen = lanes.filter(({ mu }) => mu > 0);
const free = lanes.filter(({ mu }) => mu === 0);
const balls = (of: typeof lanes) =>
  of.flatMap(({ places, y }) =>
    places.map(
      (place) =>
        mark("paperFill", circle(x(place), y - radius, radius)) + mark("medium", circle(x(place), y - radius, radius)),
    ),
  );

export default {
  name: "pa-ferkim",
  subject: "physics",
  width: 720,
  height: 500,
  title: "Sa më pak fërkim, aq më larg",
  description:
    "Katër trupa nisen me 4 metra në sekondë dhe shihen çdo sekondë. Dru mbi dru ndalet pas 2,7 metrash, " +
    "dru i dyllosur mbi borë të lagët pas 8,2, akull mbi akull pas 27 metrash. " +
    "Pa fërkim trupi përshkon çdo sekondë 4 metra dhe nuk ndalet.",
  body:
    mark("thin", lanes.map(({ mu, y }) => ground(mu, y)).join("")) +
    mark("medium", axes({ left: x(0), right, top: 446, bottom: 446, xTicks: [0, 10, 20, 30].map(x) })) +
    balls(seen).join("") +
    mark("inkFill", seen.map(({ places, y }) => circle(x(places.at(-1) ?? 0), y - radius, radius)).join("")) +
    mark(
      "spotFill",
      free.flatMap(({ places, y }) => places.map((place) => circle(x(place), y - radius, radius))).join(""),
    ) +
    free.map(({ y }) => arrow([x(28) + 18, y - radius], [right, y - radius], "spot")).join("") +
    lanes.map(({ name, y }) => label(x(0) - 14, y - 38, name)).join("") +
    seen
      .map(({ mu, places, y }) => {
        const metres = stops(mu);
        const text = `${metres < 10 ? metres.toFixed(1).replace(".", ",") : Math.round(metres)}\u00a0m`;
        return metres < 20
          ? label(x(places.at(-1) ?? 0) + 26, y - 6, text)
          : label(x(metres), y - 38, text, { anchor: "middle" });
      })
      .join("") +
    [0, 10, 20].map((m) => label(x(m), 484, String(m), { anchor: "middle" })).join("") +
    label(right, 484, "30\u00a0m", { anchor: "end" }),
} satisfies Picture;
