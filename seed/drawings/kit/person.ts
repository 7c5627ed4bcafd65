/** Draws all people in one style: thick round limbs, drawn as one outline. Lengths are in units of `scale`. */
import type { Vec2 } from "./curve";
import { mark } from "./marks";
import { circle } from "./shapes";

export type Limb = readonly [from: Vec2, to: Vec2, halfWidth: number];

/** Returns a limb as a closed path: two sides and two round ends. */
export const limb = ([[ax, ay], [bx, by], r]: Limb): string => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [u, v] = [(-(by - ay) / length) * r, ((bx - ax) / length) * r];
  const n = (value: number) => value.toFixed(1);
  return (
    `M${n(ax + u)} ${n(ay + v)}A${n(r)} ${n(r)} 0 0 1 ${n(ax - u)} ${n(ay - v)}` +
    `L${n(bx - u)} ${n(by - v)}A${n(r)} ${n(r)} 0 0 1 ${n(bx + u)} ${n(by + v)}z`
  );
};

/** Draws lines first, then the fill over their inner halves. The outline of the whole body remains. */
const drawn = (limbs: readonly Limb[], [hx, hy]: Vec2, head: number, fill: "tint" | "paperFill"): string => {
  const d = limbs.map(limb).join("") + circle(hx, hy, head, 1);
  const areas = [...limbs.map(limb), circle(hx, hy, head, 1)].map((area) => mark(fill, area)).join("");
  return mark("medium", d, { also: "pe" }) + (fill === "tint" ? mark("paperFill", d) : "") + areas;
};

/**
 * Draws a person who stands upright, with the soles at `x`, `y`; 178 units tall.
 *
 * @param way 1 looks to the right, -1 to the left
 */
export const standing = (
  x: number,
  y: number,
  scale: number,
  fill: "tint" | "paperFill" = "tint",
  way: 1 | -1 = 1,
): string => {
  const toPicture = (dx: number, dy: number): Vec2 => [x + way * dx * scale, y + dy * scale];
  const limbs: Limb[] = [
    [toPicture(0, -86), toPicture(0, -132), 15 * scale],
    [toPicture(-5, -84), toPicture(-12, -12), 8 * scale],
    [toPicture(6, -84), toPicture(12, -12), 8 * scale],
    [toPicture(-12, -6), toPicture(-2, -5.5), 5.5 * scale],
    [toPicture(12, -6), toPicture(25, -5.5), 5.5 * scale],
    [toPicture(5, -130), toPicture(20, -104), 6.5 * scale],
    [toPicture(20, -104), toPicture(34, -88), 5.5 * scale],
  ];
  return drawn(limbs, toPicture(3, -162), 16 * scale, fill);
};

/**
 * Draws a standing person who holds a pole, with the soles at `x`, `y`. The hand is 44 units in front, 118 units up.
 * The picture's style gives the class `pe` twice the width of the outline.
 * @param lean distance of the shoulders in front of the soles
 */
export const holding = (x: number, y: number, scale: number, lean = 0, fill: "tint" | "paperFill" = "tint"): string => {
  const toPicture = (dx: number, dy: number): Vec2 => [x + dx * scale, y + dy * scale];
  const [hip, hand] = [0.5 * lean, 44];
  const elbow = (lean + 5 + hand) / 2;
  const limbs: Limb[] = [
    [toPicture(hip, -86), toPicture(lean, -132), 15 * scale],
    [toPicture(hip - 5, -84), toPicture(-12, -12), 8 * scale],
    [toPicture(hip + 6, -84), toPicture(12, -12), 8 * scale],
    [toPicture(-12, -6), toPicture(-2, -5.5), 5.5 * scale],
    [toPicture(12, -6), toPicture(25, -5.5), 5.5 * scale],
    [toPicture(lean + 5, -130), toPicture(elbow, -116 + 0.5 * lean), 6.5 * scale],
    [toPicture(elbow, -116 + 0.5 * lean), toPicture(hand, -118), 5.5 * scale],
  ];
  return drawn(limbs, toPicture(1.2 * lean + 3, -162), 16 * scale, fill);
};

/**
 * Draws a person in the air who reaches up, with the soles at `x`, `y`. The hand is 232 units above them.
 * @param tuck how far the knees are drawn up, 0 to 1: the trunk stays in place
 */
