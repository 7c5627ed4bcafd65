/**
 * A finger on wood and iron, seconds after touching. The finger has 33 °C, both benches 5 °C: T(x, t) = Tc + (T₁ −
 * Tc)·erf(x / 2√(αt)) on each side of the contact, whose temperature Tc = (e₁T₁ + e₂T₂)/(e₁ + e₂) does not change
 * (figures/prekja-e-stolit). The isotherms go round the finger's pad: the depth counts from the nearest place where
 * skin touches the bench, and everything is drawn to one scale. Spot: the depth of warming in the bench, to 10 °C in
 * the wood and to 5.5 °C in the iron.
 */

import { contact, type Material, steel, temperature, wood } from "../figures/prekja-e-stolit";
import { fit, numbers, polyline, sample, type Vec2 } from "../kit/curve";
import { clipPath, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";

/** Seconds after touching. */
export const seconds = 5;
const [top, bottom] = [430, 776];
/** Units of the picture in a metre of depth. */
const perMetre = 22_000;

/**
 * Returns the depth in metres that a temperature has reached in the bench. It is 0 where the contact itself is colder.
 */
export const depth = (material: Material, celsius: number): number => {
  if (contact(material) <= celsius) return 0;
  let [near, far] = [0, 0.05];
  for (let i = 0; i < 50; i++) {
    const middle = (near + far) / 2;
    if (temperature(material, middle, seconds) > celsius) near = middle;
    else far = middle;
  }
  return near;
};

/** Half the width of the finger's pad, and the line of equal depth below. */
const pad = 84;
const below = (middle: number, d: number): Vec2[] => [
  ...sample(Math.PI, Math.PI / 2, 16, (a): Vec2 => [middle - pad + d * Math.cos(a), top + d * Math.sin(a)]),
  ...sample(Math.PI / 2, 0, 16, (a): Vec2 => [middle + pad + d * Math.cos(a), top + d * Math.sin(a)]),
];

/**
 * Returns a point of the finger. `s` counts from the middle of its tip towards the hand, `t` across it, towards the
 * nail.
 */
const [thick, lean] = [128, 0.9];
const on = (x: number, s: number, t: number): Vec2 => [
  x - s * Math.cos(lean) + t * Math.sin(lean),
  top - Math.sqrt(thick ** 2 - pad ** 2) - s * Math.sin(lean) - t * Math.cos(lean),
];
const far = 760;
const finger = (x: number): string => {
  const tip = sample(-Math.PI / 2, Math.PI / 2, 40, (a) => on(x, -thick * Math.cos(a), thick * Math.sin(a)));
  const joint = (s: number) => 9 * Math.exp(-(((s - 330) / 90) ** 2));
  const side = (from: number, to: number, sign: number) =>
    sample(from, to, 30, (s) => on(x, s, sign * (thick + joint(s) - 7 * Math.sin((Math.PI * Math.min(s, 330)) / 330))));
  const points = [...side(far, 0, -1), ...tip, ...side(0, far, 1)].map(([px, py]): Vec2 => [px, Math.min(py, top)]);
  return polyline(points, { close: true });
};
const along = (x: number, ...places: Vec2[]) => places.map(([s, t]) => numbers(on(x, s, t))).join(" ");
const nail = (x: number): string =>
  `M${along(x, [150, 116])}Q${along(x, [30, 156], [-86, 108])}L${along(x, [-78, 88])}Q${along(x, [30, 128], [150, 116])}z`;
const folds = (x: number): string =>
  [300, 326, 352]
    .map((s) => `M${along(x, [s, 134])}Q${along(x, [s - 16, 100], [s - 6, 62])}`)
    .concat([318, 344].map((s) => `M${along(x, [s, -134])}Q${along(x, [s + 10, -108], [s + 2, -84])}`))
    .join("");

const halves = [
  { x: 352, from: 0, to: 596, material: wood },
  { x: 956, from: 604, to: 1200, material: steel },
];
const spotAt = 10;
/** Draws the isotherms of the hand, every 4 °C; its warmth falls towards the bench. */
const inside = (material: Material) =>
  [30, 26, 22, 18, 14, 10]
    .filter((t) => t > contact(material) + 0.5)
    .map((t) => {
      let [near, far] = [0, 0.02];
      for (let i = 0; i < 50; i++) {
        const middle = (near + far) / 2;
        if (temperature(material, -middle, seconds) < t) near = middle;
        else far = middle;
      }
      return near * perMetre;
    });

const half = ({ x, from, to, material }: (typeof halves)[number], i: number): string => {
  const levels = [26, 24, 22, 20, 18, 16, 14, 12, 8, 6, 5.5, 5.2].filter((t) => t < contact(material) && t !== spotAt);
  const warm = below(x, depth(material, material === wood ? spotAt : 5.5) * perMetre);
  const lines = levels.map((t) => below(x, depth(material, t) * perMetre)).map((points) => fit(points, 0.6));
  const id = `c${i}`;
  const grain =
    material === wood
      ? sample(0, 6, 6, (k) => `M${from} ${top + 34 + 54 * k}q150 ${k % 2 ? 18 : -16} 300 0t296 0`).join("")
      : sample(0, 40, 40, (k) => `M${from + 16 * k - 20} ${bottom}l-60-${bottom - top}`).join("");
  return (
    clipPath(id, rect(from, top, to - from, bottom - top)) +
    clipPath(`p${i}`, rect(from, 0, to - from, 800)) +
    clipPath(`h${i}`, finger(x)) +
    mark("thin", grain, { also: "gr", clip: id }) +
    mark("tint", polyline(warm, { close: true }), { clip: id }) +
    mark("medium", lines.join(""), { clip: id }) +
    mark("spot", fit(warm, 0.6), { clip: id }) +
    mark("paperFill", finger(x), { clip: `p${i}` }) +
    mark("tint", finger(x), { clip: `p${i}` }) +
    mark(
      "thin",
      inside(material)
        .map((d) =>
          fit(
            below(x, d).map(([px, py]): Vec2 => [px, 2 * top - py]),
            0.6,
          ),
        )
        .join(""),
      {
        clip: `h${i}`,
      },
    ) +
    mark("medium", folds(x), { also: "th", clip: `p${i}` }) +
    mark("heavy", finger(x), { also: "pa", clip: `p${i}` }) +
    mark("paperFill", nail(x)) +
    mark("medium", nail(x), { also: "th" }) +
    mark("heavy", `M${from} ${top}H${to}M${from} ${bottom}H${to}`) +
    mark("spotFill", circle(x, top, 15))
  );
};
const comma = (value: number) => `${Math.round(value)}\u00a0°C`;

export default {
  name: "kalimi-i-nxehtesise",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "I njëjti gisht mbi dru dhe mbi hekur",
  description:
    "Një gisht i ngrohtë mbi dru dhe mbi hekur, të dy me 5\u00a0°C. Te druri nxehtësia mblidhet nën gisht dhe kufiri " +
    "mbetet i ngrohtë; te hekuri ajo ikën thellë, dhe lëkura ftohet. Vijat bashkojnë vendet me temperaturë të njëjtë.",
  body: halves.map(half).join("") + mark("heavy", `M600 0V800`, { also: "di" }),
  words:
    label(576, 64, "dru, 5\u00a0°C", { italic: true, size: 46, anchor: "end" }) +
    label(1180, 64, "hekur, 5\u00a0°C", { italic: true, size: 46, anchor: "end" }) +
    label(352, top + 146, `kufiri ${comma(contact(wood))}`, {
      italic: true,
      size: 46,
      tone: "spot",
      anchor: "middle",
    }) +
    label(956, top + 146, `kufiri ${comma(contact(steel))}`, {
      italic: true,
      size: 46,
      tone: "spot",
      anchor: "middle",
      on: "tint",
    }),
  style: ".gr{stroke-width:1}.pa{stroke-width:6}.th{stroke-width:3.4}.di{stroke-width:3}.s{stroke-width:7}",
} satisfies Picture;
