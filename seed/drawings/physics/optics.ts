/** Traces rays in a plane: Snell's law, the mirror's law and a prism. Directions and normals are unit vectors. */
import type { Vec2 } from "../kit/curve";

const dot = (a: Vec2, b: Vec2) => a[0] * b[0] + a[1] * b[1];

/** Returns the reflected direction of `ray` at a surface with unit `normal`. */
export const reflect = (ray: Vec2, normal: Vec2): Vec2 => {
  const twice = 2 * dot(ray, normal);
  return [ray[0] - twice * normal[0], ray[1] - twice * normal[1]];
};

/**
 * Returns the refracted direction by Snell's law in vector form. `normal` points to the side the ray comes from,
 * `ratio` is n₁/n₂. Null when the light is totally reflected.
 */
export const refract = (ray: Vec2, normal: Vec2, ratio: number): Vec2 | null => {
  const cosine = -dot(ray, normal);
  const rest = 1 - ratio * ratio * (1 - cosine * cosine);
  if (rest < 0) return null;
  const k = ratio * cosine - Math.sqrt(rest);
  return [ratio * ray[0] + k * normal[0], ratio * ray[1] + k * normal[1]];
};

/** Returns the point where a ray meets the straight line through a and b. The ray starts at `origin`. */
export const meet = (origin: Vec2, ray: Vec2, a: Vec2, b: Vec2): Vec2 => {
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
  const t = ((a[0] - origin[0]) * ey - (a[1] - origin[1]) * ex) / (ray[0] * ey - ray[1] * ex);
  return [origin[0] + ray[0] * t, origin[1] + ray[1] * t];
};

export interface Prism {
  apex: Vec2;
  left: Vec2;
  right: Vec2;
  normalLeft: Vec2;
  normalRight: Vec2;
}

/**
 * Makes an upright isosceles prism: its corners, and the outward normals of the faces. `half` is half the angle at the
 * apex.
 */
export const prism = (apex: Vec2, base: number, half: number): Prism => {
  const height = base / 2 / Math.tan(half);
  return {
    apex,
    left: [apex[0] - base / 2, apex[1] + height],
    right: [apex[0] + base / 2, apex[1] + height],
    normalLeft: [-Math.cos(half), -Math.sin(half)],
    normalRight: [Math.cos(half), -Math.sin(half)],
  };
};

export interface PrismRay {
  start: Vec2;
  enter: Vec2;
  inside: Vec2;
  leave: Vec2;
  out: Vec2;
  end: Vec2;
}

/**
 * Traces a ray through the prism for one refractive index, until x = `xEnd`. It crosses from the left to the right
 * face. Null when it is totally reflected inside.
 */
export const throughPrism = (glass: Prism, start: Vec2, ray: Vec2, index: number, xEnd: number): PrismRay | null => {
  const enter = meet(start, ray, glass.apex, glass.left);
  const inside = refract(ray, glass.normalLeft, 1 / index);
  if (!inside) return null;
  const leave = meet(enter, inside, glass.apex, glass.right);
  const out = refract(inside, [-glass.normalRight[0], -glass.normalRight[1]], index);
  if (!out) return null;
  const t = (xEnd - leave[0]) / out[0];
  return { start, enter, inside, leave, out, end: [xEnd, leave[1] + out[1] * t] };
};

/** Returns Cauchy's equation n(λ) = A + B/λ², λ in micrometres. */
export const cauchy =
  (a: number, b: number) =>
  (wavelength: number): number =>
    a + b / wavelength ** 2;

/**
 * Finds where an eye above a level surface sees a point under it. Returns the place where the ray leaves, and the image
 * on the vertical through the point, since both eyes are side by side. Solves H·tan α + d·tan β = L with sin α = n·sin
 * β.
 */
export const seenThrough = ([x, y]: Vec2, eye: Vec2, surface: number, index: number): { exit: Vec2; image: Vec2 } => {
  const [height, depth, across] = [surface - eye[1], y - surface, eye[0] - x];
  const tan = (sine: number) => sine / Math.sqrt(1 - sine * sine);
  // Bisection finds the root. The left side of the equation grows with sin β, from 0 without bound at the critical
  // angle.
  let [low, high] = [0, 1 / index];
  for (let i = 0; i < 60; i++) {
    const sine = (low + high) / 2;
    if (height * tan(index * sine) + depth * tan(sine) < across) low = sine;
    else high = sine;
  }
  const exit: Vec2 = [x + depth * tan(low), surface];
  return { exit, image: [x, surface + (exit[0] - x) / tan(index * low)] };
};
