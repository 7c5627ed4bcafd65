/**
 * A wheel of radius R rolls without slipping, and its rim draws a cycloid. A point runs on x = R·(θ − sin θ), y = R·(1
 * − cos θ), at the speed 2·v·sin(θ/2): nothing on the road, 2v at the top. Dots at equal times, 16 a turn.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

/** Returns the rim's point after `angle` radians of turning, in radii. Its y is the height above the road. */
export const rim = (angle: number): Vec2 => [angle - Math.sin(angle), 1 - Math.cos(angle)];

/** Returns the speed of that point, in speeds of the wheel's middle. */
export const rimSpeed = (angle: number): number => 2 * Math.abs(Math.sin(angle / 2));

const [radius, road, touch] = [84, 300, 96];
const turn = 2 * Math.PI;
const toPicture = ([x, y]: Vec2): Vec2 => [touch + radius * x, road - radius * y];
const middle = (angle: number): Vec2 => toPicture([angle, 1]);
const curve = (from: number, to: number) =>
  fit(
    sample(from, to, 60, (angle) => toPicture(rim(angle))),
    0.4,
    { digits: 1 },
  );
const dots = sample(-1, 18, 19, (i) => toPicture(rim((i * turn) / 16)));
const wheels = [0, turn / 2, turn];
const speed = 84;
const hub = middle(turn / 2);
const crown: Vec2 = [hub[0], hub[1] - radius];

export default {
  name: "rrota-rri-ne-vend",
  subject: "physics",
  width: 720,
  height: 366,
  title: "Rruga e një pike të gomës",
  description:
    "Rrota rrokulliset pa rrëshqitur dhe një pikë e gomës vizaton cikloidën. Shenjat në kohë të barabarta dendësohen " +
    "te rruga: aty pika ndalet për një çast. Qendra ecën me shpejtësi v, pika më e lartë me 2v.",
  body:
    mark("thin", wheels.map((angle) => circle(...middle(angle), radius)).join("")) +
    mark("tint", circle(...hub, radius)) +
    mark("medium", circle(...hub, radius)) +
    mark("medium", wheels.map((angle) => segment(middle(angle), toPicture(rim(angle)))).join("")) +
    mark("heavy", `M0 ${road + 2}H720`) +
    mark("spotThin", curve(-0.5, 0) + curve(0, turn) + curve(turn, turn + 1.15)) +
    mark("spotFill", dots.map((p) => circle(...p, 6.4, 1)).join("")) +
    mark("inkFill", circle(...hub, 7)) +
    arrow(hub, [hub[0] + speed, hub[1]], "medium", 20) +
    arrow(crown, [crown[0] + 2 * speed, crown[1]], "medium", 20) +
    label(hub[0] + speed + 12, hub[1] + 9, "v", { italic: true }) +
    label(crown[0] + 2 * speed + 12, crown[1] + 9, "2v", { italic: true }) +
    wheels
      .filter((angle) => angle !== turn / 2)
      .map((angle) =>
        label(toPicture([angle, 0])[0], road + 44, "v = 0", { anchor: "middle", tone: "spot", bold: true }),
      )
      .join(""),
} satisfies Picture;
