/**
 * Lines of two cells and a toy's motor in the plane of I and U. U = ε − I·r of a new cell (1.5 V, 0.15 Ω) and an old
 * one (1.2 V, 2.0 Ω), and U = I·R of the motor (2.0 Ω, treated as a resistor). The crossing of two lines gives the
 * current: I = ε/(R + r).
 */
import type { Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, segment } from "../kit/shapes";

interface Cell {
  emf: number;
  inner: number;
}
const [fresh, old]: [Cell, Cell] = [
  { emf: 1.5, inner: 0.15 },
  { emf: 1.2, inner: 2 },
];
const motor = 2;

/** Returns the current in ampere and terminal voltage of a cell. The cell drives a resistance in ohm. */
export const work = ({ emf, inner }: Cell, ohm: number): { ampere: number; volt: number } => {
  const ampere = emf / (ohm + inner);
  return { ampere, volt: emf - ampere * inner };
};

export const working = { fresh: work(fresh, motor), old: work(old, motor) };

const [left, right, top, bottom] = [84, 696, 62, 378] as const;
const toPicture = (ampere: number, volt: number): Vec2 => [left + 690 * ampere, bottom - 190 * volt];
const pointOf = ({ ampere, volt }: { ampere: number; volt: number }) => toPicture(ampere, volt);
const comma = (value: number, digits: number) => value.toFixed(digits).replace(".", ",");
const line = ({ emf, inner }: Cell, to: number) => segment(toPicture(0, emf), toPicture(to, emf - to * inner));
const [poorX, poorY] = pointOf(working.old);
const [, fullY] = toPicture(0, old.emf);

export default {
  name: "rezistenca-e-brendshme",
  subject: "physics",
  width: 720,
  height: 470,
  title: "Tensioni i një baterie të re dhe i një të vjetre",
  description:
    "Tensioni sipas rrymës. Pa rrymë bateria e re tregon 1,5\u00a0V, e vjetra 1,2\u00a0V. Me motorin 2\u00a0Ω e reja punon me " +
    "0,70\u00a0A dhe 1,40\u00a0V; e vjetra, që ka rezistencë të brendshme 2\u00a0Ω, vetëm me 0,30\u00a0A dhe 0,60\u00a0V.",
  body:
    mark("tint", `M${left} ${fullY}H${poorX}V${poorY}z`) +
    mark("dotted", `M${left} ${fullY}H${poorX}V${bottom}`) +
    mark(
      "medium",
      axes({
        left,
        right,
        top,
        bottom,
        xTicks: [0.2, 0.4, 0.6, 0.8].map((ampere) => toPicture(ampere, 0)[0]),
        yTicks: [0.5, 1, 1.5].map((volt) => toPicture(0, volt)[1]),
      }),
    ) +
    mark("medium", segment(toPicture(0, 0), toPicture(0.8, 0.8 * motor)), { also: "mo" }) +
    mark("heavy", line(fresh, 0.86)) +
    mark("spot", line(old, old.emf / old.inner)) +
    mark("inkFill", circle(...pointOf(working.fresh), 9)) +
    mark("spotFill", circle(poorX, poorY, 9)) +
    [0.2, 0.4, 0.6, 0.8]
      .map((ampere) => label(toPicture(ampere, 0)[0], bottom + 38, comma(ampere, 1), { anchor: "middle" }))
      .join("") +
    [0.5, 1, 1.5]
      .map((volt) => label(left - 16, toPicture(0, volt)[1] + 9, comma(volt, 1), { anchor: "end" }))
      .join("") +
    label(left - 70, 40, "U", { italic: true }) +
    label(left - 42, 40, "(V)") +
    label(644, bottom + 76, "I", { anchor: "end", italic: true }) +
    label(690, bottom + 76, "(A)", { anchor: "end" }) +
    label(poorX + 14, (fullY + poorY) / 2 - 18, `${comma(old.emf - working.old.volt, 2)}\u00a0V`, {
      tone: "spot",
      bold: true,
    }) +
    label(toPicture(0.86, 0)[0], toPicture(0, 1.37)[1] + 42, "e re", { anchor: "end", bold: true }) +
    label(toPicture(0.5, 0)[0], toPicture(0, 0.25)[1], "e vjetër", { tone: "spot", bold: true }) +
    label(toPicture(0.47, 0)[0], toPicture(0, 0.72)[1], "motori 2\u00a0Ω"),
  style: ".mo{stroke-width:2}",
} satisfies Picture;
