/**
 * A tree beside a street on 21 July at two o'clock solar time in Tirana. The sun is 57° high, so the shadow is beside
 * the foot of the tree. The ground follows from the balance a·I = h·(T − Tₐ), Tₐ = 30 °C, h = 25 W/(m²·K), asphalt a =
 * 0.9. In the sun I = 900 W/m², in the shade the 110 W/m² that come from the sky. Lengths are to scale, the tree is 9 m
 * high.
 */
import { polyline, round, sample, type Vec2 } from "../../kit/curve";
import { label, mark } from "../../kit/marks";
import type { Picture } from "../../kit/picture";
import { axes, circle, segment } from "../../kit/shapes";

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Returns the height of the sun in degrees, `hours` after noon. Latitude and declination are in degrees. */
export const sunHeight = (latitude: number, declination: number, hours: number) => {
  const [p, d, t] = [radians(latitude), radians(declination), radians(15 * hours)];
  return (Math.asin(Math.sin(p) * Math.sin(d) + Math.cos(p) * Math.cos(d) * Math.cos(t)) * 180) / Math.PI;
};
const height = sunHeight(41.3, 20.5, 2);
/** Returns the temperature of the asphalt in °C under `light` W/m². */
export const asphalt = (light: number) => 30 + (0.9 * light) / 25;

const metre = 25;
const ground = 292;
const [trunk, crown] = [340, { radius: 3, middle: 6 }];
const down: Vec2 = [Math.cos(radians(height)), Math.sin(radians(height))];
const slope = down[0] / down[1];
const centre: Vec2 = [trunk, ground - crown.middle * metre];
/** Returns where the ray that passes `offset` metres beside the crown's middle meets the ground. */
const foot = (offset: number) => trunk + (crown.middle * slope + offset / down[1]) * metre;
const shade = [foot(-crown.radius), foot(crown.radius)] as const;

const ray = (offset: number, hits: boolean) => {
  const far = 14;
  const on: Vec2 = [centre[0] + offset * metre * down[1], centre[1] - offset * metre * down[0]];
  const from: Vec2 = [on[0] - far * metre * down[0], on[1] - far * metre * down[1]];
  const reach = hits ? -Math.sqrt(crown.radius ** 2 - offset ** 2) * metre : (ground - on[1]) / down[1];
  const start = from[1] < 8 ? (8 - from[1]) / down[1] : 0;
  return segment(
    [from[0] + start * down[0], from[1] + start * down[1]],
    [on[0] + reach * down[0], on[1] + reach * down[1]],
  );
};
const offsets = sample(-9.6, 9.6, 24, (offset) => offset);

const [top, bottom] = [346, 452];
const Y = (celsius: number) => bottom - ((celsius - 20) / 50) * (bottom - top);
const [sun, cool] = [Y(asphalt(900)), Y(asphalt(110))].map((y) => round(y)) as [number, number];
const [from, to] = shade.map((x) => round(x)) as [number, number];
/** Points where the last rays that the crown stops touch it. */
const edges = [-1, 1].map(
  (side): Vec2 => [
    centre[0] + side * crown.radius * metre * down[1],
    centre[1] - side * crown.radius * metre * down[0],
  ],
);
const leaves = sample(1, 40, 39, (k) => {
  const [a, r] = [k * 2.4, crown.radius * metre * Math.sqrt(k / 42)];
  return `M${round(centre[0] + r * Math.cos(a))} ${round(centre[1] + r * Math.sin(a))}q6-7 12 0`;
}).join("");

export default {
  name: "hija-e-pemes",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Hija e pemës mbi asfalt",
  description:
    "Një pemë nëntë metra e lartë ndal rrezet e diellit të korrikut. Poshtë, temperatura e asfaltit: 62\u00a0°C në " +
    "diell, 34\u00a0°C në hije. Hija bie anash pemës, në anën e kundërt të diellit.",
  body:
    mark("tint", polyline([...edges, [to, ground], [from, ground]], { close: true })) +
    mark("thin", offsets.map((o) => ray(o, Math.abs(o) < crown.radius)).join("")) +
    mark("paperFill", circle(centre[0], centre[1], crown.radius * metre)) +
    mark("medium", circle(centre[0], centre[1], crown.radius * metre)) +
    mark("thin", leaves) +
    mark("heavy", `M${trunk} ${ground}V${round(centre[1] + crown.radius * metre - 4)}`, { also: "tr" }) +
    mark("heavy", `M12 ${ground}H708`) +
    mark("dotted", `M${from} ${ground + 14}V${bottom}M${to} ${ground + 14}V${bottom}`) +
    mark("medium", axes({ left: 92, right: 708, top, bottom, yTicks: [20, 40, 60].map(Y) })) +
    [20, 40, 60].map((t) => label(78, Y(t) + 9, `${t}\u00a0°C`, { anchor: "end" })).join("") +
    mark("spot", `M92 ${sun}H${from}V${cool}H${to}V${sun}H708`) +
    label((from + to) / 2, cool - 12, "34\u00a0°C", { anchor: "middle", tone: "spot", bold: true }) +
    label(to + 14, sun + 34, "62\u00a0°C") +
    label(706, 40, "Dielli 57° lart", { anchor: "end" }),
  style: ".tr{stroke-width:14}",
} satisfies Picture;
