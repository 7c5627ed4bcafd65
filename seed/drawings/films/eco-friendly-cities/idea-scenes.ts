/** Scenes of the question, the balance of heat, the leaf, and the final city. */
import { polyline, round, sample, type Vec2 } from "../../kit/curve";
import { arrow, label, mark } from "../../kit/marks";
import { circle, hatch, rect } from "../../kit/shapes";
import { ease, fade, mix } from "../easing";
import type { Scene } from "../film";
import { titleCard } from "../title-card";
import { absorbed, evaporation, mossRise, rise } from "./heat";

export const opening: Scene = {
  seconds: 10,
  cues: [
    [0.5, 5, "Një lagje prej kartoni,\nnjë llambë në vend të Diellit."],
    [5.4, 9.6, "Ku nxehet qyteti dhe pse?"],
  ],
  draw: (t) => titleCard(t, ["Qyteti", "i gjelbër"], ["dy prova me llambë, kuti dhe termometër"]),
};

const wave = (x: number, y: number, tall: number) =>
  `M${round(x)} ${round(y)}c-14-${round(tall / 6)} 14-${round(tall / 3)} 0-${round(tall / 2)}s14-${round(tall / 3)} 0-${round(tall / 2)}`;

const tree = (x: number, ground: number, r: number) =>
  mark("heavy", `M${x} ${ground}V${ground - 2 * r}`) +
  mark("paperFill", circle(x, ground - 2.4 * r, r)) +
  mark("medium", circle(x, ground - 2.4 * r, r)) +
  mark(
    "thin",
    sample(1, 28, 27, (k) => {
      const [a, d] = [k * 2.4, r * 0.92 * Math.sqrt(k / 30)];
      return `M${round(x + d * Math.cos(a))} ${round(ground - 2.4 * r + d * Math.sin(a))}q8-9 16 0`;
    }).join(""),
  );

// Oblique light on a tree: the rays that its crown stops, and its shade.
const ground = 560;
const crown = { x: 740, y: ground - 288, r: 120 };
const [dx, dy] = [0.517, 0.856];
const shadeMiddle = crown.x + ((ground - crown.y) * dx) / dy;
const feet = [shadeMiddle - crown.r / dy, shadeMiddle + crown.r / dy] as const;
const edges = [-1, 1].map((side): Vec2 => [crown.x + side * crown.r * dy, crown.y - side * crown.r * dx]);
const sunRay = (foot: number): string => {
  const beside = (foot - shadeMiddle) * dy;
  const from: Vec2 = [foot - ((ground - 124) * dx) / dy, 124];
  if (Math.abs(beside) >= crown.r) return polyline([from, [foot, ground]]);
  const on = Math.sqrt(crown.r ** 2 - beside ** 2);
  return polyline([from, [crown.x + beside * dy - on * dx, crown.y - beside * dx - on * dy]]);
};

export const question: Scene = {
  title: "Dy hapa, dy temperatura",
  seconds: 24,
  cues: [
    [0.5, 6, "Në gusht asfalti të djeg\nedhe përmes shputës."],
    [6.5, 12, "Dy hapa më tej, nën pemë,\nmund të ulesh."],
    [12.5, 18, "I njëjti diell, i njëjti ajër,\ne njëjta orë."],
    [18.5, 23.5, "Ndryshoi sipërfaqja dhe sa dritë\nbie mbi të."],
  ],
  draw: (t) => {
    const hot = mix(30, 62, ease(t, 1, 5));
    const cool = mix(30, 34, ease(t, 7, 10));
    return (
      mark("tint", polyline([...edges, [feet[1], ground], [feet[0], ground]], { close: true })) +
      mark("thin", sample(100, 1196, 27, sunRay).join("")) +
      tree(crown.x, ground, crown.r) +
      mark("heavy", `M72 ${ground}H1208`) +
      mark("spotThin", sample(140, 560, 5, (x) => wave(x, ground - 12, 40 + 60 * ease(t, 1, 6))).join("")) +
      fade(t, 2, label(350, ground - 150, `${Math.round(hot)}\u00a0°C`, { size: 88, anchor: "middle", tone: "spot" })) +
      fade(t, 7, label(shadeMiddle + 10, ground - 40, `${Math.round(cool)}\u00a0°C`, { size: 64, anchor: "middle" }))
    );
  },
};

