/** The plane of a wave, and the four lengths that are measured on it. */
import { withUnit } from "./axis";
import type { FigureLook } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import { type FigureForm, type FigurePlace, label, line, pika, shareBand, solvedLabel } from "./forms";

export const measures = ["gjatesia", "amplituda", "lartesia"] as const;
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
  /** The last crest, or trough half a wave after it, before the axis ends. */
  const last = (first: number) => first + Math.floor((to - first) / length + 1e-9) * length;
  const isAcross = part === "gjatesia";
  const foot = part === "lartesia" ? -height : 0;
  const x = part === "lartesia" ? right + 30 : left - 14;
  const [low, high] = [at(0, foot)[1], at(0, height)[1]];
  const [x1, x2] = [at(crest)[0], at(crest + length)[0]];
  const ends: readonly [FigurePlace, FigurePlace] = isAcross
    ? [
        [x1, high - 14],
        [x2, high - 14],
      ]
    : [
        [x, low],
        [x, high],
      ];
  const from: readonly [FigurePlace, FigurePlace] = isAcross
    ? [
        [x1, high],
        [x2, high],
      ]
    : part === "lartesia"
      ? [at(last((crest + length / 2) % length), foot), at(last(crest), height)]
      : [at(0, 0), [x1, high]];
  const side = isAcross ? 0 : part === "lartesia" ? 1 : -1;
  const text = {
    at: [isAcross ? (x1 + x2) / 2 : x + 8 * side, isAcross ? high - 22 : (low + high) / 2 + 5] as FigurePlace,
    anchor: (["end", "middle", "start"] as const)[side + 1] ?? "middle",
  };
  return { line: ends, from, text, value: isAcross ? length : height - foot };
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
  const { at, anchor } = measure.text;
  const text = withUnit(measure.value, isAcross ? plane.unit : rows.text("njesia"), 4);
  return [
    ...measure.from.map((place, i) =>
      line([place, measure.line[i] as FigurePlace], { weight: 1, dashed: true, under: true }),
    ),
    ...(isSought && look.typed !== null ? [shareBand(from, to, look.typed / measure.value)] : []),
    line([from, to], { weight: isSought ? 3 : 1.5, tone: isSought ? "spot" : "ink", under: true }),
    ...[from, to].map(stop),
    ...(!isSought
      ? [label(at, text, { anchor })]
      : look.solved
        ? solvedLabel(at, text, { anchor })
        : [pika([at[0] + { start: 8, middle: 0, end: -8 }[anchor], at[1] - 5])]),
  ];
}
