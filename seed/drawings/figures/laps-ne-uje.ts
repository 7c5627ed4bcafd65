/**
 * An oblique pencil in water (n = 1.333) and its image for an eye above. For each point P at depth d the ray that
 * reaches the eye solves H·tan α + d·tan β = L with sin α = n·sin β (α in air, β in water). The two eyes are side by
 * side, so they see the image where the ray, extended back, crosses the vertical through P.
 */
import { fit, numbers, polyline, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";
import { seenThrough } from "../physics/optics";
import { water } from "./dy-ligje-ne-nje-pike";

export const surface = 236;
export const eye: Vec2 = [650, 62];
const glass = { left: 30, right: 606, rim: 186, bottom: 462 };

/** Returns where the ray from a point leaves the water. The eye's image of the point comes with it. */
export const seen = (point: Vec2) => seenThrough(point, eye, surface, water);

const image = (p: Vec2) => seen(p).image;

const blunt: Vec2 = [84, 30];
const tip: Vec2 = [356, 430];
const length = Math.hypot(tip[0] - blunt[0], tip[1] - blunt[1]);
const direction: Vec2 = [(tip[0] - blunt[0]) / length, (tip[1] - blunt[1]) / length];
const half = 20;
const shoulder = length - 62;
/** Returns a place on the pencil. `s` runs along it from the blunt end, `t` across it. */
const on = (s: number, t: number): Vec2 => [
  blunt[0] + s * direction[0] - t * direction[1],
  blunt[1] + s * direction[1] + t * direction[0],
];
/** Returns how far along the pencil its line `t` meets the surface. */
const cut = (t: number) => (surface - blunt[1] - t * direction[0]) / direction[1];
const line = (t: number) => [on(cut(t), t), on(shoulder, t)] as const;
const ridges = [half / 3, -half / 3];

/** Returns the image of the pencil's line `t`, from the surface to the shoulder. */
const imageLine = (t: number) => sample(cut(t) + 0.01, shoulder, 40, (s) => image(on(s, t)));
const imageOutline =
  `${fit(imageLine(half), 0.5, { digits: 1 })}L${numbers(image(tip), 1)}` +
  `${fit(imageLine(-half).reverse(), 0.5, { digits: 1, join: true })}`;

const dry = [on(cut(half), half), on(0, half), on(0, -half), on(cut(-half), -half)];
const wet = [...line(half), tip, on(shoulder, -half), on(cut(-half), -half)];

const points = [tip, on((cut(0) + shoulder) / 2, 0)];
const rays = points.map((p) => polyline([p, seen(p).exit, eye])).join("");
const thought = points.map((p) => segment(seen(p).image, seen(p).exit)).join("");

export default {
  name: "laps-ne-uje",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Lapsi në ujë: ku është dhe ku duket",
  description:
    "Një laps i futur pjerrtas në ujë. Rrezet e tij përthyhen te sipërfaqja; syri i vazhdon drejt mbrapa dhe e sheh " +
    "pjesën nën ujë më lart se ku është, sikur lapsi të ishte thyer.",
  body:
    mark("tint", imageOutline) +
    mark("thin", polyline(wet) + ridges.map((t) => segment(...line(t))).join("")) +
    mark("thin", rays) +
    mark("dotted", thought) +
    mark("spotThin", ridges.map((t) => fit(imageLine(t), 0.5, { digits: 1 })).join("")) +
    mark("spot", imageOutline) +
    mark("medium", polyline(dry) + ridges.map((t) => segment(on(0, t), on(cut(t), t))).join("")) +
    mark("medium", segment([glass.left, surface], [glass.right, surface])) +
    mark("heavy", `M${glass.left} ${glass.rim}V${glass.bottom}H${glass.right}V${glass.rim}`) +
    mark("medium", `M${eye[0] - 32} ${eye[1] + 5}q34-44 68-4q-34 34-68 4`) +
    mark("inkFill", circle(eye[0], eye[1], 11)) +
    label(426, 348, "duket këtu", { tone: "spot", bold: true }) +
    label(tip[0] + 22, tip[1] + 8, "është këtu") +
    label(46, surface + 36, "ujë"),
} satisfies Picture;
