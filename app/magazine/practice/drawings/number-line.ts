/** A number line with ticks, named points, a marked span, jumps, and a place that is asked for. */

import { clamp } from "../../../play/clamp";
import { formatNumber } from "../../albanian";
import { evenStep, evenTicks, numberStep, withUnit } from "./axis";
import { type DrawnFigure, type ExerciseDrawing, type FigureHandle, type FigureLook, widths } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import {
  arc,
  arrow,
  box,
  circle,
  type FigureForm,
  type FigurePlace,
  label,
  labelWidth,
  line,
  pika,
  solvedLabel,
} from "./forms";
import { namesQuantity } from "./quantity-letters";

/** Ends of the axis, its level, and the most divisions. */
const [left, right, level, most] = [22, 318, 78, 40];

function axisOf(rows: FigureRows) {
  const [from = 0, to = 1, written = 1] = rows.numbers("boshti");
  const step = evenStep(from, to, written, 21);
  const along = (value: number) => left + ((value - from) / (to - from)) * (right - left);
  return { from, to, step, along, ticks: evenTicks(from, to, step, most + 1) };
}

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const { from, to, step, along, ticks } = axisOf(rows);
  const unit = rows.text("njesia");
  const numbers = ticks.map((value) => label([along(value), level + 25], formatNumber(value), { anchor: "middle" }));
  const widest = Math.max(8, ...numbers.map(labelWidth)) + 10;
  const every = Math.round(numberStep(step, (widest / (right - left)) * (to - from)) / step);
  const ends = rows.says("vetem-skajet");
  const labelled = numbers.filter((_, i) => (ends ? i === 0 || i === ticks.length - 1 : i % every === 0));
  const sought = rows.numbers("panjohura")[0];
  const at = (value: number, up = 0): FigurePlace => [
    along(clamp(value, from - 0.06 * (to - from), to + 0.06 * (to - from))),
    level - up,
  ];
  const forms: FigureForm[] = [
    ...rows.all("segment").map(({ groups }) => {
      const [a = 0, b = 0] = (groups[0] ?? []).map(Number);
      // Its rim is seen on paper of both themes; dots of ink stand out on its tint.
      return box(at(a, 5), at(b, -5), { weight: 1.2, tone: "mute", fill: "tint", under: true });
    }),
    ...arrow([left - 14, level], [right + 16, level], { weight: 1.8 }),
    ...ticks.map((value, i) =>
      line([at(value, i % every === 0 ? 7 : 4), at(value, i % every === 0 ? -7 : -4)], { weight: 1.2 }),
    ),
    ...labelled,
    ...(unit === "" ? [] : [label([right + 16, level + 44], unit, { anchor: "end" })]),
    ...rows.all("kercim").flatMap(({ label: name, groups }) => {
      const [a = 0, b = 0] = (groups[0] ?? []).map(Number);
      const [x1, x2] = [at(a)[0], at(b)[0]];
      const r = Math.abs(x2 - x1) / 2;
      const high = Math.min(1, 40 / Math.max(r, 1));
      const bow = arc([(x1 + x2) / 2, 0], r, x2 > x1 ? 180 : 0, x2 > x1 ? 0 : 180).map(
        ([x, y]): FigurePlace => [x, level - 8 + y * high],
      );
      const tip = bow.at(-1) as FigurePlace;
      // The head needs a straight piece of its length: it starts where the bow is left.
      const far = bow.filter(([x, y]) => Math.hypot(x - tip[0], y - tip[1]) > 12).length;
      const from = Math.max(1, far - 1);
      return [
        line(bow.slice(0, from + 1), { weight: 1.5, under: true }),
        ...arrow(bow[from] as FigurePlace, tip, { weight: 1.5 }),
        ...(name === ""
          ? []
          : [label([(x1 + x2) / 2, level - 14 - r * high], name, { anchor: "middle", quantity: namesQuantity(name) })]),
      ];
    }),
    ...rows.all("pika").flatMap(({ label: name, groups }) => {
      const place = at(Number(groups[0]?.[0]));
      return [
        circle(place, 5, { fill: "ink", weight: 0 }),
        ...(name === ""
          ? []
          : [label([place[0], level - 14], name, { anchor: "middle", bold: true, quantity: namesQuantity(name) })]),
      ];
    }),
    ...(look.typed === null || sought === undefined
      ? []
      : [
          line([at(look.typed, 28), at(look.typed)], { weight: 1.5 }),
          line([at(look.typed, 30), at(look.typed, 16), [at(look.typed)[0] + 16, level - 23]], {
            closed: true,
            hatched: true,
            weight: 1,
            under: true,
          }),
        ]),
    ...(sought === undefined
      ? []
      : look.solved
        ? [pika(at(sought)), ...solvedLabel([at(sought)[0], level - 16], withUnit(sought, unit), { anchor: "middle" })]
        : [pika(at(sought)), label([at(sought)[0], level - 14], "?", { anchor: "middle", bold: true, spot: true })]),
  ];
  const marks = rows
    .all("pika")
    .map(({ label: name, groups }) => `${name || "pikë"} te ${withUnit(Number(groups[0]?.[0]), unit)}`);
  const [spans, jumps] = (["segment", "kercim"] as const).map((key) =>
    rows.all(key).map(({ groups }) => {
      const [a = 0, b = 0] = (groups[0] ?? []).map(Number);
      return `nga ${withUnit(a, "", 3)} te ${withUnit(b, unit, 3)}`;
    }),
  ) as [string[], string[]];
  const values = [...rows.all("pika"), ...rows.all("kercim"), ...rows.all("segment")].flatMap(({ groups }) =>
    (groups[0] ?? []).map(Number),
  );
  const isOutside = [...values, ...(sought === undefined ? [] : [sought])].some(
    (value) => value < from - 1e-9 || value > to + 1e-9,
  );
  const fault =
    !(to > from && step > 0) || ticks.length > most
      ? "boshti ka më shumë se 40 ndarje ose është bosh"
      : isOutside
        ? "një pikë del jashtë boshtit"
        : undefined;
  return {
    width: widths.whole,
    height: unit === "" ? 116 : 132,
    forms,
    says: `Drejtëz numerike nga ${withUnit(from, unit)} deri në ${withUnit(to, unit)}, me ndarje nga ${withUnit(step, unit)}.${marks.length > 0 ? ` Shënuar: ${marks.join(", ")}.` : ""}${spans.length > 0 ? ` E ngjyrosur: ${spans.join(", ")}.` : ""}${jumps.length > 0 ? ` Kërcime: ${jumps.join(", ")}.` : ""}${sought === undefined ? "" : ` Një pikë pa numër është ndarja e ${Math.round((sought - from) / step)}-të nga fillimi.`}`,
    ...(sought !== undefined && { unknown: sought }),
    ...(fault !== undefined && { fault }),
  };
}

/** A place on the line: its value. */
function placeHandle(rows: FigureRows): FigureHandle {
  const { from, to, step, along } = axisOf(rows);
  const unit = rows.text("njesia");
  return {
    sliders: [
      {
        label: "Vendi në drejtëz",
        min: from,
        max: to,
        step: rows.number("kapja", step),
        start: from,
        says: (value) => withUnit(value, unit),
      },
    ],
    grips: [{ across: 0, up: 0, at: ([value = 0]) => [along(value), level] }],
    valuesAt: ([x]) => [from + ((x - left) / (right - left)) * (to - from)],
    forms: ([value = 0], tone) =>
      tone === "spot" ? [circle([along(value), level], 11, { weight: 2 }), pika([along(value), level])] : [],
  };
}

export const numberLine: ExerciseDrawing = {
  draw,
  handles: { vend: placeHandle },
};
