/** Sound of a source that moves through still air. It shows Doppler's effect on its line of motion, and Mach's cone. */
import { toDegrees } from "../../play/angle";

/** Returns the speed of sound in dry air in m/s. Source: CRC Handbook of Chemistry and Physics. */
export const speedOfSound = (celsius: number): number => 331.3 * Math.sqrt(1 + celsius / 273.15);

/** Speed of sound in air of 20 °C, in m/s, as in the lesson. */
export const soundAt20 = speedOfSound(20);

/**
 * Returns the frequency that a listener ahead hears, in Hz. It is null if the source is at least as fast as its sound.
 */
export const heardAhead = (tone: number, speed: number, sound = soundAt20): number | null =>
  speed < sound ? (tone * sound) / (sound - speed) : null;

/** Returns the frequency that a listener behind hears, in Hz. */
export const heardBehind = (tone: number, speed: number, sound = soundAt20): number => (tone * sound) / (sound + speed);

/** Returns half the angle at the tip of Mach's cone, in degrees. It is null below the speed of sound. */
export const coneAngle = (speed: number, sound = soundAt20): number | null =>
  speed < sound ? null : toDegrees(Math.asin(sound / speed));
