// The six steps of the instructions, in their order and with their measures.
import { round, sample } from "../../covers/curve.ts";
import { arrow, circle, hatch, label, mark, rect } from "../../covers/hand.ts";
import type { Scene } from "../film.ts";
import { ease, mix, seen } from "../stage.ts";
import { area, bridge, diameters, frameOfWood, machine, marks, place, X } from "./machine.ts";

const decimal = (value: number, digits: number) => value.toFixed(digits).replace(".", ",");

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
        seen(
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
        seen(
          t,
          from,
          mark("spot", `M${x - r} 350h${2 * r}`) +
            label(x, 340, `${diameter}\u00a0mm`, { size: 44, anchor: "middle", tone: "spot" }),
          13.4,
        ) +
        seen(t, 16, label(x, 350 + r + 62, name, { size: 52, anchor: "middle" }))
      );
    };
    return (
      disc(300, diameters.small, 3) +
      disc(650, diameters.large, 7.5) +
      seen(t, 21.5, label(880, 330, "S2 : S1", { size: 64 }) + label(880, 420, "= 3,24", { size: 88, tone: "spot" }))
    );
  },
};

const build: Scene = {
  step: "Hapi 2",
  title: "Ndërto urën",
  seconds: 32,
  cues: [
    [0.5, 6.5, "Nga një fletë kompensate prit bazën\ndhe urën: të dyja 40\u00a0cm të gjata."],
    [7, 13, "Në urë hap dy vrima,\nnjëzet centimetra larg njëra-tjetrës."],
    [13.5, 19, "Një vrimë sa trupi i shiringës së vogël,\ntjetra sa i së madhes."],
    [19.5, 25.5, "Ngrije urën mbi dy shtylla\nnjëzet e dy centimetra të larta."],
    [26, 31.5, "Dhe ngjiti mirë:\nkëtu do të rrijë libri."],
  ],
  draw: (t) => {
    const cut = ease(t, 2, 6);
    const flat = 1 - ease(t, 19, 21);
    const [left, top, cm] = [200, 150, 14];
    const sheet =
      mark("medium", rect(left, top, 40 * cm, 20 * cm) + rect(left, top + 20 * cm + 40 * cut, 40 * cm, 10 * cm)) +
      mark(
        "thin",
        hatch(top, top + 20 * cm, 13, () => [left, left + 40 * cm]) +
          hatch(top + 20 * cm + 40 * cut, top + 30 * cm + 40 * cut, 6, () => [left, left + 40 * cm]),
      ) +
      seen(t, 4, label(left + 40 * cm + 30, top + 10 * cm, "baza 40\u00a0cm · 20\u00a0cm", { size: 44 })) +
      seen(t, 5, label(left + 40 * cm + 30, top + 26 * cm + 40, "ura 40\u00a0cm · 10\u00a0cm", { size: 44 })) +
      seen(
        t,
        8,
        mark(
          "paperFill",
          circle(left + 10 * cm, top + 25 * cm + 40, 17) + circle(left + 30 * cm, top + 25 * cm + 40, 27),
        ) +
          mark("spot", circle(left + 10 * cm, top + 25 * cm + 40, 17) + circle(left + 30 * cm, top + 25 * cm + 40, 27)),
      ) +
      seen(
        t,
        9.5,
        label(left + 20 * cm, top + 25 * cm + 56, "20\u00a0cm", { size: 44, anchor: "middle", tone: "spot" }),
      );
    if (flat > 0) return flat === 1 ? sheet : `<g opacity="${flat.toFixed(2)}">${sheet}</g>`;
    const risen = ease(t, 20.5, 24.5);
    return (
      frameOfWood(Math.max(0.04, risen)) +
      seen(
        t,
        24,
        label(X(-205), (bridge + place.floor) / 2 + 14, "22\u00a0cm", { size: 44, anchor: "end", tone: "spot" }),
      )
    );
  },
};

