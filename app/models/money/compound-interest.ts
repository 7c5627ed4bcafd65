/**
 * Compound interest. After t years a capital K₀ at the rate r is K₀(1 + r)^t, so it doubles in log 2 / log(1 + r) years
 * whatever K₀ is. Idealised: interest accrues continuously at a constant rate, with no tax and no inflation. Rule of
 * 72: L. Pacioli, Summa de arithmetica, Venice 1494.
 */

/** Returns the capital after some years. @param rate for one year, 0,07 for 7 % */
export const grown = (capital: number, rate: number, years: number) => capital * (1 + rate) ** years;

/** Returns the years in which a capital grows to another. */
export const yearsFromTo = (from: number, to: number, rate: number) => Math.log(to / from) / Math.log(1 + rate);

/** Returns the years in which any capital doubles. */
export const doublingYears = (rate: number) => yearsFromTo(1, 2, rate);

/** Returns the same years by the rule of 72. */
export const ruleOf72 = (rate: number) => 72 / (100 * rate);
