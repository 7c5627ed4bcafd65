/**
 * One evening's power: the appliances in use, stacked; height is power (kW), area energy (kWh). The limit is 25 A at
 * 230 V. A breaker must hold 1.13 times its current for an hour and must break 1.45 times within it (IEC 60898-1).
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, rect } from "../kit/shapes";

interface Appliance {
  name: string;
  kilowatt: number;
  from: number;
  to: number;
}
/** From the lowest band to the highest; hours of the day. */
export const evening: readonly Appliance[] = [
  { name: "ngrohësja", kilowatt: 2, from: 18, to: 21.5 },
  { name: "bojleri", kilowatt: 2, from: 18.5, to: 20 },
  { name: "furra", kilowatt: 2.4, from: 19, to: 20 },
  { name: "tharësja", kilowatt: 2.2, from: 19.5, to: 19.5 + 1 / 6 },
];
export const energy = ({ kilowatt, from, to }: Appliance): number => kilowatt * (to - from);
/** Returns the power in kW of all appliances in use at an hour. */
export const power = (hour: number): number =>
  evening.filter(({ from, to }) => from <= hour && hour < to).reduce((sum, { kilowatt }) => sum + kilowatt, 0);
export const limit = (25 * 230) / 1000;

const [left, right, top, bottom] = [66, 700, 60, 400] as const;
const X = (hour: number) => left + 164 * (hour - 18);
const Y = (kilowatt: number) => bottom - 37 * kilowatt;
const moments = [...new Set(evening.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
const skyline: Vec2[] = moments.flatMap((hour, i): Vec2[] => [
  [X(hour), Y(i === 0 ? 0 : power((moments[i - 1] as number) + 0.01))],
  [X(hour), Y(power(hour + 0.001))],
]);
const comma = (value: number) =>
  value
    .toFixed(value < 1 ? 2 : 1)
    .replace(/,?\.0$/, "")
    .replace(".", ",");
const bands = evening.map((appliance, i) => {
  const under = evening.slice(0, i).reduce((sum, { kilowatt }) => sum + kilowatt, 0);
  return { ...appliance, under };
});
const kwh = (appliance: Appliance) => `${comma(energy(appliance))}\u00a0kWh`;
const [heater, boiler, oven, dryer] = bands as [
  (typeof bands)[0],
  (typeof bands)[0],
  (typeof bands)[0],
  (typeof bands)[0],
];
const middle = ({ under, kilowatt }: (typeof bands)[0]) => Y(under + kilowatt / 2) + 9;

export default {
  name: "mbremja-ne-kilovat",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Fuqia e një mbrëmjeje, pajisje pas pajisjeje",
  description:
    "Fuqia nga ora 18 deri në 22. Ngrohësja përdor 7\u00a0kWh, bojleri 3\u00a0kWh, furra 2,4\u00a0kWh, tharësja e flokëve vetëm " +
    "0,37\u00a0kWh; por pikërisht ajo e ngre fuqinë në 8,6\u00a0kW, shumë mbi 5,75\u00a0kW, kufirin e automatit 25\u00a0A.",
  body:
    mark("tint", polyline(skyline, { close: true })) +
    mark(
      "thin",
      bands
        .map(({ from, to, under, kilowatt }) => rect(X(from), Y(under + kilowatt), X(to) - X(from), 37 * kilowatt))
        .join(""),
    ) +
    mark("dotted", `M${left} ${Y(limit)}H${right}`) +
    mark(
      "medium",
      axes({
        left,
        right,
        top,
        bottom,
        xTicks: [18, 19, 20, 21].map((hour) => X(hour)),
        yTicks: [2, 4, 6, 8].map((kilowatt) => Y(kilowatt)),
      }),
    ) +
    mark("spot", polyline(skyline)) +
    [18, 19, 20, 21].map((hour) => label(X(hour), bottom + 38, String(hour), { anchor: "middle" })).join("") +
    [2, 4, 6, 8].map((kilowatt) => label(left - 18, Y(kilowatt) + 9, String(kilowatt), { anchor: "end" })).join("") +
    label(8, 36, "P", { italic: true }) +
    label(32, 36, "(kW)") +
    label(right, bottom + 74, "ora", { anchor: "end", tone: "mute" }) +
    label(X(18) + 20, middle(heater), `${heater.name} ${kwh(heater)}`) +
    label(X(18.5) + 14, middle(boiler), `${boiler.name} ${kwh(boiler)}`) +
    label(X(19) + 14, Y(oven.under) - 38, oven.name) +
    label(X(19) + 14, Y(oven.under) - 10, kwh(oven)) +
    label(X(dryer.to) + 16, Y(8.1), `${dryer.name} ${kwh(dryer)}`, { tone: "spot", bold: true }) +
    label(right, Y(limit) - 14, "kufiri 25\u00a0A", { anchor: "end" }),
  style: ".l{stroke-width:0}.s{stroke-width:4.5}",
} satisfies Picture;
