/** Strips to one scale, each divided into parts with their names: a whole and what it is made of. */
import { clamp } from "../../../play/clamp";
import { withUnit } from "./axis";
import { type DrawnFigure, type ExerciseDrawing, type FigureLook, widths } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import { box, type FigureForm, type FigurePlace, label, labelWidth, line, pika, solvedLabel } from "./forms";
import { namesQuantity, withoutIndexSigns } from "./quantity-letters";

/** Left edge and greatest length of a strip, its height, and the room from one strip to the next. */
const [left, longest, high, pitch] = [4, 300, 30, 64];

/** Writes the answer into its part, or above it at the strip's end where it is too long. */
function solvedIn(wide: number, middle: number, top: number, text: string): FigureForm[] {
  const inside = solvedLabel([middle, top + 20], text, { anchor: "middle" });
  const [form] = inside;
  return form?.kind === "label" && labelWidth(form) < wide - 4
    ? inside
    : solvedLabel([left + longest, top - 8], text, { anchor: "end" });
}

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const sought = rows.text("panjohura");
  const unit = rows.text("njesia");
  let unknown: number | undefined;
  const strips = rows.all("shirit").map(({ label: name, groups }) => ({
    name,
    parts: groups.map(([value, text]) => ({ value: Number(value), text: String(text ?? "") })),
  }));
  const lengthOf = (parts: readonly { value: number }[]) => parts.reduce((sum, { value }) => sum + value, 0);
  const whole = Math.max(...strips.map(({ parts }) => lengthOf(parts)));
  const one = longest / whole;
  const tight: string[] = [];
  const forms = strips.flatMap(({ name, parts }, place): FigureForm[] => {
    const top = 26 + place * pitch;
    let from = 0;
    const shown = parts.flatMap(({ value, text }): FigureForm[] => {
      const [a, b]: [FigurePlace, FigurePlace] = [
        [left + from * one, top],
        [left + (from + value) * one, top + high],
      ];
      from += value;
      const middle = (a[0] + b[0]) / 2;
      if (text === sought && text !== "") {
        unknown = value;
        const reach = look.typed === null ? 0 : clamp(look.typed, 0, Math.max(value, whole * 1.08 - from + value));
        return [
          box(a, b, { tone: "spot", weight: 2.4, under: true }),
          ...(look.typed === null
            ? []
            : [box(a, [a[0] + reach * one, b[1]], { hatched: true, weight: 1, under: true })]),
          ...(look.solved
            ? solvedIn(b[0] - a[0], middle, top, withUnit(value, unit, 5))
            : look.typed === null
              ? [pika([middle, top + high / 2])]
              : []),
        ];
      }
      const inside = label([middle, top + 20], text, { anchor: "middle", quantity: namesQuantity(text) });
      if (text !== "" && labelWidth(inside) > b[0] - a[0] - 4) tight.push(text);
      return [box(a, b, { fill: "tint", weight: 1.5, under: true }), ...(text === "" ? [] : [inside])];
    });
    return [...(name === "" ? [] : [label([left, top - 8], name, { quantity: namesQuantity(name) })]), ...shown];
  });
  const last = 26 + (strips.length - 1) * pitch + high;
  const braces = rows.all("kllapa").flatMap(({ label: name, groups }): FigureForm[] => {
    const [from = 0, to = 0] = (groups[0] ?? []).map(Number);
    const [a, b] = [left + from * one, left + to * one];
    const isSought = name === sought && name !== "";
    if (isSought) unknown = to - from;
    const foot = last + 26;
    const half = labelWidth(label([0, 0], name)) / 2;
    const middle = clamp((a + b) / 2, left + half, Math.max(left + half, widths.whole - half));
    const under = isSought
      ? look.solved
        ? solvedLabel([(a + b) / 2, foot], withUnit(to - from, unit, 5), { anchor: "middle" })
        : [pika([(a + b) / 2, foot - 4])]
      : [label([middle, foot], name, { anchor: "middle", quantity: namesQuantity(name) })];
    const ends: FigurePlace[] = [
      [a, last + 4],
      [a, last + 10],
      [b, last + 10],
      [b, last + 4],
    ];
    return [line(ends, { weight: 1.3, ...(isSought && { tone: "spot" }) }), ...under];
  });
  const told = strips.map(({ name, parts }) => {
    const list = parts.map(({ text }) => (text === "" || text === sought ? "një pjesë e panjohur" : text));
    return `Shiriti${name && ` „${withoutIndexSigns(name)}“`}: ${withoutIndexSigns(list.join(", "))}.`;
  });
  const brace = rows
    .all("kllapa")
    .map(({ label: name }) => ` Kllapa poshtë: ${name === sought ? "e panjohur" : withoutIndexSigns(name)}.`);
  const fault =
    look.room === "option"
      ? "shiritat nuk bëhen figurë e vogël"
      : !(whole > 0) || strips.some(({ parts }) => parts.some(({ value }) => value < 0))
        ? "shiritat nuk kanë gjatësi"
        : tight.length > 0
          ? `emri „${tight[0]}“ nuk hyn në pjesën e vet`
          : sought !== "" && unknown === undefined
            ? `asnjë pjesë nuk quhet „${sought}“`
            : undefined;
  return {
    width: widths.whole,
    height: last + (braces.length > 0 ? 34 : 24),
    forms: [...forms, ...braces],
    says: told.join(" ") + brace.join(""),
    ...(unknown !== undefined && { unknown }),
    ...(fault !== undefined && { fault }),
  };
}

export const strip: ExerciseDrawing = { draw };
