/** @returns the value, or the bound that it passed. `high` where the bounds are crossed; NaN stays NaN */
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
