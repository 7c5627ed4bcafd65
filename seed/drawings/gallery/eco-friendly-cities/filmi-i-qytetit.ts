/**
 * The still of the film: three roofs under one lamp. The density of rays falls with the square of the distance from the
 * lamp, and each roof's bar is its absorbed share of the light: black 0.95, white 0.30, green 0.75.
 */
import { sample } from "../../kit/curve";
import { mark, painted } from "../../kit/marks";
import type { Picture } from "../../kit/picture";
import { circle, hatch, rect, segment } from "../../kit/shapes";

export const absorbed = { black: 0.95, white: 0.3, green: 0.75 };

const lamp = { x: 360, y: 74 };
const ground = 400;
const roofs = [
  { x: 80, share: absorbed.black },
  { x: 290, share: absorbed.white },
  { x: 500, share: absorbed.green },
];
const [w, h] = [140, 74];
/** Draws a ray from the lamp's rim to a point on the ground. A roof in its way hides the rest. */
const ray = (x: number) => {
  const [dx, dy] = [x - lamp.x, ground - lamp.y];
  const start = 58 / Math.hypot(dx, dy);
  return segment([lamp.x + start * dx, lamp.y + start * dy], [x, ground]);
};

export default {
  name: "filmi-i-qytetit",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Pamje nga filmi i qytetit të gjelbër",
  description:
    "Tri çati nën të njëjtën llambë: e zezë, e bardhë dhe e gjelbër. Mbi secilën bie po aq dritë, por njëra prej " +
    "tyre mbetet e freskët sepse avullon ujë.",
  body:
    mark("tint", circle(lamp.x, lamp.y, 46)) +
    mark("thin", sample(20, 700, 34, (x) => ray(x)).join("")) +
    mark("medium", circle(lamp.x, lamp.y, 46)) +
    mark("heavy", `M20 ${ground}H700`) +
    roofs
      .map(({ x }, i) => {
        const box = mark("paperFill", rect(x, ground - h, w, h)) + mark("medium", rect(x, ground - h, w, h));
        const top = [
          painted("black", rect(x - 8, ground - h - 18, w + 16, 18)) +
            mark("medium", rect(x - 8, ground - h - 18, w + 16, 18)),
          painted("white", rect(x - 8, ground - h - 18, w + 16, 18)) +
            mark("medium", rect(x - 8, ground - h - 18, w + 16, 18)),
          mark("spot", sample(x, x + w, 10, (left) => `M${Math.round(left)} ${ground - h}v-24`).join("")) +
            mark("medium", `M${x - 8} ${ground - h}h${w + 16}`),
        ][i];
        return box + top;
      })
      .join("") +
    roofs
      .map(({ x, share }) =>
        mark(
          "thin",
          hatch(ground + 12, 470, 6, () => [x, x + w * share]),
        ),
      )
      .join(""),
} satisfies Picture;
