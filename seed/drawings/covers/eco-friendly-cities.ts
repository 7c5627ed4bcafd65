/**
 * Surfaces under a lamp for thirty minutes, then thirty without it. Heat balance of a thin plate:
 * C·dT/dt = a·I − h·(T − T₀) − E, solved exactly. I = 600 W/m² (a 150 W lamp at arm's length), h = 12 W/(m²·K) for still
 * indoor air with radiation, C = 9 kJ/(m²·K) (5 mm of card and plaster); a is the share of light taken in. The green
 * surface takes in a = 0.75, but spends E = 250 W/m² on evaporating water (0.37 kg/m² an hour at 2.45 MJ/kg).
 */
import { fit, numbers, type Point, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, hatch } from "../kit/shapes";

const [light, exchange, capacity] = [600, 12, 9000];
const half = 1800;

/** Degrees above the room `t` seconds after the lamp is lit; `absorbed` 0 to 1, `evaporation` in W/m² while it shines. */
export const warming = (t: number, absorbed: number, evaporation = 0): number => {
  const steady = (absorbed * light - evaporation) / exchange;
  const slowness = capacity / exchange;
  const lit = steady * (1 - Math.exp(-Math.min(t, half) / slowness));
  return t <= half ? lit : lit * Math.exp(-(t - half) / slowness);
};

const [ground, perDegree] = [700, 13.5];
const place = (t: number, degrees: number): Point => [(t / (2 * half)) * 1200, ground - degrees * perDegree];
const curve = (absorbed: number, evaporation = 0) => [
  ...sample(0, half, 40, (t) => place(t, warming(t, absorbed, evaporation))),
  ...sample(half, 2 * half, 40, (t) => place(t, warming(t, absorbed, evaporation))).slice(1),
];
const [black, green] = [curve(0.95), curve(0.75, 250)];
const between = sample(0.15, 0.9, 15, (absorbed) => fit(curve(absorbed), 0.6));
const rays = sample(20, 580, 28, (x) => {
  const [, y] = place((x / 600) * half, warming((x / 600) * half, 0.95));
  return `M${numbers([x, 0])}V${numbers([y - 14])}`;
});
const readings = sample(0, 2 * half, 12, (t) => place(t, warming(t, 0.75, 250)));

export default {
  name: "eco-friendly-cities",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Çatia e gjelbër nën llambë",
  description:
    "Temperatura e disa sipërfaqeve: gjysmë ore me llambë, gjysmë ore pa të. Sa më e errët sipërfaqja, aq më lart " +
    "ngjitet vija. E gjelbra thith gati po aq dritë sa e zeza, por avullon ujë dhe mbetet shumë më poshtë.",
  body:
    mark("tint", `${fit(black, 0.6)}${fit([...green].reverse(), 0.6, { join: true })}z`) +
    mark("thin", rays.join(""), { also: "ry" }) +
    mark("thin", between.join("")) +
    mark("heavy", fit(black, 0.6)) +
    mark("dotted", `M600 40V${ground}`) +
    mark(
      "thin",
      hatch(ground, 800, 7, () => [0, 1200], { spacing: 1.5 }),
    ) +
    mark("heavy", `M0 ${ground}H1200`) +
    mark("medium", sample(0, 1200, 12, (x) => `M${numbers([x])} ${ground}v24`).join("")) +
    mark("spot", fit(green, 0.6)) +
    mark(
      "spotFill",
      readings
        .slice(1, -1)
        .map((p) => circle(...p, 13))
        .join(""),
    ),
  style: ".s{stroke-width:8}.ry{stroke-dasharray:14 10}",
} satisfies Picture;
