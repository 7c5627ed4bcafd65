/**
 * Dry air under a piston, as an ideal gas. Pushed so slowly that its heat leaves through the walls, pV stays; so
 * quickly that none does, pV^1.4 stays (Feynman Lectures I, sections 39 and 44). One litre of 20 °C and 100 kPa at the
 * start.
 */

export const litres = 1;
const kilopascals = 100;
const kelvin = 293.15;
/** Ratio of the specific heats of air, whose molecules are of two atoms. */
const ratio = 1.4;

/** Pressure in kPa. @param volume in litres @param quick whether no heat leaves */
export const pressure = (volume: number, quick: boolean): number =>
  kilopascals * (litres / volume) ** (quick ? ratio : 1);

/** Temperature in °C. */
export const celsiusOf = (volume: number, quick: boolean): number =>
  kelvin * (quick ? (litres / volume) ** (ratio - 1) : 1) - 273.15;

/** Work done on the air since the start, in joules: the area under the curve of the pressure. */
export const workOn = (volume: number, quick: boolean): number =>
  quick
    ? (kilopascals * litres * ((litres / volume) ** (ratio - 1) - 1)) / (ratio - 1)
    : kilopascals * litres * Math.log(litres / volume);
