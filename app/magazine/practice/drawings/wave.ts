/** A transverse wave over place or time, with points that swing, four lengths to measure, and a second wave beside it. */
import { formatNumber } from "../../albanian";
import { evenTicks, withUnit } from "./axis";
import { type DrawnFigure, type ExerciseDrawing, type FigureHandle, type FigureLook, widths } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import { arrow, circle, type FigureForm, type FigurePlace, label, labelWidth, line, pika } from "./forms";
import { measureForms, measureOf, measures, type WaveMeasure, type WavePlane, wavePlane } from "./wave-measures";

const spokenNames: Record<WaveMeasure, string> = {
  gjatesia: "nga një kreshtë te tjetra",
  amplituda: "nga qetësia te kreshta",
  lartesia: "nga lugu te kreshta",
};

/** Directions of an arrow, as steps in the picture. */
export const ways = { lart: [0, -1], poshtë: [0, 1], djathtas: [1, 0], majtas: [-1, 0] } as const;
type WaveWay = keyof typeof ways;

/** Most waves that are seen apart. */
const most = 9;

const pointsOf = (rows: FigureRows) =>
  rows.all("pika").map(({ label: name, groups }) => {
    const [x, way] = groups[0] ?? [];
    return { name, x: Number(x), way: typeof way === "string" ? (way as WaveWay) : undefined };
  });

/** Returns where a point's name stands: above a crest, under a trough, else to the right where the wave is not. */
function nameForm(name: string, [x, y]: FigurePlace, slope: number, isHigh: boolean): FigureForm {
  if (Math.abs(slope) < 0.3) return label([x, y + (isHigh ? -10 : 21)], name, { anchor: "middle", bold: true });
  return label([x + 8, y + (slope > 0 ? 18 : -7)], name, { bold: true });
}

function pointForms(rows: FigureRows, { waves, to, left, right, at, middle, isOption }: WavePlane): FigureForm[] {
  return pointsOf(rows).flatMap(({ name, x, way }): FigureForm[] => {
    const place = at(x, waves[0]?.valueAt(x));
    const slope = (place[1] - at(x + 1e-6 * to, waves[0]?.valueAt(x + 1e-6 * to))[1]) / (1e-6 * (right - left));
    const reach = isOption ? 24 : 32;
    const [dx, dy] = ways[way ?? "lart"];
    return [
      ...(way === undefined ? [] : arrow(place, [place[0] + dx * reach, place[1] + dy * reach], { weight: 2.2 })),
      circle(place, isOption ? 3.5 : 5, { fill: "ink", weight: 0 }),
      ...(name === "" || isOption ? [] : [nameForm(name, place, slope, place[1] < middle)]),
    ];
  });
}

