/**
 * A snail races an electron along a phone's cable for two minutes. To scale (8 units a millimetre), a garden snail, 1
 * mm/s, against the drift of an electron, v = I/(n·e·S). Copper has n = 8.49·10²⁸ free electrons in a cubic metre; the
 * cable carries 2 A through 0.20 mm². The other electrons are dots: the wire is full from the first moment. The spot
 * line is drift plus a share of the random motion, which in copper is 10⁹ times faster than the drift. The shell is a
 * logarithmic spiral whose whorls double with each turn.
 */
import { fit, numbers, polyline, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import { mulberry32 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

/** Returns the drift speed in m/s of a current through copper. The current is in A, the section in m². */
export const driftSpeed = (current: number, section: number): number => current / (8.49e28 * 1.602176634e-19 * section);

export const [snailSpeed, race] = [1e-3, 120];
/** Distance of each in the race, in mm. */
export const electronWay = driftSpeed(2, 0.2e-6) * race * 1e3;
export const snailWay = snailSpeed * race * 1e3;

const unit = 8;
const start = 100;
const [top, floor] = [500, 660];
const electron: Vec2 = [start + electronWay * unit, 585];
const snailAt = start + snailWay * unit;

const random = mulberry32(31);
const bell = () => random() + random() + random() - 1.5;
/** The electron's path, whose steps drift evenly and deviate at random. Its start and end are fixed. */
const stray = sample(0, 44, 44, () => [bell() * 34, bell() * 44] as const);
const road = stray.map(([dx, dy], i): Vec2 => {
  const share = i / 44;
  const free = i === 0 || i === 44 ? 0 : 1;
  return [start + share * electronWay * unit + free * dx, 585 + free * Math.max(-62, Math.min(62, dy * 1.4))];
});
const crowd = sample(0, 41, 41, (i) => i).flatMap((i) =>
  sample(0, 4, 4, (j): Vec2 => [i * 29.5 + (j % 2) * 15 + bell() * 9, top + 19 + j * 30.5 + bell() * 7]),
);
const others = crowd.filter(([x, y]) => Math.hypot(x - electron[0], y - electron[1]) > 34);

/** The shell: r doubles with each turn, from the mouth inwards. */
const [sx, sy, mouth] = [snailAt - 255, 322, 158];
const shellAt = (turn: number, share = 1): Vec2 => {
  const [angle, r] = [0.62 * Math.PI + turn * 2 * Math.PI, mouth * 2 ** turn * share];
  return [sx + r * Math.cos(angle), sy + r * Math.sin(angle)];
};
const shell = sample(-3.6, 0, 150, (turn) => shellAt(turn));
const outer = sample(-1, 0, 60, (turn) => shellAt(turn));
const growth = sample(-0.97, -0.03, 46, (turn) => segment(shellAt(turn, 0.53), shellAt(turn), 0)).join("");
/** The snail's body, in units of a smaller drawing. It goes from the tip of its foot back, and up from the cable. */
const [foot, grown] = [top - 3, 1.22];
const s = (dx: number, y: number): Vec2 => [snailAt + dx * grown, foot + (y - foot) * grown];
const body =
  `M${numbers(s(-380, foot))}C${numbers([...s(-310, foot - 34), ...s(-270, foot - 52), ...s(-230, foot - 60)])}` +
  `L${numbers(s(-110, foot - 58))}C${numbers([...s(-70, foot - 66), ...s(-78, foot - 128), ...s(-40, foot - 150)])}` +
  `C${numbers([...s(-12, foot - 166), ...s(22, foot - 140), ...s(10, foot - 108)])}` +
  `C${numbers([...s(0, foot - 80), ...s(-36, foot - 62), ...s(0, foot)])}z`;
const horn = (from: Vec2, to: Vec2) => segment(from, to);
const horns = horn(s(-16, foot - 152), s(26, foot - 222)) + horn(s(-34, foot - 150), s(-20, foot - 232));
const feelers = horn(s(10, foot - 112), s(36, foot - 100));

const ticks = sample(0, 13, 13, (i) => `M${numbers([start + i * 10 * unit, floor + 40])}v${i % 5 ? 16 : 32}`).join("");

export default {
  name: "rryma-elektrike",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Kërmilli e mund elektronin",
  description:
    "Mbi kabllon e telefonit një kërmill, brenda saj elektronet e bakrit. U nisën bashkë te e njëjta vijë; pas dy " +
    "minutash kërmilli ka bërë 12\u00a0cm, elektroni me ngjyrë 8,8\u00a0cm. Kablloja ishte plot me elektrone që në fillim.",
  body:
    mark("tint", `M0 ${top}H1200V${floor}H0z`) +
    mark("dotted", `M${start} 230V${floor + 40}`) +
    mark("medium", others.map((p) => `M${numbers(p)}h0`).join(""), { also: "el" }) +
    mark("heavy", `M0 ${top}H1200M0 ${floor}H1200`) +
    mark("paperFill", body) +
    mark("medium", body + horns + feelers) +
    mark("inkFill", circle(...s(26, foot - 224), 8) + circle(...s(-20, foot - 234), 8)) +
    mark("paperFill", `${fit(outer, 0.8)}z`) +
    mark("thin", growth) +
    mark("medium", fit(shell, 0.6)) +
    mark("thin", `M${start} ${floor + 40}H${start + 130 * unit}${ticks}`) +
    mark("spot", polyline(road)) +
    mark("spotFill", circle(...electron, 24)),
  words:
    word(start, 200, "nisja", { anchor: "middle" }) +
    word(snailAt - 300, 120, "kërmilli", { anchor: "middle" }) +
    word(electron[0] + 44, 601, "elektroni", { tone: "spot", on: "tint" }) +
    word(start, 786, "0", { anchor: "middle" }) +
    word(start + 100 * unit, 786, "10\u00a0cm", { anchor: "middle" }),
  style:
    ".b{stroke-width:3.4}.s{stroke-width:4.5}.h{stroke-width:7}.el{stroke-width:10;stroke-linecap:round}.a{stroke-width:1.8}",
} satisfies Picture;
