/**
 * Air temperature of a city on a clear, windless night, along a road between fields. The largest warming of each
 * quarter is Oke's rule, ΔT = 7.45 + 3.97·ln(H/W), from the height of the houses over the width of the street (T. R.
 * Oke, J. Climatology 1, 1981); fields and park add nothing. Air mixes sideways, so the values are smoothed with σ =
 * 0.35 km.
 */
import { fit, numbers, round, sample, type Vec2 } from "../../kit/curve";
import { graphPlane } from "../../kit/graph-plane";
import { label, mark } from "../../kit/marks";
import type { Picture } from "../../kit/picture";
import { hatch, rect } from "../../kit/shapes";

interface Quarter {
  to: number;
  ratio: number;
  height: number;
}
/** Quarters from left to right. Each has its end in km, H/W of its streets, height of its houses in viewBox units. */
const quarters: readonly Quarter[] = [
  { to: 1.6, ratio: 0, height: 0 },
  { to: 3, ratio: 0.3, height: 26 },
  { to: 4.2, ratio: 0.7, height: 58 },
  { to: 5.6, ratio: 1.5, height: 104 },
  { to: 6.5, ratio: 0, height: 0 },
  { to: 7.7, ratio: 0.7, height: 62 },
  { to: 8.7, ratio: 0.3, height: 26 },
  { to: 10, ratio: 0, height: 0 },
];
/** Returns the largest warming of the night's air in a quarter, in K. */
export const warmest = (ratio: number) => (ratio === 0 ? 0 : 7.45 + 3.97 * Math.log(ratio));

const quarterAt = (km: number) => quarters.find(({ to }) => km < to) ?? (quarters.at(-1) as Quarter);
const spread = 0.35;
/** Returns the warming in K at a place on the road, in km. */
export const warming = (km: number): number => {
  let [sum, weight] = [0, 0];
  for (let d = -1.4; d <= 1.4; d += 0.02) {
    const w = Math.exp(-((d / spread) ** 2) / 2);
    sum += w * warmest(quarterAt(km + d).ratio);
    weight += w;
  }
  return sum / weight;
};

const [left, right, top, bottom, ground] = [64, 704, 44, 268, 430];
const { X, Y, axes } = graphPlane({ x: [0, 10], y: [0, 8], left, right, top, bottom });
const curve = sample(0, 10, 160, (km): Vec2 => [X(km), Y(warming(km))]);

let houses = "";
let hatching = "";
for (let x = X(1.6) + 6, i = 0; x < X(8.7) - 14; i++) {
  const { height } = quarterAt(((x - left) / (right - left)) * 10);
  const w = 15 + ((i * 7) % 11);
  const tall = height * (0.8 + 0.2 * Math.cos(i * 1.9));
  if (height > 0) {
    houses += rect(x, ground - tall, w, tall);
    hatching += hatch(ground - tall, ground, Math.floor(tall / 9), () => [x, x + w * 0.55]);
  }
  x += w + 5;
}
const tree = (x: number, s: number) =>
  `M${round(x)} ${ground}v-${round(s * 0.5)}M${round(x - s * 0.36)} ${round(ground - s * 0.5)}a${round(s * 0.36)} ${round(s * 0.42)} 0 0 1 ${round(s * 0.72)} 0z`;
const trees = [0.3, 0.75, 1.25, 5.75, 6.06, 6.36, 9, 9.4, 9.75].map((km, i) => tree(X(km), 40 + (i % 3) * 9)).join("");

export default {
  name: "ishulli-i-nxehtesise",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Ishulli i nxehtësisë përgjatë një rruge qyteti",
  description:
    "Ajri i natës nga fusha në qendër dhe prapë në fushë. Vija ngjitet mbi rrugët e ngushta me pallate të larta, deri " +
    "gati 9 gradë mbi fushën, dhe bie thellë mbi park.",
  body:
    mark("tint", `${fit(curve, 0.6)}V${bottom}H${left}z`) +
    mark("thin", sample(1, 9, 8, (km) => `M${round(X(km))} ${round(Y(warming(km)))}V${bottom}`).join("")) +
    mark("medium", axes({ y: [0, 2, 4, 6, 8], top: top - 12 })) +
    [0, 4, 8].map((k) => label(left - 16, Y(k) + 9, String(k), { anchor: "end" })).join("") +
    label(left + 10, 36, "gradë mbi fushën", { tone: "mute" }) +
    mark("spot", fit(curve, 0.6)) +
    mark("medium", houses) +
    mark("thin", hatching) +
    mark("thin", trees) +
    mark("heavy", `M16 ${ground}H${right}`) +
    (
      [
        ["fusha", 0.8],
        ["qendra", 4.5],
        ["parku", 6.1],
        ["fusha", 9.35],
      ] as const
    )
      .map(([name, km], i) =>
        label(X(km), ground + 36, name, { anchor: "middle", ...(i === 2 && { tone: "spot", bold: true }) }),
      )
      .join("") +
    mark("dotted", `M${numbers([X(6.06), Y(warming(6.06)) + 8])}V${ground - 66}`),
} satisfies Picture;
