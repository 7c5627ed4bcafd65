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

/** Half the scale's angle in degrees, and its radii about the pivot. */
const half = 65;
const radius = 150;
const pivot = { x: 180, y: 170 };

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
  .map((share, k) => `M${on(share, radius)}L${on(share, radius - (k % small === 0 ? 18 : 8))}`)
  .join("");

/** Draws the arc of a goal outside the marks. It is a thirtieth of the scale to either side. */
export function goalArc(goal: number, range: number): string {
  const share = Math.abs(goal) / range;
  const [from, to] = [Math.max(0, share - 1 / 30), Math.min(1, share + 1 / 30)];
  return `M${on(from, radius + 4)}A${radius + 4} ${radius + 4} 0 0 1 ${on(to, radius + 4)}`;
}

/** Returns the numbers with their positions outside the long marks. Inside, the pointer would cover them. */
export function dialNumbers(range: number): { value: number; x: number; y: number }[] {
  return Array.from({ length: parts + 1 }, (_, k) => {
    const [x = 0, y = 0] = on(k / parts, radius + 20)
      .split(" ")
      .map(Number);
    return { value: Number(((range * k) / parts).toPrecision(3)), x, y };
  });
}

/** Returns the rotation of the upright pointer in degrees; it stays on the scale. */
export function pointerTurn(value: number, range: number): number {
  return (Math.min(1, Math.abs(value) / range) * 2 - 1) * half;
}

export const dialPivot = pivot;
