/**
 * A home's electric power through a day, on a dial of 24 hours. It runs minute by minute, midnight below, noon above.
 * The fridge and the water heater follow their thermostats: heat flows in or out by Newton's law of cooling, hot water
 * is used, the compressor or the heating element switches at two temperatures. The other appliances follow a timetable.
 * The distance from the middle is √(r₀² + kP), so that area is energy; the coloured circle, the mean power, has the
 * same area as the whole day. Powers are name-plate values of household appliances: fridge 90 W, water heater 80 l and
 * 2 kW, hob ring 1.5 kW, kettle 2 kW, washing machine 2 kW while it heats, iron 2 kW. Specific heat of water 4.19
 * kJ/(kg·K).
 */
import { round, sample, type Vec2 } from "../kit/curve";
import { label, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

export const minutes = 1440;
type Use = readonly [from: string, to: string, kilowatts: number];

const minute = (clock: string): number => {
  const [h = 0, m = 0] = clock.split(":").map(Number);
  return 60 * h + m;
};
const timetable = (uses: readonly Use[]): number[] =>
  sample(0, minutes - 1, minutes - 1, (t) =>
    uses.reduce((sum, [from, to, power]) => (t >= minute(from) && t < minute(to) ? sum + power : sum), 0),
  );

/** Returns the fridge's power by the minute. The compressor is on at 7 °C, off at 4 °C; the kitchen has 22 °C. */
const fridge = (): number[] => {
  let [temperature, on] = [5.6, false];
  return sample(0, minutes - 1, minutes - 1, () => {
    temperature += (22 - temperature) / 300 - (on ? 0.22 : 0);
    if (temperature > 7) on = true;
    if (temperature < 4) on = false;
    return on ? 0.09 : 0;
  });
};

/** Litres a minute of 40 °C water: two showers, the dishes, a bath. */
const draws: readonly Use[] = [
  ["6:35", "6:41", 6],
  ["7:05", "7:10", 6],
  ["13:45", "13:52", 4],
  ["19:15", "19:27", 6],
];
/** Heat in kWh of one kelvin in 80 l, and of a litre's warming. The litre goes from 14 to 40 °C. */
const [perKelvin, perLitre] = [(80 * 4.19) / 3600, (26 * 4.19) / 3600];
/** Returns the heater's power by the minute. It is on below 54 °C, off at 60 °C; the tank's time constant is 60 h. */
const heater = (): number[] => {
  const drawn = timetable(draws);
  let [temperature, on] = [55.4, false];
  return drawn.map((litres) => {
    temperature += ((on ? 2 / 60 : 0) - litres * perLitre) / perKelvin - (temperature - 20) / 3600;
    if (temperature < 54) on = true;
    if (temperature > 60) on = false;
    return on ? 2 : 0;
  });
};
/** Returns a thermostat's power by the minute. It is `on` for part of every `period` minutes. */
const pulses = (from: string, to: string, power: number, on: number, period: number): number[] =>
  sample(0, minutes - 1, minutes - 1, (t) =>
    t >= minute(from) && t < minute(to) && (t - minute(from)) % period < on ? power : 0,
  );
const sum = (...rows: number[][]): number[] =>
  sample(0, minutes - 1, minutes - 1, (t) => rows.reduce((total, row) => total + (row[t] as number), 0));

const always = sum(timetable([["0:00", "24:00", 0.03]]), fridge());
const living = timetable([
  ["6:20", "8:00", 0.12],
  ["14:30", "17:30", 0.15],
  ["17:10", "23:40", 0.16],
  ["19:00", "23:00", 0.12],
]);
const heat = sum(
  heater(),
  pulses("12:20", "13:05", 1.5, 5, 8),
  pulses("19:05", "19:55", 1.5, 6, 9),
  pulses("21:30", "22:00", 2, 2, 5),
  timetable([
    ["6:50", "6:54", 2],
    ["9:30", "9:48", 2],
    ["9:48", "10:40", 0.25],
    ["10:40", "10:50", 0.5],
    ["16:10", "16:14", 2],
  ]),
);
/** Power of the whole home in kW, one value a minute. Below stand the sums of its lower layers. */
export const total = sum(always, living, heat);
export const layers = [always, sum(always, living), total] as const;
/** Mean power in kW. */
export const mean = total.reduce((a, b) => a + b, 0) / minutes;

const centre: Vec2 = [600, 400];
const inner = 112;
/** Square viewBox units for each kilowatt. */
const perKilowatt = 76000;
/** Returns the distance from the middle for a power in kW. */
export const distance = (kilowatts: number): number => Math.sqrt(inner ** 2 + perKilowatt * kilowatts);
const on = (t: number, r: number): Vec2 => {
  const angle = (2 * Math.PI * t) / minutes + Math.PI / 2;
  return [centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)];
};

/** Draws the closed outline of a row of powers: arcs with steps between them. */
const outline = (row: readonly number[]): string => {
  let d = "";
  for (let t = 0; t < minutes; ) {
    let end = t + 1;
    while (end < minutes && row[end] === row[t]) end++;
    const r = distance(row[t] as number);
    const cut = end - t > 700 ? [(t + end) / 2, end] : [end];
    const [x, y] = on(t, r);
    d += `${d ? "L" : "M"}${round(x)} ${round(y)}`;
    for (const stop of cut) {
      const [u, v] = on(stop, r);
      d += end - t < 20 ? `L${round(u)} ${round(v)}` : `A${round(r)} ${round(r)} 0 0 1 ${round(u)} ${round(v)}`;
    }
    t = end;
  }
  return `${d}z`;
};
const rays = sample(0, minutes - 1, minutes - 1, (t) => t)
  .filter((t) => t % 3 === 1 && (heat[t] as number) > 0.2)
  .map((t) => segment(on(t + 0.5, distance(layers[1][t] as number)), on(t + 0.5, distance(total[t] as number))))
  .join("");
/** Whole kilowatts. */
const rings = sample(1, 6, 5, (kilowatts) => circle(...centre, distance(kilowatts))).join("");
const hours = sample(0, 23, 23, (h) => segment(on(60 * h, h % 6 ? 92 : 76), on(60 * h, inner))).join("");

const numerals = [6, 12, 18, 24]
  .map((h) => {
    const [x, y] = on(60 * h, 46);
    return label(x, y + 15, String(h), { anchor: "middle", size: 42 });
  })
  .join("");

export default {
  name: "en-shtepi",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Fuqia që merr një shtëpi gjatë një dite, orë pas ore",
  description:
    "Sa më larg qendrës, aq më e madhe fuqia: dhëmbët e zinj janë frigoriferi, rrezet janë pajisjet që nxehin. " +
    "Sipërfaqja jashtë orës është energjia; rrethi me ngjyrë, fuqia mesatare, mbyll po aq: trembëdhjetë kilovatorë.",
  body:
    mark("dotted", rings) +
    mark("tint", outline(total), { also: "b" }) +
    mark("thin", rays) +
    mark("inkFill", outline(layers[0])) +
    mark("paperFill", circle(...centre, inner)) +
    mark("medium", circle(...centre, inner) + hours) +
    mark("spot", circle(...centre, distance(mean))) +
    numerals,
  words:
    word(600, 52, "mesditë", { anchor: "middle" }) +
    word(600, 778, "mesnatë", { anchor: "middle" }) +
    word(850, 420, "mesatarja", { tone: "spot" }),
  style: ".s{stroke-width:7}",
} satisfies Picture;
