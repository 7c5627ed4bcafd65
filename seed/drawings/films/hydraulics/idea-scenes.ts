/**
 * Scenes of the question, of the law, and of the work at the end. They show the physics of the machine, apart from its
 * building.
 */
import { sample } from "../../kit/curve";
import { arrow, label, mark } from "../../kit/marks";
import { hatch, rect } from "../../kit/shapes";
import { ease, fade, mix } from "../easing";
import type { Scene } from "../film";
import { titleCard } from "../title-card";
import { machine, marks, ratio } from "./machine";

export const opening: Scene = {
  seconds: 12,
  cues: [
    [0.5, 5.5, "Dy shiringa, një tub me ujë\ndhe një gisht që ngre një libër."],
    [6, 11.5, "Sot e ndërton vetë.\nPastaj e mat nëse e mban fjalën."],
  ],
  draw: (t) => titleCard(t, ["Makina", "hidraulike"], ["gjashtë hapa, dy shiringa, një ligj"]),
};

export const question: Scene = {
  title: "Sa ngre një gisht?",
  seconds: 26,
  cues: [
    [0.5, 6, "Mbi pistonin e madh rri një libër.\nMbi të voglin shtyp ti, me një gisht."],
    [6.5, 12, "Gishti zbret katër centimetra."],
    [12.5, 18.5, "Libri ngjitet, por vetëm\nnjë centimetër e dy milimetra."],
    [19, 25.5, "Shtytja u rrit, rruga u shkurtua.\nKush e bëri këtë punë? Uji."],
  ],
  draw: (t) => {
    const way = 40 * (ease(t, 6, 11) - ease(t, 19, 21.5) + ease(t, 22, 24.5));
    const positions = marks(way);
    const before = marks(0);
    return (
      machine({ way, book: true, tube: "joined", sticks: false }) +
      arrow([positions.small, positions.smallPlate - 92], [positions.small, positions.smallPlate - 16], "medium", 26) +
      fade(t, 2, label(positions.small - 24, positions.smallPlate - 40, "gishti", { size: 44, anchor: "end" })) +
      fade(
        t,
        11.4,
        mark("dotted", `M${Math.round(positions.small + 14)} ${Math.round(before.smallFace)}h70`) +
          label(positions.small + 34, before.smallFace + 46, "4\u00a0cm", { size: 44 }),
        18.6,
      ) +
      fade(
        t,
        13,
        mark("dotted", `M${Math.round(positions.large - 24)} ${Math.round(before.largeFace)}h-84`) +
          label(positions.large - 34, before.largeFace - 4, "1,2\u00a0cm", { size: 44, anchor: "end", tone: "spot" }),
        18.6,
      )
    );
  },
};

export const law: Scene = {
  title: "Ligji i Paskalit",
  seconds: 34,
  cues: [
    [0.5, 6, "Uji i mbyllur nuk ka nga ikën\ndhe pothuajse nuk ngjeshet."],
    [6.5, 13, "Prandaj shtytja i kalon çdo pike të tij,\nnë çdo drejtim, njësoj."],
    [13.5, 20, "Çdo centimetër katror merr të njëjtën forcë.\nKjo quhet presion."],
    [20.5, 27, "Pistoni me sipërfaqe tri herë më të madhe\nmerr tri shtytje në vend të një."],
    [27.5, 33.5, "Forca rritet sa sipërfaqja.\nKëtë e gjeti Blez Paskali."],
  ],
  draw: (t) => {
    const [small, large, w, floor, pipe] = [210, 640, 130, 590, 500];
    const push = 120 * ease(t, 6, 12);
    const [down, up] = [300 + push, 400 - push / 3];
    const squeeze = ease(t, 9, 12);
    const arrows = (places: [number, number, number, number][]) =>
      places.map(([x, y, dx, dy]) => arrow([x, y], [x + dx * 44, y + dy * 44], "thin", 18)).join("");
    return (
      mark(
        "tint",
        rect(small, down, w, pipe - down) +
          rect(small, pipe, large + 3 * w - small, floor - pipe) +
          rect(large, up, 3 * w, pipe - up),
      ) +
      mark("heavy", `M${small} 170V${floor}H${large + 3 * w}V170M${small + w} 170V${pipe}H${large}V170`) +
      mark("inkFill", rect(small, down - 20, w, 20) + rect(large, up - 20, 3 * w, 20)) +
      mark("heavy", `M${small + w / 2} ${Math.round(down - 20)}V${Math.round(down - 120)}`) +
      arrow([small + w / 2, down - 178], [small + w / 2, down - 126], "medium", 28) +
      (squeeze > 0
        ? fade(
            t,
            9,
            arrows([
              [small, 440, -1, 0],
              [small, 540, -1, 0],
              ...sample(430, 590, 2, (x): [number, number, number, number] => [x, pipe, 0, -1]),
              [large + 3 * w, 430, 1, 0],
              [large + 3 * w, 540, 1, 0],
            ]),
          )
        : "") +
      fade(
        t,
        20,
        sample(0, 2, 2, (k) =>
          arrow([large + (k + 0.5) * w, up - 30], [large + (k + 0.5) * w, up - 124], "spot", 34),
        ).join("") + mark("medium", [1, 2].map((k) => `M${large + k * w} ${Math.round(up)}v-20`).join("")),
      ) +
      fade(t, 22, label(large + 1.5 * w, 196, "tri herë", { size: 56, anchor: "middle", tone: "spot" })) +
      fade(t, 14, label(small + w + 40, 440, "një presion", { size: 44 }))
    );
  },
};

