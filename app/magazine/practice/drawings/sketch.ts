/** A sketch of a situation: lines, surfaces, circles, angles and names, in equal units and without axes. */
import { withUnit } from "./axis";
import { type DrawnFigure, type ExerciseDrawing, type FigureLook, widths } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import { arc, arrow, circle, type FigureForm, type FigurePlace, label, line, pika, solvedLabel } from "./forms";
import { namesQuantity } from "./quantity-letters";

/** Greatest width and height of what is drawn, and the room for names around it. */
const [widest, highest, rim] = [324, 210, 8];

/** How each kind of line looks. */
const looks = {
  faqe: { closed: true, fill: "tint", weight: 1.5, under: true },
  ndihmese: { dashed: true, weight: 1.3, tone: "mute", under: true },
  vija: { weight: 2, under: true },
  kerkuar: { weight: 2.8, tone: "spot", under: true },
} as const;

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const [left = 0, right = 1, bottom = 0, top = 1] = rows.numbers("kufijte");
  const one = Math.min(widest / (right - left), highest / (top - bottom));
  const at = (x: number, y: number): FigurePlace => [rim + (x - left) * one, rim + (top - y) * one];
  const numbersOf = (key: string) =>
    rows.all(key).map(({ label: name, groups }) => ({ name, groups: groups.map((group) => group.map(Number)) }));
  const lines = (key: keyof typeof looks) =>
    numbersOf(key).map(({ groups }) =>
      line(
        groups.map(([x = 0, y = 0]) => at(x, y)),
        looks[key],
      ),
    );
  const [sought] = numbersOf("panjohura");
  const [x = 0, y = 0] = sought?.groups[0] ?? [];
  const value = rows.number("vlera");
  const place = at(x, y);
  const forms: FigureForm[] = [
    ...lines("faqe"),
    ...numbersOf("rreth").map(({ groups: [[a = 0, b = 0, r = 1] = []] }) => circle(at(a, b), r * one, { weight: 1.8 })),
    ...lines("ndihmese"),
    ...lines("vija"),
    ...rows.all("lakore").map(({ groups }) => {
      const [curve, from, to] = groups[0] ?? [];
      return line(
        Array.from({ length: 33 }, (_, i) => Number(from) + ((Number(to) - Number(from)) * i) / 32).map((a) =>
          at(a, typeof curve === "function" ? curve(a) : 0),
        ),
        looks.vija,
      );
    }),
    ...lines("kerkuar"),
    ...numbersOf("hark").map(({ groups: [[a = 0, b = 0, r = 1, from = 0, to = 90] = []] }) =>
      line(arc(at(a, b), r * one, from, to), { weight: 1.3, under: true }),
    ),
    ...numbersOf("shigjeta").flatMap(({ groups: [[a = 0, b = 0] = [], [c = 0, d = 0] = []] }) =>
      arrow(at(a, b), at(c, d), { weight: 1.6 }).map((form) => ({ ...form, under: true })),
    ),
    ...numbersOf("pika").map(({ groups: [[a = 0, b = 0] = []] }) => circle(at(a, b), 4, { fill: "ink", weight: 0 })),
    ...numbersOf("teksti").map(({ name, groups: [[a = 0, b = 0] = []] }) =>
      label([at(a, b)[0], at(a, b)[1] + 5], name, { anchor: "middle", quantity: namesQuantity(name) }),
    ),
    ...(sought === undefined
      ? []
      : look.solved && Number.isFinite(value)
        ? solvedLabel([place[0], place[1] + 5], withUnit(value, rows.text("njesia"), 4), { anchor: "middle" })
        : look.solved
          ? []
          : [pika([place[0] - 7, place[1]]), label([place[0] + 4, place[1] + 5], "?", { bold: true, spot: true })]),
  ];
  const isEmpty = !(right > left && top > bottom);
  return {
    width: widths.whole,
    height: rim * 2 + (top - bottom) * one,
    forms,
    says: `${rows.text("thote")}.`,
    ...(sought !== undefined && Number.isFinite(value) && { unknown: value }),
    ...(look.room === "option"
      ? { fault: "skica nuk bëhet figurë e vogël" }
      : isEmpty && { fault: "kufijtë e skicës janë bosh" }),
  };
}

export const sketch: ExerciseDrawing = { draw };
