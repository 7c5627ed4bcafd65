/**
 * Dry air under a piston, as an ideal gas. In slow (isothermal) compression heat leaves through the walls and pV is
 * constant; in quick (adiabatic) compression none does and pV^1.4 is constant (Feynman Lectures I, sections 39 and 44).
 * One litre of 20 °C and 100 kPa at the start.
 */

export const litres = 1;
const kilopascals = 100;
const kelvin = 293.15;
/** Ratio of the specific heats of air, a diatomic gas. */
const ratio = 1.4;

/** Returns the pressure in kPa. @param volume in litres @param quick whether no heat leaves */
export const pressure = (volume: number, quick: boolean): number =>
  kilopascals * (litres / volume) ** (quick ? ratio : 1);

/** Returns the temperature in °C. */
export const celsiusOf = (volume: number, quick: boolean): number =>
  kelvin * (quick ? (litres / volume) ** (ratio - 1) : 1) - 273.15;

/** Returns the work done on the air since the start, in joules. It is the area under the pressure curve. */
export const workOn = (volume: number, quick: boolean): number =>
  quick
    ? (kilopascals * litres * ((litres / volume) ** (ratio - 1) - 1)) / (ratio - 1)
    : kilopascals * litres * Math.log(litres / volume);
