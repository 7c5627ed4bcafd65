/**
 * Computes the flight of a body thrown from level ground without air. x = vₓt, y = v_y·t − gt²/2. Metres, seconds; g =
 * 9.81 m/s², the mean of the magazine's lessons.
 */
const gravity = 9.81;

export interface Throw {
  /** Metres per second, to the right and upwards. */
  vx: number;
  vy: number;
}

/** Returns the time in the air, in seconds; 0 if the throw is not upwards. */
export const timeInAir = ({ vy }: Throw): number => Math.max(0, (2 * vy) / gravity);

/** Returns the distance to the right at landing, in metres. */
export const range = (thrown: Throw): number => thrown.vx * timeInAir(thrown);

/** Returns the position after some seconds. */
export const positionAt = ({ vx, vy }: Throw, time: number) => ({
  x: vx * time,
  y: vy * time - (gravity * time ** 2) / 2,
});

/** Metres per second for each metre that the dot is pulled back. */
const stiffness = 5;
/** The highest speed: at 45° it carries the dot 23 m, over the whole sheet. */
const fastest = 15;

/**
 * Returns the throw of a dot that was pulled back and released. @param dx metres to the right @param dy metres
 * downwards
 */
export function thrownBy(dx: number, dy: number): Throw {
  const length = Math.hypot(dx, dy);
  const speed = Math.min(fastest, stiffness * length);
  return length === 0 ? { vx: 0, vy: 0 } : { vx: (-dx / length) * speed, vy: (dy / length) * speed };
}
