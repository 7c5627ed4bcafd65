/**
 * Force diagrams of one passenger of 56 kg, all to one scale: weight m·g = 549 N, and m·a for a = 0, 1,5 and −2,5 m/s².
 */
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { rect } from "../kit/shapes";

const mass = 56;
const weight = mass * 9.81;

/** The three states of the bus and its acceleration in m/s², positive in the direction of travel. */
const states = [
  { name: "ecën njësoj", a: 0 },
  { name: "niset", a: 1.5 },
  { name: "frenon", a: -2.5 },
] as const;

/** The horizontal resultant on the passenger, in newtons, positive in the direction of travel. */
export const resultant = (a: number): number => mass * a;

const perNewton = 0.33;
const [half, tall, middle] = [34, 86, 282];
const long = weight * perNewton;
const columns = states.map((state, i) => ({ ...state, x: 120 + 240 * i, F: resultant(state.a) }));

export default {
  name: "forcat-ne-autobus",
  subject: "physics",
  width: 720,
  height: 576,
  title: "Forcat mbi një udhëtar",
  description:
    "Tri diagrama të forcave. Pesha dhe forca mbështetëse janë të barabarta në të trija, 549 njutonë. " +
    "Kur autobusi ecën njësoj nuk ka forcë tjetër, kur niset ka 84 njutonë përpara, kur frenon 140 njutonë prapa.",
  body:
    mark("tint", columns.map(({ x }) => rect(x - half, middle - tall / 2, 2 * half, tall)).join("")) +
    mark("medium", columns.map(({ x }) => rect(x - half, middle - tall / 2, 2 * half, tall)).join("")) +
    columns
      .map(
        ({ x }) =>
          arrow([x, middle - tall / 2], [x, middle - tall / 2 - long], "medium", 22) +
          arrow([x, middle + tall / 2], [x, middle + tall / 2 + long], "medium", 22),
      )
      .join("") +
    columns
      .filter(({ F }) => F !== 0)
      .map(({ x, F }) => {
        const way = Math.sign(F);
        const edge = x + way * half;
        return (
          arrow([edge, middle], [edge + F * perNewton, middle], "spot", 22) +
          label(edge + way * 8, middle - 24, `${Math.abs(F)}\u00a0N`, {
            anchor: way > 0 ? "start" : "end",
            tone: "spot",
            bold: true,
          })
        );
      })
      .join("") +
    columns
      .filter(({ F }) => F === 0)
      .map(({ x }) => label(x + half + 8, middle - 24, "0\u00a0N", { tone: "spot", bold: true }))
      .join("") +
    columns
      .map(
        ({ name, x }) =>
          label(x, 36, name, { anchor: "middle" }) +
          label(x + 16, middle - tall / 2 - long / 2, "N", { italic: true }) +
          label(x + 16, middle + tall / 2 + long / 2 + 16, "P", { italic: true }),
      )
      .join("") +
    mark("thin", "M240 58V508M480 58V508") +
    arrow([304, 544], [690, 544], "thin", 18) +
    label(24, 553, "autobusi ecën djathtas"),
} satisfies Picture;
