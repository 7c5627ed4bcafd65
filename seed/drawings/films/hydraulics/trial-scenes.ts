/** Scenes of the last three steps of the instructions. They are: fill with water, look for leaks, measure the force. */
import { round, sample } from "../../kit/curve";
import { arrow, label, mark } from "../../kit/marks";
import { circle, rect } from "../../kit/shapes";
import { ease, fade, mix } from "../easing";
import type { Scene } from "../film";
import { area, decimal, diameters, machine, marks, place, X } from "./machine";

const fill: Scene = {
  step: "Hapi 4",
  title: "Mbush pa flluska",
  seconds: 34,
  cues: [
    [0.5, 6.5, "Mbushe të voglën me dhjetë mililitra,\ntë madhen me njëzet."],
    [7, 13.5, "Me grykën lart, trokiti me gisht\ndhe nxirre gjithë ajrin."],
    [14, 20, "Vari në urë me grykën poshtë.\nTubi hyn te e madhja."],
    [20.5, 27, "Shtyp të madhen, derisa nga tubi\ntë dalë vetëm ujë, pa flluska."],
    [27.5, 33.5, "Pikë mbi pikë, lidhe me të voglën.\nAjri ngjeshet, uji jo."],
  ],
  draw: (t) => {
    if (t < 14) return emptyOfAir(t);
    const extra = 33 * (1 - ease(t, 20.5, 26));
    const joined = t >= 28.5;
    const drops = t > 21 && t < 27;
    return (
      machine({
        way: 0,
        extra,
        lifted: 110 * (1 - ease(t, 14, 17.5)),
        sticks: t > 17.5,
        ...(t > 18.5 && { tube: joined ? ("joined" as const) : ("free" as const) }),
      }) +
      (t > 26 && !joined ? mark("spotFill", circle(X(-60) - 4, place.floor - 40, 7)) : "") +
      (drops
        ? mark("spotFill", circle(X(-62) - 8 * ((t * 0.9) % 1), place.floor - 40 + 32 * ((t * 0.9) % 1), 6))
        : "") +
      fade(t, 18.5, mark("medium", `M${X(-140)} ${place.floor - 26}v26h${X(-45) - X(-140)}v-26`), 28.4) +
      fade(t, 26, label(1180, 470, "mbetet 1\u00a0ml", { size: 48, anchor: "end", tone: "spot" })) +
      fade(t, 29.5, label(X(-100) + 30, 462, "10\u00a0ml", { size: 48 }))
    );
  },
};

/** Draws both syringes, nozzle up, while the air in them rises and leaves. */
function emptyOfAir(t: number): string {
  const floor = 586;
  const tool = (x: number, w: number, tall: number, name: string) => {
    const [top, foot] = [250, 250 + tall];
    const face = mix(foot - 60, top + 60, ease(t, 6, 12) * 0.12);
    const bubbles = sample(0, 4, 4, (k) => {
      const rise = Math.min(1, Math.max(0, (t - 5.5 - k * 0.6) / 4));
      return rise >= 1
        ? ""
        : circle(x + ((k % 3) - 1) * Math.min(w / 4, 12), mix(face - 14 - k * 14, top - 26, rise), 5);
    }).join("");
    return (
      mark("tint", rect(x - w / 2, top, w, face - top)) +
      mark("medium", `M${x - 5} ${top - 26}v26h${-(w / 2 - 5)}V${foot}M${x + 5} ${top - 26}v26h${w / 2 - 5}V${foot}`) +
      mark("inkFill", rect(x - w / 2, face, w, 14)) +
      mark("heavy", `M${x} ${round(face + 14)}V${floor - 16}`) +
      mark("inkFill", rect(x - 40, floor - 22, 80, 10)) +
      mark("medium", bubbles) +
      fade(t, 2.5, label(x + w / 2 + 28, 400, name, { size: 52 }))
    );
  };
  return tool(420, 46, 210, "10\u00a0ml") + tool(800, 84, 250, "20\u00a0ml") + mark("heavy", `M72 ${floor}H1208`);
}

