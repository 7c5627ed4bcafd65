/**
 * Sound of a source that goes past a listener beside its straight road: Doppler's effect with the speed at which the source
 * came nearer when it sent what is heard now (Kinsler, Frey, Fundamentals of Acoustics). Still air, an even speed below that
 * of sound.
 */
import { soundAt20 } from "./doppler";

export interface Heard {
  /** When it was sent, in seconds from the moment at which the source is nearest. */
  sent: number;
  /** How fast the source came nearer then, in m/s; negative where it went away. */
  approach: number;
  /** In Hz. */
  frequency: number;
}

/**
 * What a listener hears at a time.
 *
 * @param tone of the source, in Hz @param speed in m/s @param aside distance of the listener from the road, in metres
 * @param time in seconds from the moment at which the source is nearest
 */
export function heardBeside(tone: number, speed: number, aside: number, time: number, sound = soundAt20): Heard {
  const room = sound ** 2 - speed ** 2;
  const sent = (sound ** 2 * time - Math.sqrt((sound * speed * time) ** 2 + room * aside ** 2)) / room;
  const distance = Math.hypot(aside, speed * sent);
  const approach = (-speed * speed * sent) / distance;
  return { sent, approach, frequency: (tone * sound) / (sound - approach) };
}