const fill: Scene = {
  step: "Hapi 3",
  title: "Mbush pa flluska",
  seconds: 34,
  cues: [
    [0.5, 6, "Zhyt shiringat dhe tubin\nnë legenin me ujë të ngjyrosur."],
    [6.5, 13, "Thith e shtyj disa herë,\nme grykën lart."],
    [13.5, 20, "Flluskat ngjiten dhe dalin.\nPrit derisa të mos ketë më asnjë."],
    [20.5, 27, "Pse kaq kujdes? Ajri ngjeshet:\nnjë flluskë ta ha shtytjen."],
    [27.5, 33.5, "Lidhi nën ujë. E madhja bosh,\ne vogla plot me dhjetë mililitra."],
  ],
  draw: (t) => {
    const [left, right, level, floor] = [150, 1130, 250, 580];
    const tool = (x: number, w: number, tall: number, pump: number) => {
      const [top, foot] = [300, 300 + tall];
      const face = mix(foot - 20, top + 30, pump);
      const bubbles =
        t < 19.5
          ? sample(0, 5, 5, (k) => {
              const rise = (t * 0.35 + k / 6) % 1;
              const y = mix(face - 14, level, rise);
              return y < top + 20 && Math.abs(((k * 37) % 7) - 3) > 2 && t > 17
                ? ""
                : circle(x + ((k % 3) - 1) * Math.min(w / 4, 5), y, 5 + (k % 3) * 2);
            }).join("")
          : "";
      return (
        mark("paperFill", rect(x - w / 2, top, w, tall)) +
        mark("tint", rect(x - w / 2, top, w, face - top)) +
        mark(
          "medium",
          `M${x - 5} ${top - 26}v26h${-(w / 2 - 5)}V${foot}M${x + 5} ${top - 26}v26h${w / 2 - 5}V${foot}`,
        ) +
        mark("inkFill", rect(x - w / 2, face, w, 14)) +
        mark("heavy", `M${x} ${round(face + 14)}V${round(foot + 60)}`) +
        mark("inkFill", rect(x - w * 0.8, foot + 52, w * 1.6, 8)) +
        (t > 6 ? mark("medium", bubbles) : "")
      );
    };
    const pump = t < 6 ? 0.1 : t < 20 ? 0.5 - 0.4 * Math.cos((t - 6) * 1.35) : 0.1;
    const joined = ease(t, 27, 29);
    return (
      mark("tint", rect(left, level, right - left, floor - level)) +
      mark(
        "thin",
        hatch(level, floor, 10, () => [left, right], { spacing: 1.4 }),
      ) +
      tool(430, 44, 190, mix(pump, 0.04, joined)) +
      tool(800, 80, 190, mix(1 - pump, 0.92, joined)) +
      (joined > 0
        ? mark(
            "spot",
            `M430 274C430 ${mix(274, 180, joined).toFixed(0)} 800 ${mix(274, 180, joined).toFixed(0)} 800 274`,
          )
        : "") +
      mark("heavy", `M${left} 190V${floor}H${right}V190`) +
      mark("medium", `M${left} ${level}H${right}`) +
      seen(t, 21, label(1060, 180, "ajri ngjeshet, uji jo", { size: 48, anchor: "end", tone: "spot" }), 27.4) +
      seen(
        t,
        29.5,
        label(380, 470, "10\u00a0ml", { size: 48, anchor: "end" }) + label(868, 470, "0\u00a0ml", { size: 48 }),
      )
    );
  },
};

const mount: Scene = {
  step: "Hapi 4",
  title: "Vendosi në urë",
  seconds: 30,
  cues: [
    [0.5, 6.5, "Futi shiringat nga lart, me grykën poshtë,\nderisa krahët të mbështeten mbi dru."],
    [7, 13.5, "Tubi bën një U poshtë urës.\nNuk duhet të përkulet askund."],
    [14, 21, "Fiksoji krahët me ngjitës të nxehtë.\nKëtë e bën një i rritur."],
    [21.5, 29.5, "Mbi secilin piston një pllakë:\nshtytja bie në mes."],
  ],
  draw: (t) => {
    const lifted = 190 * (1 - ease(t, 1.5, 6));
    const at = marks(0);
    return (
      machine({ way: 0, lifted, plates: t > 21.5, tube: t > 7 }) +
      seen(t, 8, label(640, 540, "tubi në formë U-je", { size: 44, anchor: "middle", tone: "spot" }), 14) +
      seen(
        t,
        14.5,
        mark(
          "spotFill",
          [at.small - 24, at.small + 24, at.large - 34, at.large + 34].map((x) => circle(x, bridge - 6, 8)).join(""),
        ),
      ) +
      seen(
        t,
        23,
        label(at.small - 76, at.smallPlate + 4, "8\u00a0cm", { size: 44, anchor: "end" }) +
          label(at.large + 100, at.largePlate + 4, "12\u00a0cm", { size: 44 }),
      )
    );
  },
};

