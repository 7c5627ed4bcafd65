import { label, mark } from "../../kit/marks";
import { circle, hatch, rect } from "../../kit/shapes";
import { ease, fade } from "../easing";
import type { Scene } from "../film";
import { area, bridge, decimal, diameters, frameOfWood, guides, machine, place, ratio, X } from "./machine";

const measure: Scene = {
  step: "Hapi 1",
  title: "Mat pistonët",
  seconds: 34,
  cues: [
    [0.5, 6.5, "Nxirr të dy pistonët dhe mat\ndiametrin e brendshëm të cilindrit."],
    [7, 13, "Shiringa e vogël: pesëmbëdhjetë milimetra.\nE madhja: njëzet e shtatë."],
    [13.5, 20.5, "Sipërfaqja është pi herë katrori\ni diametrit, pjesëtuar me katër."],
    [21, 27, "Pjesëto të madhen me të voglën:\n5,73 me 1,77 bën 3,24."],
    [27.5, 33.5, "Ky është parashikimi yt.\nShkruaje tani, para provës."],
  ],
  draw: (t) => {
    const scale = 9;
    const disc = (x: number, diameter: number, from: number) => {
      const r = (diameter * scale) / 2;
      const name = `${decimal(area(diameter), 2)}\u00a0cm²`;
      return (
        fade(
          t,
          13.5,
          mark("tint", circle(x, 350, r)) +
            mark(
              "thin",
              hatch(350 - r, 350 + r, Math.round(r / 8), (y) => {
                const half = Math.sqrt(Math.max(0, r * r - (y - 350) ** 2));
                return [x - half, x + half];
              }),
            ),
        ) +
        mark("heavy", circle(x, 350, r)) +
        fade(
          t,
          from,
          mark("spot", `M${x - r} 350h${2 * r}`) +
            label(x, 340, `${diameter}\u00a0mm`, { size: 44, anchor: "middle", tone: "spot" }),
          13.4,
        ) +
        fade(t, 16, label(x, 350 + r + 62, name, { size: 52, anchor: "middle" }))
      );
    };
    return (
      disc(300, diameters.small, 3) +
      disc(650, diameters.large, 7.5) +
      fade(t, 21.5, label(880, 330, "S2 : S1", { size: 64 }) + label(880, 420, "= 3,24", { size: 88, tone: "spot" }))
    );
  },
};

const build: Scene = {
  step: "Hapi 2",
  title: "Ndërto urën",
  seconds: 32,
  cues: [
    [0.5, 6.5, "Nga një fletë kompensate dalin baza\ndhe ura. Dërrasat i pret një i rritur."],
    [7, 13, "Në urë hap dy vrima,\nnjëzet centimetra larg njëra-tjetrës."],
    [13.5, 19, "Sa kalon trupi i shiringës,\npor jo krahët e saj."],
    [19.5, 25.5, "Ngrije urën mbi dy shtylla\ntetëmbëdhjetë centimetra të larta."],
    [26, 31.5, "Katër shkopinj rreth vrimës së vogël\ndo ta mbajnë shishen drejt."],
  ],
  draw: (t) => {
    const cut = ease(t, 2, 6);
    const flat = 1 - ease(t, 19, 21);
    const [left, top, cm] = [200, 150, 11];
    const sheet =
      mark("medium", rect(left, top, 40 * cm, 20 * cm) + rect(left, top + 20 * cm + 40 * cut, 40 * cm, 14 * cm)) +
      mark(
        "thin",
        hatch(top, top + 20 * cm, 13, () => [left, left + 40 * cm]) +
          hatch(top + 20 * cm + 40 * cut, top + 34 * cm + 40 * cut, 9, () => [left, left + 40 * cm]),
      ) +
      fade(t, 4, label(left + 40 * cm + 30, top + 10 * cm, "baza 40\u00a0cm · 20\u00a0cm", { size: 44 })) +
      fade(t, 5, label(left + 40 * cm + 30, top + 28 * cm + 40, "ura 40\u00a0cm · 14\u00a0cm", { size: 44 })) +
      fade(
        t,
        8,
        mark(
          "paperFill",
          circle(left + 10 * cm, top + 27 * cm + 40, 10) + circle(left + 30 * cm, top + 27 * cm + 40, 17),
        ) +
          mark("spot", circle(left + 10 * cm, top + 27 * cm + 40, 10) + circle(left + 30 * cm, top + 27 * cm + 40, 17)),
      ) +
      fade(
        t,
        9.5,
        label(left + 20 * cm, top + 27 * cm + 56, "20\u00a0cm", { size: 44, anchor: "middle", tone: "spot" }),
      );
    if (flat > 0) return flat === 1 ? sheet : `<g opacity="${flat.toFixed(2)}">${sheet}</g>`;
    const risen = ease(t, 20.5, 24.5);
    return (
      frameOfWood(Math.max(0.04, risen)) +
      fade(
        t,
        24,
        label(X(-205), (bridge + place.floor) / 2 + 14, "18\u00a0cm", { size: 44, anchor: "end", tone: "spot" }),
      ) +
      (risen === 1 ? guides(ease(t, 25.5, 27)) : "")
    );
  },
};

const friction: Scene = {
  step: "Hapi 3",
  title: "Mat fërkimin",
  seconds: 30,
  cues: [
    [0.5, 6.5, "Lyej gomat me një pikë sapun\ndhe vari shiringat bosh në urë."],
    [7, 13.5, "Shto ujë në shishe, derisa pistoni\ntë rrëshqasë ngadalë poshtë."],
    [14, 21, "Pesha e gjithçkaje që rrëshqet\nështë fërkimi i asaj shiringe."],
    [21.5, 29.5, "Këtu dy njutonë te e vogla\ndhe gjashtë te e madhja. Mat të tuat."],
  ],
  draw: (t) => {
    const lifted = 110 * (1 - ease(t, 1, 5));
    const way = 50 * ease(t, 10, 14);
    const extra = 35 - 33 * ease(t, 17, 20);
    return (
      machine({
        way,
        extra: extra - way / ratio,
        lifted,
        dry: true,
        sticks: t > 5,
        ...(t > 6.5 && { bottle: 0.07 * ease(t, 7, 10) }),
      }) +
      fade(t, 14.5, label(X(-206), 470, "f1 = 2\u00a0N", { size: 52, anchor: "end", tone: "spot" })) +
      fade(t, 20.5, label(X(206), 470, "f2 = 6\u00a0N", { size: 52, tone: "spot" }))
    );
  },
};

export const building: readonly Scene[] = [measure, build, friction];
