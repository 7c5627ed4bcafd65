/** The plane of a wave, and the four lengths that are measured on it. */
import { clamp } from "../../../play/clamp";
import { withUnit } from "./axis";
import type { FigureLook } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import { band, type FigureForm, type FigurePlace, label, line, pika, solvedLabel } from "./forms";

export const measures = ["gjatesia", "gjysma", "amplituda", "lartesia"] as const;
export type WaveMeasure = (typeof measures)[number];

export function wavePlane(rows: FigureRows, room: FigureLook["room"]) {
  const isOption = room === "option";
  const [to = 1, step = 0] = rows.numbers("boshti");
  const [letter = "x", unit = ""] = rows.texts("boshti");
  const waves = rows.all("vala").map(({ groups }) => {
    const [length = 1, height = 1, phase = 0] = (groups[0] ?? []).map(Number);
    const valueAt = (x: number) => height * Math.sin(2 * Math.PI * (x / length + phase));
    return { length, height, valueAt, crest: ((((0.25 - phase) % 1) + 1) % 1) * length };
  });
  const measured = measures.filter((part) => part === rows.text("panjohura") || rows.texts("shfaq").includes(part));
  const left = isOption ? 8 : measured.includes("amplituda") ? 78 : 16;
  const right = isOption ? 142 : measured.includes("lartesia") ? 254 : 312;
  const middle = isOption ? 58 : rows.has("ecja") || measured.includes("gjatesia") ? 104 : 76;
  const tallest = Math.max(...waves.map(({ height }) => height), rows.number("shkalla", 0), 1e-9);
  const rise = (isOption ? 34 : 52) / tallest;
  const at = (x: number, y = 0): FigurePlace => [left + (x / to) * (right - left), middle - y * rise];
  return { to, step, letter, unit, waves, measured, left, right, middle, at, isOption };
}

export type WavePlane = ReturnType<typeof wavePlane>;

/** Returns a measure's line, what it leads from on the wave, where its text stands, and its value. */
export function measureOf({ waves, at, left, right, to }: WavePlane, part: WaveMeasure) {
  const { length, height, crest } = waves[0] as WavePlane["waves"][number];
  const last = crest + Math.floor((to - crest) / length + 1e-9) * length;
  const across = (width: number, away: number, foot: number, end: number) => {
    const level = at(0, foot)[1] + away;
    const [x1, x2] = [at(crest)[0], at(crest + width)[0]];
    return {
      line: [
        [x1, level],
        [x2, level],
      ] as const satisfies FigurePlace[],
      from: [at(crest, height), at(crest + width, end)] as const,
      text: { at: [(x1 + x2) / 2, level + (away < 0 ? -8 : 19)] as FigurePlace, anchor: "middle" as const },
      value: width,
    };
  };
  const upright = (foot: number, x: number, side: -1 | 1, from: number) => ({
    line: [
      [x, at(0, foot)[1]],
      [x, at(0, height)[1]],
    ] as const satisfies FigurePlace[],
    from: [at(from, foot), at(from, height)] as const,
    text: {
      at: [x + 8 * side, (at(0, foot)[1] + at(0, height)[1]) / 2 + 5] as FigurePlace,
      anchor: side < 0 ? ("end" as const) : ("start" as const),
    },
    value: height - foot,
  });
  switch (part) {
    case "gjatesia":
      return across(length, -14, height, height);
    case "gjysma":
      return across(length / 2, 14, -height, -height);
    case "amplituda":
      return upright(0, left - 14, -1, crest);
    case "lartesia":
      return upright(-height, right + 30, 1, last);
  }
}

export function measureForms(rows: FigureRows, look: FigureLook, plane: WavePlane, part: WaveMeasure): FigureForm[] {
  const measure = measureOf(plane, part);
  const [from, to] = measure.line;
  const isSought = rows.text("panjohura") === part;
  const isAcross = from[1] === to[1];
  const stop = ([x, y]: FigurePlace) => {
    const [dx, dy] = isAcross ? [0, 5] : [5, 0];
    return line(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      { weight: 1 },
    );
  };
  const share = clamp((look.typed ?? 0) / measure.value, 0, 1.3);
  const { at, anchor } = measure.text;
  const text = withUnit(measure.value, isAcross ? plane.unit : rows.text("njesia"), 4);
  return [
    ...measure.from.map((place, i) =>
      line([place, measure.line[i] as FigurePlace], { weight: 1, dashed: true, under: true }),
    ),
    ...(isSought && look.typed !== null
      ? [band(from, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])]
      : []),
    line([from, to], { weight: isSought ? 3 : 1.5, tone: isSought ? "spot" : "ink", under: true }),
    ...[from, to].map(stop),
    ...(!isSought
      ? [label(at, text, { anchor })]
      : look.solved
        ? solvedLabel(at, text, { anchor })
        : [pika([at[0] + { start: 8, middle: 0, end: -8 }[anchor], at[1] - 5])]),
  ];
}
