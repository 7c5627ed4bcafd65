/**
 * The first second of a fall without air on four bodies. The way s = g·t²/2 with g = G·M/R² is marked every fifth of a
 * second. Masses (kg) and radii (m): NASA/NSSDCA, Planetary Fact Sheets, 2024; Jupiter's radius: its clouds at the
 * equator.
 */
import { round } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle } from "../kit/shapes";

const G = 6.6743e-11;

export const bodies = [
  { name: "Hëna", mass: 7.346e22, radius: 1.7374e6 },
  { name: "Marsi", mass: 6.4169e23, radius: 3.3895e6 },
  { name: "Toka", mass: 5.9722e24, radius: 6.371e6 },
  { name: "Jupiteri", mass: 1.89813e27, radius: 7.1492e7 },
] as const;

/** Returns the acceleration of free fall at the surface, m/s². */
export const gravityOf = ({ mass, radius }: { mass: number; radius: number }): number => (G * mass) / radius ** 2;

const top = 74;
const metre = 33;
const depth = (metres: number) => top + metre * metres;
const columns = bodies.map((body, i) => ({ ...body, g: gravityOf(body), x: 160 + 158 * i }));
const fifths = [0.2, 0.4, 0.6, 0.8];

export default {
  name: "sekonda-e-pare",
  subject: "physics",
  width: 720,
  height: 552,
  title: "Sekonda e parë e rënies në katër botë",
  description:
    "Katër gurë lëshohen njëkohësisht. Pas një sekonde guri në Hënë ka rënë 0,8 metra, në Mars 1,9, në Tokë 4,9 " +
    "dhe te Jupiteri 12,4 metra. Vijat tregojnë vendin e gurit çdo të pestën e sekondës.",
  body:
    mark("dotted", [5, 10].map((m) => `M80 ${round(depth(m))}H712`).join("")) +
    mark("medium", axes({ left: 74, right: 712, top, bottom: top, tick: 0 })) +
    mark("medium", `M74 ${top}V${round(depth(13))}${[0, 5, 10].map((m) => `M74 ${round(depth(m))}h-10`).join("")}`) +
    mark(
      "thin",
      columns
        .map(({ g, x }) => fifths.map((t) => `M${x - 34} ${round(depth((g * t * t) / 2), 1)}h68`).join(""))
        .join(""),
    ) +
    mark("spot", columns.map(({ g, x }) => `M${x} ${top}V${round(depth(g / 2))}`).join("")) +
    mark("spotFill", columns.map(({ g, x }) => circle(x, depth(g / 2), 12)).join("")) +
    [5, 10].map((m) => label(58, depth(m) + 9, String(m), { anchor: "end" })).join("") +
    label(58, top + 9, "m", { anchor: "end" }) +
    columns
      .map(
        ({ name, g, x }) =>
          label(x, 44, name, { anchor: "middle" }) +
          label(x, depth(g / 2) + 48, `${(g / 2).toFixed(1).replace(".", ",")}\u00a0m`, {
            anchor: "middle",
            tone: "spot",
            bold: true,
          }),
      )
      .join(""),
} satisfies Picture;
