/** Draws the velocity–time plane of a figure of 720 by 420. It reaches 4.8 s and 15 m/s, with its lines and numbers. */
import type { Vec2 } from "./curve";
import { label, mark } from "./marks";
import { axes, segment } from "./shapes";

const [left, bottom] = [70, 340] as const;

/** Returns the point of the figure for a time, s, and a velocity, m/s. */
export const toPicture = ([t, v]: Vec2): Vec2 => [left + 125 * t, bottom - 18.5 * v];

/** The labelled times of the axis, s. */
export const seconds = [1, 2, 3, 4];
const velocities = [5, 10, 15];

/** Lines of the plane and its axes, drawn below the curves. */
export const plane =
  mark("thin", velocities.map((v) => segment(toPicture([0, v]), toPicture([4.8, v]))).join(""), { also: "gr" }) +
  mark(
    "medium",
    axes({
      left,
      right: toPicture([4.8, 0])[0] + 14,
      top: 46,
      bottom,
      xTicks: seconds.map((t) => toPicture([t, 0])[0]),
      yTicks: velocities.map((v) => toPicture([0, v])[1]),
    }),
  );

/** Numbers of both axes, their quantities and units, drawn above the curves. */
export const numbers =
  velocities.map((v) => label(left - 16, toPicture([0, v])[1] + 9, String(v), { anchor: "end" })).join("") +
  [0, ...seconds].map((t) => label(toPicture([t, 0])[0], bottom + 40, String(t), { anchor: "middle" })).join("") +
  label(left - 58, 30, "v", { italic: true }) +
  label(left - 38, 30, "(m/s)") +
  label(674, bottom + 72, "t", { anchor: "end", italic: true }) +
  label(712, bottom + 72, "(s)", { anchor: "end" });

export const planeStyle = ".gr{stroke-width:.7}";
