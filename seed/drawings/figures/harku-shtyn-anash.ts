/**
 * Three arches carry the same deck over a span of 8 m. The load of 100 kN is shared evenly along the road. Under an
 * even load an arch in pure compression is a parabola of rise f, and it pushes its feet apart with H = wd²/(8f) =
 * W·d/(8f): 25, 50 and 100 kN. Arrows and arches are to scale.
 */
import { fit, round, sample, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";

/** Span in metres and the whole load in kN. */
export const [span, load] = [8, 100] as const;
export const rises = [4, 2, 1] as const;
/** Returns the horizontal push of the arch on each foot, kN; `rise` in metres. */
export const thrust = (rise: number): number => (load * span) / (8 * rise);
/** Returns the height of the arch above its feet at `x` metres from the middle. */
export const height = (x: number, rise: number): number => rise * (1 - ((2 * x) / span) ** 2);
/** Returns the slope of the arch at its foot. There the force is V = W/2 down, H out, and must be along the arch. */
export const slopeAtFoot = (rise: number): number => (4 * rise) / span;

const scale = 47;
const middle = 360;
const feet = [246, 412, 531] as const;
const perKilonewton = 1.24;
const thick = 0.17;
const columns = 16;

const bay = (rise: number, i: number) => {
  const ground = feet[i] as number;
  const toPicture = (x: number, y: number): Vec2 => [middle + scale * x, ground - scale * y];
  const side = (out: number) =>
    sample(-span / 2, span / 2, 48, (x): Vec2 => {
      const slope = (-8 * rise * x) / span ** 2;
      const length = Math.hypot(1, slope);
      return toPicture(x - (out * slope) / length, height(x, rise) + out / length);
    });
  const [outer, inner] = [side(thick), side(-thick)];
  const deck = ground - scale * (rise + thick) - 12;
  const [left, right] = [middle - (scale * span) / 2, middle + (scale * span) / 2];
  const posts = sample(-span / 2, span / 2, columns, (x) => {
    const steep = (8 * rise * x) / span ** 2;
    const [px, py] = toPicture(x, height(x, rise) + thick * Math.hypot(1, steep));
    return `M${round(px)} ${round(deck)}V${round(Math.abs(x) === span / 2 ? ground : py)}`;
  });
  const push = thrust(rise) * perKilonewton;
  return {
    tint: `${fit(outer, 0.5)}${fit([...inner].reverse(), 0.5, { join: true })}z`,
    edges: fit(outer, 0.5) + fit(inner, 0.5),
    posts: posts.join(""),
    deck: `M${left - 8} ${round(deck)}H${right + 8}`,
    ground: `M${left - 8} ${ground + 14}H${left + 24}M${right - 24} ${ground + 14}H${right + 8}`,
    line: fit(
      sample(-span / 2, span / 2, 48, (x) => toPicture(x, height(x, rise))),
      0.5,
    ),
    arrows:
      arrow([left, ground], [left - push, ground], "spot", 22) +
      arrow([right, ground], [right + push, ground], "spot", 22),
    rise: label(middle, ground + 6, `${rise}\u00a0m`, { anchor: "middle" }),
    push: label(right + 16, ground + 44, `${thrust(rise)}\u00a0kN`, { tone: "spot", bold: true }),
  };
};
const bays = rises.map(bay);
const all = (part: keyof (typeof bays)[number]) => bays.map((one) => one[part]).join("");

export default {
  name: "harku-shtyn-anash",
  subject: "math",
  width: 720,
  height: 592,
  title: "Sa më i sheshtë harku, aq më fort shtyn",
  description:
    "Tri ura me hark, me të njëjtën hapësirë prej 8\u00a0m dhe të njëjtën ngarkesë prej 100\u00a0kN. Harku 4\u00a0m i lartë " +
    "i shtyn këmbët anash me 25\u00a0kN, ai 2\u00a0m i lartë me 50\u00a0kN, ai 1\u00a0m i lartë me 100\u00a0kN.",
  body:
    mark("tint", all("tint")) +
    mark("thin", all("posts")) +
    mark("medium", all("edges")) +
    mark("heavy", all("deck") + all("ground")) +
    mark("spot", all("line")) +
    all("arrows") +
    all("rise") +
    all("push"),
} satisfies Picture;
