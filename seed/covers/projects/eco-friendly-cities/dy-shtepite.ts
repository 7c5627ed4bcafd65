// The first experiment as a balance of heat: two shoe boxes with a window of 15 · 8 cm, half an hour under the lamp, half an
// hour without. Through the window come I·A·τ = 225 W/m² · 0.012 m² · 0.9 = 2.4 W (100 W lamp at 40 cm). A box loses
// 0.5 W/K (0.33 m² of card) and stores 210 J/K (0.15 kg of card). In B six tenths of the light fall on the black
// bottle, which stores 2100 J/K and passes 0.35 W/K to the box. Readings every five minutes, as in the instructions.
import { fit, numbers, type Point, round, sample } from "../../curve.ts";
import { axes, circle, label, mark, type Picture } from "../../hand.ts";
import { rk4 } from "../../numerics.ts";

const [power, loss, box, bottle, exchange] = [2.4, 0.5, 210, 2100, 0.35];
/** Share of the light that falls on the bottle. */
const share = 0.6;
const half = 30;

/** Degrees above the room, minute by minute for an hour. @param withBottle it stands behind the window */
export const house = (withBottle: boolean): number[] => {
  let state: readonly [air: number, water: number] = [0, 0];
  const found = [0];
  for (let minute = 0; minute < 2 * half; minute++) {
    const lamp = minute < half ? power : 0;
    for (let step = 0; step < 6; step++) {
      state = rk4<readonly [number, number]>(
        ([air, water]) => {
          const given = withBottle ? exchange * (water - air) : 0;
          return [
            ((withBottle ? 1 - share : 1) * lamp + given - loss * air) / box,
            withBottle ? (share * lamp - given) / bottle : 0,
          ];
        },
        state,
        10,
      );
    }
    found.push(state[0]);
  }
  return found;
};

const [left, right, top, bottom] = [84, 696, 64, 400];
const X = (minute: number) => left + (minute / 60) * (right - left);
const Y = (kelvin: number) => bottom - (kelvin / 6) * (bottom - top);
const places = (values: number[]) => values.map((kelvin, minute): Point => [X(minute), Y(kelvin)]);
const [a, b] = [places(house(false)), places(house(true))];
const curve = (points: Point[]) => fit(points.slice(0, half + 1), 0.6) + fit(points.slice(half), 0.6, { join: true });
const readings = (points: Point[]) => points.filter((_, minute) => minute % 5 === 0);

export default {
  name: "dy-shtepite",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Dy shtëpitë, një orë matje",
  description:
    "Temperatura mbi dhomën, çdo pesë minuta. Shtëpia A, bosh, ngjitet shpejt dhe bie shpejt. Shtëpia B, me shishen " +
    "e zezë, ngjitet më pak, por në minutën e gjashtëdhjetë është më e ngrohta.",
  body:
    mark("tint", `M${X(0)} ${top}H${X(30)}V${bottom}H${X(0)}z`) +
    mark(
      "thin",
      sample(5, 55, 10, (minute) => `M${round(X(minute))} ${bottom}V${round(Y(house(false)[minute] as number))}`).join(
        "",
      ),
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
    mark("medium", axes({ left, right, top, bottom, xTicks: sample(0, 60, 12, X), yTicks: [0, 2, 4, 6].map(Y) })) +
    [0, 2, 4, 6].map((k) => label(left - 18, Y(k) + 9, String(k), { anchor: "end" })).join("") +
    [0, 15, 30, 45, 60]
      .map((m) => label(X(m), bottom + 42, m === 60 ? "60" : String(m), { anchor: "middle" }))
      .join("") +
    label(right, bottom + 72, "minuta", { anchor: "end", tone: "mute" }) +
    label(12, 44, "gradë mbi dhomën", { tone: "mute" }) +
    label(X(15), top + 30, "llamba ndezur", { anchor: "middle" }) +
    label(X(45), top + 30, "llamba fikur", { anchor: "middle" }) +
    label(X(33), Y(house(false)[32] as number) - 10, "A, bosh", { bold: true }) +
    label(X(44), Y(house(true)[44] as number) - 44, "B, me shishe", { tone: "spot", bold: true }) +
    mark("dotted", `M${numbers([X(30), top])}V${bottom}`),
} satisfies Picture;
