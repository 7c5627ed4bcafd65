/**
 * A clock tower in Tirana, and the sunbeams over its top at the equinox; its clock shows the Sun's time. The latitude
 * is 41.33° N, the beams come every half hour. On the ground the tip of the shadow draws one curve a day: for seven
 * declinations of the Sun in equal steps between ±23.44° (obliquity of the ecliptic, IAU 2006) six hyperbolas and, at
 * the equinox, a straight line; dotted are the hours. Shadow · tg(height of the Sun) = tower, in each of these triangles.
 */
import { fit, numbers, polyline, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

export const latitude = (41.33 * Math.PI) / 180;
export const obliquity = (23.44 * Math.PI) / 180;
/** A place or a direction, in heights of the tower, from its foot. */
export type EastNorthUp = readonly [east: number, north: number, up: number];

/**
 * Returns the direction of the Sun as a unit vector. It takes its declination and its hour angle (0 at noon), both in
 * radians.
 */
export const sunAt = (declination: number, hourAngle: number): EastNorthUp => {
  const [height, across] = [Math.sin(declination), Math.cos(declination)];
  const [sin, cos] = [Math.sin(latitude), Math.cos(latitude)];
  const south = across * Math.cos(hourAngle);
  return [-across * Math.sin(hourAngle), height * cos - south * sin, height * sin + south * cos];
};
/** Returns the tip of the tower's shadow on the ground. The Sun must be above the horizon. */
export const shadow = (declination: number, hourAngle: number): EastNorthUp => {
  const [east, north, up] = sunAt(declination, hourAngle);
  return [-east / up, -north / up, 0];
};
/** Returns the hour angle of a time of day, 12 at the Sun's highest. */
export const hourAngle = (hour: number): number => ((hour - 12) * Math.PI) / 12;

const tower = 540;
const foot: Vec2 = [712, 562];
/** Sine of the downward view's angle, and the turn right from the north. */
const [tilt, turn] = [0.3, 0.3];
const toPicture = ([east, north, up]: EastNorthUp): Vec2 => {
  const across = north * Math.sin(turn) - east * Math.cos(turn);
  const near = east * Math.sin(turn) + north * Math.cos(turn);
  return [foot[0] + tower * across, foot[1] + tower * (near * tilt - up * Math.sqrt(1 - tilt ** 2))];
};
const isUp = (declination: number, angle: number) => sunAt(declination, angle)[2] > 0.02;
const isNear = ([x, y]: Vec2) => x > -300 && x < 1500 && y > -300 && y < 1100;

const day = (declination: number) =>
  fit(
    sample(4.5, 19.5, 900, hourAngle)
      .filter((angle) => isUp(declination, angle))
      .map((angle) => toPicture(shadow(declination, angle)))
      .filter(isNear),
  );
const hourLine = (hour: number) => {
  const tips = sample(-obliquity, obliquity, 120, (declination) => declination)
    .filter((declination) => isUp(declination, hourAngle(hour)))
    .map((declination) => toPicture(shadow(declination, hourAngle(hour))))
    .filter(isNear);
  return tips.length < 2 ? "" : segment(tips[0] as Vec2, tips.at(-1) as Vec2);
};
/** Draws a sunbeam from the top of the tower to the ground. */
const beam = (hour: number) => segment(toPicture([0, 0, 1]), toPicture(shadow(0, hourAngle(hour))));

/** The hour of the triangle, which the tower's clock shows. */
const chosen = 15;
const tip = shadow(0, hourAngle(chosen));
const triangle = polyline([toPicture([0, 0, 0]), toPicture([0, 0, 1]), toPicture(tip)], { close: true });
/** The height of the Sun, drawn at the tip of the shadow. */
const angle = (() => {
  const length = Math.hypot(tip[0], tip[1]);
  const arc = sample(0, Math.atan2(1, length), 12, (t): Vec2 => {
    const along = 1 - (0.34 * Math.cos(t)) / length;
    return toPicture([tip[0] * along, tip[1] * along, 0.34 * Math.sin(t)]);
  });
  return `M${numbers(toPicture(tip))}${fit(arc, 0.5, { join: true })}z`;
})();

const [cx, ground] = foot;
const level = (up: number): number => Math.round(toPicture([0, 0, up])[1]);
/** Heights of the gallery, the clock's room and the eaves, in heights of the tower. */
const [gallery, room, eaves] = [level(0.66), level(0.71), level(0.84)];
const [base, shoulder, half] = [43, 36, 29];
const shaft = `M${cx - shoulder} ${gallery}h${2 * shoulder}L${cx + base} ${ground}h${-2 * base}z`;
const balcony = `M${cx - 52} ${gallery}h104v-14h-104z`;
const rail = `M${cx - 52} ${gallery - 14}V${room - 4}h104V${gallery - 14}${sample(-39, 39, 6, (x) => `M${cx + Math.round(x)} ${room - 4}V${gallery - 14}`).join("")}`;
const lantern = `M${cx - half} ${room - 4}V${eaves}h${2 * half}V${room - 4}`;
const roof = polyline([[cx - half - 12, eaves], toPicture([0, 0, 1]), [cx + half + 12, eaves]], { close: true });
/** Hatching follows the courses of stone on the side that is turned from the Sun. */
const courses = sample(gallery + 12, ground - 8, 26, (y) => {
  const out = shoulder + ((base - shoulder) * (y - gallery)) / (ground - gallery);
  return `M${Math.round(cx - out)} ${Math.round(y)}H${cx - 8}`;
});
const slit = (y: number) => `M${cx + 7} ${y}v-26q7-12 14 0v26z`;
const dial: Vec2 = [cx, Math.round((room - 4 + eaves) / 2)];
const hand = (turns: number, length: number): string =>
  segment(dial, [dial[0] + length * Math.sin(2 * Math.PI * turns), dial[1] - length * Math.cos(2 * Math.PI * turns)]);
/** A passer-by of 1,7 m, where the tower is one of 35 m. */
const person = (x: number, y: number): string => {
  const size = (1.7 / 35) * tower;
  return `${circle(x, y - 0.88 * size, 0.12 * size, 1)}M${x - 4} ${y}v${Math.round(-0.72 * size)}h8v${Math.round(0.72 * size)}z`;
};

export default {
  name: "trigonometria-lidhja-shkencat",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Kulla, rrezet e diellit dhe hijet e vitit",
  description:
    "Rrezet e një dite kalojnë mbi majën e kullës dhe bien në tokë. Gjatë vitit maja e hijes vizaton hiperbola, në " +
    "ekuinoks një vijë të drejtë; nga hija dhe këndi i trekëndëshit blu del lartësia e kullës.",
  body:
    mark("dotted", sample(4, 20, 32, hourLine).join("")) +
    mark("medium", sample(-obliquity, obliquity, 6, day).join("")) +
    mark("tint", triangle) +
    mark("thin", sample(8.5, 16, 15, beam).join("")) +
    mark("paperFill", shaft) +
    mark("thin", courses.join("")) +
    mark("medium", shaft) +
    mark("inkFill", slit(gallery + 90) + slit(gallery + 190)) +
    mark("spotFill", angle) +
    mark("spot", triangle) +
    mark("paperFill", balcony + rail + lantern) +
    mark("thin", rail) +
    mark("medium", balcony + lantern) +
    mark("inkFill", roof + person(Math.round(toPicture(tip)[0]) - 34, Math.round(toPicture(tip)[1]) + 4)) +
    mark("medium", circle(...dial, 22) + hand(0, 17) + hand((chosen % 12) / 12, 12)),
  words: word(800, 330, "kulla") + word(560, 715, "hija") + word(30, 560, "këndi i Diellit", { tone: "spot" }),
} satisfies Picture;
