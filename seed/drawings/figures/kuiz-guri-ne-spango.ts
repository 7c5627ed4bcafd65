/**
 * A stone on a string, seen from above, when the string breaks. Until then r = R(cos ωt, sin ωt), and v is
 * perpendicular to r. Four paths begin where it breaks: two arcs of one radius, the tangent and the radius.
 */
import type { Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, arrowHead, circle, segment } from "../kit/shapes";

/** Returns the stone's place and velocity on a unit circle, `a` radians anticlockwise; y upwards. */
export const motion = (a: number): { place: Vec2; velocity: Vec2 } => ({
  place: [Math.cos(a), Math.sin(a)],
  velocity: [-Math.sin(a), Math.cos(a)],
});

const [cx, cy, radius, bend] = [196, 262, 140, 236] as const;
const { place, velocity } = motion(0);
const stone: Vec2 = [cx + radius * place[0], cy - radius * place[1]];
const from = (way: Vec2, length: number): Vec2 => [stone[0] + way[0] * length, stone[1] - way[1] * length];
const turn = Math.PI / 3.3;
const head = (tip: Vec2, angle: number) => mark("inkFill", arrowHead(tip, angle, 24));
const [tangent, radial] = [from(velocity, 206), from(place, 250)];
/** Ends of the arcs: 1 keeps bending towards the circle, 3 bends away from it. */
const inward: Vec2 = [stone[0] - bend * (1 - Math.cos(turn)), stone[1] - bend * Math.sin(turn)];
const outward: Vec2 = [stone[0] + bend * (1 - Math.cos(turn)), inward[1]];
const [shy, spin] = [0.08, -2.5];

export default {
  name: "kuiz-guri-ne-spango",
  subject: "physics",
  width: 720,
  height: 430,
  title: "Guri në spango, i parë nga lart",
  description:
    "Guri rrotullohet në rreth në kah të kundërt me akrepat e orës; pika e shënuar është në skajin e djathtë. " +
    "Prej saj dalin katër rrugë: 1 përkulet majtas si rrethi, 2 shkon drejt përpara, 3 përkulet djathtas, " +
    "4 largohet drejt nga qendra.",
  body:
    mark("dotted", circle(cx, cy, radius)) +
    mark("thin", segment([cx, cy], stone)) +
    mark("inkFill", circle(cx, cy, 7)) +
    mark("medium", arc(cx, cy, radius - 34, -1.5, spin), { also: "tu" }) +
    mark(
      "inkFill",
      arrowHead(
        [cx + (radius - 34) * Math.cos(spin - 0.16), cy + (radius - 34) * Math.sin(spin - 0.16)],
        spin - Math.PI / 2,
        20,
      ),
    ) +
    mark(
      "medium",
      arc(stone[0] - bend, stone[1], bend, 0, -turn + shy) +
        arc(stone[0] + bend, stone[1], bend, Math.PI, Math.PI + turn - shy) +
        segment(stone, from(velocity, 188)) +
        segment(stone, from(place, 232)),
    ) +
    head(inward, -Math.PI / 2 - turn) +
    head(outward, -Math.PI / 2 + turn) +
    head(tangent, -Math.PI / 2) +
    head(radial, 0) +
    mark("paperFill", circle(...stone, 20)) +
    mark("spotFill", circle(...stone, 16)) +
    label(inward[0] - 22, inward[1] - 10, "1", { anchor: "middle", bold: true, size: 32 }) +
    label(tangent[0], tangent[1] - 12, "2", { anchor: "middle", bold: true, size: 32 }) +
    label(outward[0] + 22, outward[1] - 10, "3", { anchor: "middle", bold: true, size: 32 }) +
    label(radial[0] + 20, radial[1] + 11, "4", { anchor: "middle", bold: true, size: 32 }),
  style: ".tu{stroke-width:2}",
} satisfies Picture;
