/** Numerical methods for several pictures: RK4 and a seeded random generator. */

/**
 * Makes one step of the classical fourth-order Runge–Kutta method for s' = f(s). `s` is the state (any tuple of
 * numbers), `h` the step; returns the new state. Local error is of order h⁵.
 */
export const rk4 = <S extends readonly number[]>(f: (s: S) => S, s: S, h: number): S => {
  const shift = (k: S, by: number) => s.map((v, i) => v + (k[i] as number) * by) as unknown as S;
  const a = f(s);
  const b = f(shift(a, h / 2));
  const c = f(shift(b, h / 2));
  const d = f(shift(c, h));
  const weighted = (i: number) => (a[i] as number) + 2 * (b[i] as number) + 2 * (c[i] as number) + (d[i] as number);
  return s.map((v, i) => v + (h / 6) * weighted(i)) as unknown as S;
};

/**
 * Returns a generator of numbers in [0, 1). The same seed gives the same sequence on every computer (mulberry32, 32-bit
 * state).
 */
export const mulberry32 = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
