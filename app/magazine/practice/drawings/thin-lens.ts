/** A thin lens with an object, its foci, its image and three rays. Lengths are in one unit; 1/f = 1/d + 1/d′. */

import { clamp } from "../../../play/clamp";
import { formatNumber } from "../../albanian";
import { withUnit } from "./axis";
import { type DrawnFigure, type ExerciseDrawing, type FigureHandle, type FigureLook, widths } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import { arrow, box, circle, type FigureForm, type FigurePlace, label, line, pika, solvedLabel } from "./forms";

/** Level of the axis, half the height of the lens, and the edges of the picture. */
const [axis, lens, left, right] = [104, 74, 12, 328];

function benchOf(rows: FigureRows) {
  const [f, d, h] = [rows.number("f"), rows.number("d"), rows.number("h", 1)];
  const image = Math.abs(d - f) < 1e-9 ? Number.POSITIVE_INFINITY : (f * d) / (d - f);
  const times = -image / d;
  const isSeen = rows.says("shembellimi", true) && Number.isFinite(image);
  const least = rows.number("boshti", 0);
  const isAsked = rows.text("panjohura") === "d1" || rows.says("fshih", false);
  const size = isSeen ? Math.abs(image) : 0;
  // A bench cut to its image would tell where it is: a hidden one has as much room on both sides, in powers of two.
  const room = Math.max(d, Math.abs(f) * 2 ** Math.ceil(Math.log2(Math.max(size / Math.abs(f), 1)) - 1e-9));
  const before = (isAsked ? room : Math.max(d, image < 0 ? size : 0, Math.abs(f))) * 1.15;
  const behind = Math.max(isAsked ? room : image > 0 ? size : 0, Math.abs(f), least) * 1.15;
  const scale = (right - left) / (before + behind);
  const centre = left + before * scale;
  const high = isSeen ? Math.max(1, isAsked ? 2 ** Math.ceil(Math.log2(Math.abs(times)) - 1e-9) : Math.abs(times)) : 1;
  const tall = Math.min(62 / (h * high), Number.POSITIVE_INFINITY);
  return {
    f,
    d,
    h,
    image,
    times,
    scale,
    centre,
    tall,
    isAsked,
    isSeen,
    before,
    behind,
    at: (x: number, y: number): FigurePlace => [centre + x * scale, axis - y * tall],
  };
}

