/**
 * A circuit of one loop: a battery below, parts in series above, and one block of parallel branches. Currents follow
 * the rules of series and parallel.
 */
import { formatNumber } from "../../albanian";
import { type CircuitPart, type PartKind, partForms } from "./circuit-parts";
import { type DrawnFigure, type ExerciseDrawing, type FigureHandle, type FigureLook, widths } from "./exercise-drawing";
import type { FigureArgument, FigureRows } from "./figure-rows";
import { box, circle, type FigureForm, type FigurePlace, label, labelWidth, line, pika, solvedLabel } from "./forms";

const words: Record<PartKind, string> = {
  llambe: "llamba",
  "llambe-hequr": "llamba e zhvidhosur",
  rezistor: "rezistori",
  celes: "çelësi i mbyllur",
  "celes-hapur": "çelësi i hapur",
  ampermeter: "ampermetri",
  tel: "tel pa asgjë",
};

const partOf = (group: readonly FigureArgument[], id: string, at: FigurePlace): CircuitPart => {
  const [kind, name = "", ohms = 10] = group;
  return { kind: kind as PartKind, name: String(name), ohms: Number(ohms), id, at };
};

/** Lays the parts out: those in series along the top, the branches below each other in one block. */
function layOut(rows: FigureRows, room: FigureLook["room"]) {
  const isOption = room === "option";
  const series = rows.all("pjesa");
  const branches = rows.all("dega");
  const longest = Math.max(0, ...branches.map(({ groups }) => groups.length));
  const slots = series.length + longest;
  const [left, right, top] = isOption ? [14, 146, 26] : [24, 316, 44];
  const pitch = (right - left) / Math.max(1, slots);
  const step = isOption ? 38 : 62;
  const bottom = top + (isOption ? 56 : 74) + Math.max(0, branches.length - 1) * step;
  const parts = series.map(({ groups }, i) => partOf(groups[0] ?? [], `s${i}`, [left + pitch * (i + 0.5), top]));
  const blockLeft = left + pitch * series.length;
  const block = branches.map(({ groups }, row) =>
    groups.map((group, i) =>
      partOf(group, `d${row}-${i}`, [blockLeft + ((right - blockLeft) * (i + 0.5)) / groups.length, top + row * step]),
    ),
  );
  return {
    isOption,
    left,
    right,
    top,
    bottom,
    step,
    pitch,
    blockLeft,
    series: parts,
    block,
    all: [...parts, ...block.flat()],
  };
}

type Layout = ReturnType<typeof layOut>;

/** Resistance of a part, Ω: an open switch and an empty socket let nothing through. */
function resistanceOf({ kind, ohms }: CircuitPart): number {
  if (kind === "celes-hapur" || kind === "llambe-hequr") return Number.POSITIVE_INFINITY;
  return kind === "llambe" || kind === "rezistor" ? ohms : 0;
}

const inSeries = (parts: readonly CircuitPart[]) => parts.reduce((sum, part) => sum + resistanceOf(part), 0);

/**
 * Computes the currents by the rules of series and parallel (Ohm, Kirchhoff); wires of equal branches share evenly.
 *
 * @returns the current of each part by its id, A; infinite in a short circuit of an ideal battery
 */
function currentsOf(rows: FigureRows, { series, block }: Layout): Map<string, number> {
  const branches = block.map(inSeries);
  const wires = branches.filter((ohms) => ohms === 0).length;
  const conductance = branches.reduce((sum, ohms) => sum + 1 / ohms, 0);
  const together = branches.length === 0 || wires > 0 ? 0 : 1 / conductance;
  const whole = rows.number("bateria", 4.5) / (rows.number("brenda", 0) + inSeries(series) + together);
  const shareOf = (ohms: number) => (wires > 0 ? (ohms === 0 ? 1 / wires : 0) : 1 / ohms / (conductance || 1));
  return new Map([
    ...series.map(({ id }): [string, number] => [id, whole]),
    ...block.flatMap((parts, row) =>
      parts.map(({ id }): [string, number] => {
        const share = shareOf(branches[row] as number);
        // In a short circuit the whole is infinite, and a lamp beside the wire still has none.
        return [id, share === 0 ? 0 : whole * share];
      }),
    ),
  ]);
}

