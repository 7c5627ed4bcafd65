/**
 * One wave, y = A·cos 2π(x − x₀)/λ, that is a rope, then the sea, then sound. In the air the lines are layers that were
 * evenly apart: each is moved by s = −c·(λ/2π)·sin 2π(x − x₀)/λ, so that they are closest at the crests.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { clipPath, mark } from "../kit/marks";
import { limb } from "../kit/person";
import type { Picture } from "../kit/picture";
import { hatch } from "../kit/shapes";

const [wavelength, amplitude, axis, firstCrest] = [284, 112, 400, 248] as const;
const phase = (x: number) => (2 * Math.PI * (x - firstCrest)) / wavelength;
/** Returns the height of the wave at x, in units of the picture above its line of rest. */
export const height = (x: number): number => amplitude * Math.cos(phase(x));

/** How much closer than at rest the layers of air are at a crest, as a share of their density. */
const contrast = 0.52;
/** Returns where a layer of air is that at rest is at x. */
export const layerAt = (x: number): number => x - ((contrast * wavelength) / (2 * Math.PI)) * Math.sin(phase(x));

const toPicture = (x: number): Vec2 => [x, axis - height(x)];
const curve = (from: number, to: number) => fit(sample(from, to, Math.ceil((to - from) / 4), toPicture), 0.8);
const [held, shore, wall, drum] = [76, 410, 746, 1034] as const;

const sea = `${curve(shore, wall)}V800H${shore}z`;
const depths = hatch(axis - amplitude, 800, 17, () => [shore, wall], { spacing: 1.25 });
const layers = sample(wall + 12, drum - 28, 23, layerAt)
  .map((x) => `M${Math.round(x)} 0V800`)
  .join("");

const [handX, handY] = toPicture(held).map((v) => Math.round(v)) as [number, number];
const forearm = limb([[-60, handY + 96], [handX - 30, handY + 18], 38]);
const fist = limb([[handX - 16, handY + 8], [handX + 12, handY - 2], 38]);
const knuckles = [-12, 10, 30].map((x) => `M${handX + x} ${handY - 34}q16 14 6 34`).join("");

const [crestX, crestY] = toPicture(firstCrest + wavelength).map((v) => Math.round(v)) as [number, number];
const hull = `M${crestX - 66} ${crestY - 18}h132q-16 46-44 46h-44q-28 0-44-46z`;
const mast = `M${crestX - 6} ${crestY - 18}v-118`;
const sail = `M${crestX + 6} ${crestY - 32}v-100l66 100z`;

/** The ear, with its canal where the wave arrives. */
const ear =
  "M1066 470C1040 400 1042 250 1120 244C1196 240 1206 350 1168 408C1146 442 1150 476 1128 508C1108 534 1070 522 1066 488" +
  "M1086 372C1078 318 1104 292 1128 300C1156 310 1150 352 1130 372C1108 394 1096 408 1104 446M1062 424q26-6 22 26";

export default {
  name: "valet",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Një valë: litar, det, zë",
  description:
    "Një dorë tund litarin; e njëjta vijë bëhet faqe deti me një varkë në kreshtë, pastaj zë: në ajër shtresat " +
    "ngjishen te çdo kreshtë, deri te veshi. Gjatësia e valës është kudo e njëjta.",
  body:
    mark("tint", sea) +
    clipPath("de", sea) +
    mark("thin", depths, { clip: "de" }) +
    mark("thin", layers) +
    mark("spot", curve(held, drum)) +
    mark("paperFill", hull) +
    mark("medium", hull + mast) +
    mark("inkFill", sail) +
    mark("medium", forearm + fist, { also: "pe" }) +
    mark("paperFill", forearm + fist) +
    mark("medium", knuckles) +
    `<g transform="translate(4 28)">${mark("medium", ear)}</g>`,
  weight: 1.9,
  style: ".pe{stroke-width:10.6}.s{stroke-width:7}",
} satisfies Picture;
