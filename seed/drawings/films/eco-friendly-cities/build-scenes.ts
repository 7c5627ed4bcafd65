/**
 * Scenes of building the model quarter: the plan, the houses, the roofs. They show the measures of the instructions.
 */

import { base, lamp, things, windows } from "../../gallery/eco-friendly-cities/plani-i-lagjes";
import { round, sample } from "../../kit/curve";
import { label, mark } from "../../kit/marks";
import { circle, hatch, rect } from "../../kit/shapes";
import { ease, fade, mix } from "../easing";
import type { Scene } from "../film";

const plan: Scene = {
  title: "Ndërto lagjen",
  seconds: 28,
  cues: [
    [0.5, 6.5, "Baza: nëntëdhjetë centimetra\nme gjashtëdhjetë."],
    [7, 13, "Majtas dy shtëpitë, në mes rruga,\ndjathtas tri çatitë."],
    [13.5, 20, "Llamba rri në rrugë, tridhjetë centimetra\nlarg dy dritareve, njësoj për të dyja."],
    [20.5, 27.5, "Po lëvizi llamba brenda një prove,\nnisni nga e para."],
  ],
  draw: (t) => {
    const cm = 7.6;
    const place = (x: number) => 150 + x * cm;
    const down = (y: number) => 128 + y * cm;
    const [first, second, black, green, white] = things as unknown as [Thing, Thing, Thing, Thing, Thing];
    const whole = ({ x, y, w, h }: Thing) => rect(place(x), down(y), w * cm, h * cm);
    const house = (box: Thing, name: string) =>
      mark(
        "thin",
        hatch(down(box.y), down(box.y + box.h), 8, () => [place(box.x), place(box.x + box.w)]),
      ) +
      mark("paperFill", rect(place(box.x + 11), down(box.y + 5), 11 * cm, 10 * cm)) +
      mark("medium", whole(box)) +
      label(place(box.x + 16.5), down(box.y + 10) + 22, name, { size: 64, anchor: "middle" });
    const reach = ease(t, 14, 17);
    const [x, y] = [place(lamp.x), down(lamp.y)];
    return (
      fade(t, 9.5, mark("tint", rect(place(38), down(0) + 3, 20 * cm, base.h * cm - 6))) +
      mark("heavy", rect(place(0), down(0), base.w * cm, base.h * cm)) +
      fade(t, 7, house(first, "A")) +
      fade(t, 8, house(second, "B")) +
      fade(
        t,
        11,
        mark("inkFill", whole(black)) +
          mark("medium", whole(white) + whole(green)) +
          mark(
            "medium",
            sample(
              0,
              24,
              24,
              (k) =>
                `M${round(place(green.x + 0.8 + (k % 5) * 1.8))} ${round(down(green.y + 2 + Math.floor(k / 5) * 1.8))}q4-9 8 0`,
            ).join(""),
          ),
      ) +
      fade(
        t,
        12.5,
        mark(
          "spot",
          windows.map(([x, side]) => `M${round(place(x))} ${round(down(side - 7.5))}v${round(15 * cm)}`).join(""),
        ),
      ) +
      (reach > 0
        ? mark(
            "spotThin",
            windows
              .map(
                ([left, side]) =>
                  `M${round(x)} ${round(y)}L${round(mix(x, place(left), reach))} ${round(mix(y, down(side), reach))}`,
              )
              .join(""),
          ) +
          mark("paperFill", circle(x, y, 20)) +
          mark("spot", `${circle(x, y, 20)}M${round(x) - 14} ${round(y) - 14}l28 28m0-28l-28 28`)
        : "") +
      fade(t, 17, label(place(48), down(19), "30\u00a0cm", { size: 44, anchor: "middle", tone: "spot" })) +
      label(place(92), down(8), "90\u00a0cm · 60\u00a0cm", { size: 44, tone: "mute" })
    );
  },
};

type Thing = (typeof things)[number];

