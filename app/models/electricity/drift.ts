/**
 * Drift of the free electrons in a copper wire: v = I / n e S. One free electron for each atom; density and molar mass
 * of copper: CRC Handbook of Chemistry and Physics; e and Avogadro's constant: CODATA 2022. Idealised: direct current,
 * and only the mean of the electrons' motion.
 */

const elementaryCharge = 1.602176634e-19;
const avogadro = 6.02214076e23;

/** Free electrons in a cubic metre of copper. It has 8960 kg, at 0,063546 kg to the mole. */
export const copperElectrons = (8960 / 0.063546) * avogadro;

/** Returns the drift speed of the electrons, in mm/s. @param current in amperes @param section in mm² */
export const driftSpeed = (current: number, section: number) =>
  (current / (copperElectrons * elementaryCharge * section * 1e-6)) * 1000;
