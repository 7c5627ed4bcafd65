/** Computes the dial of a pointer instrument: range, marks and the pointer's angle. */
import { toRadians } from "../../../play/angle";

/** First digits of the ranges, as on school instruments: 1.2, 3, 6 and tenfold. Each of them divides well by six. */
const firstDigits = [1.2, 3, 6];

/** Returns the smallest range, from `least` up, that holds a value. */
export function meterRange(value: number, least: number): number {
  const magnitude = Math.abs(value);
  for (let decade = 10 ** Math.floor(Math.log10(least)); ; decade *= 10) {
    // 1e-9: rounding may put a value that equals the range slightly above it.
    const fit = firstDigits
      .map((digit) => digit * decade)
      .find((range) => range >= least - 1e-9 && range >= magnitude - 1e-9);
    if (fit !== undefined) return Number(fit.toPrecision(2));
  }
}

/** Half the scale's angle in degrees, and its radius about the pivot. */
const half = 90;
const radius = 112;
const pivot = { x: 150, y: 140 };

const rounded = (value: number) => Math.round(value * 10) / 10;

function on(share: number, distance: number): string {
  const angle = toRadians((share * 2 - 1) * half);
  return `${rounded(pivot.x + distance * Math.sin(angle))} ${rounded(pivot.y - distance * Math.cos(angle))}`;
}

/** Parts between the long marks, which have numbers: six, each divided in five. */
const parts = 6;
const small = 5;

const shares = Array.from({ length: parts * small + 1 }, (_, k) => k / (parts * small));

/** Arc of the scale, the same for every range. */
export const dialArc = `M${on(0, radius)}A${radius} ${radius} 0 0 1 ${on(1, radius)}`;
export const dialMarks = shares
  .map((share, k) => `M${on(share, radius)}L${on(share, radius - (k % small === 0 ? 15 : 7))}`)
  .join("");

/** Returns the shares of the scale between which a goal is marked. It is a thirtieth to either side. */
function goalShares(goal: number, range: number): [from: number, to: number] {
  const share = Math.abs(goal) / range;
  return [Math.max(0, share - 1 / 30), Math.min(1, share + 1 / 30)];
}

/** Draws the arc of a goal between the scale and its numbers. */
export function goalArc(goal: number, range: number): string {
  const [from, to] = goalShares(goal, range);
  return `M${on(from, radius + 6)}A${radius + 6} ${radius + 6} 0 0 1 ${on(to, radius + 6)}`;
}

/** Returns the numbers with their positions outside the long marks. Inside, the pointer would cover them. */
export function dialNumbers(range: number): { value: number; x: number; y: number }[] {
  return Array.from({ length: parts + 1 }, (_, k) => {
    const [x = 0, y = 0] = on(k / parts, radius + 34)
      .split(" ")
      .map(Number);
    return { value: Number(((range * k) / parts).toPrecision(3)), x, y };
  });
}

const shareOf = (value: number, range: number) => Math.min(1, Math.abs(value) / range);

/** Returns the rotation of the upright pointer in degrees; it stays on the scale. */
export const pointerTurn = (value: number, range: number): number => (shareOf(value, range) * 2 - 1) * half;

export const dialPivot = pivot;
/** Draws the upright pointer, from the pivot to the scale. */
export const dialPointer = `M${pivot.x} ${pivot.y}V${pivot.y - radius + 3}`;

/** The ends of the straight scale of a phone, and the height of its line. */
const [first, last, line] = [10, 230, 17];

const placeOf = (share: number) => rounded(first + share * (last - first));

/** Straight scale with the marks of the dial. */
export const slimScale = `M${first} ${line}H${last}${shares
  .map((share, k) => `M${placeOf(share)} ${line}v${k % small === 0 ? -8 : -4}`)
  .join("")}`;

/** Draws a goal below the straight scale. */
export function slimGoal(goal: number, range: number): string {
  const [from, to] = goalShares(goal, range);
  return `M${placeOf(from)} ${line + 3.5}H${placeOf(to)}`;
}

/** Returns the numbers of the straight scale with their places along it. */
export const slimNumbers = (range: number): { value: number; x: number }[] =>
  dialNumbers(range).map(({ value }, k) => ({ value, x: placeOf(k / parts) }));

/** Draws the pointer above the straight scale. It covers neither marks nor goal. */
export const slimPointer = "M-6 0H6L0 8z";

/** Returns the place of the pointer along the straight scale. */
export const slimPlace = (value: number, range: number): number => placeOf(shareOf(value, range));