const box = (x: number, shown: number) => {
  const [top, w, h] = [230, 440, 330];
  return (
    mark("heavy", rect(x, top, w, h)) +
    mark(
      "thin",
      hatch(top - 34, top, 3, () => [x - 12, x + w + 12]),
    ) +
    mark("medium", rect(x - 12, top - 34, w + 24, 34)) +
    (shown > 0
      ? mark("paperFill", rect(x - 4, top + 90, 8, 170 * shown)) +
        mark("spot", `M${x} ${top + 90}v${round(170 * shown)}`)
      : "")
  );
};

const thermometer = (x: number, y: number) => mark("medium", `M${x} ${y}V180`) + mark("spotFill", circle(x, y, 12));

const houses: Scene = {
  title: "Dy shtëpi diellore",
  seconds: 26,
  cues: [
    [0.5, 6.5, "Në anën e shkurtër të çdo kutie hap\nnjë dritare dhe mbuloje me film."],
    [7, 13, "Në shtëpinë B shtri një shishe të zezë\nplot me ujë. A mbetet bosh."],
    [13.5, 19.5, "Maja e termometrit: në mes,\npesë centimetra mbi dysheme, në hije."],
    [20, 25.5, "Prit pesëmbëdhjetë minuta. Secili\ntermometër krahasohet me fillimin e vet."],
  ],
  draw: (t) => {
    const window = ease(t, 2, 5);
    const bottle = mark("inkFill", circle(866, 518, 40)) + label(920, 540, "shishja", { size: 44 });
    return (
      box(130, window) +
      box(750, window) +
      fade(t, 8, bottle) +
      fade(t, 14, thermometer(420, 480) + thermometer(1100, 480) + mark("dotted", "M420 496V556M1100 496V556")) +
      fade(t, 15, label(446, 540, "5\u00a0cm", { size: 44, tone: "spot" })) +
      label(350, 300, "A", { size: 64, anchor: "middle" }) +
      label(970, 300, "B", { size: 64, anchor: "middle" }) +
      mark("heavy", "M72 562H1208")
    );
  },
};

const roofs: Scene = {
  title: "Tri çati",
  seconds: 24,
  cues: [
    [0.5, 6, "Tri pllaka të njëjta,\ndhjetë centimetra me dhjetë."],
    [6.5, 12, "Njëra e zezë, njëra e bardhë,\nbojë pa shkëlqim."],
    [12.5, 18, "Mbi të tretën një centimetër myshk,\ni spërkatur mirë."],
    [18.5, 23.5, "Maja e sondës: në një brazdë me bojë\nose brenda myshkut."],
  ],
  draw: (t) => {
    const [w, roof, thick] = [270, 400, 110];
    const lefts = [120, 505, 890];
    const paint = ease(t, 6.5, 10);
    return (
      lefts
        .map(
          (x) =>
            mark(
              "thin",
              hatch(roof, roof + thick, 6, () => [x, x + w]),
            ) + mark("heavy", rect(x, roof, w, thick)),
        )
        .join("") +
      (paint > 0
        ? mark("inkFill", rect(120, roof - 26, w * paint, 26)) +
          mark("paperFill", rect(505, roof - 26, w * paint, 26)) +
          mark("medium", rect(505, roof - 26, w * paint, 26))
        : "") +
      fade(
        t,
        12.5,
        mark(
          "medium",
          sample(896, 1154, 34, (x, k) => `M${round(x)} ${roof}q${k % 2 ? 16 : -16}-30 ${k % 3 ? 4 : -4}-58`).join(""),
        ) + mark("tint", rect(890, roof - 18, w, 18)),
      ) +
      fade(
        t,
        18.5,
        lefts
          .map(
            (x, k) =>
              mark("spot", `M${x + 60} 230L${x + 120} ${roof - (k === 2 ? 22 : 6)}`) +
              mark("spotFill", circle(x + 120, roof - (k === 2 ? 22 : 6), 11)),
          )
          .join(""),
      ) +
      lefts
        .map((x, k) =>
          label(x + w / 2, roof + thick + 66, ["e zezë", "e bardhë", "e gjelbër"][k] as string, {
            size: 48,
            anchor: "middle",
          }),
        )
        .join("")
    );
  },
};

export const building: readonly Scene[] = [plan, houses, roofs];
