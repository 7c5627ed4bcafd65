/**
 * Kepler's second law: eighteen sectors, swept in equal times, have equal areas. The body moves on an ellipse of
 * eccentricity 0.887 (Kepler's equation M = E − e·sin E by Newton's method). Dotted: orbits with the same axis and so,
 * by the third law, the same period, of smaller eccentricity.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, ellipse } from "../kit/shapes";

export const eccentricity = 0.887;
const [axis, cx, cy] = [560, 600, 400];

/**
 * Returns the place on the orbit, a share `t` of a period after perihelion. It is relative to the centre of the
 * ellipse.
 */
export const orbit = (t: number, e = eccentricity): Vec2 => {
  const mean = 2 * Math.PI * t;
  let anomaly = mean + e * Math.sin(mean);
  for (let i = 0; i < 30; i++) anomaly -= (anomaly - e * Math.sin(anomaly) - mean) / (1 - e * Math.cos(anomaly));
  return [axis * Math.cos(anomaly), axis * Math.sqrt(1 - e * e) * Math.sin(anomaly)];
};
/** The focus with the Sun, relative to the centre. */
export const focus: Vec2 = [axis * eccentricity, 0];

const toPicture = ([x, y]: Vec2): Vec2 => [cx + x, cy + y];
const sun = toPicture(focus);
const times = sample(0, 17, 17, (i) => i / 18);
const spokes = times.map((t) => `M${numbers(sun)}L${numbers(toPicture(orbit(t)))}`).join("");
const sector = (i: number) => {
  const rim = sample(i / 18, (i + 1) / 18, 30, (t) => toPicture(orbit(t)));
  return `M${numbers(sun)}${fit(rim, 0.9, { join: true })}z`;
};
const planet = toPicture(orbit(11 / 18));
const siblings = [0.3, 0.55, 0.74].map((e) => {
  return ellipse(sun[0] - e * axis, cy, axis, axis * Math.sqrt(1 - e * e));
});

export default {
  name: "astronomia",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Kepleri: sipërfaqe të barabarta në kohë të barabarta",
  description:
    "Një kometë në orbitë shumë të zgjatur. Vija që e bashkon me Diellin fshin sipërfaqe të barabarta në kohë " +
    "të barabarta, prandaj kometa nxiton afër Diellit dhe zvarritet larg tij.",
  body:
    mark("dotted", siblings.join("")) +
    mark("paperFill", ellipse(cx, cy, axis, axis * Math.sqrt(1 - eccentricity ** 2))) +
    mark("tint", [2, 8, 13, 17].map(sector).join("")) +
    mark("thin", spokes) +
    mark("spot", ellipse(cx, cy, axis, axis * Math.sqrt(1 - eccentricity ** 2))) +
    mark("inkFill", circle(...sun, 34)) +
    mark("spotFill", circle(...planet, 22)),
  weight: 2.1,
  style: ".d{stroke-dasharray:.1 17}",
} satisfies Picture;
