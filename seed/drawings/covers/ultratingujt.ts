/**
 * A child before birth, drawn by the echoes of 128 parallel beams, each as the trace that returns to the probe. At a
 * border the share R = ((Z₂ − Z₁)/(Z₂ + Z₁))² of the sound's power comes back; impedances in MRayl: water 1.48, soft
 * tissue 1.63, bone 7.8 (Bushberg et al., The Essential Physics of Medical Imaging), so 0.2 % from skin and 43 % from
 * bone. A smooth border sends less back the more it is aslant, here by cos⁴, so that it is lost where it runs along the
 * beam. As on a screen, an echo is as wide as its decibels above a floor; behind a bone a trace ends. The profile is put
 * together from a circle and a curve.
 */
import { fit, round, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";

/** Returns the share of the power that comes back from a border between two impedances. */
export const reflected = (before: number, behind: number): number => ((behind - before) / (behind + before)) ** 2;
/** Impedances in MRayl. */
export const impedance = { water: 1.48, tissue: 1.63, bone: 7.8 } as const;

/** The head's back is a circle; from the forehead on, the profile goes through points: brow, nose, lips, chin, chest. */
const head = { x: 318, y: 532, r: 250 } as const;
const points: readonly Vec2[] = [
  [318, 282],
  [392, 291],
  [440, 318],
  [468, 331],
  [494, 312],
  [516, 280],
  [538, 268],
  [558, 280],
  [570, 318],
  [580, 324],
  [598, 314],
  [610, 324],
  [618, 340],
  [628, 328],
  [644, 328],
  [662, 350],
  [680, 342],
  [704, 334],
  [730, 350],
  [756, 420],
  [790, 462],
  [828, 456],
  [880, 410],
  [960, 368],
  [1080, 350],
  [1212, 360],
];
const slopes = points.map(([x, y], i) => {
  const [ax, ay] = points[i - 1] ?? [x - 1, y];
  const [bx, by] = points[i + 1] ?? [x + 1, y];
  return i === 0 || i === points.length - 1 ? 0 : (by - ay) / (bx - ax);
});
/** Returns the depth of the skin under the probe at x, in units of the picture; NaN beside the head. */
export const skinAt = (x: number): number => {
  if (x <= head.x) return head.y - Math.sqrt(head.r ** 2 - (x - head.x) ** 2);
  const i = Math.max(0, points.findIndex(([px]) => px >= x) - 1);
  const [[ax, ay], [bx, by]] = [points[i], points[i + 1]] as [Vec2, Vec2];
  const [w, t] = [bx - ax, (x - ax) / (bx - ax)];
  const [m, n] = [(slopes[i] ?? 0) * w, (slopes[i + 1] ?? 0) * w];
  return (
    ay * (2 * t ** 3 - 3 * t * t + 1) +
    m * (t ** 3 - 2 * t * t + t) +
    by * (3 * t * t - 2 * t ** 3) +
    n * (t ** 3 - t * t)
  );
};

/** Bones under the skin: from and to which x, and how deep under it. The skull, the nose, the jaws, then ribs. */
const bones = [
  [128, 436, 30],
  [490, 530, 28],
  [580, 606, 36],
  [634, 722, 36],
  ...[0, 1, 2, 3, 4].map((rib) => [900 + 64 * rib, 928 + 64 * rib, 52] as const),
] as const;
/** Returns the depth of the bone under the probe at x, or undefined. */
export const boneAt = (x: number): number | undefined => {
  const bone = bones.find(([from, to]) => x >= from && x <= to);
  return bone && skinAt(x) + bone[2];
};

/** Width of an echo of full power, and the decibels below it at which the screen shows none. */
const [widest, floor] = [10, 40] as const;
/** Returns how far an echo swings aside, for the share that comes back from a border seen at this slope. */
export const swing = (share: number, slope: number): number => {
  const cosine = 1 / Math.hypot(1, slope);
  return Math.max(0, widest * (1 + (10 * Math.log10(share) + 40 * Math.log10(cosine)) / floor));
};
const slopeAt = (x: number): number => (skinAt(x + 2) - skinAt(x - 2)) / 4;

/** Half a wavelength of the pulse, along the beam. */
const half = 6;
/** Draws a pulse of a few swings about a point; it ends on the beam. */
const pulse = (x: number, y: number, wide: number): string => {
  const swings = sample(-4, 4, 8, (k) => round((k % 2 === 0 ? 1 : -1) * wide * Math.exp(-((k / 2.3) ** 2))));
  let at = 0;
  const steps = [...swings, 0].map((to) => {
    const step = `l${to - at} ${half}`;
    at = to;
    return step;
  });
  return `M${round(x, 1)} ${round(y - 5 * half)}${steps.join("")}`;
};

export const scanLines = 128;
const top = 44;
const beams = sample(6, 1194, scanLines - 1, (x) => x);
const isOver = (x: number) => x > head.x - head.r + 3;
/** Returns how far the echo of the skin under the probe at x swings aside; 0 where it is lost. */
export const skinSwing = (x: number): number => swing(reflected(impedance.water, impedance.tissue), slopeAt(x));
const boneSwing = (x: number): number => swing(reflected(impedance.tissue, impedance.bone), slopeAt(x));
const skinEchoes = beams.filter((x) => isOver(x) && skinSwing(x) >= 0.5).map((x) => pulse(x, skinAt(x), skinSwing(x)));
const boneEchoes = beams.flatMap((x) => {
  const depth = boneAt(x);
  return depth === undefined ? [] : [pulse(x, depth, boneSwing(x))];
});
const line = (x: number, from: number, to: number): string => (to > from ? `M${round(x, 1)} ${from}V${to}` : "");
const traces = beams.map((x) => {
  const bone = boneAt(x);
  const end = bone === undefined ? 800 : round(bone) - 5 * half;
  if (!isOver(x) || skinSwing(x) < 0.5) return line(x, top, end);
  const skin = round(skinAt(x));
  return line(x, top, skin - 5 * half) + line(x, skin + 5 * half, end);
});

const outline = fit(
  [
    ...sample(0.5 * Math.PI, Math.PI, 30, (a): Vec2 => [head.x + head.r * Math.cos(a), head.y + head.r * Math.sin(a)]),
    ...sample(head.x - head.r + 0.5, 1210, 600, (x): Vec2 => [x, skinAt(x)]),
  ],
  0.6,
);

export default {
  name: "ultratingujt",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Një foshnjë para lindjes, e vizatuar nga jehonat",
  description:
    "Nga sonda lart zbresin 128 rreze ultratingulli. Secila është vijë e drejtë derisa takon një kufi: te lëkura dridhet " +
    "pak, te kocka fort. Nga vonesat e jehonave del profili i një foshnjeje: balli, hunda, buzët, mjekra.",
  body:
    mark("tint", `${outline}V800H470Q420 782 ${head.x} ${head.y + head.r}z`) +
    mark("thin", traces.join("")) +
    mark("medium", skinEchoes.join("")) +
    mark("spot", boneEchoes.join("")) +
    mark("inkFill", `M0 0H1200V${top}H0z`),
  words:
    label(30, 120, "sonda", { italic: true, size: 46 }) +
    label(1170, 200, "uji hesht", { italic: true, size: 46, anchor: "end" }) +
    label(600, 264, "hunda", { italic: true, size: 46 }) +
    label(40, 236, "kocka kthen jehonën", { italic: true, size: 46, tone: "spot" }),
  style: ".s{stroke-width:3.4}.b{stroke-width:2.2}.a{stroke-width:1.1}",
} satisfies Picture;
