/**
 * Kepler's telescope, traced by Snell's law at every face (n = 1.5, crown glass). Each lens has one flat face and
 * one that follows from Fermat's principle: all ways from a flat wave through the lens to the focus take the same
 * time, so a bundle along the axis meets in a point exactly (Descartes's problem). Focal lengths 600 and 120: small
 * angles grow five times; at the angles drawn the single eyepiece strays from that by a degree or two, as such
 * eyepieces do. The bundles come from the two ends of Saturn's ring, 4° apart; in the sky the ring spans 44″, so
 * angles are drawn 327 times as large. Both fields of view show the same angle; what the telescope shows is turned
 * over. Disc and rings in Saturn's radii: C 1.24 to 1.53, B to 1.95, Cassini's gap to 2.03, A to 2.27, flattened by
 * 0.098, opened by 26.7° (NASA, Saturn Fact Sheet and Saturnian Rings Fact Sheet).
 */
import { fit, numbers, polyline, round, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, ellipse, hatch } from "../kit/shapes";
import { refract } from "../physics/optics";

const index = 1.5;
interface Lens {
  focal: number;
  thick: number;
  half: number;
}
export const objective: Lens = { focal: 600, thick: 46, half: 142 };
export const eyepiece: Lens = { focal: 120, thick: 40, half: 62 };
/** From the flat face to the focus. */
const behind = ({ focal, thick }: Lens) => focal - thick / index;
const [tilt, halfAngle] = [0.42, (2 * Math.PI) / 180];

interface Place {
  height: number;
  depth: number;
  normal: Vec2;
}
/**
 * Returns the curved face's point whose ray leaves the flat face at `angle`. The normal is as for light from outside.
 */
const faceAt = (lens: Lens, angle: number): Place => {
  const back = behind(lens);
  const sine = Math.sin(angle) / index;
  const cosine = Math.sqrt(1 - sine * sine);
  const length = ((index - 1) * lens.thick - back * (1 / Math.cos(angle) - 1)) / (index - cosine);
  const [x, y] = [1 - index * cosine, index * sine];
  const size = Math.hypot(x, y);
  return {
    height: back * Math.tan(angle) + length * sine,
    depth: length * cosine,
    normal: [x / size, y / size],
  };
};
/** Returns the point of the curved face at a height over the axis, by halving. */
const curvedFace = (lens: Lens, height: number): Place => {
  let [low, high] = [-1, 1];
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (faceAt(lens, middle).height < height) low = middle;
    else high = middle;
  }
  return faceAt(lens, low);
};

interface Ray {
  point: Vec2;
  along: Vec2;
}
const advance = ({ point, along }: Ray, u: number): Vec2 => [u, point[1] + ((u - point[0]) * along[1]) / along[0]];
/** Returns the ray behind the flat face at `u`. */
const flat = (ray: Ray, u: number, ratio: number): Ray => ({
  point: advance(ray, u),
  along: refract(ray.along, [-1, 0], ratio) as Vec2,
});
/** Returns the ray behind a curved face. `side` is −1 if the face is before the flat one at `u`, 1 if behind. */
const curved = (ray: Ray, lens: Lens, u: number, side: number, ratio: number): Ray => {
  let point = advance(ray, u);
  for (let i = 0; i < 20; i++) point = advance(ray, u + side * curvedFace(lens, point[1]).depth);
  const { normal } = curvedFace(lens, point[1]);
  return { point, along: refract(ray.along, [normal[0], -side * normal[1]], ratio) as Vec2 };
};

const eye = behind(objective) + behind(eyepiece);
/**
 * Returns a ray's point at each face of the telescope and its direction behind. The axes are the telescope's own: u
 * along the light, v across.
 */
export const throughTelescope = (height: number, angle: number): { faces: Vec2[]; out: Vec2 } => {
  const sky: Ray = { point: [-objective.thick, height], along: [Math.cos(angle), Math.sin(angle)] };
  const first = curved(sky, objective, 0, -1, 1 / index);
  const second = flat(first, 0, index);
  const third = flat(second, eye, 1 / index);
  const last = curved(third, eyepiece, eye, 1, index);
  return { faces: [first.point, second.point, third.point, last.point], out: last.along };
};

const start: Vec2 = [938, 236];
const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
const toPicture = ([u, v]: Vec2): Vec2 => [start[0] - u * cos - v * sin, start[1] + u * sin - v * cos];
const path = (height: number, angle: number): string => {
  const { faces, out } = throughTelescope(height, angle);
  const [first, last] = [faces[0], faces.at(-1)] as [Vec2, Vec2];
  const from: Vec2 = [-600, first[1] + (-600 - first[0]) * Math.tan(angle)];
  const to: Vec2 = [last[0] + 600 * out[0], last[1] + 600 * out[1]];
  return polyline([from, ...faces, to].map(toPicture));
};
const bundle = (angle: number) => sample(-124, 124, 8, (height) => path(height, angle)).join("");

