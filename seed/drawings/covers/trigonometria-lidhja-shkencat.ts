/**
 * A tower in Tirana, and the sunbeams over its top at the equinox. The latitude is 41.33° N, the beams come every half
 * hour. On the ground the tip of the shadow draws one curve a day: for seven declinations of the Sun in equal steps
 * between ±23.44° (obliquity of the ecliptic, IAU 2006) six hyperbolas and, at the equinox, a straight line; dotted are
 * the hours. Shadow · tg(height of the Sun) = tower, in every one of these triangles.
 */
import { fit, numbers, polyline, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { segment } from "../kit/shapes";

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

const tower = 300;
const foot: Vec2 = [650, 430];
/** Sine of the downward view's angle, and the turn right from the north. */
const [tilt, turn] = [0.55, 0.3];
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
const beam = (hour: number) => {
  const [east, north, up] = sunAt(0, hourAngle(hour));
  return segment(toPicture([6 * east, 6 * north, 1 + 6 * up]), toPicture(shadow(0, hourAngle(hour))));
};

const tip = shadow(0, hourAngle(15));
const triangle = polyline([toPicture([0, 0, 0]), toPicture([0, 0, 1]), toPicture(tip)], { close: true });
/** The height of the Sun, drawn at the tip of the shadow. */
const angle = (() => {
  const length = Math.hypot(tip[0], tip[1]);
  const arc = sample(0, Math.atan2(1, length), 12, (t): Vec2 => {
    const along = 1 - (0.42 * Math.cos(t)) / length;
    return toPicture([tip[0] * along, tip[1] * along, 0.42 * Math.sin(t)]);
  });
  return `M${numbers(toPicture(tip))}${fit(arc, 0.5, { join: true })}z`;
})();

const [half, eaves] = [21, Math.round(toPicture([0, 0, 0.74])[1])];
const wall = `M${foot[0] - half} ${eaves}h${2 * half}V${foot[1]}h${-2 * half}z`;
const roof = polyline([[foot[0] - half - 8, eaves], toPicture([0, 0, 1]), [foot[0] + half + 8, eaves]], {
  close: true,
});
const courses = sample(eaves + 10, foot[1] - 9, 16, (y) => `M${foot[0]} ${Math.round(y)}h${half}`);

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
    mark("thin", sample(6.5, 17.5, 22, beam).join("")) +
    mark("tint", triangle) +
    mark("dotted", sample(4, 20, 32, hourLine).join("")) +
    mark("medium", sample(-obliquity, obliquity, 6, day).join("")) +
    mark("paperFill", wall) +
    mark("thin", courses.join("")) +
    mark("medium", wall) +
    mark("inkFill", roof) +
    mark("spotFill", angle) +
    mark("spot", triangle),
  words:
    word(690, 340, "kulla") +
    word(500, 640, "hija") +
    word(320, 590, "këndi i Diellit", { anchor: "end", tone: "spot" }),
} satisfies Picture;
