/** Sound of a source that moves through still air: Doppler's effect and Mach's cone, on the line of its flight. */
import { toDegrees } from "../../play/angle";

/** Speed of sound in dry air in m/s (CRC Handbook of Chemistry and Physics). */
export const speedOfSound = (celsius: number): number => 331.3 * Math.sqrt(1 + celsius / 273.15);

/** Of air of 20 °C, as in the lesson. */
export const soundAt20 = speedOfSound(20);

/** What somebody ahead hears, in Hz; null where the source is as fast as its sound, which then cannot run ahead. */
export const heardAhead = (tone: number, speed: number, sound = soundAt20): number | null =>
  speed < sound ? (tone * sound) / (sound - speed) : null;

/** What somebody behind hears, in Hz. */
export const heardBehind = (tone: number, speed: number, sound = soundAt20): number => (tone * sound) / (sound + speed);

/** Half the angle at the tip of Mach's cone, in degrees; null below the speed of sound. */
export const coneAngle = (speed: number, sound = soundAt20): number | null =>
  speed < sound ? null : toDegrees(Math.asin(sound / speed));
