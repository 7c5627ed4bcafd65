/**
 * Returns the density of air-free water at 1 bar, in kg/m³ (G. Kell, Journal of Chemical and Engineering Data 20, 1975;
 * to 0.001 from 0 to 100 °C). It is greatest at 3.98 °C: below that the open structure of ice begins to form.
 */
export function densityOf(celsius: number): number {
  const t = celsius;
  const above =
    999.83952 + t * (16.945176 + t * (-7.9870401e-3 + t * (-46.170461e-6 + t * (105.56302e-9 - 280.54253e-12 * t))));
  return above / (1 + 16.87985e-3 * t);
}

/** Difference in kg/m³ below which two waters mix before one sinks under the other. */
const alike = 0.004;

/** Tells which of two waters sinks: −1 the first, 1 the second, 0 neither. */
export function sinks(first: number, second: number): -1 | 0 | 1 {
  const difference = densityOf(second) - densityOf(first);
  if (Math.abs(difference) < alike) return 0;
  return difference > 0 ? 1 : -1;
}
