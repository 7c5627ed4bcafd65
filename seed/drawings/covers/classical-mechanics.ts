/**
 * Newton's three laws as three tracks photographed every 0.4 s. All have one scale of 130 units a metre. First: no
 * force, equal steps. Second: the worked example of the page, F = 10 N on m = 2 kg gives a = 5 m/s², steps as 1 : 3 : 5
 * : 7. Third: a spring pushes two carts apart; the forces are equal, so the speeds are in the inverse ratio of the
 * masses, 4 kg and 2 kg.
 */

import { sample } from "../kit/curve";
import { arrow, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, hatch, rect } from "../kit/shapes";

const [beat, metre] = [0.4, 130];
/**
 * Returns the distances in metres after each beat without a force. Below, the motion is from rest under a force in N on
 * a mass in kg.
 */
export const coast = (speed: number, beats: number): number => speed * beat * beats;
export const pushed = (force: number, mass: number, beats: number): number =>
  ((force / mass) * (beat * beats) ** 2) / 2;
/** Returns the speeds in m/s of two bodies that an impulse separates. They begin at rest; the impulse is in N·s. */
export const recoil = (impulse: number, masses: readonly [number, number]): [number, number] => [
  -impulse / masses[0],
  impulse / masses[1],
];

const tracks = [214, 478, 742] as const;
const [width, tall, wheel] = [132, 108, 21];

type Look = "ghost" | "ink" | "tint";
/** Draws a cart with its front at `x`. Its length is proportional to its mass in kg. */
const cart = (x: number, y: number, style: Look, mass = 2): string => {
  const w = (width * mass) / 2;
  const box = rect(x - w, y - 2 * wheel - tall, w, tall);
  const wheels = circle(x - w + 31, y - wheel, wheel) + circle(x - 31, y - wheel, wheel);
  if (style === "ghost") return mark("paperFill", box + wheels) + mark("thin", box + wheels, { also: "gh" });
  const shade = hatch(y - 2 * wheel - tall, y - 2 * wheel, 9, () => [x - w, x]);
  return (
    mark(style === "tint" ? "tint" : "paperFill", box) +
    (style === "tint" ? "" : mark("thin", shade)) +
    mark("medium", box) +
    mark("paperFill", wheels) +
    mark("medium", wheels)
  );
};
const post = (x: number, y: number) => `M${Math.round(x)} ${y + 4}v32`;

const first = sample(0, 5, 5, (i) => 170 + coast(3.9, i) * metre);
const second = sample(0, 4, 4, (i) => 170 + pushed(10, 2, i) * metre);
const [slow, fast] = recoil(6, [4, 2]);
const middle = 580;
const left = sample(0, 2, 2, (i) => middle + coast(slow, i) * metre - 4);
const right = sample(0, 2, 2, (i) => middle + width + coast(fast, i) * metre + 4);
const last = (xs: readonly number[]) => xs[xs.length - 1] as number;
const [y1, y2, y3] = tracks;
const body = y2 - 2 * wheel - tall / 2;

export default {
  name: "classical-mechanics",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Tri ligje, tri shina, një orë",
  description:
    "Tri shina të fotografuara çdo 0,4\u00a0sekonda. Lart karroca pa forcë bën hapa të barabartë. Në mes forca e njëjtë e " +
    "shpejton: hapat rriten si një, tre, pesë, shtatë. Poshtë dy karroca shtyjnë njëra-tjetrën, dhe e lehta ikën dy herë " +
    "më shpejt.",
  body:
    mark("thin", tracks.map((y) => hatch(y, y + 48, 4, () => [0, 1200])).join("")) +
    mark("heavy", tracks.map((y) => `M0 ${y}H1200`).join("")) +
    first
      .slice(0, -1)
      .map((x) => cart(x, y1, "ghost"))
      .join("") +
    cart(last(first), y1, "ink") +
    second
      .slice(0, -1)
      .map((x) => cart(x, y2, "ghost"))
      .join("") +
    cart(last(second), y2, "tint") +
    mark("medium", first.map((x) => post(x, y1)).join("")) +
    mark("spot", second.map((x) => post(x, y2)).join("")) +
    left
      .slice(0, -1)
      .map((x) => cart(x, y3, "ghost", 4))
      .join("") +
    right
      .slice(0, -1)
      .map((x) => cart(x, y3, "ghost"))
      .join("") +
    cart(last(left), y3, "ink", 4) +
    cart(last(right), y3, "ink") +
    mark("medium", [...left, ...right].map((x) => post(x, y3)).join("")) +
    arrow([last(second), body], [last(second) + 150, body], "spot", 34) +
    mark("spotFill", circle(last(second) - width / 2, body, 22)),
  style: ".gh{stroke-width:1.6}.b{stroke-width:4}.a{stroke-width:1.6}",
} satisfies Picture;