export const lensParts = ["d1", "f", "d"] as const;

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const { f, d, h, image, times, centre, isAsked, isSeen, at, scale } = benchOf(rows);
  const unit = rows.text("njesia");
  const sought = rows.text("panjohura");
  const shown = isSeen && (!isAsked || look.solved);
  const tip = at(-d, h);
  const measured = (value: number) => withUnit(value, unit, 4);
  const converges = f > 0;
  const wing = converges ? 7 : -7;
  const lensForms: FigureForm[] = [
    line(
      [
        [centre, axis - lens],
        [centre, axis + lens],
      ],
      { weight: 2 },
    ),
    ...[-1, 1].map((side) =>
      line(
        [
          [centre - 7, axis + side * (lens - wing)],
          [centre, axis + side * lens],
          [centre + 7, axis + side * (lens - wing)],
        ],
        { weight: 2 },
      ),
    ),
  ];
  const end = (x: number, y: number, toX: number, slope: number): FigurePlace => {
    // A ray ends at the picture's edge, above and below too.
    const length = toX - x;
    const most = lens + 12;
    const far = y + slope * length;
    if (Math.abs(far - axis) <= most) return [toX, far];
    const edge = axis + Math.sign(far - axis) * most;
    return [x + (edge - y) / slope, edge];
  };
  const slopeOf = (from: FigurePlace, to: FigurePlace) => (to[1] - from[1]) / (to[0] - from[0]);
  const rays = rows.says("rrezet", true)
    ? [tip[1], axis].flatMap((y): FigureForm[] => {
        const enters: FigurePlace = [centre, y];
        const before = line([tip, enters], { weight: 1.3, under: true });
        if (!shown && isAsked) return [before];
        const isParallel = y !== axis;
        const slope = isParallel ? slopeOf(enters, [centre + f * scale, axis]) : slopeOf(tip, enters);
        const after = line([enters, end(centre, y, right, slope)], { weight: 1.3, tone: "spot", under: true });
        const back =
          image < 0
            ? [line([enters, end(centre, y, left, slope)], { weight: 1, tone: "spot", dashed: true, under: true })]
            : [];
        return [before, after, ...back];
      })
    : [];
  const bounded = (x: number) => clamp(x, (left - centre) / scale, (right - centre) / scale);
  const typed: FigureForm[] =
    look.typed === null || sought !== "d1"
      ? []
      : [
          box(
            [centre + bounded(look.typed) * scale - 5, axis],
            at(bounded(look.typed), h * clamp(-look.typed / d, -1, 1)).map((v, i) =>
              i === 0 ? v + 5 : v,
            ) as unknown as FigurePlace,
            { hatched: true, weight: 1, under: true },
          ),
        ];
  const measures: FigureForm[] = [];
  const levels = { d: axis + lens + 26, f: axis + lens + 26 };
  const measure = (from: number, to: number, y: number, text: string, part: string) => {
    const [x1, x2] = [at(from, 0)[0], at(to, 0)[0]];
    measures.push(
      line(
        [
          [x1, y - 5],
          [x1, y + 5],
        ],
        { weight: 1 },
      ),
      line(
        [
          [x2, y - 5],
          [x2, y + 5],
        ],
        { weight: 1 },
      ),
      line(
        [
          [x1, y],
          [x2, y],
        ],
        { weight: part === sought ? 2.4 : 1, tone: part === sought ? "spot" : "ink", under: true },
      ),
    );
    const middle: FigurePlace = [(x1 + x2) / 2, y + 19];
    if (part !== sought) measures.push(label(middle, text, { anchor: "middle" }));
    else if (look.solved) measures.push(...solvedLabel(middle, text, { anchor: "middle" }));
    else measures.push(pika([middle[0], middle[1] - 6]));
  };
  if (rows.says("masat", true)) {
    measure(-d, 0, levels.d, measured(d), "d");
    if (sought !== "d1") measure(0, Math.abs(f), levels.f, measured(Math.abs(f)), "f");
    else if (look.solved && isSeen && image > 0) measure(0, image, levels.f, measured(image), "d1");
    else if (!look.solved) {
      // A line with an open end: its length must not tell the answer.
      const [from, to] = [centre + 4, right - 6];
      measures.push(
        line(
          [
            [from, levels.f],
            [to, levels.f],
          ],
          { weight: 2.4, tone: "spot", dashed: true, under: true },
        ),
        pika([(from + to) / 2, levels.f + 14]),
      );
    }
    if (sought === "d1") measures.push(label([left, 16], ` = ${measured(f)}`, { lead: "f" }));
  }
  const focusForms = [-Math.abs(f), Math.abs(f)].flatMap((x): FigureForm[] => {
    const place = at(x, 0);
    return [
      circle(place, 3.5, { fill: "ink", weight: 0 }),
      label([place[0], axis + 19], "", { lead: "F", anchor: "middle" }),
    ];
  });
  const isWide = Math.abs(image) <= 12 * Math.abs(f);
  const fault = !(d > 0 && f !== 0)
    ? "f dhe d duhet të jenë të ndryshme nga zeroja"
    : isSeen && (!isWide || Math.abs(times) > 6 || Math.abs(times) < 0.12)
      ? "shëmbëllimi del tepër larg ose tepër i vogël"
      : Math.abs(f) * scale < 16 || d * scale < 16
        ? "vatra ose sendi del tepër afër thjerrës"
        : undefined;
  return {
    width: widths.whole,
    height: axis + lens + 56,
    forms: [
      line(
        [
          [left - 6, axis],
          [right + 6, axis],
        ],
        { weight: 1, under: true },
      ),
      ...typed,
      ...rays,
      ...lensForms,
      ...focusForms,
      ...arrow(at(-d, 0), tip, { weight: 2.4 }),
      ...(shown ? arrow(at(image, 0), at(image, h * times), { weight: 2.4, tone: "spot" }) : []),
      ...measures,
    ],
    says: `Thjerrë ${converges ? "përmbledhëse" : "shpërndarëse"} me vatër ${sought === "f" ? "të panjohur" : `në ${measured(Math.abs(f))}`}; sendi është ${sought === "d" ? "në largësi të panjohur" : measured(d)} para saj${isAsked ? "; shëmbëllimi kërkohet" : ""}.`,
    ...(lensParts.includes(sought as "f") && { unknown: { d1: image, f, d }[sought as "f"] }),
    ...(fault !== undefined && { fault }),
  };
}

/** The place of the image on the axis: behind the lens positive, before it negative. */
function imageHandle(rows: FigureRows): FigureHandle {
  const { before, behind, centre, scale, at, h, d } = benchOf(rows);
  const unit = rows.text("njesia");
  const step = rows.number("kapja", 1);
  const place = (value: number) =>
    `${formatNumber(Math.abs(value))}${unit && `\u00a0${unit}`} ${value < 0 ? "para" : "pas"} thjerrës`;
  return {
    sliders: [
      {
        label: "Vendi i shëmbëllimit",
        min: Math.ceil(-before / step) * step,
        max: Math.floor(behind / step) * step,
        step,
        start: step,
        says: place,
      },
    ],
    grips: [{ across: 0, at: ([value = 0]) => at(value, 0) }],
    valuesAt: ([x]) => [(x - centre) / scale],
    forms: ([value = 0], tone) => arrow(at(value, 0), at(value, (-h * value) / d), { weight: 2.4, tone }),
  };
}

export const thinLens: ExerciseDrawing = {
  draw,
  handles: { vend: imageHandle },
};
