/**
 * Five kilometres up a hill at 10 km/h, five down at w. The mean over the whole distance is 10 / (5/10 + 5/w), the
 * harmonic mean of the two speeds. Even w → ∞ gives 20 km/h, because the climb alone takes the half hour.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, segment } from "../kit/shapes";

/** The slope of the hill in km and the speed of the climb in km/h. */
const [slope, climb] = [5, 10] as const;

/** Returns the mean speed of the whole distance in km/h. The descent is at `descent`, also in km/h. */
export const meanSpeed = (descent: number): number => (2 * slope) / (slope / climb + slope / descent);

const [left, bottom, perMinute, perKm] = [56, 418, 13, 31];
const toPicture = ([minutes, km]: Vec2): Vec2 => [left + perMinute * minutes, bottom - perKm * km];
const summit = (60 * slope) / climb;
const descents = [Number.POSITIVE_INFINITY, 60, 30, 20];
const arrivals = descents.map((descent) => ({
  descent,
  mean: meanSpeed(descent),
  end: toPicture([summit + (60 * slope) / descent, 2 * slope]),
}));
const [start, top, wanted] = [toPicture([0, 0]), toPicture([summit, slope]), toPicture([summit, 2 * slope])];
const comma = (value: number) => String(Number(value.toFixed(1))).replace(".", ",");
const rest = arrivals.slice(1);

export default {
  name: "mesatarja-ne-koder",
  subject: "physics",
  width: 720,
  height: 500,
  title: "Përpjetë dhe teposhtë kodrës",
  description:
    "Rruga sipas kohës: 5 kilometra ngjitje me 10\u00a0km/h zgjasin 30 minuta. Zbritja me 60, 30 ose 20\u00a0km/h jep mesataret " +
    "17,1, 15 dhe 13,3\u00a0km/h. Për mesataren 20\u00a0km/h zbritja do të duhej të ishte vertikale, pra pa zgjatur fare.",
  body:
    mark("tint", polyline([start, top, wanted], { close: true })) +
    mark(
      "medium",
      axes({
        left,
        right: 708,
        top: toPicture([0, 10])[1],
        bottom,
        xTicks: [10, 20, 30, 40].map((t) => toPicture([t, 0])[0]),
        yTicks: [5, 10].map((s) => toPicture([0, s])[1]),
      }),
    ) +
    mark("thin", rest.map(({ end }) => segment(top, end)).join("")) +
    mark("dotted", segment(top, wanted)) +
    mark("heavy", segment(start, top)) +
    mark("spot", segment(start, wanted)) +
    mark("inkFill", circle(...top, 8) + rest.map(({ end }) => circle(...end, 6)).join("")) +
    mark("spotFill", circle(...wanted, 10)) +
    label(left + 12, 40, "zbritja, km/h") +
    label(left + 12, 78, "mesatarja, km/h", { tone: "spot" }) +
    arrivals
      .map(
        ({ descent, mean, end }) =>
          label(end[0], 40, Number.isFinite(descent) ? String(descent) : "∞", { anchor: "middle" }) +
          label(end[0], 78, comma(mean), { anchor: "middle", tone: "spot", bold: true }),
      )
      .join("") +
    [5, 10].map((s) => label(left - 16, toPicture([0, s])[1] + 9, String(s), { anchor: "end" })).join("") +
    [10, 20, 30, 40].map((t) => label(toPicture([t, 0])[0], bottom + 38, String(t), { anchor: "middle" })).join("") +
    label(708, bottom + 38, "min", { anchor: "end" }) +
    label(left + 14, toPicture([0, 10])[1] + 30, "km") +
    label(toPicture([18, 0])[0], toPicture([0, 1.4])[1], "ngjitja: 10\u00a0km/h"),
} satisfies Picture;
