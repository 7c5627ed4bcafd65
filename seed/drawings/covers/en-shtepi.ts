/**
 * A home at half past seven in the evening, cut open: four rooms, each with the appliance that heats there and a bar of
 * its power. Powers add up in one wire, so the bars stand on each other at the entrance, beside the limit of the fuse.
 * Powers, voltage and fuse are those of the lesson's example.
 */
import { round, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import { holding } from "../kit/person";
import type { Picture } from "../kit/picture";
import { circle, rect, segment } from "../kit/shapes";

/** Power of each room's appliance, in kW: heater, hair dryer, oven, water heater. */
export const powers = [2, 2.2, 2.4, 2] as const;
/** What the fuse lets through for long, in kW: 25 A at 230 V. */
export const limit = (25 * 230) / 1000;
export const perKilowatt = 76;

const [left, top, wide, tall] = [24, 40, 356, 340];
const ground = top + 2 * tall;
/** Left edge and floor of a room: heater and dryer above, oven and water heater below. */
const roomOf = (i: number): Vec2 => [left + wide * (i % 2), top + tall * (1 + Math.floor(i / 2))];
const barWidth = 52;
const barOf = (i: number): string => {
  const [x, floor] = roomOf(i);
  const height = round(perKilowatt * (powers[i] as number));
  return rect(x + wide - barWidth - 26, floor - height, barWidth, height);
};
/** The bars on each other at the entrance, and the parts of their sum below and above the fuse's limit. */
const [sumLeft, sumWidth] = [960, 150];
export const sum = powers.reduce((total, power) => total + power, 0);
const heightOf = (power: number) => round(ground - perKilowatt * power);
const joints = powers.slice(0, -1).map((_, i) => {
  const y = heightOf(powers.slice(0, i + 1).reduce((total, power) => total + power, 0));
  return `M${sumLeft} ${y}h${sumWidth}`;
});

/** The wire: from every bar down to its floor, along it and down the entrance. */
const riser = left + 2 * wide + 70;
const branches = powers.map((_, i) => {
  const [x, floor] = roomOf(i);
  return `M${x + wide - barWidth / 2 - 26} ${floor}v12H${riser + 10 * (i % 2)}V${ground + 12}`;
});
const wires = [...branches, `M${riser} ${ground + 12}H${sumLeft + sumWidth / 2}V${ground}`].join("");

const radiator = ([x, floor]: Vec2): string =>
  sample(0, 6, 6, (k) => rect(x + 54 + 23 * k, floor - 128, 17, 104)).join("") +
  `M${x + 50} ${floor - 34}h172M${x + 66} ${floor - 24}v22M${x + 206} ${floor - 24}v22`;
const warmth = ([x, floor]: Vec2): string =>
  [84, 136, 188].map((dx) => `M${x + dx} ${floor - 142}c-16-20 16-34 0-54s16-30 0-46`).join("");
const oven = ([x, floor]: Vec2): string =>
  rect(x + 46, floor - 176, 176, 174) +
  rect(x + 66, floor - 118, 136, 84) +
  `M${x + 46} ${floor - 136}h176M${x + 78} ${floor - 104}h112` +
  sample(0, 3, 3, (k) => circle(x + 74 + 40 * k, floor - 156, 9)).join("");
const boiler = ([x, floor]: Vec2): string =>
  `M${x + 82} ${floor - 292}h104q14 0 14 16v136q0 16-14 16h-104q-14 0-14-16v-136q0-16 14-16z` +
  `M${x + 68} ${floor - 160}h132M${x + 110} ${floor - 124}V${floor - 74}h-30v18M${x + 158} ${floor - 124}V${floor}`;
/** Draws a hair dryer that blows to the left, from x. */
const dryer = (x: number, y: number): string =>
  `M${x} ${y}l44-14q16 0 18 14t-16 18l-46-6zM${x + 24} ${y + 15}l-10 42h15l12-38`;

const [living, bedroom, kitchen, bath] = [0, 1, 2, 3].map(roomOf) as [Vec2, Vec2, Vec2, Vec2];
const walls =
  `M${left} ${ground}V${top}H${left + 2 * wide}V${ground}M${left + wide} ${top}V${top + tall - 120}` +
  `M${left + wide} ${top + tall}V${ground - 120}M${left} ${top + tall}H${left + 2 * wide}`;

export default {
  name: "en-shtepi",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Një shtëpi në 19:30, e prerë mespërmes",
  description:
    "Në katër dhomat nxehin ngrohësja, tharësja e flokëve, furra dhe bojleri, secila me shtyllën e fuqisë së vet. Te " +
    "hyrja shtyllat mblidhen njëra mbi tjetrën: bashkë janë shumë më lart se kufiri i automatit.",
  body:
    mark(
      "tint",
      powers.map((_, i) => barOf(i)).join("") + rect(sumLeft, heightOf(limit), sumWidth, ground - heightOf(limit)),
    ) +
    mark("spotFill", rect(sumLeft, heightOf(sum), sumWidth, heightOf(limit) - heightOf(sum))) +
    mark("medium", wires) +
    mark(
      "medium",
      powers.map((_, i) => barOf(i)).join("") +
        rect(sumLeft, heightOf(sum), sumWidth, ground - heightOf(sum)) +
        joints.join(""),
    ) +
    mark("medium", radiator(living) + oven(kitchen) + boiler(bath)) +
    mark("thin", warmth(living)) +
    holding(bedroom[0] + 96, bedroom[1] - 2, 1.2, 0, "paperFill") +
    mark("paperFill", dryer(bedroom[0] + 129, bedroom[1] - 200)) +
    mark("medium", dryer(bedroom[0] + 129, bedroom[1] - 200)) +
    mark("heavy", walls + segment([0, ground], [1200, ground])) +
    mark("spot", segment([sumLeft - 70, heightOf(limit)], [sumLeft + sumWidth + 60, heightOf(limit)])),
  words:
    word(living[0] + 24, top + 56, "ngrohësja") +
    word(bedroom[0] + 24, top + 56, "tharësja") +
    word(kitchen[0] + 24, top + tall + 62, "furra") +
    word(bath[0] + 216, top + tall + 62, "bojleri") +
    word(sumLeft - 20, heightOf(limit) - 18, "automati", { anchor: "end", tone: "spot" }),
  style: ".pe{stroke-width:5.6}",
} satisfies Picture;
