/**
 * Scenes of the two trials: readings in two houses, and three roofs under the lamp. The readings take an hour, the
 * roofs a quarter of an hour.
 */

import { house } from "../../gallery/eco-friendly-cities/dy-shtepite";
import { polyline, sample, type Vec2 } from "../../kit/curve";
import { label, mark } from "../../kit/marks";
import { axes, circle, rect } from "../../kit/shapes";
import { ease, fade } from "../easing";
import type { Scene } from "../film";
import { absorbed, mossRise, rise } from "./heat";

const [empty, withBottle] = [house(false).air, house(true).air];
const valueAt = (values: number[], minute: number): number => {
  const whole = Math.min(59, Math.floor(minute));
  const [a, b] = [values[whole] as number, values[whole + 1] as number];
  return a + (b - a) * (minute - whole);
};

const houses: Scene = {
  step: "Prova 1",
  title: "Shtëpia diellore",
  seconds: 46,
  cues: [
    [0.5, 6, "Llamba ndizet. Lexo termometrat\nçdo pesë minuta."],
    [6.5, 13, "Shtëpia bosh ngjitet shpejt:\nka vetëm ajër dhe karton për të ngrohur."],
    [13.5, 19.5, "Te tjetra dritën e merr shishja.\nUji kërkon shumë nxehtësi për çdo gradë."],
    [20, 25.5, "Minuta tridhjetë: fike llambën\ndhe mbështilli shtëpitë me peshqir."],
    [26, 32.5, "Tani vijat bien.\nShtëpia bosh bie më shpejt."],
    [33, 39.5, "Shishja kthen ngadalë\natë që mblodhi ditën."],
    [40, 45.5, "Në minutën gjashtëdhjetë\nmë e ngrohtë është shtëpia me shishe."],
  ],
  draw: (t) => {
    const minute = Math.min(60, Math.max(0, t < 22 ? ((t - 2) / 18) * 30 : 30 + ((t - 23) / 17) * 30));
    const now = t < 2 ? 0 : t >= 20 && t < 23 ? 30 : Math.min(60, minute);
    const [left, right, top, bottom] = [150, 1190, 150, 540];
    const place = (m: number) => left + (m / 60) * (right - left);
    const high = (k: number) => bottom - (k / 7.4) * (bottom - top);
    const curve = (values: number[]) =>
      polyline(
        sample(0, now, Math.max(1, Math.round(now)), (m): Vec2 => [place(m), high(valueAt(values, m))]),
        { digits: 1 },
      );
    const readings = (values: number[], r: number) =>
      sample(0, 12, 12, (k) => 5 * k)
        .filter((m) => m <= now)
        .map((m) => circle(place(m), high(valueAt(values, m)), r))
        .join("");
    return (
      mark("tint", rect(left, top, place(Math.min(30, now)) - left, bottom - top)) +
      mark("heavy", curve(empty)) +
      mark("spot", curve(withBottle)) +
      mark("inkFill", readings(empty, 9)) +
      mark("spotFill", readings(withBottle, 11)) +
      mark(
        "medium",
        axes({ left, right, top, bottom, xTicks: sample(0, 60, 12, place), yTicks: [0, 2, 4, 6].map(high), tick: 14 }),
      ) +
      [0, 2, 4, 6].map((k) => label(left - 26, high(k) + 16, String(k), { size: 44, anchor: "end" })).join("") +
      [0, 30, 60].map((m) => label(place(m), bottom + 58, `${m}`, { size: 44, anchor: "middle" })).join("") +
      label(place(15), top + 44, "llamba ndezur", { size: 44, anchor: "middle" }) +
      fade(t, 21, label(place(45), top + 44, "llamba fikur", { size: 44, anchor: "middle" })) +
      fade(t, 9, label(place(21), high(4.2), "A, bosh", { size: 48, anchor: "middle" })) +
      fade(t, 14, label(place(21), high(1), "B, me shishe", { size: 48, anchor: "middle", tone: "spot" }))
    );
  },
};

const three = [
  { name: "e zezë", warmed: (minutes: number) => rise(minutes, absorbed.black) },
  { name: "e bardhë", warmed: (minutes: number) => rise(minutes, absorbed.white) },
  { name: "e gjelbër", warmed: (minutes: number) => mossRise(minutes, 0.6) },
] as const;

const island: Scene = {
  step: "Prova 2",
  title: "Ishulli i nxehtësisë",
  seconds: 35,
  cues: [
    [0.5, 6, "Llamba varet tridhjetë centimetra\nmbi bazë, në mes të tri çative."],
    [6.5, 13, "Ndize dhe prit\npesëmbëdhjetë minuta."],
    [13.5, 20.5, "E zeza kryeson. E bardha e ktheu\ndritën që në fillim."],
    [21, 27.5, "E gjelbra e mori dritën,\npor e harxhoi duke avulluar ujë."],
    [28, 34.5, "Lëri të ftohen, rrotullo vendet\ndhe përsërite edhe dy herë."],
  ],
  draw: (t) => {
    const minutes = 15 * ease(t, 6, 15);
    const [ground, degree] = [520, 13];
    const lamp = circle(640, 172, 38);
    return (
      mark("thin", sample(0, 30, 30, (k) => `M640 172L${90 + k * 36.6} ${ground + 4}`).join("")) +
      mark("paperFill", lamp) +
      (t > 6 ? mark("tint", lamp) : "") +
      mark("medium", lamp) +
      three
        .map(({ name, warmed }, k) => {
          const x = 150 + k * 370;
          const degrees = warmed(minutes);
          const h = degrees * degree;
          return (
            mark("paperFill", rect(x, ground - h, 240, h)) +
            (h > 1
              ? mark(k === 2 ? "tint" : "paperFill", rect(x, ground - h, 240, h)) +
                mark(k === 2 ? "spot" : "heavy", rect(x, ground - h, 240, h))
              : "") +
            (k === 0
              ? mark("inkFill", rect(x, ground, 240, 20))
              : mark("paperFill", rect(x, ground, 240, 20)) + mark("medium", rect(x, ground, 240, 20))) +
            label(x + 120, ground + 66, name, { size: 48, anchor: "middle" }) +
            label(x + 120, ground - h - 16, `+${Math.round(degrees)}`, {
              size: 64,
              anchor: "middle",
              tone: k === 2 ? "spot" : "ink",
            })
          );
        })
        .join("") +
      label(1208, 164, `${Math.round(minutes)}\u00a0min`, { size: 56, anchor: "end" }) +
      label(72, 160, "gradë mbi dhomën", { size: 44, tone: "mute" })
    );
  },
};

export const trials: readonly Scene[] = [houses, island];
