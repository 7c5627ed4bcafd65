/**
 * Energy of a cloudless day's direct light on a tilted panel in Tirana. The panel faces south (41.3° N), its tilt goes
 * from flat (0°) to upright (90°). Light after Meinel: I = 1353·0.7^(m^0.678) W/m², m = 1/sin(height of the sun). The
 * angle of incidence is cos i = sin δ·sin(φ − β) + cos δ·cos(φ − β)·cos t. The year is the mean of the middle days of
 * twelve months.
 */
import { fit, numbers, sample } from "../../kit/curve";
import { graphPlane } from "../../kit/graph-plane";
import { label, mark } from "../../kit/marks";
import type { Picture } from "../../kit/picture";
import { circle, segment } from "../../kit/shapes";

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const latitude = radians(41.3);
/** Returns the declination of the sun in degrees on a day of the year (Cooper). */
export const declination = (day: number) => 23.45 * Math.sin(radians((360 / 365) * (284 + day)));

/** Returns the energy on a square metre in a day, kWh. @param tilt degrees @param sun declination in degrees */
export const energy = (tilt: number, sun: number): number => {
  const [b, d] = [radians(tilt), radians(sun)];
  let sum = 0;
  for (let hour = -8; hour <= 8; hour += 0.1) {
    const t = radians(15 * hour);
    const height = Math.sin(d) * Math.sin(latitude) + Math.cos(d) * Math.cos(latitude) * Math.cos(t);
    if (height <= 0.02) continue;
    const facing = Math.sin(d) * Math.sin(latitude - b) + Math.cos(d) * Math.cos(latitude - b) * Math.cos(t);
    sum += Math.max(0, facing) * 1353 * 0.7 ** (height ** -0.678) * 0.1;
  }
  return sum / 1000;
};
const middles = sample(0, 11, 11, (month) => 15 + month * 30.4);
/** Returns the daily energy averaged over the year. */
export const yearly = (tilt: number) => middles.reduce((sum, day) => sum + energy(tilt, declination(day)), 0) / 12;
/** Returns the tilt with the most energy, in whole degrees. */
export const best = (f: (tilt: number) => number) =>
  sample(0, 90, 90, (tilt) => tilt).reduce((top, tilt) => (f(tilt) > f(top) ? tilt : top), 0);

const [left, right, top, bottom] = [76, 696, 52, 372];
const { X, Y, toPicture, axes } = graphPlane({ x: [0, 90], y: [0, 10], left, right, top, bottom });
const curve = (f: (tilt: number) => number) =>
  fit(
    sample(0, 90, 45, (tilt) => toPicture(tilt, f(tilt))),
    0.6,
  );
const june = (tilt: number) => energy(tilt, 23.4);
const december = (tilt: number) => energy(tilt, -23.4);
const answer = best(yearly);
const panel = (tilt: number) => {
  const [x, y, half] = [X(tilt), 424, 26];
  const [dx, dy] = [half * Math.cos(radians(tilt)), half * Math.sin(radians(tilt))];
  return segment([x - dx, y + dy], [x + dx, y - dy]);
};

export default {
  name: "pjerresia-e-paneleve",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Sa e pjerrët duhet të rrijë paneli diellor",
  description:
    "Energjia e një dite për çdo pjerrësi të panelit. Në qershor fiton paneli gati i shtrirë, në dhjetor ai gati në " +
    `këmbë. Mesatarja e vitit është më e madhe te ${answer}°, pak më poshtë se gjerësia gjeografike.`,
  body:
    mark(
      "tint",
      `${curve(june)}${fit(
        sample(90, 0, 45, (t) => toPicture(t, december(t))),
        0.6,
        { join: true },
      )}z`,
    ) +
    mark("thin", sample(0, 10, 10, (k) => curve((tilt) => energy(tilt, -23.4 + k * 4.68))).join("")) +
    mark("medium", curve(june) + curve(december)) +
    mark("medium", axes({ x: [0, 30, 60, 90], y: [0, 4, 8] })) +
    mark("spot", curve(yearly)) +
    mark("spotFill", circle(...toPicture(answer, yearly(answer)), 10)) +
    mark("dotted", `M${numbers([X(answer), Y(yearly(answer)) + 14])}V${bottom}`) +
    mark("heavy", [0, 30, 60, 90].map(panel).join("")) +
    [0, 30, 60, 90].map((t) => label(X(t) + (t === 0 ? 44 : -42), 470, `${t}°`, { anchor: "middle" })).join("") +
    [0, 4, 8].map((k) => label(left - 18, Y(k) + 9, String(k), { anchor: "end" })).join("") +
    label(left + 12, 38, "kWh në ditë mbi 1\u00a0m²", { tone: "mute" }) +
    label(X(4), Y(june(4)) - 16, "qershor") +
    label(X(3), Y(december(3)) + 40, "dhjetor") +
    label(X(answer), Y(yearly(answer)) + 50, `viti: ${answer}°`, {
      anchor: "middle",
      tone: "spot",
      bold: true,
      on: "tint",
    }),
} satisfies Picture;
