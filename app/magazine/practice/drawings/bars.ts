/** Bars over one axis of values. */

import { clamp } from "../../../play/clamp";
import { formatNumber } from "../../albanian";
import { evenStep, evenTicks } from "./axis";
import { type DrawnFigure, type ExerciseDrawing, type FigureHandle, type FigureLook, widths } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import { box, type FigureForm, type FigurePlace, label, labelWidth, line, pika, solvedLabel } from "./forms";
import { namesQuantity, withoutIndexSigns } from "./quantity-letters";

/** Most ticks: twelve numbers have room above one another, nine are read with ease. */
const [mostTicks, easyTicks] = [12, 9];

function planeOf(rows: FigureRows, room: FigureLook["room"]) {
  const [from = 0, end = 1, written = 1] = rows.numbers("boshti");
  const isOption = room === "option";
  const step = isOption ? written : evenStep(from, end, written, easyTicks);
  // An even step may not end where the editor's did: the axis goes on to its next tick.
  const to = isOption ? end : from + Math.ceil((end - from) / step - 1e-9) * step;
  const ticks = evenTicks(from, to, step, 21);
  const widest = Math.max(8, ...ticks.map((value) => labelWidth(label([0, 0], formatNumber(value)))));
  const left = isOption ? 12 : widest + 18;
  const right = widths[room] - 10;
  const [top, bottom] = isOption ? [22, 96] : [36, 196];
  const level = (value: number) => bottom - ((value - from) / (to - from)) * (bottom - top);
  const bars = rows.all("shtylla").map(({ label, groups }) => ({ name: label, value: Number(groups[0]?.[0]) }));
  const pitch = (right - left - 8) / Math.max(1, bars.length);
  const width = Math.min(54, pitch * 0.62);
  const middle = (place: number) => left + 8 + pitch * (place + 0.5);
  return { from, to, step, ticks, left, right, top, bottom, level, bars, pitch, width, middle };
}

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const { from, to, ticks, left, right, top, bottom, level, bars, pitch, width, middle } = planeOf(rows, look.room);
  const isOption = look.room === "option";
  const [unit, soughtName] = [rows.text("njesia"), rows.text("panjohura")];
  const sought = bars.findIndex(({ name }) => name === soughtName && soughtName !== "");
  const base = level(clamp(0, from, to));
  const bounded = (value: number) => level(clamp(value, from, to + (to - from) * 0.08));
  const forms: FigureForm[] = [
    ...(isOption
      ? []
      : ticks.map((value) =>
          line(
            [
              [left, level(value)],
              [right, level(value)],
            ],
            { tone: "hair", weight: 1, under: true },
          ),
        )),
    // Before the bars: it would hide the line of an unknown bar at 0.
    line(
      [
        [left, base],
        [right, base],
      ],
      { weight: 1.5, under: true },
    ),
    ...bars.flatMap(({ name, value }, place): FigureForm[] => {
      const x = middle(place);
      const [a, b]: [FigurePlace, FigurePlace] = [
        [x - width / 2, base],
        [x + width / 2, level(value)],
      ];
      const title = label([x, bottom + 20], name, { anchor: "middle", quantity: namesQuantity(name) });
      if (place !== sought) {
        const isTold = rows.says("vlera", false);
        return [
          box(a, b, { fill: "tint", weight: 1.5, under: true }),
          title,
          ...(isTold ? [label([x, level(value) - 6], formatNumber(value), { anchor: "middle" })] : []),
        ];
      }
      const typed =
        look.typed === null ? [] : [box(a, [b[0], bounded(look.typed)], { hatched: true, weight: 1, under: true })];
      return look.solved
        ? [
            ...typed,
            box(a, b, { fill: "spot", tone: "spot", under: true }),
            title,
            ...solvedLabel([x, level(value) - 6], formatNumber(value), { anchor: "middle" }),
          ]
        : [
            ...typed,
            line([a, [b[0], base]], { tone: "spot", weight: 3 }),
            title,
            ...(look.typed === null && !rows.has("kapja") ? [pika([x, base - 14])] : []),
          ];
    }),
    line(
      [
        [left, top - 6],
        [left, bottom],
      ],
      { weight: 1.5 },
    ),
    ...(isOption
      ? []
      : ticks.flatMap((value) => [
          line(
            [
              [left - 5, level(value)],
              [left, level(value)],
            ],
            { weight: 1 },
          ),
          label([left - 9, level(value) + 5], formatNumber(value), { anchor: "end" }),
        ])),
    ...(unit === "" || isOption ? [] : [label([4, 16], unit)]),
  ];
  const told = bars.flatMap(({ name, value }, place) =>
    place === sought ? [] : `${withoutIndexSigns(name)} ${formatNumber(value)}`,
  );
  const widest = Math.max(...bars.map(({ name }) => labelWidth(label([0, 0], name))), 0);
  const isOutside = bars.some(({ value }) => value > to + 1e-9 || value < from - 1e-9);
  const fault =
    !(to > from) || ticks.length > mostTicks
      ? `boshti ka më shumë se ${mostTicks} ndarje ose është bosh`
      : bars.length === 0 || bars.length > 7
        ? "duhen një deri shtatë shtylla"
        : isOutside
          ? "një shtyllë del mbi boshtin"
          : widest > pitch
            ? "emrat e shtyllave janë tepër të gjatë"
            : soughtName !== "" && sought < 0
              ? "nuk ka shtyllë me emrin e panjohur"
              : undefined;
  return {
    width: widths[look.room],
    height: bottom + 30,
    forms,
    says: `Shtylla${unit && `, në ${unit}`}: ${told.join(", ")}.${sought < 0 ? "" : ` E panjohur është shtylla „${withoutIndexSigns(soughtName)}“.`}`,
    ...(sought >= 0 && { unknown: bars[sought]?.value ?? 0 }),
    ...(fault !== undefined && { fault }),
  };
}

/** The height of the unknown bar: its value. */
function heightHandle(rows: FigureRows): FigureHandle {
  const { from, to, step, level, bars, width, middle, bottom, top } = planeOf(rows, "whole");
  const sought = Math.max(
    0,
    bars.findIndex(({ name }) => name === rows.text("panjohura")),
  );
  const unit = rows.text("njesia");
  const base = level(Math.max(from, 0));
  const x = middle(sought);
  return {
    sliders: [
      {
        label: `Lartësia e shtyllës ${withoutIndexSigns(bars[sought]?.name ?? "")}`,
        min: from,
        max: to,
        step: rows.number("kapja", step),
        start: Math.max(from, 0),
        says: (value) => `${formatNumber(value)}${unit && `\u00a0${unit}`}`,
      },
    ],
    grips: [{ across: 0, up: 0, at: ([value = 0]) => [x, level(value)] }],
    valuesAt: ([, y]) => [from + ((bottom - y) / (bottom - top)) * (to - from)],
    forms: ([value = 0], tone) => [
      box(
        [x - width / 2, base],
        [x + width / 2, level(value)],
        tone === "spot" ? { fill: "spot", tone } : { hatched: true, weight: 1.5 },
      ),
    ],
  };
}

export const bars: ExerciseDrawing = {
  draw,
  handles: { lartesi: heightHandle },
};
