/**
 * Stopping distance s(v) = v·t + v²/(2a), reaction and braking. Reaction (linear) is below, braking (quadratic) on top;
 * t = 1 s, a = 6.5 m/s² (braking distances of The Highway Code, rule 126: 55 m from 60 mph and 75 m from 70 mph give
 * 6.5 m/s²).
 */
import { fit, polyline, sample } from "../kit/curve";
import { graphPlane } from "../kit/graph-plane";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";

/** Seconds between seeing and braking. */
export const reactionTime = 1;

/** Deceleration of a car on dry asphalt, m/s². */
export const deceleration = 6.5;

/** Returns the metres driven before the brakes act, from a speed in km/h. */
export const reactionDistance = (kmh: number): number => (kmh / 3.6) * reactionTime;

/** Returns the metres driven while braking to a stop, from a speed in km/h. */
export const brakingDistance = (kmh: number): number => (kmh / 3.6) ** 2 / (2 * deceleration);

const [left, right, top, bottom] = [84, 704, 40, 448] as const;
const fastest = 130;
const { X, Y, toPicture, axes } = graphPlane({ x: [0, fastest], y: [0, 140], left, right, top, bottom });

const stopping = (kmh: number) => reactionDistance(kmh) + brakingDistance(kmh);
const curve = sample(0, fastest, 80, (v) => toPicture(v, stopping(v)));
const reaction = [toPicture(0, 0), toPicture(fastest, reactionDistance(fastest))];

/** Vertical strokes every 2 km/h under the reaction line: the form that it fills. */
const strokes = sample(2, fastest, 64, (v) => `M${Math.round(X(v))} ${bottom}V${Math.round(Y(reactionDistance(v)))}`);

const metres = (value: number) => `${value.toFixed(1).replace(".", ",")}\u00A0m`;

/**
 * Draws the car's two distances from a speed as a post of ink. A dot shows where reaction ends, a spot where the car
 * stops.
 */
const post = (kmh: number): string => {
  const [x, low, high] = [X(kmh), Y(reactionDistance(kmh)), Y(stopping(kmh))];
  return (
    mark("heavy", `M${Math.round(x)} ${bottom}V${Math.round(high)}`) +
    mark("inkFill", circle(x, low, 7)) +
    mark("spotFill", circle(x, high, 11))
  );
};

/** Speeds in km/h. The slow one's distances are labelled right of the post, the fast one's left. */
const [slow, fast] = [60, 120];
const [beside, before] = [X(slow) + 14, X(fast) - 14];
const clearings = rect(beside - 4, bottom - 41, 88, 32) + rect(before - 88, bottom - 73, 92, 64);
const labels =
  label(beside, bottom - 15, metres(reactionDistance(slow))) +
  label(beside, Y(reactionDistance(slow) + brakingDistance(slow) / 2) + 9, metres(brakingDistance(slow)), {
    on: "tint",
  }) +
  label(before, bottom - 47, metres(reactionDistance(fast)), { anchor: "end" }) +
  label(before, bottom - 17, "reagimi", { anchor: "end", italic: true }) +
  label(before, Y(70) - 15, metres(brakingDistance(fast)), { anchor: "end", on: "tint" }) +
  label(before, Y(70) + 15, "frenimi", { anchor: "end", italic: true, on: "tint" });

export default {
  name: "rruga-e-ndalimit",
  subject: "math",
  width: 720,
  height: 500,
  title: "Rruga e ndalimit kundrejt shpejtësisë",
  description:
    "Rruga e reagimit rritet si drejtëz, rruga e frenimit si parabolë. Nga 60 km/h: 16,7 m reagim dhe 21,4 m frenim; " +
    "nga 120 km/h: 33,3 m reagim dhe 85,5 m frenim. Shpejtësia e dyfishtë e katërfishon frenimin.",
  body:
    mark("tint", `${fit(curve, 0.5)}${fit([...reaction].reverse(), 0.5, { join: true })}z`) +
    mark("thin", strokes.join("")) +
    mark("medium", polyline(reaction)) +
    mark("spot", fit(curve, 0.5)) +
    mark("medium", axes({ x: [30, 60, 90, 120], y: [50, 100], top: top - 4 })) +
    mark("paperFill", clearings) +
    post(slow) +
    post(fast) +
    labels +
    label(left, 24, "metra", { anchor: "middle", tone: "mute" }) +
    [50, 100].map((s) => label(left - 16, Y(s) + 9, String(s), { anchor: "end" })).join("") +
    [30, 60, 90, 120].map((v) => label(X(v), bottom + 40, String(v), { anchor: "middle" })).join("") +
    label(X(105), bottom + 40, "km/h", { anchor: "middle", tone: "mute" }),
} satisfies Picture;
