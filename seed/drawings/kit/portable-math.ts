/**
 * Computes exp, tanh, ln and cosine from +, −, ·, ÷ alone, which IEEE 754 rounds the same everywhere. `Math.exp` and
 * similar functions may differ in the last digit between engines, and thousands of training steps make that digit
 * visible.
 */

const ln2 = [0.6931471803691238, 1.9082149292705877e-10] as const;

/** Returns e to the power x for |x| up to 700. With x = k·ln 2 + r it takes the series of eʳ, then k doublings. */
export const exp = (x: number): number => {
  const k = Math.round(x / (ln2[0] + ln2[1]));
  const r = x - k * ln2[0] - k * ln2[1];
  let value = 1;
  for (let n = 16; n > 0; n--) value = 1 + (value * r) / n;
  const step = k < 0 ? 0.5 : 2;
  for (let n = Math.abs(k); n > 0; n--) value *= step;
  return value;
};

/** Returns tanh x, between −1 and 1. From |x| = 20 on its size is 1 to the last digit. */
export const tanh = (x: number): number => {
  if (Math.abs(x) > 20) return Math.sign(x);
  // Near 0 the quotient below would lose the digits that eˣ shares with 1.
  if (Math.abs(x) < 0.02) return x * (1 - (x * x * (1 - (2 * x * x) / 5)) / 3);
  const grown = exp(2 * x);
  return (grown - 1) / (grown + 1);
};

/** Returns the natural logarithm of x > 0. With x = 2ᵏ·m and m near 1, ln m = 2·artanh((m − 1)/(m + 1)). */
export const log = (x: number): number => {
  let [m, k] = [x, 0];
  for (; m > Math.SQRT2; k++) m /= 2;
  for (; m < Math.SQRT1_2; k--) m *= 2;
  const s = (m - 1) / (m + 1);
  let series = 0;
  for (let n = 25; n > 0; n -= 2) series = series * s * s + 1 / n;
  return 2 * s * series + k * ln2[0] + k * ln2[1];
};

/** Returns the cosine of x in radians, for |x| up to a few turns. */
export const cos = (x: number): number => {
  const turn = 2 * Math.PI;
  const r = x - Math.round(x / turn) * turn;
  let value = 1;
  for (let n = 28; n > 0; n -= 2) value = 1 - (value * r * r) / (n * (n - 1));
  return value;
};