export const balance: Scene = {
  title: "Llogaria e nxehtësisë",
  seconds: 30,
  cues: [
    [0.5, 6, "Një çati është si një xhep:\nsa hyn, aq del ose mbetet brenda."],
    [6.5, 13, "Drita hyn. Në fillim asgjë nuk del,\ndhe çatia nxehet shpejt."],
    [13.5, 20.5, "Sa më e nxehtë, aq më shumë humb:\ntek ajri dhe si rrezatim."],
    [21, 29.5, "Kur del sa hyn, temperatura ndalet.\nPllaka e zezë: rreth 32 gradë mbi dhomën."],
  ],
  draw: (t) => {
    const minutes = 75 * ease(t, 6, 24);
    const degrees = rise(minutes, absorbed.black);
    const out = degrees / 31.7;
    const [roof, foot] = [330, 580];
    return (
      mark("heavy", rect(180, roof, 420, 46)) +
      mark("inkFill", rect(180, roof, 420, 46)) +
      sample(210, 570, 6, (x) => arrow([x - 40, roof - 170], [x, roof - 12], "thin", 22)).join("") +
      (out > 0.08 ? sample(260, 540, 3, (x) => mark("spot", wave(x, roof - 10, 26 + 130 * out))).join("") : "") +
      fade(t, 3, label(180, 450, "hyn 380\u00a0W/m²", { size: 48 })) +
      fade(t, 14, label(180, 520, `del ${Math.round(380 * out)}\u00a0W/m²`, { size: 48, tone: "spot" })) +
      mark("medium", `M760 ${foot - 400}V${foot}H1180`) +
      mark(
        "spot",
        `M760 ${foot}${polyline(sample(0, Math.max(0.01, minutes), 40, (m): Vec2 => [760 + (m / 75) * 420, foot - (rise(m, absorbed.black) / 31.7) * 352])).replace("M", "L")}`,
      ) +
      mark("dotted", `M760 ${foot - 352}H1180`) +
      label(780, foot - 372, `+${Math.round(degrees)} gradë`, { size: 48, tone: "spot" }) +
      label(1180, foot - 18, `${Math.round(minutes)}\u00a0min`, { size: 44, anchor: "end", tone: "mute" })
    );
  },
};

export const leaf: Scene = {
  title: "Pse gjethja nuk digjet",
  seconds: 24,
  cues: [
    [0.5, 6, "Myshku thith tri të katërtat e dritës,\nshumë më tepër se e bardha."],
    [6.5, 13, "Por çdo gram ujë që avullon\nmerr me vete 2440 xhaul."],
    [13.5, 18.5, "Pesë gramë në minutë për metër katror:\nafër 200 vat që ikin."],
    [19, 23.5, "Thaje myshkun dhe magjia mbaron."],
  ],
  draw: (t) => {
    const dry = ease(t, 19, 21.5);
    const roof = 520;
    const steam = ease(t, 6, 9) * (1 - dry);
    const kept = mossRise(15, 0.6 * (1 - dry));
    return (
      sample(0, 19, 19, (k) => {
        const x = 180 + k * 30;
        const back = k % 4 === 3;
        return (
          mark("thin", `M${x - 60} 150L${x} ${roof - 30}`) +
          (back ? arrow([x, roof - 30], [x + 46, 190], "spotThin", 20) : "")
        );
      }).join("") +
      mark(
        "medium",
        sample(
          170,
          780,
          60,
          (x, k) => `M${round(x)} ${roof}q${k % 2 ? 12 : -12}-20 ${round(8 * dry)}-${round(40 - 18 * dry)}`,
        ).join(""),
      ) +
      mark("heavy", rect(160, roof, 630, 50)) +
      mark(
        "thin",
        hatch(roof, roof + 50, 4, () => [160, 790]),
      ) +
      (steam > 0.02 ? sample(210, 740, 6, (x) => mark("spot", wave(x, roof - 34, 40 + 220 * steam))).join("") : "") +
      label(850, 250, "merr 300\u00a0W/m²", { size: 48 }) +
      fade(
        t,
        8,
        label(850, 330, `avullon ${Math.round(evaporation * (1 - dry))}\u00a0W/m²`, { size: 48, tone: "spot" }),
      ) +
      fade(
        t,
        10,
        label(850, 430, `+${Math.round(kept)} gradë`, { size: 88 }) +
          label(850, 486, "pas 15\u00a0minutash", { size: 44, tone: "mute" }),
      )
    );
  },
};

export const ending: Scene = {
  title: "Një qytet që merr frymë",
  seconds: 20,
  cues: [
    [0.5, 6.5, "Çati të bardha, çati të gjelbra, pemë:\nsecila e çon nxehtësinë diku tjetër."],
    [7, 13, "Mat rrugën e shkollës sate.\nCili ndryshim do t’ia ulte temperaturën?"],
    [13.5, 19.5, "Përgjigjen mos e merr me mend.\nMerre me termometër."],
  ],
  draw: (t) => {
    const ground = 570;
    const blocks = [90, 250, 430, 640, 930, 1080];
    return (
      blocks
        .map((x, k) => {
          const tall = 130 + ((k * 83) % 170);
          const roof = ["inkFill", "paperFill", "tint"][k % 3] as "inkFill" | "paperFill" | "tint";
          const shown = ease(t, 0.3 + k * 0.5, 1.6 + k * 0.5);
          const h = tall * shown;
          return h < 2
            ? ""
            : mark("paperFill", rect(x, ground - h, 120, h)) +
                mark(
                  "thin",
                  hatch(ground - h, ground, Math.round(h / 18), () => [x, x + 70]),
                ) +
                mark("medium", rect(x, ground - h, 120, h)) +
                mark(roof, rect(x - 6, ground - h - 16, 132, 16)) +
                mark("medium", rect(x - 6, ground - h - 16, 132, 16)) +
                (k % 3 === 2
                  ? mark(
                      "spot",
                      sample(x, x + 120, 8, (left) => `M${round(left)} ${round(ground - h - 16)}v-22`).join(""),
                    )
                  : "");
        })
        .join("") +
      fade(t, 5, tree(830, ground, 62)) +
      mark("heavy", `M72 ${ground}H1208`) +
      fade(t, 14, label(640, 200, "Merre me termometër.", { size: 72, anchor: "middle", tone: "spot" }))
    );
  },
};
