/**
 * The surface z = cos(1,25·r)·e^(−r/4,2), r = √(x² + y²), in 44 curves. They are z(x) at constant y. Lines behind a
 * crest are hidden by a floating horizon: front to back, a point is drawn only above everything drawn before.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";

/** Returns the height of the surface over the point x, y. */
export const surface = (x: number, y: number): number => {
  const r = Math.hypot(x, y);
  return Math.cos(1.25 * r) * Math.exp(-r / 4.2);
};

const rows = 44;
const step = 3;
const middle = rows >> 1;

const draw = (): { ink: string; spot: string } => {
  const horizon = new Map<number, number>();
  let [ink, spot] = ["", ""];
  for (let row = 0; row < rows; row++) {
    const y = -8 + (16 * row) / (rows - 1);
    const [base, shrink] = [735 - row * 12.2, 1 - row * 0.0032];
    const heights = sample(0, 1200, 1200 / step, (px): Vec2 => {
      return [px, base - surface((px - 600) / 62 / shrink, y) * 265 * shrink];
    });
    let run: Vec2[] = [];
    const flush = () => {
      if (run.length > 5 && row === middle) spot += fit(run, 0.8);
      else if (run.length > 5) ink += fit(run, 1.05);
      run = [];
    };
    for (const [px, py] of heights) {
      if (py < (horizon.get(px) ?? Number.POSITIVE_INFINITY) - 0.6) run.push([px, py]);
      else flush();
    }
    flush();
    for (const [px, py] of heights) horizon.set(px, Math.min(py, horizon.get(px) ?? py));
  }
  return { ink, spot };
};

const { ink, spot } = draw();

export default {
  name: "funksioni-dhe-perdorimet",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Një funksion me dy ndryshore si valë në pellg",
  description:
    "Sipërfaqja e një funksioni me dy ndryshore, e prerë në dyzet e katër grafikë. Nga maja në mes dallgët përhapen " +
    "e shuhen; vija me ngjyrë është një prerje afër mesit.",
  body: mark("thin", ink) + mark("spot", spot),
  words:
    word(600, 205, "maja: z = 1", { anchor: "middle" }) + word(600, 70, "çdo pike një lartësi", { anchor: "middle" }),
  style: ".a{stroke-width:1.7}",
} satisfies Picture;