/** Tells a quantity, such as `r = 2 Ω`, from the name of a part, such as `A1`. */
const isQuantity = (name: string) => /^[IRUr]( |$)/.test(name);

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const layout = layOut(rows, look.room);
  const { isOption, left, right, top, bottom, step, blockLeft, block, all } = layout;
  const small = isOption ? 0.72 : 1;
  const currents = currentsOf(rows, layout);
  const sought = rows.text("panjohura");
  const isLit = rows.text("ndricim", "jo") === "po" || (look.solved && rows.text("ndricim", "pas") === "pas");
  const middle = (left + right) / 2;
  const wires: FigureForm[] = [
    line(
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      { closed: true, weight: 1.8, under: true },
    ),
    ...block.slice(1).flatMap((_, row) => {
      const y = top + (row + 1) * step;
      return [
        line(
          [
            [blockLeft, top],
            [blockLeft, y],
            [right, y],
          ],
          { weight: 1.8, under: true },
        ),
        circle([blockLeft, top], 3, { fill: "ink", weight: 0 }),
        circle([right, y], 3, { fill: "ink", weight: 0 }),
      ];
    }),
  ];
  const volts =
    rows.says("volt", true) && !isOption
      ? [label([middle + 22, bottom + 24], `${formatNumber(rows.number("bateria", 4.5))}\u00a0V`)]
      : [];
  const battery: FigureForm[] = [
    box([middle - 5, bottom - 6], [middle + 5, bottom + 6], { fill: "paper", weight: 0, under: true }),
    line(
      [
        [middle - 5, bottom - 8 * small],
        [middle - 5, bottom + 8 * small],
      ],
      { weight: 4 },
    ),
    line(
      [
        [middle + 5, bottom - 15 * small],
        [middle + 5, bottom + 15 * small],
      ],
      { weight: 1.8 },
    ),
    ...(isOption ? [] : [label([middle + 12, bottom - 7], "+"), label([middle - 21, bottom - 7], "−")]),
  ];
  const unknown = all.find(({ name }) => name === sought && sought !== "");
  const names = all.flatMap((part): FigureForm[] => {
    const {
      name,
      kind,
      at: [x, y],
      id,
    } = part;
    const place: FigurePlace = [x, y - (kind === "rezistor" ? 14 : 21) * small];
    if (part === unknown && !isOption) {
      const value = `${name} = ${formatNumber(Number((currents.get(id) ?? 0).toPrecision(3)))}\u00a0A`;
      return look.solved
        ? solvedLabel(place, value, { anchor: "middle", quantity: isQuantity(name) })
        : [
            label([x - 8, place[1]], name, { anchor: "end", bold: true, quantity: isQuantity(name) }),
            pika([x + 6, place[1] - 5]),
          ];
    }
    return name === ""
      ? []
      : [label(place, name, { anchor: "middle", quantity: isQuantity(name), ...(name.length < 3 && { bold: true }) })];
  });
  const widest = Math.max(0, ...all.map(({ name }) => labelWidth(label([0, 0], name))));
  const places = [layout.pitch, ...block.map((parts) => (right - blockLeft) / parts.length)];
  const fault =
    all.length === 0
      ? "qarku nuk ka asnjë pjesë"
      : Math.min(...places) < (isOption ? 30 : 46)
        ? "qarku ka tepër pjesë në një rresht"
        : widest > Math.min(...places) + 6 && !isOption
          ? "emri i një pjese është tepër i gjatë"
          : block.length > 3
            ? "qarku ka më shumë se tri degë"
            : sought !== "" && unknown === undefined
              ? "nuk ka pjesë me emrin e panjohur"
              : undefined;
  const spoken = ({ kind, name }: CircuitPart) => `${words[kind]}${name && ` ${name}`}`;
  return {
    width: widths[look.room],
    height: bottom + (isOption ? 20 : 34),
    forms: [
      ...wires,
      ...battery,
      ...volts,
      ...all.flatMap((part) => partForms(part, currents.get(part.id) ?? 0, small, isLit)),
      ...names,
    ],
    says: `Qark me bateri${isOption ? "" : ` ${formatNumber(rows.number("bateria", 4.5))} V`}${layout.series.length > 0 ? `; në seri: ${layout.series.map(spoken).join(", ")}` : ""}${block.length > 0 ? `; në paralel: ${block.map((parts) => parts.map(spoken).join(" dhe ")).join(", pastaj ")}` : ""}.`,
    ...(unknown !== undefined && { unknown: currents.get(unknown.id) ?? Number.NaN }),
    ...(fault !== undefined && { fault }),
  };
}

/** A part of the circuit, counted from 1: those in series first, then the branches. */
function partHandle(rows: FigureRows): FigureHandle {
  const { all } = layOut(rows, "whole");
  const part = (value: number) => all[value - 1] as CircuitPart;
  return {
    sliders: [
      {
        label: "Pjesa e qarkut",
        min: 1,
        max: all.length,
        step: 1,
        start: 1,
        says: (value) => `${words[part(value).kind]} ${part(value).name}`,
      },
    ],
    grips: [{ across: 0, up: 0, at: ([value = 1]) => part(value).at }],
    valuesAt: ([x, y]) => {
      const distances = all.map(({ at }) => Math.hypot(at[0] - x, at[1] - y));
      return [1 + distances.indexOf(Math.min(...distances))];
    },
    forms: ([value = 1], tone) => [circle(part(value).at, 18, { tone, weight: 3 })],
  };
}

export const circuitLoop: ExerciseDrawing = {
  draw,
  handles: { pjese: partHandle },
};
