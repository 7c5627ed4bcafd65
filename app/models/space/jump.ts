/**
 * A jump straight up, without air: the legs give a speed, gravity takes it away again (uniform acceleration). Heights are
 * those of the feet, in metres; times from the moment at which they leave the ground.
 */

/** Gravity at the ground in m/s²: standard gravity's rounded value, and Mars as in the lesson (NASA, Mars Fact Sheet). */
export const gravity = { earth: 9.81, mars: 3.73 };

/** The speed with which the feet leave the ground, in m/s. @param height of the same jump on Earth, in metres */
export const takeOff = (height: number): number => Math.sqrt(2 * gravity.earth * height);

/** Seconds in the air. */
export const flightTime = (speed: number, g: number): number => (2 * speed) / g;

/** The highest point. */
export const topOf = (speed: number, g: number): number => speed ** 2 / (2 * g);

/** Height at a time; 0 after the landing. */
export const heightAt = (speed: number, g: number, time: number): number =>
  Math.max(0, speed * time - (g * time ** 2) / 2);
