/**
 * A body thrown from level ground without air: x = vₓt, y = v_y·t − gt²/2. Metres, seconds; g = 9.81 m/s², the mean of the
 * magazine's lessons.
 */
const gravity = 9.81;

export interface Throw {
  /** Metres a second, to the right and upwards. */
  vx: number;
  vy: number;
}

/** How long it stays in the air; 0 where it is not thrown upwards. */
export const timeInAir = ({ vy }: Throw): number => Math.max(0, (2 * vy) / gravity);

/** How far to the right it lands. */
export const range = (thrown: Throw): number => thrown.vx * timeInAir(thrown);

/** Where it is after some seconds. */
export const positionAt = ({ vx, vy }: Throw, time: number) => ({
  x: vx * time,
  y: vy * time - (gravity * time ** 2) / 2,
});

/** Metres a second for each metre that the dot is pulled back. */
const stiffness = 5;
/** As fast as it may be thrown: 45° then carry it 23 m, over the whole sheet. */
const fastest = 15;

/** The throw of a dot that was pulled back and let go. @param dx metres to the right @param dy metres downwards */
export function thrownBy(dx: number, dy: number): Throw {
  const length = Math.hypot(dx, dy);
  const speed = Math.min(fastest, stiffness * length);
  return length === 0 ? { vx: 0, vy: 0 } : { vx: (-dx / length) * speed, vy: (dy / length) * speed };
}
