/**
 * A girl on a skateboard pushes a wall and rolls away. She has 45 kg and pushes for 0.5 s with 90 N, and the wall
 * pushes her with the same force. a = F/m = 2 m/s², so the board leaves with 1 m/s and, without friction, keeps this
 * speed. There is an exposure every second; between them, every tenth, the lines of her limbs and a dot for her head,
 * as É.-J. Marey photographed in 1883.
 */
import { polyline, sample, type Vec2 } from "../kit/curve";
import { arrow, mark, word } from "../kit/marks";
import { pushing, pushingJoints } from "../kit/person";
import type { Picture } from "../kit/picture";
import { circle, hatch, rect, segment } from "../kit/shapes";

export const [force, mass, lasts] = [90, 45, 0.5];
/** Returns the distance in metres from the place of the push after `t` seconds. */
export const rolled = (t: number): number => {
  const a = force / mass;
  return t <= lasts ? (a * t ** 2) / 2 : (a * lasts ** 2) / 2 + a * lasts * (t - lasts);
};

const [ground, wall, metre] = [734, 1050, 284];
const tall = (1.65 * metre) / 178;
const [wheel, deck] = [16, 15];
const soles = ground - 2 * wheel - deck;
const start = wall - 57 * tall;
const moments = [0, 1, 2, 3];
/** Returns how far her arms are stretched. They sink in the first second and a half. */
const stretched = (t: number) => Math.max(0, 1 - t / 1.5);
const instants = sample(0, 3.2, 32, (t) => {
  const toPicture = ([x, y]: readonly [number, number]): Vec2 => [
    start - metre * rolled(t) + tall * x,
    soles + tall * y,
  ];
  const { hip, neck, shoulder, elbow, hand, ankles, head } = pushingJoints(stretched(t));
  return {
    limbs:
      polyline([toPicture(ankles[0]), toPicture(hip), toPicture(ankles[1])]) +
      segment(toPicture(hip), toPicture(neck)) +
      polyline([toPicture(shoulder), toPicture(elbow), toPicture(hand)]),
    head: circle(...toPicture(head), 5),
  };
});
const placed = moments.map((t) => start - metre * rolled(t));
const girls = placed.map((x, i) => pushing(x, soles, tall, stretched(moments[i] ?? 0), i === 0 ? "tint" : "paperFill"));
const boards = placed.map((x) => ({
  deck: rect(x - 70, soles, 150, deck),
  wheels: circle(x - 44, ground - wheel, wheel) + circle(x + 54, ground - wheel, wheel),
}));
const palm = soles - 122 * tall;
const below = palm + 62;
const courses = hatch(0, ground, 15, () => [wall, 1200]);
const joints = Array.from({ length: 16 }, (_, i) => {
  const [top, height] = [(i * ground) / 16, ground / 16];
  return [0, 1, 2]
    .map((k) => segment([wall + 50 + 92 * k - (i % 2) * 46, top], [wall + 50 + 92 * k - (i % 2) * 46, top + height]))
    .join("");
}).join("");

export default {
  name: "forces-and-motion-quiz",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Muri që shtyn",
  description:
    "Një nxënëse mbi skejtbord shtyn murin. Muri e shtyn po aq fort nga ana tjetër: ajo niset prapa dhe pastaj ecën " +
    "njëtrajtësisht, gjithnjë po aq në kohë të barabarta.",
  body:
    mark("thin", courses + joints) +
    mark(
      "thin",
      hatch(ground, 800, 5, () => [0, 1200]),
    ) +
    mark("thin", instants.map(({ limbs }) => limbs).join("")) +
    mark("inkFill", instants.map(({ head }) => head).join("")) +
    [...girls]
      .reverse()
      .map((girl, i) => {
        const board = boards[boards.length - 1 - i];
        return (
          girl +
          mark("inkFill", board?.deck ?? "") +
          mark("paperFill", board?.wheels ?? "") +
          mark("medium", board?.wheels ?? "")
        );
      })
      .join("") +
    mark("heavy", `M${wall} 0V${ground}M0 ${ground}H1200`) +
    mark("medium", placed.map((x) => segment([x, ground], [x, ground + 34])).join("")) +
    arrow([wall, below], [wall - 110, below], "spot", 34) +
    arrow([wall, below], [wall + 110, below], "heavy", 34) +
    mark("spotFill", circle(wall, palm, 15)),
  words: word(wall - 24, soles - 192 * tall, "muri të shtyn", { anchor: "end", tone: "spot" }),
  style: ".pe{stroke-width:6}.s{stroke-width:9}.h{stroke-width:7}",
} satisfies Picture;
