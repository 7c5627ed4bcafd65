/**
 * The first experiment as a balance of heat. Two shoe boxes with a window of 15 · 8 cm are half an hour under the lamp,
 * half an hour without. Each box absorbs I·A·τ·a = 373 W/m² · 0.012 m² · 0.9 · 0.9 = 3.6 W (100 W lamp at 30 cm, 11 cm
 * aside). A box loses 0.6 W/K (0.26 m² of card), wrapped in a towel 0.4 W/K, and stores 300 J/K (0.2 kg of card). In B
 * six tenths of the light reach the black bottle of 0.25 l, which stores 1045 J/K and passes 0.3 W/K to the air.
 * Readings every five minutes.
 */
import { fit, numbers, round, sample, type Vec2 } from "../../kit/curve";
import { graphPlane } from "../../kit/graph-plane";
import { label, mark } from "../../kit/marks";
import { rk4 } from "../../kit/numerics";
import type { Picture } from "../../kit/picture";
import { circle } from "../../kit/shapes";

const light = (90 / (2.5 * 0.3 ** 2)) * (28 / 30);
const power = light * 0.012 * 0.9 * 0.9;
const loss = { day: 0.6, night: 0.4 };
const [box, bottle, exchange] = [300, 0.25 * 4180, 0.3];
/** Share of the light that reaches the bottle. */
const share = 0.6;
const half = 30;

/**
 * Computes the warming of a house's air and its bottle for an hour. The values are in degrees, one for each minute.
 *
 * @param withBottle whether the bottle is inside
 */
export const house = (withBottle: boolean): { air: number[]; water: number[] } => {
  let state: readonly [air: number, water: number] = [0, 0];
  const found = { air: [0], water: [0] };
  for (let minute = 0; minute < 2 * half; minute++) {
    const [lamp, lost] = minute < half ? [power, loss.day] : [0, loss.night];
    for (let step = 0; step < 6; step++) {
      state = rk4<readonly [number, number]>(
        ([air, water]) => {
          const fromBottle = withBottle ? exchange * (water - air) : 0;
          return [
            ((withBottle ? 1 - share : 1) * lamp + fromBottle - lost * air) / box,
            withBottle ? (share * lamp - fromBottle) / bottle : 0,
          ];
        },
        state,
        10,
      );
    }
    found.air.push(state[0]);
    found.water.push(state[1]);
  }
  return found;
};

const [left, right, top, bottom] = [84, 696, 64, 400];
const { X, Y, toPicture, axes } = graphPlane({ x: [0, 60], y: [0, 7.4], left, right, top, bottom });
const places = (values: number[]) => values.map((kelvin, minute) => toPicture(minute, kelvin));
const [empty, full] = [house(false).air, house(true).air];
const [a, b] = [places(empty), places(full)];
const curve = (points: Vec2[]) => fit(points.slice(0, half + 1), 0.6) + fit(points.slice(half), 0.6, { join: true });
const readings = (points: Vec2[]) => points.filter((_, minute) => minute % 5 === 0);

export default {
  name: "dy-shtepite",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Dy shtëpitë, një orë matje",
  description:
    "Sa gradë mbi fillimin e vet, çdo pesë minuta. Shtëpia A, bosh, ngjitet shpejt dhe bie shpejt. Shtëpia B, me " +
    "shishen e zezë, ngjitet më pak, por në minutën e gjashtëdhjetë është më e ngrohta.",
  body:
    mark("tint", `M${X(0)} ${top}H${X(30)}V${bottom}H${X(0)}z`) +
    mark(
      "thin",
      sample(5, 55, 10, (minute) => `M${round(X(minute))} ${bottom}V${round(Y(empty[minute] as number))}`).join(""),
    ) +
    mark("heavy", curve(a)) +
    mark("spot", curve(b)) +
    mark(
      "inkFill",
      readings(a)
        .map((p) => circle(...p, 6))
        .join(""),
    ) +
    mark(
      "spotFill",
      readings(b)
        .map((p) => circle(...p, 7))
        .join(""),
    ) +
    mark("medium", axes({ x: sample(0, 60, 12, (minute) => minute), y: [0, 2, 4, 6] })) +
    [0, 2, 4, 6].map((k) => label(left - 18, Y(k) + 9, String(k), { anchor: "end" })).join("") +
    [0, 15, 30, 45, 60]
      .map((m) => label(X(m), bottom + 42, m === 60 ? "60" : String(m), { anchor: "middle" }))
      .join("") +
    label(right, bottom + 72, "minuta", { anchor: "end", tone: "mute" }) +
    label(12, 44, "gradë mbi fillimin", { tone: "mute" }) +
    label(X(15), top + 34, "llamba ndezur", { anchor: "middle", on: "tint" }) +
    label(X(45), top + 34, "llamba fikur", { anchor: "middle" }) +
    label(X(35), Y(empty[33] as number) + 6, "A, bosh", { bold: true }) +
    label(X(44), Y(full[44] as number) - 44, "B, me shishe", { tone: "spot", bold: true }) +
    mark("dotted", `M${numbers([X(30), top])}V${bottom}`),
} satisfies Picture;