function axisForms(rows: FigureRows, plane: WavePlane, bottom: number): FigureForm[] {
  const { to, step, letter, unit, left, right, middle, at, isOption } = plane;
  const ticks = step > 0 && !isOption ? evenTicks(0, to, step, 25) : [];
  const widest = Math.max(8, ...ticks.map((value) => labelWidth(label([0, 0], formatNumber(value))))) + 8;
  const every = Math.ceil(widest / (at(step)[0] - left));
  const top = middle - (isOption ? 38 : 58);
  const going = ways[rows.text("ecja") as WaveWay];
  const [from, length] = isOption ? [75, 30] : [170, 50];
  return [
    ...ticks.map((value) =>
      line(
        [
          [at(value)[0], top],
          [at(value)[0], bottom],
        ],
        { tone: "hair", weight: 1, under: true },
      ),
    ),
    line(
      [
        [left, top],
        [left, bottom],
      ],
      { weight: 1.2, under: true },
    ),
    ...arrow([left, middle], [right + 9, middle], { weight: 1.2 }),
    label([right + 12, middle + 5], "", { lead: letter }),
    ...ticks
      .filter((_, i) => i % every === 0)
      .map((value) => label([at(value)[0], bottom + 17], formatNumber(value), { anchor: "middle" })),
    ...(ticks.length > 0 && unit !== ""
      ? [label([right, bottom + 38], ` (${unit})`, { lead: letter, anchor: "end" })]
      : []),
    ...(going === undefined
      ? []
      : arrow([from - (going[0] * length) / 2, 12], [from + (going[0] * length) / 2, 12], { weight: 1.5 })),
  ];
}

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const plane = wavePlane(rows, look.room);
  const { to, step, letter, unit, waves, measured, middle, at, isOption } = plane;
  const [first] = waves;
  const sought = measures.find((part) => part === rows.text("panjohura"));
  const bottom = middle + (isOption ? 38 : 58);
  const points = pointsOf(rows);
  const fault =
    first === undefined
      ? "duhet të paktën një valë"
      : measured.length > 0 && first.crest + first.length > to + 1e-9
        ? "brenda boshtit duhen dy kreshta"
        : waves.some(({ length }) => !(length > 0) || to / length > most)
          ? `vala përsëritet më shumë se ${most} herë`
          : step > 0 && to / step > 24
            ? "boshti ka më shumë se 24 ndarje"
            : points.some(({ x }) => x < 0 || x > to)
              ? "një pikë del jashtë boshtit"
              : undefined;
  const said = (value: number) => formatNumber(Number(value.toPrecision(3)));
  const told = [
    ...waves.map(({ length, height, crest }, place) => {
      const crests = Array.from({ length: 3 }, (_, i) => crest + i * length).filter((x) => x <= to + 1e-9);
      const name = waves.length < 2 ? "" : place === 0 ? "vija e plotë: " : "vija me pika: ";
      // Crests are told where an axis shows them; else only how often the wave comes, and how high.
      if (step > 0) return `${name}kreshtat e para te ${letter} = ${crests.map(said).join("; ")}`;
      return `${name}në gjithë gjerësinë hyjnë ${said(to / length)} valë${waves.length < 2 ? "" : `, lartësia ${said(height)}`}`;
    }),
    ...measured.map((part) => {
      const { value, line: ends } = measureOf(plane, part);
      const shown = withUnit(value, ends[0][1] === ends[1][1] ? unit : rows.text("njesia"), 4);
      return `${spokenNames[part]} ${part === sought ? "gjatësi e panjohur" : shown}`;
    }),
    ...points.map(({ name, x, way }) => {
      const value = first?.valueAt(x) ?? 0;
      const level = Math.abs(value) < 1e-6 ? "në nivelin e qetësisë" : value > 0 ? "mbi të" : "nën të";
      return `pika${name && ` ${name}`} te ${letter} = ${said(x)}, ${level}${way === undefined ? "" : `, me shigjetë ${way}`}`;
    }),
    ...(rows.has("ecja") ? [`vala ecën ${rows.text("ecja")}`] : []),
  ];
  return {
    width: widths[look.room],
    height: bottom + (isOption ? 8 : step > 0 ? (unit === "" ? 24 : 46) : 10),
    forms: [
      ...axisForms(rows, plane, bottom),
      ...waves.map(({ valueAt }, place) => {
        const count = isOption ? 60 : 96;
        const curve = Array.from({ length: count + 1 }, (_, i) => at((to * i) / count, valueAt((to * i) / count)));
        const isSpot = place === 0 && sought === undefined;
        return line(curve, {
          weight: isOption ? 2 : 2.6,
          tone: isSpot ? "spot" : "ink",
          dashed: place > 0,
          under: true,
        });
      }),
      ...pointForms(rows, plane),
      ...(isOption ? [] : measured.flatMap((part) => measureForms(rows, look, plane, part))),
    ],
    says: `Valë, horizontalisht ${letter} nga 0 deri në ${withUnit(to, unit)}: ${told.join("; ")}.`,
    ...(sought !== undefined && first !== undefined && { unknown: measureOf(plane, sought).value }),
    ...(fault !== undefined && { fault }),
  };
}

/** A point on the first wave: its place along the axis. */
function pointHandle(rows: FigureRows): FigureHandle {
  const { to, step, letter, unit, left, right, at, waves } = wavePlane(rows, "whole");
  const on = (x: number) => at(x, waves[0]?.valueAt(x));
  return {
    sliders: [
      {
        label: "Pika mbi valë",
        min: 0,
        max: to,
        step: rows.number("kapja", step || 1),
        start: 0,
        says: (x) => `${letter} = ${withUnit(x, unit)}`,
      },
    ],
    grips: [{ across: 0, at: ([x = 0]) => on(x) }],
    valuesAt: ([x]) => [((x - left) / (right - left)) * to],
    forms: ([x = 0], tone) => (tone === "spot" ? [circle(on(x), 11, { weight: 2 }), pika(on(x))] : []),
  };
}

export const wave: ExerciseDrawing = {
  draw,
  handles: { pike: pointHandle },
};