export const reaching = (
  x: number,
  y: number,
  scale: number,
  tuck = 0,
  fill: "tint" | "paperFill" = "paperFill",
): string => {
  const toPicture = (dx: number, dy: number): Vec2 => [x + dx * scale, y + dy * scale];
  const leg = (hip: number, knee: number): Limb[] => {
    const bent = toPicture(hip + knee * tuck + 2, -46 - 9 * tuck);
    const foot = toPicture(hip - 2 - 22 * tuck, -9 - 16 * tuck);
    const toe = toPicture(hip + 9 - 24 * tuck, -5 - 3 * tuck);
    return [
      [toPicture(hip, -84), bent, 8.5 * scale],
      [bent, foot, 7 * scale],
      [foot, toe, 5 * scale],
    ];
  };
  const limbs: Limb[] = [
    [toPicture(0, -86), toPicture(0, -132), 15 * scale],
    ...leg(-6, 22),
    ...leg(6, 30),
    [toPicture(5, -132), toPicture(17, -170), 6.5 * scale],
    [toPicture(17, -170), toPicture(24, -226), 5.5 * scale],
    [toPicture(-6, -130), toPicture(-22, -108), 6.5 * scale],
    [toPicture(-22, -108), toPicture(-34, -88), 5.5 * scale],
  ];
  return drawn(limbs, toPicture(1, -162), 16 * scale, fill);
};

/** Height of the arms of `armsOut` above the soles, in units of its scale. */
export const armsOutHeight = 128;

/** Draws a person from the front with both arms held out level, `reach` units to each side; the soles at `x`, `y`. */
export const armsOut = (x: number, y: number, scale: number, reach: number, fill: "tint" | "paperFill"): string => {
  const toPicture = (dx: number, dy: number): Vec2 => [x + dx * scale, y + dy * scale];
  const sides = ([-1, 1] as const).flatMap((side): Limb[] => [
    [toPicture(6 * side, -84), toPicture(13 * side, -12), 8 * scale],
    [toPicture(13 * side, -6), toPicture(20 * side, -5.5), 5.5 * scale],
    [toPicture(9 * side, -armsOutHeight), toPicture((reach - 6) * side, -armsOutHeight), 6 * scale],
  ]);
  return drawn([[toPicture(0, -86), toPicture(0, -128), 16 * scale], ...sides], toPicture(0, -162), 16 * scale, fill);
};

/**
 * Returns the joints of a person who stands and holds the arms out. They are held out by `arms`, 0 to 1; joints are
 * measured from the soles, in units of `scale`.
 */
export const pushingJoints = (arms: number) => {
  const lean = 8 * arms;
  return {
    hip: [0, -86],
    neck: [lean, -132],
    shoulder: [5 + lean, -130],
    elbow: [16 + 18 * arms, -102 - 20 * arms],
    hand: [26 + 26 * arms, -82 - 40 * arms],
    ankles: [
      [-16, -12],
      [14, -12],
    ],
    head: [3 + 1.4 * lean, -162],
  } as const satisfies Record<string, Vec2 | readonly Vec2[]>;
};

/**
 * Draws a standing person who pushes to the right, with the soles at `x`, `y`. The arms are held out by `arms`, the
 * palms 122 units up.
 */
export const pushing = (
  x: number,
  y: number,
  scale: number,
  arms = 1,
  fill: "tint" | "paperFill" = "paperFill",
): string => {
  const toPicture = ([dx, dy]: Vec2): Vec2 => [x + dx * scale, y + dy * scale];
  const { hip, neck, shoulder, elbow, hand, ankles, head } = pushingJoints(arms);
  const legs = ankles.flatMap(([ankle, height], i): Limb[] => [
    [toPicture([12 * i - 6, -84]), toPicture([ankle, height]), 8 * scale],
    [toPicture([ankle, -6]), toPicture([ankle + 11, -5.5]), 5.5 * scale],
  ]);
  const limbs: Limb[] = [
    [toPicture(hip), toPicture(neck), 15 * scale],
    ...legs,
    [toPicture(shoulder), toPicture(elbow), 6.5 * scale],
    [toPicture(elbow), toPicture(hand), 5.5 * scale],
  ];
  return drawn(limbs, toPicture(head), 16 * scale, fill);
};
