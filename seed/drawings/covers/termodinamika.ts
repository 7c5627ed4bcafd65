/**
 * Maxwell's distribution of the speeds of nitrogen molecules at 100, 300, 700 and 1500 K:
 * f(v) = 4π·(m/2πkT)^(3/2)·v²·e^(−mv²/2kT), m = 28.014 u (IUPAC), k by the SI of 2019. The answer is room temperature.
 */
import { fit, numbers, type Point, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

const massOverK = (28.014 * 1.66053907e-27) / 1.380649e-23;

/** Share of the molecules per m/s at speed `v` in m/s and `temperature` in kelvin. */
export const maxwell = (v: number, temperature: number): number => {
  const a = massOverK / temperature;
  return 4 * Math.PI * (a / (2 * Math.PI)) ** 1.5 * v * v * Math.exp((-a * v * v) / 2);
};

/** The mean speed √(8kT/πm) in m/s. */
export const meanSpeed = (temperature: number): number => Math.sqrt((8 * temperature) / (Math.PI * massOverK));

const [fastest, ground] = [1560, 664];
const place = (v: number, t: number): Point => [(v / fastest) * 1200, ground - maxwell(v, t) * 232000];
const curve = (t: number) => fit(sample(0, fastest, 140, (v) => place(v, t)));
const room = curve(300);
const bars = sample(60, 1200, 19, (v) => {
  const [x, y] = place(v, 300);
  return ground - y > 12 ? `M${numbers([x, ground])}V${numbers([y])}` : "";
});
const mean = (meanSpeed(300) / fastest) * 1200;

export default {
  name: "termodinamika",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Shpejtësitë e molekulave të azotit",
  description:
    "Sa molekula të azotit lëvizin me secilën shpejtësi, në katër temperatura. Sa më i ngrohtë gazi, aq më e " +
    "ulët dhe më e gjerë kodra. Vija me ngjyrë është gazi në temperaturën e dhomës, pika në bosht shpejtësia e " +
    "tij mesatare.",
  body:
    mark("tint", `${room}z`) +
    mark("thin", bars.join("")) +
    mark("medium", [100, 700, 1500].map(curve).join(""), { also: "cu" }) +
    mark("spot", room) +
    mark("medium", `M0 ${ground}H1200`) +
    mark("medium", sample(200, 1400, 6, (v) => `M${numbers([(v / fastest) * 1200, ground])}v26`).join("")) +
    mark("spotFill", circle(mean, ground, 15)),
  weight: 2,
  style: ".cu{stroke-width:3.6}",
} satisfies Picture;