const outline = (lens: Lens, u: number, side: number) => {
  const face = sample(-lens.half, lens.half, 40, (v) => toPicture([u + side * curvedFace(lens, v).depth, v]));
  return `${fit(face)}L${numbers(toPicture([u, lens.half]))}L${numbers(toPicture([u, -lens.half]))}z`;
};
const glass = outline(objective, 0, -1) + outline(eyepiece, eye, 1);

/** Rings in Saturn's radii: inner and outer edge, and the number of lines. */
const rings = [
  [1.24, 1.53, 3],
  [1.53, 1.95, 9],
  [2.03, 2.27, 5],
] as const;
const opening = Math.sin((26.7 * Math.PI) / 180);
/** Saturn's height over its width. */
const flatness = 0.902;
/**
 * Draws the visible part of a latitude's circle (radians) on a globe of radius r. Its north is turned to us by 26.7°.
 */
const belt = (r: number, latitude: number): string => {
  const [c, z] = [Math.cos(latitude), Math.sin(latitude)];
  const away = Math.sqrt(1 - opening ** 2);
  const last = Math.acos(Math.max(-1, (-z * opening) / (c * away)));
  return fit(
    sample(-last, last, 40, (turn) => [
      r * c * Math.sin(turn),
      -r * flatness * (z * away - c * Math.cos(turn) * opening),
    ]),
    0.6,
    { digits: 1 },
  );
};
/**
 * Draws Saturn with equatorial radius r, one end of its ring marked. `detail` draws the belts and the parts of the
 * rings.
 */
const saturn = ([x, y]: Vec2, r: number, turn: number, detail: boolean): string => {
  const oval = (k: number) => ellipse(0, 0, k * r, k * r * opening, 1);
  const front = (k: number) =>
    `M${numbers([-k * r, 0])}a${numbers([k * r, k * r * opening], 1)} 0 0 0 ${round(2 * k * r)} 0`;
  const back = (k: number) =>
    `L${numbers([k * r, 0])}a${numbers([k * r, k * r * opening], 1)} 0 0 1 ${round(-2 * k * r)} 0z`;
  const lines = detail ? rings.flatMap(([from, to, count]) => sample(from, to, count, (k) => k)) : [1.24, 2.27];
  const globe = ellipse(0, 0, r, r * flatness, 1);
  return (
    `<g transform="translate(${x} ${y})rotate(${turn})">` +
    mark("paperFill", oval(2.27) + oval(1.24), { also: "eo" }) +
    mark("tint", rings.map(([a, b]) => oval(b) + oval(a)).join(""), { also: "eo" }) +
    mark("thin", lines.map(oval).join("")) +
    mark("paperFill", globe) +
    (detail ? mark("thin", sample(-0.1, 1.4, 8, (latitude) => belt(r, latitude)).join("")) : "") +
    mark("medium", globe) +
    mark("paperFill", front(2.27) + back(1.24)) +
    mark("tint", rings.map(([a, b]) => front(b) + back(a)).join("")) +
    mark("thin", lines.map(front).join("")) +
    mark("spotFill", circle(2.27 * r, 0, detail ? 12 : 7)) +
    "</g>"
  );
};

/** Radius of a field of view; below, the centres of the two. */
const field = 204;
const [through, naked]: [Vec2, Vec2] = [
  [228, 216],
  [976, 588],
];
const sky = ([x, y]: Vec2) =>
  mark(
    "thin",
    hatch(y - field, y + field, 43, (level) => {
      const half = Math.sqrt(field ** 2 - (level - y) ** 2);
      return [x - half, x + half];
    }),
  ) + mark("heavy", circle(x, y, field));

export default {
  name: "si-funksionojne-syzet-dhe-teleskopet",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Saturni me sy të lirë dhe me teleskopin e Keplerit",
  description:
    "Dy tufa rrezesh vijnë nga dy skajet e unazës së Saturnit, kryqëzohen pas thjerrës së madhe dhe dalin nga e " +
    "vogla me kënd rreth pesë herë më të madh. Prandaj Saturni duket pesë herë më i gjerë dhe i përmbysur.",
  body:
    sky(through) +
    sky(naked) +
    saturn(naked, 16, -16, false) +
    saturn(through, 80, 164, true) +
    mark("tint", glass) +
    mark("thin", bundle(-halfAngle)) +
    mark("spotThin", bundle(halfAngle)) +
    mark("spot", path(0, halfAngle)) +
    mark("medium", glass),
  words: word(450, 84, "me teleskop") + word(752, 742, "me sy të lirë", { anchor: "end" }),
  style: ".eo{fill-rule:evenodd}",
} satisfies Picture;
