/**
 * The net of a regular dodecahedron closes to the solid. Every edge folds by 180° − 116.57°, the supplement of the
 * dihedral angle arccos(−1/√5), all at the same rate. The pentagon that becomes the lid is drawn on its way from the
 * squared sheet to the top; dotted are the ways of its corners. Parallel projection; the solid is hatched along
 * horizontal cuts, the closer the farther a face is turned from the light.
 */
import { fit, polyline, sample, type Vec2, type Vec3 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { segment } from "../kit/shapes";

/**
 * Corners in order round the face, and its normal. The normal, of length 1, points to the side to which the net folds.
 */
export interface SolidFace {
  corners: Vec3[];
  normal: Vec3;
}

const add = (a: Vec3, b: Vec3, k = 1): Vec3 => [a[0] + k * b[0], a[1] + k * b[1], a[2] + k * b[2]];
const scale = (a: Vec3, k: number): Vec3 => [k * a[0], k * a[1], k * a[2]];
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** Rodrigues' rotation about an axis of length 1. */
const turned = (p: Vec3, axis: Vec3, angle: number): Vec3 => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return add(add(scale(p, cos), cross(axis, p), sin), axis, dot(axis, p) * (1 - cos));
};

/** Angle by which an edge of the net is folded at the end. */
export const fold = Math.PI - Math.acos(-1 / Math.sqrt(5));

/**
 * Returns the pentagon across an edge, folded up by `angle`. The edge is from corner i to the next; it begins there.
 */
const neighbour = ({ corners, normal }: SolidFace, i: number, angle: number): SolidFace => {
  const corner = (k: number) => corners[k % 5] as Vec3;
  const edge = add(corner(i + 1), corner(i), -1);
  const along = scale(edge, 1 / Math.sqrt(dot(edge, edge)));
  const outwards = cross(along, normal);
  const place = (k: number): Vec3 => {
    const from = add(corner(i + k), corner(i), -1);
    return add(corner(i), turned(add(from, outwards, -2 * dot(from, outwards)), along, -angle));
  };
  return { corners: [1, 0, 4, 3, 2].map(place), normal: turned(normal, along, -angle) };
};

/**
 * Returns the twelve faces with every edge folded by the part t. At 0 it is the net on the sheet z = 0, at 1 the solid.
 * The first face stays on the sheet, in a circle of radius 1; the eighth becomes the lid.
 */
export const net = (t: number): SolidFace[] => {
  const corner = (k: number): Vec3 => [Math.cos((2 * Math.PI * k) / 5), Math.sin((2 * Math.PI * k) / 5), 0];
  const floor: SolidFace = { corners: [0, 1, 2, 3, 4].map(corner), normal: [0, 0, 1] };
  const petals = [0, 1, 2, 3, 4].map((i) => neighbour(floor, i, t * fold));
  const link = neighbour(petals[0] as SolidFace, 2, t * fold);
  const lid = neighbour(link, 3, t * fold);
  return [floor, ...petals, link, lid, ...[1, 2, 3, 4].map((i) => neighbour(lid, i, t * fold))];
};
const lidAt = (t: number) => net(t)[7] as SolidFace;

const unit = 140;
const centre: Vec2 = [320, 595];
/** Sine of the angle from which one looks down, and the turn of the sheet. */
const [tilt, turn] = [0.47, -0.5];
const level = Math.sqrt(1 - tilt ** 2);
const toPicture = ([x, y, z]: Vec3): Vec2 => {
  const [across, away] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
  return [centre[0] + unit * across, centre[1] - unit * (away * tilt + z * level)];
};
const towardsEye: Vec3 = [-Math.sin(turn) * level, -Math.cos(turn) * level, tilt];
/** Direction of the light, not of length 1. Only the order of the faces' brightness matters. */
const towardsLight: Vec3 = [-0.75, -0.35, 0.55];

const outline = ({ corners }: SolidFace) => polyline(corners.map(toPicture), { close: true });
const all = (faces: SolidFace[]) => faces.map(outline).join("");

/** Draws the cuts of horizontal planes through a face, with ink for its shade. */
const shade = ({ corners, normal }: SolidFace): string => {
  const brightness = -dot(normal, towardsLight);
  const gap = brightness > 0.5 ? 0.3 : brightness > 0 ? 0.16 : 0.08;
  let d = "";
  for (let z = gap; z < 3; z += gap) {
    const [from, to] = corners.flatMap((a, i) => {
      const b = corners[(i + 1) % 5] as Vec3;
      return a[2] < z === b[2] < z ? [] : [toPicture(add(a, add(b, a, -1), (z - a[2]) / (b[2] - a[2])))];
    });
    if (from && to) d += segment(from, to);
  }
  return d;
};

const flat = all(net(0));
const solid = net(1).filter(({ normal }) => dot(normal, towardsEye) < 0);
const stages = sample(0.07, 0.93, 14, (t) => outline(lidAt(t)));
const ways = [0, 1, 2, 3, 4].map((k) => fit(sample(0, 1, 100, (t) => toPicture(lidAt(t).corners[k] as Vec3))));
const squares = sample(-9, 13, 44, (k) => {
  return segment(toPicture([k, -9, 0]), toPicture([k, 13, 0])) + segment(toPicture([-9, k, 0]), toPicture([13, k, 0]));
});

export default {
  name: "gjeometria-ne-hapesire",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Nga fleta te dodekaedri: kapaku që fluturon",
  description:
    "Mbi një fletë me kuti shtrihet hapja e dodekaedrit, dymbëdhjetë pesëkëndësha. Brinjët palosen të gjitha " +
    "njëherësh: një pesëkëndësh ngrihet nga fleta, përshkruan një hark dhe e mbyll trupin si kapak.",
  body:
    mark("thin", squares.join(""), { also: "sheet" }) +
    mark("paperFill", flat) +
    mark("tint", flat) +
    mark("medium", flat) +
    mark("paperFill", all(solid)) +
    mark("thin", solid.map(shade).join("")) +
    mark("spot", all(solid)) +
    mark("dotted", ways.join("")) +
    stages.map((d) => mark("paperFill", d) + mark("medium", d)).join(""),
  words: word(300, 782, "hapja", { anchor: "middle" }) + word(1180, 60, "palosen njëherësh", { anchor: "end" }),
  style: ".sheet{stroke-width:1.1}",
} satisfies Picture;
