/**
 * Energy of cells as an area, W = U·Q. The height is the voltage (V), the width the charge (Ah). One cell of 1.5 V and
 * 2 Ah holds 3 Wh; two in series are drawn on top of each other (voltages add), two in parallel side by side (charges
 * add): 6 Wh both times.
 */
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { rect } from "../kit/shapes";

const [volt, charge] = [1.5, 2];
interface Stack {
  x: number;
  high: number;
  wide: number;
  name: string;
}
export const stacks: readonly Stack[] = [
  { x: 104, high: 1, wide: 1, name: "një" },
  { x: 274, high: 2, wide: 1, name: "në seri" },
  { x: 448, high: 1, wide: 2, name: "në paralel" },
];
/** Returns the voltage (V), charge (Ah) and energy (Wh) of one of the three. */
export const store = ({ high, wide }: Stack) => ({
  volt: volt * high,
  charge: charge * wide,
  energy: volt * high * charge * wide,
});

const [perVolt, perHour, bottom] = [84, 62, 292];
const [tall, broad] = [volt * perVolt, charge * perHour];
const cells = ({ x, high, wide }: Stack) =>
  Array.from({ length: high * wide }, (_, i) => ({
    x: x + (i % wide) * broad,
    y: bottom - (Math.floor(i / wide) + 1) * tall,
  }));
const comma = (value: number) => String(value).replace(".", ",");

/** Returns a cell of a circuit diagram, its middle at x, y. The long line is the positive pole. */
const symbol = (x: number, y: number) =>
  mark("medium", `M${x + 5} ${y - 20}v40`) + mark("heavy", `M${x - 5} ${y - 11}v22`, { also: "sh" });
const wire = (d: string) => mark("medium", d, { also: "wi" });
const circuits = stacks
  .map((stack) => {
    const [left, right, y] = [stack.x, stack.x + stack.wide * broad, 436];
    const middle = (left + right) / 2;
    if (stack.high === 2)
      return (
        wire(`M${left} ${y}H${middle - 33}M${middle - 23} ${y}H${middle + 23}M${middle + 33} ${y}H${right}`) +
        symbol(middle - 28, y) +
        symbol(middle + 28, y)
      );
    if (stack.wide === 2) {
      const [a, b] = [middle - 70, middle + 70];
      return (
        wire(`M${left} ${y}H${a}M${b} ${y}H${right}M${middle - 5} ${y - 26}H${a}V${y + 26}H${middle - 5}`) +
        wire(`M${middle + 5} ${y - 26}H${b}V${y + 26}H${middle + 5}`) +
        symbol(middle, y - 26) +
        symbol(middle, y + 26)
      );
    }
    return wire(`M${left} ${y}H${middle - 5}M${middle + 5} ${y}H${right}`) + symbol(middle, y);
  })
  .join("");

export default {
  name: "seri-dhe-paralel",
  subject: "physics",
  width: 720,
  height: 490,
  title: "Dy bateri në seri dhe në paralel",
  description:
    "Drejtkëndësha me lartësi tensionin dhe gjerësi ngarkesën. Një bateri: 1,5\u00a0V dhe 2\u00a0Ah, pra 3\u00a0Wh. Dy në seri: " +
    "3\u00a0V dhe 2\u00a0Ah. Dy në paralel: 1,5\u00a0V dhe 4\u00a0Ah. Sipërfaqja, energjia, është në të dyja rastet 6\u00a0Wh.",
  body:
    mark(
      "tint",
      stacks
        .flatMap(cells)
        .map(({ x, y }) => rect(x, y, broad, tall))
        .join(""),
    ) +
    mark("dotted", [1, 2].map((n) => `M94 ${bottom - n * tall}H${n === 2 ? 388 : 700}`).join("")) +
    mark(
      "thin",
      stacks
        .flatMap(cells)
        .map(({ x, y }) => rect(x, y, broad, tall))
        .join(""),
    ) +
    mark("spot", stacks.map(({ x, high, wide }) => rect(x, bottom - high * tall, wide * broad, high * tall)).join("")) +
    mark("medium", `M40 ${bottom}H712`) +
    stacks
      .flatMap(cells)
      .map(({ x, y }) =>
        label(x + broad / 2, y + tall / 2 + 9, `${comma(volt * charge)}\u00a0Wh`, { anchor: "middle" }),
      )
      .join("") +
    stacks
      .map((stack) => {
        const middle = stack.x + (stack.wide * broad) / 2;
        return (
          label(middle, bottom + 36, `${comma(store(stack).charge)}\u00a0Ah`, { anchor: "middle" }) +
          label(middle, bottom + 84, stack.name, { anchor: "middle", bold: true })
        );
      })
      .join("") +
    [1, 2].map((n) => label(86, bottom - n * tall + 9, `${comma(volt * n)}\u00a0V`, { anchor: "end" })).join("") +
    circuits,
  style: ".l{stroke-width:0}.sh{stroke-width:8}.wi{stroke-width:2}.s{stroke-width:4}",
} satisfies Picture;
