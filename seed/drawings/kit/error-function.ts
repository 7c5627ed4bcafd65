/**
 * Computes the error function erf(x) = 2/√π·∫₀ˣ e^(−u²) du for x ≥ 0. It is the profile of heat that spreads by
 * conduction alone. Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26; the error stays below 1.5e-7.
 */
export const erf = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * x);
  const row = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return 1 - row * Math.exp(-x * x);
};
