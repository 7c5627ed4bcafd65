/**
 * A pencil in a glass of water (n = 1.333), and its image. Each image point is where the ray to the eye, extended back,
 * crosses the vertical through the point. From the tip comes a fan of rays: those that meet the surface beyond the
 * critical angle, 48.6°, are totally reflected; the spot ray is the one that reaches the eye.
 */
import { fit, numbers, polyline, sample, type Vec2 } from "../kit/curve";
import { cleared, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, hatch, segment } from "../kit/shapes";
import { reflect, refract, seenThrough } from "../physics/optics";

export const water = 1.333;
export const surface = 300;
export const eye: Vec2 = [1060, 84];
const glass = { left: 150, right: 900, rim: 200, bottom: 770 };

export const tip: Vec2 = [560, 716];
const blunt: Vec2 = [206, -60];
const length = Math.hypot(tip[0] - blunt[0], tip[1] - blunt[1]);
const direction: Vec2 = [(tip[0] - blunt[0]) / length, (tip[1] - blunt[1]) / length];
const half = 42;
const shoulder = length - 118;
/** Returns a place on the pencil. `s` runs along it from the blunt end, `t` across it. */
const on = (s: number, t: number): Vec2 => [
  blunt[0] + s * direction[0] - t * direction[1],
  blunt[1] + s * direction[1] + t * direction[0],
];
/** Returns how far along the pencil its line `t` meets the surface. */
const cut = (t: number) => (surface - blunt[1] - t * direction[0]) / direction[1];
const ridges = [half / 3, -half / 3];

export const seen = (point: Vec2) => seenThrough(point, eye, surface, water);
const imageLine = (t: number) => sample(cut(t) + 0.01, shoulder, 40, (s) => seen(on(s, t)).image);
const lead = length - 34;
const imageOutline =
  `${fit(imageLine(half), 0.6)}L${numbers(seen(tip).image)}` +
  `${fit(imageLine(-half).reverse(), 0.6, { join: true })}z`;
const leadImage = polyline(
  [on(lead, 12), tip, on(lead, -12)].map((p) => seen(p).image),
  { close: true },
);
const dry = [on(cut(half), half), on(0, half), on(0, -half), on(cut(-half), -half)];
const wet = [on(cut(half), half), on(shoulder, half), tip, on(shoulder, -half), on(cut(-half), -half)];

/**
 * Returns a ray from the tip at the angle `a` from the vertical. It goes up to the surface, and on in the air or back
 * in the water.
 */
export const ray = (a: number): Vec2[] => {
  const up: Vec2 = [Math.sin(a), -Math.cos(a)];
  const exit: Vec2 = [tip[0] + (tip[1] - surface) * Math.tan(a), surface];
  const out = refract(up, [0, 1], water);
  const on = out ?? reflect(up, [0, 1]);
  // To the frame, or to the bottom or the side of the glass.
  const reach = out
    ? Math.min(exit[1] / -on[1], on[0] > 0 ? (1200 - exit[0]) / on[0] : exit[0] / -on[0])
    : (glass.bottom - surface) / on[1];
  return [tip, exit, [exit[0] + reach * on[0], exit[1] + reach * on[1]]];
};
const degrees = (a: number) => (a * Math.PI) / 180;
const fan = sample(-44, 28, 12, (a) => ray(degrees(a))).filter(
  ([, exit]) => (exit as Vec2)[0] > glass.left + 4 && (exit as Vec2)[0] < glass.right - 4,
);
const [seenTip] = [seen(tip)];
const level = hatch(surface, glass.bottom, 26, () => [glass.left, glass.right]);
const [ex, ey] = eye;

export default {
  name: "perthyerja-dhe-reflektimi-i-drites",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Lapsi në ujë: ku është dhe ku e sheh syri",
  description:
    "Një laps i futur pjerrtas në një gotë me ujë. Rrezet e majës përthyhen te sipërfaqja; syri i vazhdon drejt mbrapa " +
    "dhe e sheh pjesën nën ujë më lart dhe më të shkurtër, sikur lapsi të ishte thyer.",
  body:
    mark("thin", level, { also: "wa" }) +
    mark("paperFill", polyline(wet, { close: true }) + imageOutline) +
    mark("tint", imageOutline) +
    mark("thin", fan.map((points) => polyline(points)).join("")) +
    mark("medium", polyline(wet), { also: "we" }) +
    mark("dotted", segment(seenTip.image, seenTip.exit)) +
    mark("spotThin", ridges.map((t) => fit(imageLine(t), 0.6)).join(""), { also: "ri" }) +
    mark("spotFill", leadImage) +
    mark("spot", imageOutline, { also: "im" }) +
    mark("paperFill", polyline(dry, { close: true })) +
    mark("thin", sample(-half, half, 12, (t) => (t > 12 ? segment(on(0, t), on(cut(t), t)) : "")).join("")) +
    mark("medium", polyline(dry) + ridges.map((t) => segment(on(0, t), on(cut(t), t))).join(""), { also: "dr" }) +
    mark("spot", polyline([tip, seenTip.exit, eye]), { also: "ra" }) +
    mark("heavy", `M${glass.left} ${surface}H${glass.right}`, { also: "su" }) +
    mark("heavy", `M${glass.left} ${glass.rim}V${glass.bottom}H${glass.right}V${glass.rim}`, { also: "gl" }) +
    mark("paperFill", `M${ex - 70} ${ey + 12}q74-100 148-8q-74 78-148 8`) +
    mark("heavy", `M${ex - 70} ${ey + 12}q74-100 148-8q-74 78-148 8`) +
    mark("inkFill", circle(ex, ey, 25)),
  words:
    cleared(
      label(654, 634, "këtu duket", { italic: true, size: 46, tone: "spot" }) +
        label(600, 744, "këtu është", { italic: true, size: 46 }),
      44,
    ) +
    label(930, 284, "ajër", { italic: true, size: 46 }) +
    label(930, 350, "ujë", { italic: true, size: 46, tone: "mute" }),
  style:
    ".wa{stroke-width:1.1}.we{stroke-width:2;stroke-dasharray:10 9}.im{stroke-width:7}.ra{stroke-width:4}.ri{stroke-width:2.6}.dr{stroke-width:4}.su{stroke-width:4}.gl{stroke-width:8}",
} satisfies Picture;