const leaks: Scene = {
  step: "Hapi 5",
  title: "Kërko rrjedhjet",
  seconds: 34,
  cues: [
    [0.5, 6, "Shtyp pistonin e vogël\nnga dhjetë mililitra në zero."],
    [6.5, 13, "Lexo shiringën e madhe.\nA shtoi dhjetë mililitra?"],
    [13.5, 20, "Nëse shtoi më pak, diku rrjedh\nose ka mbetur ajër: kthehu te hapi katër."],
    [20.5, 27, "Pastaj mat me vizore sa zbriti i vogli\ndhe sa u ngjit i madhi."],
    [27.5, 33.5, "Shumëzoji me sipërfaqet:\ndy vëllimet dalin të barabarta."],
  ],
  draw: (t) => {
    const way = 56.6 * ease(t, 1.5, 6);
    const positions = marks(way);
    const volume = (area(diameters.small) * way) / 10;
    const shown = decimal(Math.max(0, 10 - volume), 0);
    return (
      machine({ way, tube: "joined" }) +
      arrow([positions.small, positions.smallPlate - 90], [positions.small, positions.smallPlate - 14], "medium", 26) +
      label(positions.small + 30, 462, `${shown}\u00a0ml`, { size: 48 }) +
      label(positions.large - 40, 500, `${decimal(1 + volume, 0)}\u00a0ml`, { size: 48, anchor: "end", tone: "spot" }) +
      fade(
        t,
        21,
        label(130, 250, "5,66\u00a0cm", { size: 52 }) + label(1180, 250, "1,75\u00a0cm", { size: 52, anchor: "end" }),
      ) +
      fade(
        t,
        28,
        label(130, 330, "· 1,77\u00a0cm²", { size: 48 }) +
          label(1180, 330, "· 5,73\u00a0cm²", { size: 48, anchor: "end" }),
      ) +
      fade(
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
    [0.5, 6, "Peshoji librat, dy kilogramë e gjysmë,\ndhe vëri mbi pllakën e madhe."],
    [6.5, 13, "Mbi të voglën vër shishen e prerë\ndhe shto ujë pak nga pak."],
    [13.5, 20, "Librat nisen lart: ndale me dorë\ndhe peshoje shishen."],
    [20.5, 27.5, "Tani hiq ujë pak nga pak,\nderisa librat të nisen poshtë."],
    [28, 34.5, "Dy pesha të ndryshme: fërkimi të pengon\nnjë herë përpjetë, një herë tatëpjetë."],
    [35, 41.5, "Në mesatare fërkimi shlyhet. Në një provë\nraporti del nga 3,0 deri në 3,5."],
  ],
  draw: (t) => {
    // The share of the bottle that is full of water, going up and down. Of 1.16 kg and 0.38 kg, 0.1 kg are the piston,
    // its plate and the empty bottle, which holds 1.56 litres.
    const [up, down] = [0.68, 0.18];
    const bottle = t < 6 ? undefined : t < 20 ? up * ease(t, 7, 13.5) : mix(up, down, ease(t, 20.5, 27));
    const way = 34 * (ease(t, 13.5, 16.5) - ease(t, 27, 29.5));
    const positions = marks(way);
    return (
      machine({ way, book: t > 1, tube: "joined", ...(bottle !== undefined && { bottle }) }) +
      fade(t, 2.5, label(positions.large + 136, positions.largePlate - 18, "24,5\u00a0N", { size: 48 })) +
      fade(t, 16.5, label(84, 270, "lart: 11,4\u00a0N", { size: 48 })) +
      fade(t, 29, label(84, 340, "poshtë: 3,7\u00a0N", { size: 48 })) +
      fade(t, 35, mark("medium", "M84 362H330") + label(84, 420, "7,57\u00a0N", { size: 56, tone: "spot" })) +
      fade(
        t,
        37,
        label(1190, 470, "24,5 : 7,57", { size: 48, anchor: "end" }) +
          label(1190, 540, "= 3,24", { size: 64, anchor: "end", tone: "spot" }),
      )
    );
  },
};

export const trials: readonly Scene[] = [fill, leaks, force];
