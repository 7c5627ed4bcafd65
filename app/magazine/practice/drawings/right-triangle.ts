/** A right triangle to scale: the legs a (below) and b (upright), the hypotenuse c, and the angle α between a and c. */
import { clamp } from "../../../play/clamp";
import { formatNumber } from "../../albanian";
import { type DrawnFigure, type ExerciseDrawing, type FigureLook, widths } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import {
  arc,
  type FigureForm,
  type FigurePlace,
  label,
  labelWidth,
  line,
  pika,
  placeInDirection,
  shareBand,
  solvedLabel,
} from "./forms";
import { withoutIndexSigns } from "./quantity-letters";

export const triangleParts = ["a", "b", "c", "alfa"] as const;
type Part = (typeof triangleParts)[number];

/** Room of the triangle, and its least ratio of sides: a narrower one is a line. */
const [mostAcross, mostUp, least] = [236, 170, 0.1];
const names: Record<Part, string> = {
  a: "kateti poshtë",
  b: "kateti anash",
  c: "hipotenuza",
  alfa: "këndi poshtë majtas",
};

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const [a, b, unit] = [rows.number("a"), rows.number("b"), rows.text("njesia")];
  const c = Math.hypot(a, b);
  const alfa = (Math.atan2(b, a) * 180) / Math.PI;
  const values: Record<Part, number> = { a, b, c, alfa };
  const sought = triangleParts.find((part) => part === rows.text("panjohura"));
  const isAngle = sought === "alfa" || rows.texts("shfaq").includes("alfa");
  const textOf = (part: Part) =>
    part === "alfa"
      ? `${formatNumber(Number(alfa.toPrecision(3)))}°`
      : `${formatNumber(rounded(values[part]))}${unit && `\u00a0${unit}`}`;
  /** The side's own letter or text, if the editor gave one in place of its number. */
  const written = (part: Part) => rows.labelOf(part);
  const widthOf = (part: Part) => labelWidth(label([0, 0], `✓ ${written(part) ?? textOf(part)}`, { bold: true }));
  // An angle is written to the left of its corner, a side's number beside its middle.
  const corner = isAngle ? widthOf("alfa") + 12 : 12;
  const scale = Math.min(mostAcross / a, (widths.whole - 12 - corner - widthOf("b")) / a, mostUp / b);
  const [width, height] = [a * scale, b * scale];
  const left = Math.max(corner, widthOf("c") + 16 - width / 2, (widthOf("a") - width) / 2);
  const floor = 46 + height;
  const [A, C, B]: [FigurePlace, FigurePlace, FigurePlace] = [
    [left, floor],
    [left + width, floor],
    [left + width, floor - height],
  ];
  const ends: Record<"a" | "b" | "c", [FigurePlace, FigurePlace]> = { a: [C, A], b: [C, B], c: [A, B] };
  const typed = sought === undefined || look.typed === null ? [] : typedForms(sought, look.typed);
  const shown = rows.has("shfaq")
    ? rows.texts("shfaq").filter((part): part is Part => triangleParts.includes(part as Part))
    : triangleParts.filter((part) => part !== "alfa" && part !== sought);

  function typedForms(part: Part, value: number): FigureForm[] {
    if (part === "alfa") {
      const bounded = clamp(value, 0, 89);
      return [
        line([A, ...arc(A, 58, 0, bounded)], { closed: true, hatched: true, weight: 1, under: true }),
        // It ends before the middle of the hypotenuse, where a label stands.
        line([A, placeInDirection(A, 64, bounded)], { weight: 2, under: true }),
      ];
    }
    const [from, to] = ends[part];
    // A tick lies outside the triangle.
    return [shareBand(from, to, value / values[part], part === "b" ? 1 : -1)];
  }

  const places: Record<Part, { at: FigurePlace; anchor: "start" | "middle" | "end" }> = {
    a: { at: [left + width / 2, floor + 22], anchor: "middle" },
    b: { at: [left + width + 10, floor - height / 2 + 5], anchor: "start" },
    c: { at: beside(A, B, 11), anchor: "end" },
    alfa: { at: [A[0] - 8, floor - 5], anchor: "end" },
  };
  const answer = (part: Part): FigureForm[] => {
    const { at, anchor } = places[part];
    if (look.solved) return solvedLabel(at, textOf(part), { anchor });
    const middle: FigurePlace =
      anchor === "end" ? [at[0] - 8, at[1] - 5] : anchor === "middle" ? [at[0], at[1] - 5] : [at[0] + 8, at[1] - 5];
    return [pika(middle)];
  };
  const side = (part: "a" | "b" | "c") =>
    line(ends[part], { tone: sought === part ? "spot" : "ink", weight: sought === part ? 3 : 2 });
  const size = Math.min(14, width / 4, height / 4);
  const forms: FigureForm[] = [
    line([A, C, B], { closed: true, weight: 0, fill: "tint", under: true }),
    line(
      [
        [C[0] - size, C[1]],
        [C[0] - size, C[1] - size],
        [C[0], C[1] - size],
      ],
      { weight: 1 },
    ),
    ...(isAngle
      ? [line(arc(A, 38, 0, alfa), { weight: sought === "alfa" ? 2.4 : 1.2, tone: sought === "alfa" ? "spot" : "ink" })]
      : []),
    ...typed,
    ...(["a", "b", "c"] as const).map(side),
    ...shown.map((part) =>
      label(places[part].at, written(part) ?? textOf(part), {
        anchor: places[part].anchor,
        quantity: written(part) !== undefined,
      }),
    ),
    ...(sought === undefined ? [] : answer(sought)),
  ];
  const known = shown.map((part) => `${names[part]} ${withoutIndexSigns(written(part) ?? textOf(part))}`);
  const isThin = Math.min(a, b) / Math.max(a, b) < least;
  const isNarrow = labelWidth(label([0, 0], textOf("b"))) > 78;
  const fault = !(a > 0 && b > 0)
    ? "katetet duhet të jenë pozitive"
    : isThin
      ? "trekëndëshi del tepër i hollë"
      : isNarrow
        ? "etiketa është tepër e gjatë"
        : undefined;
  return {
    width: widths.whole,
    height: floor + 34,
    forms,
    says: `Trekëndësh kënddrejtë: ${known.join(", ")}${sought === undefined ? "" : `; e panjohur është ${names[sought]}`}.`,
    ...(sought !== undefined && { unknown: values[sought] }),
    ...(fault !== undefined && { fault }),
  };
}

const rounded = (value: number) => Number(value.toPrecision(4));

/** Returns a place beside the middle of a side that rises to the right, above it. */
function beside([x1, y1]: FigurePlace, [x2, y2]: FigurePlace, away: number): FigurePlace {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [(x1 + x2) / 2 + ((y2 - y1) / length) * away, (y1 + y2) / 2 - ((x2 - x1) / length) * away + 2];
}

export const rightTriangle: ExerciseDrawing = {
  draw,
};
