/**
 * R. Hooke's arch (1675): a hanging chain, turned over, gives the shape of a rigid arch. Below, chains of 31 equal
 * links; above, the same chains upside down with a stone around every link. A chain is computed link by link. The
 * horizontal pull H is the same in all links, and every joint carries the weight w of one link, so the slopes of the
 * links are …, −2w/H, −w/H, 0, w/H, 2w/H, …; H/w alone determines the sag. The lines inside are the same curve, scaled,
 * to show the depth of the vault.
 */
import { fit, numbers, polyline, round, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { segment } from "../kit/shapes";

export const links = 31;
const horizon = 400;
const [span, sag, thickness] = [580, 344, 60];

/**
 * Returns the joints of a hanging chain, from its left support, y downwards. Its links have length 1; `pull` is H/w.
 */
export const chain = (pull: number): Vec2[] => {
  const joints: Vec2[] = [[0, 0]];
  for (let i = 0; i < links; i++) {
    const slope = ((links - 1) / 2 - i) / pull;
    const run = 1 / Math.hypot(1, slope);
    const [x, y] = joints[i] as Vec2;
    joints.push([x + run, y + run * slope]);
  }
  return joints;
};

const width = (joints: readonly Vec2[]) => (joints[links] as Vec2)[0];
const depth = (joints: readonly Vec2[]) => Math.max(...joints.map(([, y]) => y));

/**
 * Returns the chain with the wanted sag, by bisection. More pull gives less sag. x counts from the middle, in viewBox
 * units.
 */
const hang = (): Vec2[] => {
  let [slack, tight] = [1, 100];
  for (let step = 0; step < 60; step++) {
    const pull = (slack + tight) / 2;
    const joints = chain(pull);
    if (depth(joints) / width(joints) > sag / span) slack = pull;
    else tight = pull;
  }
  const joints = chain(slack);
  const scale = span / width(joints);
  return joints.map(([x, y]): Vec2 => [x * scale - span / 2, y * scale]);
};
export const joints = hang();

/**
 * Returns the chain moved outwards by `by`, perpendicular to itself. At the supports, where a stone is flat, it moves
 * horizontally.
 */
const beside = (by: number): Vec2[] =>
  joints.map(([x, y], i) => {
    if (i === 0 || i === links) return [x + (i ? by : -by), y];
    const [a, b] = [joints[i - 1] as Vec2, joints[i + 1] as Vec2];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [x - (by * (b[1] - a[1])) / length, y + (by * (b[0] - a[0])) / length];
  });
const [outer, inner] = [beside(thickness / 2), beside(-thickness / 2)];
const depths = [0.84, 0.7, 0.58, 0.48, 0.39, 0.31, 0.24];

const near = ([x]: Vec2) => x > -80 && x < 1280;
/** Draws everything around one middle on the horizon. `up` is −1 for the arch, 1 for the chain. */
const bay = (middle: number) => {
  const place = (points: readonly Vec2[], up: number, scale = 1) =>
    points.map(([x, y]): Vec2 => [middle + scale * x, horizon + up * scale * y]);
  const line = (points: readonly Vec2[], up: number, scale?: number) => fit(place(points, up, scale).filter(near), 0.8);
  const between = (from: readonly Vec2[], to: readonly Vec2[]) =>
    from.map((p, i) => (near(p) ? segment(p, to[i] as Vec2) : "")).join("");
  const stones = place(inner, -1);
  return {
    ring: polyline([...place(outer, -1), ...place(inner, -1).reverse()], { close: true }),
    edges: line(outer, -1) + line(inner, -1),
    stones: between(place(outer, -1), stones) + between(stones, place(inner, -1, depths.at(-1))),
    vault: depths.map((scale) => line(inner, -1, scale)).join(""),
    echo: depths.map((scale) => line(joints, 1, scale)).join(""),
    thrust: line(joints, -1),
    chain: linked(place(joints, 1)),
  };
};

/** Draws a chain seen from the front. Every other link is a ring; those between show their edge. */
const linked = (places: readonly Vec2[]): string =>
  places
    .slice(1)
    .map((b, i) => {
      const a = places[i] as Vec2;
      if (!near(b)) return "";
      if (i % 2 === 1) return segment(a, b);
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const [u, v] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
      const side = (p: Vec2, s: number, on: number) => numbers([p[0] + u * on - v * s, p[1] + v * on + u * s]);
      const [start, end] = [side(a, 7, 3), "A7 7 0 0 0 "];
      return `M${start}L${side(b, 7, -3)}${end}${side(b, -7, -3)}L${side(a, -7, 3)}${end}${start}`;
    })
    .join("");

/** Returns half the width of the masonry ring at the height y of the page. */
const reach = (y: number): number => {
  const above = outer.findIndex(([, h]) => h > horizon - y);
  if (above < 1) return above === 0 ? span / 2 : 0;
  const [a, b] = [outer[above - 1] as Vec2, outer[above] as Vec2];
  return -(a[0] + ((b[0] - a[0]) * (horizon - y - a[1])) / (b[1] - a[1]));
};

const pitch = 650;
const [left, main, right] = [bay(600 - pitch), bay(600), bay(600 + pitch)];
const bays = [left, main, right];
const courses = Array.from({ length: 28 }, (_, i) => {
  const y = ((i + 0.5) * horizon) / 28;
  const [from, to] = [Math.max(0, 600 - pitch + reach(y)), 600 - reach(y)];
  return `M${round(from)} ${round(y)}H${round(to)}M${round(1200 - to)} ${round(y)}H${round(1200 - from)}`;
});

export default {
  name: "matematika-arkitektura",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Zinxhiri që varet dhe harku që qëndron",
  description:
    "Poshtë varen zinxhirë me hallka të barabarta, lart ngrihen harqe guri. Harku i mesit është zinxhiri i tij i " +
    "përmbysur: prandaj çdo gur shtyp drejt te fqinji dhe harku qëndron edhe pa llaç.",
  body:
    mark("tint", main.ring) +
    mark("thin", bays.map(({ stones, vault }) => stones + vault).join("") + courses.join("")) +
    mark("medium", bays.map(({ edges }) => edges).join("") + left.chain + right.chain) +
    mark("dotted", bays.map(({ echo }) => echo).join("")) +
    mark("spot", main.thrust) +
    mark("spot", main.chain) +
    mark("heavy", `M0 ${horizon}H1200`),
  words:
    word(600, 372, "vetëm shtypet", { anchor: "middle" }) +
    word(600, 580, "vetëm tërhiqet", { anchor: "middle", tone: "spot" }),
} satisfies Picture;
