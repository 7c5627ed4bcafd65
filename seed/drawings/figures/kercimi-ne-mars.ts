/**
 * One jump, three worlds. H = v·t − g·t²/2 with the same take-off speed, that of a jump of 0.40 m on the Earth. A dot
 * every tenth of a second. Dotted: the 0.90 m between a reach of 2.15 m and a basketball rim at 3.05 m. Mean gravity at
 * the surface: NASA planetary fact sheets (9.81 here for the Earth, as in school).
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, segment } from "../kit/shapes";

export const worlds = { earth: 9.81, mars: 3.73, moon: 1.62 } as const;
/** Take-off speed in m/s of a jump of 0.40 m on the Earth. */
export const takeOff: number = Math.sqrt(2 * worlds.earth * 0.4);
/** Returns the seconds in the air for gravity `g` in m/s². Below, the metres at the top. */
export const airTime = (g: number): number => (2 * takeOff) / g;
export const top = (g: number): number => takeOff ** 2 / (2 * g);

const rim = 0.9;
const frame = { left: 78, right: 700, top: 40, bottom: 420 };
const toPicture = (t: number, h: number): Vec2 => [frame.left + 172 * t, frame.bottom - 142 * h];
const flight = (g: number, step: number) => {
  const count = Math.floor(airTime(g) / step);
  return sample(0, count * step, count, (t) => toPicture(t, takeOff * t - (g * t * t) / 2));
};
const curve = (g: number) =>
  fit(
    sample(0, airTime(g), 80, (t) => toPicture(t, takeOff * t - (g * t * t) / 2)),
    0.4,
    { digits: 1 },
  );
const dots = (g: number) =>
  flight(g, 0.1)
    .map(([x, y]) => circle(x, y, 5, 1))
    .join("");
const under = `${curve(worlds.mars)}z`;
const [xTicks, yTicks] = [
  [0, 1, 2, 3],
  [0, 1, 2],
];
const summit = (g: number) => toPicture(airTime(g) / 2, top(g));

export default {
  name: "kercimi-ne-mars",
  subject: "physics",
  width: 720,
  height: 500,
  title: "I njëjti kërcim në Tokë, në Mars dhe në Hënë",
  description:
    "Grafik i lartësisë kundrejt kohës për tri kërcime me të njëjtën shpejtësi nisjeje. " +
    "Në Tokë 0,40\u00a0m dhe 0,57\u00a0s, në Mars 1,05\u00a0m dhe 1,50\u00a0s, në Hënë 2,42\u00a0m dhe " +
    "3,46\u00a0s. Lartësinë e koshit, 0,90\u00a0m, e arrijnë vetëm dy të fundit.",
  body:
    mark("tint", under) +
    mark("dotted", segment(toPicture(0, rim), [frame.right, toPicture(0, rim)[1]])) +
    mark(
      "medium",
      axes({ ...frame, xTicks: xTicks.map((t) => toPicture(t, 0)[0]), yTicks: yTicks.map((h) => toPicture(0, h)[1]) }),
    ) +
    mark("thin", curve(worlds.moon) + curve(worlds.earth)) +
    mark("inkFill", dots(worlds.moon) + dots(worlds.earth)) +
    mark("spot", curve(worlds.mars)) +
    mark("spotFill", dots(worlds.mars)) +
    label(summit(worlds.moon)[0], summit(worlds.moon)[1] + 40, "Hëna", { anchor: "middle" }) +
    label(summit(worlds.mars)[0], summit(worlds.mars)[1] + 62, "Marsi", {
      anchor: "middle",
      tone: "spot",
      bold: true,
      on: "tint",
    }) +
    label(toPicture(airTime(worlds.earth), 0)[0] + 8, frame.bottom - 14, "Toka", { on: "tint" }) +
    label(frame.right, toPicture(0, rim)[1] - 12, "koshi", { anchor: "end" }) +
    yTicks.map((h) => label(frame.left - 18, toPicture(0, h)[1] + 9, String(h), { anchor: "end" })).join("") +
    xTicks.map((t) => label(toPicture(t, 0)[0], frame.bottom + 38, String(t), { anchor: "middle" })).join("") +
    label(22, 32, "h", { italic: true }) +
    label(44, 32, "(m)") +
    label(frame.right - 44, frame.bottom + 68, "t", { anchor: "end", italic: true }) +
    label(frame.right, frame.bottom + 68, "(s)", { anchor: "end" }),
} satisfies Picture;
