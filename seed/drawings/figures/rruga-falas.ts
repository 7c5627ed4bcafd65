/**
 * The Earth–Moon system with the road of a free return. Curves of equal effective potential and the road are in the
 * frame that turns with it. As Apollo's flights used it, the road leaves the Earth, rounds the Moon and comes home
 * without an engine. Circular restricted three-body problem; units: the distance Earth–Moon, and time so that the frame
 * turns by one radian. Mass of the Moon as a share of both: 0.0121506 (mass ratio 81.3006, IAU 2015). The road crosses
 * the axis square over the far side of the Moon, so by the symmetry of the equations both halves are mirror images; its
 * speed there is the one whose perigee is 185 km high. It passes the Moon at 7,000 km, wider than Apollo 13 (254 km),
 * so that the turn is seen. Heavy: the curve through the balance point between both bodies. Earth and Moon are drawn
 * 2.4 times their size, a dot for every day.
 */
import { contours } from "../kit/contour";
import { fit, numbers, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import { rk4 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

export const moonShare = 0.0121506;
export const earth: Vec2 = [-moonShare, 0];
export const moon: Vec2 = [1 - moonShare, 0];
/** Radii of the two bodies and of the perigee in units of 384,400 km. */
export const radii = { earth: 6378 / 384400, moon: 1737 / 384400, perigee: (6378 + 185) / 384400 };

export type FlightState = readonly [x: number, y: number, vx: number, vy: number];

/**
 * Returns the effective potential, positive. It is half the square of the distance from the axis of turning plus both
 * attractions.
 */
export const potential = (x: number, y: number): number =>
  (x * x + y * y) / 2 + (1 - moonShare) / Math.hypot(x - earth[0], y) + moonShare / Math.hypot(x - moon[0], y);

/**
 * Returns the derivative of the state in the turning frame. It adds both attractions, the centrifugal and the Coriolis
 * term.
 */
export const motion = ([x, y, vx, vy]: FlightState): FlightState => {
  const [a, b] = [(1 - moonShare) / Math.hypot(x - earth[0], y) ** 3, moonShare / Math.hypot(x - moon[0], y) ** 3];
  return [vx, vy, x + 2 * vy - a * (x - earth[0]) - b * (x - moon[0]), y - 2 * vx - (a + b) * y];
};

/** Jacobi's constant, which no motion of the frame changes. */
export const jacobi = ([x, y, vx, vy]: FlightState): number => 2 * potential(x, y) - vx * vx - vy * vy;

const height = 7000 / 384400;
/** Shorter near either body, where a free fall takes a time of r^1.5. */
const timeStep = (s: FlightState) =>
  0.006 * Math.min(Math.hypot(s[0] - earth[0], s[1]), 4 * Math.hypot(s[0] - moon[0], s[1])) ** 1.5 + 2e-5;

/**
 * Returns the ship's states on its way home, for its starting speed. The way leads from the far side of the Moon to the
 * nearest approach to the Earth.
 */
const homeward = (speed: number): FlightState[] => {
  let state: FlightState = [moon[0] + radii.moon + height, 0, 0, -speed];
  const path = [state];
  const distance = (s: FlightState) => Math.hypot(s[0] - earth[0], s[1]);
  for (;;) {
    const next = rk4(motion, state, timeStep(state));
    if (distance(next) > distance(state) && distance(state) < 0.5) return path;
    state = next;
    path.push(state);
  }
};

const perigee = (path: FlightState[]) => {
  const [x, y] = path.at(-1) as FlightState;
  return Math.hypot(x - earth[0], y);
};

/**
 * The path home of the free return. Bisection finds the starting speed between one that passes too near and one too
 * far.
 */
export const wayHome = ((): FlightState[] => {
  let [near, far] = [1.42, 1.3];
  for (let i = 0; i < 40; i++) {
    const middle = (near + far) / 2;
    if (perigee(homeward(middle)) < radii.perigee) near = middle;
    else far = middle;
  }
  return homeward(far);
})();

/** A day in units of time: the Moon's month of 27.3217 days is 2π. */
const day = (2 * Math.PI) / 27.3217;
/** Times of the ship's states on its path home. They count from the far side of the Moon. */
export const times: number[] = [0];
for (const state of wayHome.slice(0, -1)) times.push((times.at(-1) as number) + timeStep(state));

const [scale, tilt, cx, cy] = [300, -0.12, 270, 236];
const toPicture = (x: number, y: number): Vec2 => [
  cx + scale * (x * Math.cos(tilt) + y * Math.sin(tilt)),
  cy + scale * (x * Math.sin(tilt) - y * Math.cos(tilt)),
];
const mesh = { x: [-1.2, 1.7], y: [-1.1, 1.1], columns: 290, rows: 220 } as const;
const curves = (level: number) =>
  contours(potential, level, mesh)
    .map((run) =>
      fit(
        run.map(([x, y]) => toPicture(x, y)),
        1.2,
      ),
    )
    .join("");
/** The balance point between both bodies, the gate to the Moon. There the slope along the axis is nought. */
export const gate = ((): number => {
  let [low, high] = [0.5, 0.95];
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (motion([middle, 0, 0, 0])[2] < 0) low = middle;
    else high = middle;
  }
  return low;
})();
const levels = [1.506, 1.53, 1.57, 1.63, 1.7, 1.79, 1.9, 2.05, 2.3, 2.7, 3.4, 5, 8];
const road = fit(
  [...wayHome.map(([x, y]) => toPicture(x, -y)).reverse(), ...wayHome.slice(1).map(([x, y]) => toPicture(x, y))],
  0.6,
);
/** Positions of the ship on its path home after 0, 1, 2 and 3 days. The first is behind the Moon. */
export const daily = wayHome.filter(
  (_, i) => Math.floor((times[i] as number) / day) > Math.floor((times[i - 1] ?? -day) / day),
);
const [earthAt, moonAt] = [toPicture(...earth), toPicture(...moon)];
const days = daily.map(([x, y]) => `M${numbers(toPicture(x, y))}h0M${numbers(toPicture(x, -y))}h0`).join("");

export default {
  name: "rruga-falas",
  subject: "physics",
  width: 720,
  height: 460,
  title: "Rruga falas rreth Hënës",
  description:
    "Vija me potencial të barabartë rreth Tokës dhe Hënës, si lartësitë në hartën e një terreni: dy gropa. Mbi to, rruga që e çon " +
    "anijen rreth Hënës dhe e kthen në Tokë pa ndezur motorin; nga pika në pikë kalon një ditë.",
  body:
    mark("tint", road) +
    mark("thin", levels.map(curves).join("")) +
    mark("medium", curves(potential(gate, 0))) +
    mark("spot", road) +
    mark("medium", days, { also: "n" }) +
    mark(
      "inkFill",
      circle(...toPicture(...earth), 2.4 * scale * radii.earth) +
        circle(...toPicture(...moon), 2.4 * scale * radii.moon, 1),
    ) +
    label(earthAt[0], earthAt[1] - 26, "Toka", { anchor: "middle" }) +
    label(moonAt[0] + 44, moonAt[1] + 9, "Hëna"),
  style: ".n{stroke-width:10;stroke-linecap:round}",
} satisfies Picture;
