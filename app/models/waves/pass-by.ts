/**
 * Sound of a source that passes a listener beside its straight road. Doppler's effect takes the source's approach speed
 * at the emission of the sound that is heard now (Kinsler, Frey, Fundamentals of Acoustics). Idealised: still air, a
 * constant speed below that of sound.
 */
import { soundAt20 } from "./doppler";

export interface Heard {
  /** Time of emission, in seconds from the source's nearest point. */
  sent: number;
  /** Approach speed of the source at that time, in m/s; negative if it moved away. */
  approach: number;
  /** Frequency that the listener hears, in Hz. */
  frequency: number;
}

/**
 * Returns the sound at the listener at a time.
 *
 * @param tone of the source, in Hz @param speed in m/s @param aside distance of the listener from the road, in metres
 * @param time in seconds from the source's nearest point
 */
export function heardBeside(tone: number, speed: number, aside: number, time: number, sound = soundAt20): Heard {
  const room = sound ** 2 - speed ** 2;
  const sent = (sound ** 2 * time - Math.sqrt((sound * speed * time) ** 2 + room * aside ** 2)) / room;
  const distance = Math.hypot(aside, speed * sent);
  const approach = (-speed * speed * sent) / distance;
  return { sent, approach, frequency: (tone * sound) / (sound - approach) };
}
