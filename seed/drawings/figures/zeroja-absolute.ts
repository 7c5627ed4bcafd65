/**
 * Three constant-volume gas thermometers with different fillings. Gay-Lussac's p = p₀·T/T₀ gives the lines, with p₀ the
 * pressure at T₀ = 273.15 K. Measured from −50 °C to 100 °C, extended by ruler; every line meets zero pressure at
 * −273.15 °C.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { graphPlane } from "../kit/graph-plane";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

const zero = -273.15;
/** Pressures of the fillings at 0 °C, kPa. */
export const fillings = [40, 75, 110] as const;

/** Returns the pressure in kPa of a filling of `p0` at `celsius`. */
export const pressure = (p0: number, celsius: number): number => (p0 * (celsius - zero)) / -zero;

/** Returns the temperature in °C where a line through two measured points reaches zero pressure. */
export const lengthened = ([t1, p1]: Vec2, [t2, p2]: Vec2): number => t1 - (p1 * (t2 - t1)) / (p2 - p1);

const [left, right, top, bottom] = [40, 700, 26, 352];
const { X, Y, axes } = graphPlane({ x: [-310, 120], y: [0, 168], left, right, top, bottom });
const pointAt = (p0: number, celsius: number): Vec2 => [X(celsius), Y(pressure(p0, celsius))];

const readings = [-50, -25, 0, 25, 50, 75, 100];
const lines = (from: number, to: number) =>
  fillings.map((p0) => polyline([pointAt(p0, from), pointAt(p0, to)], { digits: 1 })).join("");

export default {
  name: "zeroja-absolute",
  subject: "physics",
  width: 720,
  height: 400,
  title: "Tri enë me gaz gjejnë të njëjtën zero",
  description:
    "Presioni i gazit në tri enë të mbyllura, i matur nga −50\u00a0°C deri në 100\u00a0°C. Drejtëzat e zgjatura me " +
    "vizore bien të gjitha te presioni zero në −273,15\u00a0°C.",
  body:
    mark(
      "tint",
      polyline([pointAt(fillings[0], zero), pointAt(fillings[0], 0), pointAt(fillings[2], 0)], {
        close: true,
        digits: 1,
      }),
    ) +
    mark("dotted", lines(zero, -50)) +
    mark("medium", lines(-50, 108)) +
    mark("medium", `${axes({ x: [zero, -200, -100, 0, 100], top: bottom })}M${Math.round(X(0))} ${bottom}V${top}`) +
    mark("paperFill", fillings.flatMap((p0) => readings.map((t) => circle(...pointAt(p0, t), 5))).join("")) +
    mark("medium", fillings.flatMap((p0) => readings.map((t) => circle(...pointAt(p0, t), 5))).join("")) +
    mark("spotFill", circle(X(zero), bottom, 11)) +
    label(18, bottom - 54, "−273,15\u00a0°C", { tone: "spot", bold: true, size: 28 }) +
    label(X(-80), pointAt(fillings[2], -80)[1] - 20, "më shumë gaz", { anchor: "end" }) +
    label(X(108), pointAt(fillings[0], 108)[1] + 54, "më pak gaz", { anchor: "end" }) +
    [-200, -100, 0, 100]
      .map((t) => label(X(t), bottom + 40, String(t).replace("-", "−"), { anchor: "middle" }))
      .join("") +
    label(X(50), bottom + 40, "°C", { anchor: "middle", tone: "mute" }) +
    label(X(0) - 14, top + 18, "presioni", { anchor: "end", tone: "mute" }),
} satisfies Picture;
