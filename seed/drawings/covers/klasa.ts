/**
 * A class hour from the last row, in true perspective: on the board stands the code of an assignment, pupils hold up their
 * phones, a ray goes from the code to each. On every screen is the same triangle with numbers of its own.
 */
import { encode } from "uqr";
import { polyline, round, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import { limb } from "../kit/person";
import type { Picture } from "../kit/picture";
import { ellipse, hatch, rect, segment } from "../kit/shapes";

/** Pixels of one metre at one metre from the eye, which is this high above the floor and sees this point straight ahead. */
const [focus, eye, centre, horizon] = [900, 1.5, 600, 300] as const;
const wall = 6;

/** Returns where a point of the room is seen: metres to the right, above the floor, and from the eye. */
export const seen = (x: number, y: number, z: number): Vec2 => [
  centre + (focus * x) / z,
  horizon - (focus * (y - eye)) / z,
];

const box = ([left, top]: Vec2, [right, bottom]: Vec2): string => rect(left, top, right - left, bottom - top);

/** The board, and in its middle the code, which a phone can read. */
const [boardA, boardB] = [seen(-2.75, 3.08, wall), seen(2.75, 1.52, wall)];
const { data, size } = encode("4K7Q-X2M9", { ecc: "L", border: 0 });
const module = 9;
const codeSide = module * size;
const codeY = round((boardA[1] + boardB[1] - codeSide) / 2);
const codeX = round(centre - codeSide / 2);
const modules = data
  .flatMap((row, y) =>
    row.map((on, x) => {
      if (!on || row[x - 1]) return "";
      const end = row.indexOf(false, x);
      return rect(codeX + module * x, codeY + module * y, module * ((end < 0 ? size : end) - x), module);
    }),
  )
  .join("");
const codeCentre: Vec2 = [centre, codeY + codeSide / 2];

interface Pupil {
  /** Metres to the right of the middle, and from the eye. */
  x: number;
  z: number;
  hair: "short" | "long" | "knot";
  /** The side on which the phone is held, and the slope of the triangle on it, in degrees. */
  side: 1 | -1;
  slope: number;
}

/** Row by row, from the board backwards. */
const pupils: readonly Pupil[] = [
  { x: -2, z: 4.3, hair: "short", side: -1, slope: 40 },
  { x: -0.95, z: 4.3, hair: "long", side: -1, slope: 27 },
  { x: 1.15, z: 4.3, hair: "knot", side: -1, slope: 52 },
  { x: 1.77, z: 4.3, hair: "short", side: -1, slope: 33 },
  { x: -1.62, z: 2.75, hair: "short", side: 1, slope: 48 },
  { x: 0.3, z: 2.75, hair: "knot", side: -1, slope: 30 },
  { x: 1.65, z: 2.75, hair: "long", side: -1, slope: 57 },
  { x: -0.52, z: 1.5, hair: "short", side: 1, slope: 37 },
];

/** Width and height of a phone, in metres: twice those of a real one, so that its triangle is seen. */
const [phoneWide, phoneTall] = [0.155, 0.28];
/** Returns the middle of a pupil's phone. */
const phoneOf = ({ x, z, side }: Pupil): Vec2 => seen(x + 0.38 * side, 1.27, z);

const heightOfDesk = 0.74;
/** Draws a desk in front of a row, with its legs. */
const desk = (left: number, right: number, row: number): string => {
  const [far, near] = [row + 0.85, row + 0.4];
  const top = polyline(
    [
      seen(left, heightOfDesk, far),
      seen(right, heightOfDesk, far),
      seen(right, heightOfDesk, near),
      seen(left, heightOfDesk, near),
    ],
    { close: true },
  );
  const edge = box(seen(left, heightOfDesk, near), seen(right, heightOfDesk - 0.05, near));
  const legs = [left + 0.06, right - 0.06].map((x) => segment(seen(x, 0.69, near), seen(x, 0, near))).join("");
  return mark("medium", legs) + mark("paperFill", top + edge) + mark("medium", top + edge);
};

/** Draws a pupil from behind, on a chair: the back hatched on the side away from the board, strands along the hair. */
function drawn(pupil: Pupil): string {
  const { x, z, hair, side, slope } = pupil;
  const unit = focus / z;
  const [cx, cy] = seen(x, 1.2, z);
  const at = (dx: number, dy: number): Vec2 => [round(cx + unit * dx), round(cy + unit * dy)];
  const p = (dx: number, dy: number) => at(dx, dy).join(" ");
  const seat = 0.76;
  const trunk =
    `M${p(-0.055, 0.08)}C${p(-0.06, 0.19)} ${p(-0.2, 0.15)} ${p(-0.235, 0.27)}L${p(-0.215, seat)}L${p(0.215, seat)}` +
    `L${p(0.235, 0.27)}C${p(0.2, 0.15)} ${p(0.06, 0.19)} ${p(0.055, 0.08)}z`;
  const half = (dy: number) =>
    dy < 0.27 ? 0.235 * Math.sqrt(Math.max(0, 1 - ((0.27 - dy) / 0.12) ** 2)) : 0.235 - 0.04 * (dy - 0.27);
  const away = cx > codeCentre[0] ? 1 : -1;
  const shade = hatch(cy + unit * 0.16, cy + unit * seat, Math.max(9, Math.round(unit / 15)), (y, index) => {
    const w = half((y - cy) / unit) * unit - 2;
    const inner = w * (0.42 - 0.2 * (index % 2));
    return away > 0 ? [cx + inner, cx + w] : [cx - w, cx - inner];
  });
  const [hx, hy] = phoneOf(pupil);
  const [pw, ph] = [unit * phoneWide, unit * phoneTall];
  const elbow = at(0.34 * side, 0.5);
  const hand: Vec2 = [hx, hy + ph * 0.42];
  const arm = [limb([at(0.19 * side, 0.26), elbow, unit * 0.06]), limb([elbow, hand, unit * 0.05])];
  const head =
    hair === "long"
      ? `M${p(-0.1, 0)}C${p(-0.105, -0.165)} ${p(0.105, -0.165)} ${p(0.1, 0)}C${p(0.1, 0.12)} ${p(0.14, 0.2)} ${p(0.13, 0.31)}` +
        `Q${p(0, 0.36)} ${p(-0.13, 0.31)}C${p(-0.14, 0.2)} ${p(-0.1, 0.12)} ${p(-0.1, 0)}z`
      : ellipse(cx, cy - unit * 0.01, unit * 0.1, unit * 0.125);
  const ears =
    hair === "long"
      ? ""
      : ellipse(...at(-0.1, 0.01), unit * 0.02, unit * 0.032) + ellipse(...at(0.1, 0.01), unit * 0.02, unit * 0.032);
  const knot = hair === "knot" ? ellipse(...at(0, -0.16), unit * 0.055, unit * 0.048) : "";
  const strands = sample(-1, 1, z < 2 ? 16 : z < 4 ? 10 : 7, (k) =>
    hair === "long"
      ? `M${p(0.03 * k, -0.12)}C${p(0.1 * k, -0.1)} ${p(0.085 * k, 0.1)} ${p(0.12 * k, 0.32)}`
      : `M${p(0.02 * k, -0.13)}C${p(0.09 * k, -0.12)} ${p(0.11 * k, -0.02)} ${p(0.075 * k, 0.075 - 0.02 * k * k)}`,
  ).join("");
  const shell = rect(hx - pw / 2, hy - ph / 2, pw, ph);
  const thumb = limb([[hx + side * pw * 0.52, hy + ph * 0.46], [hx + side * pw * 0.4, hy + ph * 0.28], unit * 0.02]);
  const [left, wide, foot] = [hx - pw * 0.36, pw * 0.72, hy + ph * 0.2];
  const rise = Math.min(ph * 0.6, wide * Math.tan((slope * Math.PI) / 180));
  const legs = `M${round(left)} ${round(foot)}h${round(wide)}v${round(-rise)}`;
  const [chair, slat] = [rect(...at(-0.24, 0.46), unit * 0.48, unit * 0.16), at(0, 0.54)[1]];
  const posts = [-0.2, 0.2].map((dx) => segment(at(dx, 0.62), [at(dx, 0)[0], seen(x, 0, z)[1]])).join("");
  return (
    mark("medium", posts) +
    mark("paperFill", trunk) +
    mark("thin", shade) +
    mark("medium", trunk) +
    mark("medium", arm.join(""), { also: "pe" }) +
    arm.map((each) => mark("paperFill", each)).join("") +
    mark("paperFill", chair) +
    mark(
      "thin",
      hatch(slat, slat + unit * 0.08, z < 2 ? 6 : 3, () => [cx - unit * 0.24, cx + unit * 0.24]),
    ) +
    mark("medium", `${chair}M${at(-0.24, 0)[0]} ${slat}h${round(unit * 0.48)}`) +
    mark("paperFill", ears + head + knot) +
    mark("medium", ears + knot) +
    mark("paperFill", head) +
    mark("thin", strands) +
    mark("medium", head) +
    mark("paperFill", shell) +
    mark("tint", `${legs}z`) +
    mark("medium", shell + legs) +
    mark("spot", segment([left, foot], [left + wide, foot - rise])) +
    mark("paperFill", thumb) +
    mark("medium", thumb)
  );
}

const rays = pupils.map((pupil) => segment(codeCentre, phoneOf(pupil)));
/** Joints of the floor's boards run to the point straight ahead. */
const floor = sample(-5, 5, 10, (x) => segment(seen(x, 0, wall), seen(x, 0, 1.6))).join("");
const baseline = codeCentre[1] + 33;

export default {
  name: "klasa",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Një orë mësimi, parë nga banka e fundit",
  description:
    "Në dërrasë qëndron kodi i një detyre. Nxënësit ngrenë telefonat, dhe nga kodi te secili shkon një rreze. Në çdo " +
    "ekran është i njëjti trekëndësh, por me pjerrësi tjetër: ushtrimi është i përbashkët, numrat janë të secilit.",
  body:
    mark("thin", floor) +
    mark("medium", segment(seen(-4, 0, wall), seen(4, 0, wall)) + segment(seen(-4, 0.14, wall), seen(4, 0.14, wall))) +
    mark("tint", box(boardA, boardB)) +
    mark(
      "thin",
      hatch(boardB[1] + 6, boardB[1] + 44, 5, (_, i) => [boardA[0] + 9 * i, boardB[0] + 12 - 3 * i]),
    ) +
    mark("heavy", box(boardA, boardB)) +
    mark("paperFill", rect(codeX - 16, codeY - 16, codeSide + 32, codeSide + 32)) +
    mark("inkFill", modules) +
    label(codeX - 42, baseline, "4K7Q", { size: 92, bold: true, on: "tint", anchor: "end" }) +
    label(codeX + codeSide + 42, baseline, "X2M9", { size: 92, bold: true, on: "tint" }) +
    desk(-2.6, -0.35, 4.3) +
    desk(0.6, 2.4, 4.3) +
    mark("spotThin", rays.slice(0, 4).join("")) +
    pupils.slice(0, 4).map(drawn).join("") +
    desk(-2.2, -1, 2.75) +
    desk(-0.35, 0.9, 2.75) +
    desk(1.1, 2.3, 2.75) +
    mark("spotThin", rays.slice(4, 7).join("")) +
    pupils.slice(4, 7).map(drawn).join("") +
    mark("spot", rays[7] as string) +
    drawn(pupils[7] as Pupil),
  style: ".pe{stroke-width:5.6}",
} satisfies Picture;
