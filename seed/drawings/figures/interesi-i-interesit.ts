/**
 * 1000 lekë at 7 % a year, the money of the cover, over four doublings. Compound: K = 1000·1.07ⁿ, so every doubling
 * takes the same time, ln 2/ln 1.07 = 10.24 years. Simple: 1000 + 70·n, a straight line. The tint between them is
 * interest on interest, ruled year by year.
 */

import { rate } from "../covers/matematika-ekonomia";
import { fit, numbers, round, sample, type Vec2 } from "../kit/curve";
import { graphPlane } from "../kit/graph-plane";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

const capital = 1000;
/** Returns the money in lekë after `n` years when interest earns interest too. */
export const compound = (n: number): number => capital * (1 + rate) ** n;
/** Returns the money in lekë after `n` years when only the capital earns. */
export const simple = (n: number): number => capital * (1 + rate * n);

/** Years until the money is 2, 4, 8 and 16 times what it was. */
export const doublings = [1, 2, 3, 4].map((k) => (k * Math.log(2)) / Math.log(1 + rate));

const [left, right, top, bottom] = [112, 660, 62, 474] as const;
const last = doublings.at(-1) as number;
const { toPicture, axes } = graphPlane({ x: [0, last], y: [0, 16 * capital], left, right, top, bottom });

const curve = fit(
  sample(0, last, 80, (n) => toPicture(n, compound(n))),
  0.4,
);
const corners = doublings.map((n) => toPicture(n, compound(n)));
const year = (n: number) => segment(toPicture(n, simple(n)), toPicture(n, compound(n)));

export default {
  name: "interesi-i-interesit",
  subject: "math",
  width: 720,
  height: 558,
  title: "Çdo dyfishim zgjat njësoj",
  description:
    "Një mijë lekë me 7\u00a0% në vit. Me interes të thjeshtë rriten sipas një drejtëze dhe pas 41\u00a0vjetësh nuk " +
    "arrijnë 4000\u00a0lekë. Me interes të përbërë lakorja dyfishohet çdo 10,2\u00a0vjet: 2000, 4000, 8000, " +
    "16\u00a0000\u00a0lekë.",
  body:
    mark("tint", `${curve}L${numbers(toPicture(last, simple(last)))}z`) +
    mark("thin", sample(4, 40, 36, year).join("")) +
    mark("dotted", corners.map(([x, y]) => `M${left} ${round(y)}H${round(x)}V${bottom}`).join("")) +
    mark("medium", segment(toPicture(0, simple(0)), toPicture(last, simple(last)))) +
    mark("spot", curve) +
    mark("spotFill", corners.map(([x, y]) => circle(x, y, 9)).join("") + circle(...toPicture(0, capital), 9)) +
    mark("medium", axes({ x: doublings, y: doublings.map(compound) })) +
    ["2000", "4000", "8000", "16\u00a0000"]
      .map((text, k) => label(left - 18, (corners[k] as Vec2)[1] + 9, text, { anchor: "end" }))
      .join("") +
    doublings
      .map((n, k) => label((corners[k] as Vec2)[0], bottom + 40, n.toFixed(1).replace(".", ","), { anchor: "middle" }))
      .join("") +
    label(left - 18, 26, "lekë", { anchor: "end", tone: "mute" }) +
    label(right + 24, bottom + 76, "vjet", { anchor: "end", tone: "mute" }) +
    label(...toPicture(17.6, 9000), "i përbërë", { tone: "spot", bold: true }) +
    label(...toPicture(32.2, 1500), "i thjeshtë"),
} satisfies Picture;
