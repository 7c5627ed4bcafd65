/**
 * Rounds half away from zero, as schools teach. A tiny term corrects the errors of binary fractions: 1.005 is 1.00499…
 * It never reaches the whole of a large number.
 */
export function roundTo(value: number, digits: number): number {
  const scale = 10 ** digits;
  const size = Math.abs(value) * scale;
  // Above this a number has no binary fraction left to round.
  if (!(size < Number.MAX_SAFE_INTEGER)) return value;
  return (Math.sign(value) * Math.round(size + Math.min(size * 1e-12, 1e-4))) / scale;
}
