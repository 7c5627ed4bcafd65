/**
 * A vertical jump without air resistance: the legs give a speed, then gravity decelerates uniformly. Heights are those
 * of the feet, in metres; times are from the moment of take-off.
 */

/**
 * Gravity at the ground in m/s². Standard gravity's value is rounded, and Mars as in the lesson (NASA, Mars Fact
 * Sheet).
 */
export const gravity = { earth: 9.81, mars: 3.73 };

/** Returns the speed of take-off, in m/s. @param height of the same jump on Earth, in metres */
export const takeOff = (height: number): number => Math.sqrt(2 * gravity.earth * height);

/** Returns the seconds in the air. */
export const flightTime = (speed: number, g: number): number => (2 * speed) / g;

/** Returns the height of the highest point. */
export const topOf = (speed: number, g: number): number => speed ** 2 / (2 * g);

/** Returns the height at a time; 0 after the landing. */
export const heightAt = (speed: number, g: number, time: number): number =>
  Math.max(0, speed * time - (g * time ** 2) / 2);
