/** @param degrees an angle in degrees @returns the angle in radians */
export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** @param radians an angle in radians @returns the angle in degrees */
export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;
