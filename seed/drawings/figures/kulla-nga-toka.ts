/**
 * The worked example: the height of a tower from its angle, to scale. The tower of 32.85 m, 40 m away, is seen under
 * 38°, from eyes 1.60 m above the ground. Under the same ray are posts 10, 20 and 30 m away: similar triangles, one
 * ratio height : distance = tg 38° = 0.78 in all four.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, circle, hatch, rect, segment } from "../kit/shapes";

const degree = Math.PI / 180;
export const sight = { distance: 40, angle: 38 * degree, eye: 1.6 } as const;
/** Returns the height of the ray above the eyes in metres, `away` metres from them. */
export const rise = (away: number): number => away * Math.tan(sight.angle);
/** Height of the tower over the ground, in metres. */
export const tower = rise(sight.distance) + sight.eye;

const unit = 10.6;
const ground = 412;
const start = 92;
const toPicture = (away: number, height: number): Vec2 => [start + away * unit, ground - height * unit];
const [eye, top, level] = [
  toPicture(0, sight.eye),
  toPicture(sight.distance, tower),
  toPicture(sight.distance, sight.eye),
];
const metres = (value: number) => value.toFixed(1).replace(".", ",");

const half = 26;
const axis = top[0];
const eaves = ground - 26 * unit;
const walls = `M${axis - half} ${ground}V${Math.round(eaves)}h${2 * half}V${ground}`;
const roof = polyline([[axis - half - 8, eaves], top, [axis + half + 8, eaves]], { close: true });

const posts = [10, 20, 30].map((away) => {
  const [foot, tip] = [toPicture(away, sight.eye), toPicture(away, sight.eye + rise(away))];
  return { line: segment(foot, tip), name: label(tip[0] - 10, tip[1] - 12, metres(rise(away)), { anchor: "end" }) };
});
const ticks = [0, 10, 20, 30, 40].map((away) => {
  const [x] = toPicture(away, 0);
  return label(x, ground + 42, away === 40 ? "40\u00a0m" : String(away), { anchor: "middle" });
});
const marks = [0, 10, 20, 30, 40].map((away) => `M${Math.round(toPicture(away, 0)[0])} ${ground}v12`).join("");
const person = circle(eye[0], eye[1], 4.5, 1) + rect(eye[0] - 3, eye[1] + 6, 6, ground - eye[1] - 6, 1);

export default {
  name: "kulla-nga-toka",
  subject: "math",
  width: 720,
  height: 472,
  title: "Kulla, largësia dhe këndi i shikimit",
  description:
    "Nga syri niset një vijë nën këndin 38° drejt majës së kullës, 40\u00a0metra larg. Shtyllat në 10, 20 dhe 30\u00a0metra " +
    "arrijnë te e njëjta vijë: trekëndëshat janë të ngjashëm dhe raporti i kateteve është gjithnjë 0,78.",
  body:
    mark("tint", polyline([eye, level, top], { close: true })) +
    mark("paperFill", `${walls}z`) +
    mark(
      "thin",
      hatch(eaves, ground, 26, () => [axis, axis + half]),
    ) +
    mark("medium", walls) +
    mark("inkFill", roof) +
    mark("heavy", `M16 ${ground}H704`) +
    mark("medium", marks + segment(eye, level) + posts.map(({ line }) => line).join("")) +
    mark("medium", arc(eye[0], eye[1], 66, -sight.angle, 0)) +
    mark("spot", segment(level, top) + segment(eye, top)) +
    mark("inkFill", person) +
    label(eye[0] + 76, eye[1] - 16, "α", { italic: true, size: 32, on: "tint" }) +
    posts.map(({ name }) => name).join("") +
    label(axis + half + 14, (eye[1] + top[1]) / 2 + 9, `${metres(rise(40))}\u00a0m`, { tone: "spot", bold: true }) +
    ticks.join(""),
} satisfies Picture;