/** Shows the work on both sides: rectangles of force times distance, with equal areas. */
export const work: Scene = {
  title: "Sa fiton në forcë, humb në rrugë",
  seconds: 32,
  cues: [
    [0.5, 6.5, "Vizato forcën lart dhe rrugën anash.\nSipërfaqja e drejtkëndëshit është puna."],
    [7, 13.5, "Gishti: dhjetë njutonë,\nkatër centimetra."],
    [14, 20.5, "Libri: tridhjetë e dy njutonë,\nnjë centimetër e dy milimetra."],
    [21, 26, "Njëri i ulët e i gjatë, tjetri i lartë\ne i ngushtë: të barabartë."],
    [26.5, 31.5, "Makina nuk të jep energji.\nTa kthen ndryshe atë që i jep."],
  ],
  draw: (t) => {
    const [newton, centimetre, base] = [12, 96, 580];
    const [first, second] = [ease(t, 7, 12), ease(t, 14, 19)];
    const box = (x: number, force: number, way: number, share: number) => {
      const [w, h] = [way * centimetre * share, force * newton];
      return share === 0
        ? ""
        : mark("tint", rect(x, base - h, w, h)) +
            mark(
              "thin",
              hatch(base - h, base, Math.round(h / 16), () => [x, x + w]),
            ) +
            mark("medium", rect(x, base - h, w, h));
    };
    const big = 10 * ratio;
    return (
      box(140, 10, 4, first) +
      box(820, big, 4 / ratio, second) +
      mark("heavy", `M72 ${base}H1208`) +
      fade(t, 11, label(140, base - 140, "10\u00a0N · 4\u00a0cm", { size: 52 })) +
      fade(
        t,
        18,
        label(970, base - 300, "32,4\u00a0N", { size: 52 }) + label(970, base - 236, "· 1,23\u00a0cm", { size: 52 }),
      ) +
      fade(t, 21.5, label(620, 220, "0,40\u00a0J = 0,40\u00a0J", { size: 64, anchor: "middle", tone: "spot" }))
    );
  },
};

export const ending: Scene = {
  title: "Kudo i njëjti tub",
  seconds: 22,
  cues: [
    [0.5, 7, "Te frenat e makinës një piston i vogël\nshtyn lëngun drejt katër rrotave."],
    [7.5, 14, "Atje pistonë më të gjerë\nshtrëngojnë disqet."],
    [14.5, 21.5, "Tani e ke në tavolinë:\nmat, shkruaj dhe krahaso me modelin."],
  ],
  draw: (t) => {
    const push = ease(t, 2, 5) - ease(t, 9, 11) + ease(t, 12, 14);
    const wheels = [150, 450, 750, 1050];
    const level = mix(250, 330, push);
    return (
      mark("tint", rect(120, 330, 160, 40) + rect(120, 352, 1010, 18)) +
      mark("heavy", "M120 200V370H1130M280 200V330H1130V370") +
      mark("inkFill", rect(120, level - 30, 160, 22)) +
      arrow([200, level - 110], [200, level - 36], "medium", 26) +
      wheels
        .map(
          (x) =>
            mark("medium", `M${x + 60} 370V430`) +
            mark("thin", `M${x} 520a60 60 0 1 0 120 0a60 60 0 1 0 -120 0`) +
            mark("heavy", `M${x + 44} 520h32`) +
            mark("spotFill", rect(x + 40, 430 + 14 * push, 40, 26)),
        )
        .join("") +
      fade(t, 15, label(640, 190, "Provoje, mat, krahaso.", { size: 64, anchor: "middle", tone: "spot" }))
    );
  },
};