const leaks: Scene = {
  step: "Hapi 5",
  title: "Kërko rrjedhjet",
  seconds: 34,
  cues: [
    [0.5, 6, "Shtyp pistonin e vogël\nnga dhjetë mililitra në zero."],
    [6.5, 13, "Lexo shiringën e madhe.\nA tregon dhjetë?"],
    [13.5, 20, "Nëse tregon më pak, diku rrjedh\nose ka mbetur ajër: kthehu te hapi tre."],
    [20.5, 27, "Pastaj mat me vizore sa zbriti i vogli\ndhe sa u ngjit i madhi."],
    [27.5, 33.5, "Shumëzoji me sipërfaqet:\ndy vëllimet dalin të barabarta."],
  ],
  draw: (t) => {
    const way = 56.6 * ease(t, 1.5, 6);
    const at = marks(way);
    const volume = (area(diameters.small) * way) / 10;
    const shown = decimal(Math.max(0, 10 - volume), 0);
    return (
      machine({ way }) +
      arrow([at.small, at.smallPlate - 90], [at.small, at.smallPlate - 14], "medium", 26) +
      label(at.small + 34, 366, `${shown}\u00a0ml`, { size: 48 }) +
      label(at.large - 40, 452, `${decimal(volume, 0)}\u00a0ml`, { size: 48, anchor: "end", tone: "spot" }) +
      seen(
        t,
        21,
        label(130, 250, "5,66\u00a0cm", { size: 52 }) + label(1180, 250, "1,75\u00a0cm", { size: 52, anchor: "end" }),
      ) +
      seen(
        t,
        28,
        label(130, 330, "· 1,77\u00a0cm²", { size: 48 }) +
          label(1180, 330, "· 5,73\u00a0cm²", { size: 48, anchor: "end" }),
      ) +
      seen(
        t,
        30,
        label(130, 410, "= 10\u00a0cm³", { size: 52, tone: "spot" }) +
          label(1180, 410, "= 10\u00a0cm³", { size: 52, anchor: "end", tone: "spot" }),
      )
    );
  },
};

const force: Scene = {
  step: "Hapi 6",
  title: "Mat forcën",
  seconds: 42,
  cues: [
    [0.5, 6, "Peshoje librin dhe vëre\nmbi pllakën e madhe."],
    [6.5, 13, "Mbi të voglën vër një gotë\ndhe shto ujë pak nga pak."],
    [13.5, 20, "Libri niset lart: ndalo\ndhe peshoje gotën."],
    [20.5, 27.5, "Tani hiq ujë pak nga pak,\nderisa libri të niset poshtë."],
    [28, 34.5, "Dy pesha të ndryshme: fërkimi të pengon\nnjë herë përpjetë, një herë tatëpjetë."],
    [35, 41.5, "Në mesatare fërkimi shlyhet.\nPesha e librit ndaj saj: rreth 3,24."],
  ],
  draw: (t) => {
    // A book of 2 kg weighs 19.6 N and asks for 6.05 N; friction of 1.6 N adds on the way up and helps on the way down.
    const [up, down] = [0.8, 0.44];
    const cup = t < 6 ? undefined : t < 20 ? up * ease(t, 7, 13.5) : mix(up, down, ease(t, 20.5, 27));
    const way = 34 * (ease(t, 13.5, 16.5) - ease(t, 27, 29.5));
    const at = marks(way);
    return (
      machine({ way, book: t > 1, ...(cup !== undefined && { cup }) }) +
      seen(t, 2.5, label(at.large + 136, at.largePlate - 18, "19,6\u00a0N", { size: 48 })) +
      seen(t, 16.5, label(84, 270, "lart: 7,7\u00a0N", { size: 48 })) +
      seen(t, 29, label(84, 340, "poshtë: 4,4\u00a0N", { size: 48 })) +
      seen(t, 35, mark("medium", "M84 362H330") + label(84, 420, "6,05\u00a0N", { size: 56, tone: "spot" })) +
      seen(
        t,
        37,
        label(1190, 470, "19,6 : 6,05", { size: 48, anchor: "end" }) +
          label(1190, 540, "= 3,24", { size: 64, anchor: "end", tone: "spot" }),
      )
    );
  },
};

export const steps: readonly Scene[] = [measure, build, fill, mount, leaks, force];
