/**
 * One crate of 50 kg lifted by h = 1.2 m three ways. Without friction a plank of length s takes F = m·g·h/s. The
 * rectangles F × s have one area, m·g·h = 589 J, so their corners lie on the hyperbola F·s = 589 J.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, rect } from "../kit/shapes";

const [mass, gravity, height] = [50, 9.81, 1.2];

/** The work of lifting, in joules. */
export const work: number = mass * gravity * height;

/** Returns the force along a smooth plank of `length` metres, in newtons. */
export const force = (length: number): number => work / length;

const lengths = [1.2, 2.4, 4.8];
const [left, bottom, perMetre, perNewton] = [84, 430, 122, 0.75];
const toPicture = ([s, F]: Vec2): Vec2 => [left + perMetre * s, bottom - perNewton * F];
const box = (s: number): string => rect(left, toPicture([0, force(s)])[1], perMetre * s, perNewton * force(s));
const curve = sample(1.08, 5.05, 60, (s) => toPicture([s, force(s)]));
const corners = lengths.map((s) => toPicture([s, force(s)]));

/** The planks' platform, floor and own scale; their upper ends are on one platform. */
const [ledge, floor, plankScale] = [632, 136, 66];
const run = (s: number): number => Math.sqrt(Math.max(0, s ** 2 - height ** 2));
const plank = (s: number): string =>
  `M${numbers([ledge - run(s) * plankScale, floor])}L${numbers([ledge, floor - height * plankScale])}`;
const metres = (value: number) => `${String(value).replace(".", ",")}\u00a0m`;

export default {
  name: "tri-rampat",
  subject: "physics",
  width: 720,
  height: 510,
  title: "Tri rrugë lart, një punë",
  description:
    "Forca sipas rrugës për të njëjtën ngritje: 491 njutonë në 1,2 metra, 245 në 2,4 dhe 123 në 4,8 metra. " +
    "Të tre drejtkëndëshat kanë të njëjtën sipërfaqe, 589 xhaulë, dhe kulmet e tyre bien mbi një hiperbolë.",
  body:
    mark("tint", box(2.4)) +
    mark("thin", lengths.map(box).join("")) +
    mark(
      "medium",
      axes({
        left,
        right: 710,
        top: 28,
        bottom,
        xTicks: lengths.map((s) => toPicture([s, 0])[0]),
        yTicks: lengths.map((s) => toPicture([0, force(s)])[1]),
      }),
    ) +
    mark("spot", fit(curve, 0.5)) +
    mark("spotFill", corners.map((p) => circle(...p, 10)).join("")) +
    mark("medium", lengths.slice(1).map(plank).join("")) +
    mark("heavy", `M${ledge - 322} ${floor}H${ledge}V${floor - height * plankScale}H712`) +
    lengths
      .map(
        (s) =>
          label(toPicture([s, 0])[0], bottom + 38, metres(s), { anchor: "middle" }) +
          label(left - 16, toPicture([0, force(s)])[1] + 9, String(Math.round(force(s))), { anchor: "end" }),
      )
      .join("") +
    label(left - 16, 36, "N", { anchor: "end" }) +
    label(ledge + 12, floor - 26, metres(1.2)) +
    label(ledge - 8, floor - 13, metres(2.4), { anchor: "end" }) +
    label(ledge - 210, floor - 42, metres(4.8), { anchor: "middle" }) +
    label(toPicture([2.75, 0])[0], toPicture([0, 242])[1], "F · s = 589\u00a0J", { tone: "spot", bold: true }),
} satisfies Picture;
