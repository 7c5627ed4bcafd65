// The model quarter: the plan, the houses, the roofs, with the measures of the instructions.
import { round, sample } from "../../covers/curve.ts";
import { circle, hatch, label, mark, rect } from "../../covers/hand.ts";
import type { Scene } from "../film.ts";
import { ease, mix, seen } from "../stage.ts";

const plan: Scene = {
  title: "Ndërto lagjen",
  seconds: 28,
  cues: [
    [0.5, 6.5, "Baza: gjashtëdhjetë centimetra\nme dyzet."],
    [7, 13, "Lart dy shtëpitë, në mes rruga,\nposhtë tri çatitë."],
    [13.5, 20, "Llamba rri dyzet centimetra larg\ndy dritareve, njësoj për të dyja."],
    [20.5, 27.5, "Po lëvizi llamba gjatë provës,\nnisni nga e para."],
  ],
  draw: (t) => {
    const cm = 11.6;
    const place = (x: number) => 200 + x * cm;
    const down = (y: number) => 128 + y * cm;
    const house = (x: number) =>
      mark("medium", rect(place(x - 14), down(0.8), 28 * cm, 17 * cm)) +
      mark(
        "thin",
        hatch(down(0.8), down(17.8), 10, () => [place(x - 14), place(x + 14)]),
      );
    const reach = ease(t, 14, 17);
    return (
      mark("heavy", rect(place(0), down(0), 60 * cm, 40 * cm)) +
      seen(t, 7, house(15) + label(place(15), down(11), "A", { size: 64, anchor: "middle" })) +
      seen(t, 8, house(45) + label(place(45), down(11), "B", { size: 64, anchor: "middle" })) +
      seen(t, 9.5, mark("tint", rect(place(0) + 4, down(19.5), 60 * cm - 8, 5 * cm))) +
      seen(
        t,
        11,
        mark("inkFill", rect(place(4), down(28), 10 * cm, 10 * cm)) +
          mark("medium", rect(place(16), down(28), 10 * cm, 10 * cm) + rect(place(46), down(28), 10 * cm, 10 * cm)) +
          mark(
            "medium",
            sample(
              0,
              24,
              24,
              (k) => `M${round(place(47.2 + (k % 5) * 1.7))} ${round(down(30 + Math.floor(k / 5) * 1.6))}q5-12 10 0`,
            ).join(""),
          ),
      ) +
      seen(
        t,
        12.5,
        mark(
          "spot",
          `M${round(place(7.5))} ${round(down(17.8))}h${round(15 * cm)}M${round(place(37.5))} ${round(down(17.8))}h${round(15 * cm)}`,
        ),
      ) +
      (reach > 0
        ? mark(
            "spotThin",
            [15, 45]
              .map(
                (x) =>
                  `M${round(place(30))} ${round(down(37))}L${round(mix(place(30), place(x), reach))} ${round(mix(down(37), down(17.8), reach))}`,
              )
              .join(""),
          ) +
          mark("paperFill", circle(place(30), down(37), 30)) +
          mark(
            "spot",
            `${circle(place(30), down(37), 30)}M${round(place(30)) - 21} ${round(down(37)) - 21}l42 42m0-42l-42 42`,
          )
        : "") +
      seen(t, 17, label(place(31.5), down(30), "40\u00a0cm", { size: 44, tone: "spot" })) +
      label(place(61.5), down(6), "60\u00a0cm", { size: 44, tone: "mute" }) +
      label(place(61.5), down(11), "· 40\u00a0cm", { size: 44, tone: "mute" })
    );
  },
};

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
    [0.5, 6.5, "Në çdo kuti hap një dritare\ndhe mbuloje me film të tejdukshëm."],
    [7, 13, "Në shtëpinë B vër një shishe të zezë\nplot me ujë. A mbetet bosh."],
    [13.5, 19.5, "Maja e termometrit: në mes,\npesë centimetra mbi dysheme, në hije."],
    [20, 25.5, "Prit pesëmbëdhjetë minuta pa llambë,\nderisa gjithçka të barazohet."],
  ],
  draw: (t) => {
    const window = ease(t, 2, 5);
    const bottle = mark("inkFill", "M830 548V400q0-34 22-44v-34h36v34q22 10 22 44v148z");
    return (
      box(130, window) +
      box(750, window) +
      seen(t, 8, bottle) +
      seen(t, 14, thermometer(420, 480) + thermometer(1060, 480) + mark("dotted", "M420 496V556M1060 496V556")) +
      seen(t, 15, label(446, 540, "5\u00a0cm", { size: 44, tone: "spot" })) +
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
    [18.5, 23.5, "Sonda rri nën bojë\nose brenda myshkut."],
  ],
  draw: (t) => {
    const [w, roof, thick] = [270, 400, 110];
    const at = [120, 505, 890];
    const paint = ease(t, 6.5, 10);
    return (
      at
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
      seen(
        t,
        12.5,
        mark(
          "medium",
          sample(896, 1154, 34, (x, k) => `M${round(x)} ${roof}q${k % 2 ? 16 : -16}-30 ${k % 3 ? 4 : -4}-58`).join(""),
        ) + mark("tint", rect(890, roof - 18, w, 18)),
      ) +
      seen(
        t,
        18.5,
        at
          .map(
            (x, k) =>
              mark("spot", `M${x + 60} 230L${x + 120} ${roof - (k === 2 ? 22 : 6)}`) +
              mark("spotFill", circle(x + 120, roof - (k === 2 ? 22 : 6), 11)),
          )
          .join(""),
      ) +
      at
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
