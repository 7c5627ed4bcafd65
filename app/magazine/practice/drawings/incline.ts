/** An inclined plane to scale with a body, its height, length and angle, and the body's weight with its two components. */
import { clamp } from "../../../play/clamp";
import { formatNumber } from "../../albanian";
import { withUnit } from "./axis";
import { type DrawnFigure, type ExerciseDrawing, type FigureHandle, type FigureLook, widths } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import {
  arc,
  arrow,
  circle,
  type FigureForm,
  type FigurePlace,
  label,
  line,
  pika,
  placeInDirection,
  shareBand,
  solvedLabel,
} from "./forms";
import { withoutIndexSigns } from "./quantity-letters";

export const inclineParts = ["lartesia", "gjatesia", "kendi", "pesha", "gjate", "pingul"] as const;
type InclinePart = (typeof inclineParts)[number];

/** How a part is called in the sentence for those who listen. */
const spokenNames: Record<InclinePart, string> = {
  lartesia: "lartësia",
  gjatesia: "gjatësia e rrafshit",
  kendi: "këndi me horizontalen",
  pesha: "pesha poshtë",
  gjate: "përbërësja përgjatë rrafshit",
  pingul: "përbërësja pingul mbi rrafsh",
};

const isForce = (part: InclinePart): part is "pesha" | "gjate" | "pingul" =>
  part === "pesha" || part === "gjate" || part === "pingul";

/** Half the side of the body, and how far above the floor the weight's arrow ends. */
const [half, above] = [15, 8];

function stageOf(rows: FigureRows, room: FigureLook["room"]) {
  const [height, length, weight] = [rows.number("lartesia"), rows.number("gjatesia"), rows.number("pesha", 1)];
  const [sin, cos] = [height / length, Math.sqrt(1 - (height / length) ** 2)];
  const small = room === "option" ? 0.5 : 1;
  const scale = (Math.min(256 / cos, 160 / sin) * small) / length;
  const base = length * cos * scale;
  const left = (widths[room] - base) / 2 - (room === "option" ? 0 : 8);
  const floor = height * scale + (room === "option" ? 34 : 56);
  const foot: FigurePlace = [left, floor];
  const top: FigurePlace = [left + base, floor - height * scale];
  // The body rests on its side: its centre is half a side off the slope.
  const share = 0.58;
  const centre: FigurePlace = [
    left + base * share - half * small * sin,
    floor - height * scale * share - half * small * cos,
  ];
  const reach = (floor - centre[1] - above * small) / weight;
  const steps = { pesha: [0, 1], gjate: [-sin * cos, sin * sin], pingul: [sin * cos, cos * cos] } as const;
  const tip = (part: keyof typeof steps): FigurePlace => [
    centre[0] + steps[part][0] * weight * reach,
    centre[1] + steps[part][1] * weight * reach,
  ];
  const alfa = (Math.asin(sin) * 180) / Math.PI;
  const values: Record<InclinePart, number> = {
    ...{ lartesia: height, gjatesia: length, kendi: alfa },
    ...{ pesha: weight, gjate: weight * sin, pingul: weight * cos },
  };
  return { values, foot, top, centre, floor, sin, cos, small, tip };
}

function bodyForm(rows: FigureRows, { centre: [x, y], sin, cos, small }: ReturnType<typeof stageOf>): FigureForm {
  const r = half * small;
  if (rows.text("trupi") === "top") return circle([x, y], r, { fill: "tint", weight: 1.8 });
  const corner = (a: number, b: number): FigurePlace => [x + (a * cos - b * sin) * r, y - (a * sin + b * cos) * r];
  return line([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], {
    ...{ closed: true, fill: "paper", weight: 1.8, under: true },
  });
}

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const stage = stageOf(rows, look.room);
  const { values, foot, top, centre, floor, sin, cos, small, tip } = stage;
  const isOption = look.room === "option";
  const sought = inclineParts.find((part) => part === rows.text("panjohura"));
  const isHidden = rows.says("fshih") && !look.solved;
  const shown = rows.texts("shfaq").filter((part): part is InclinePart => inclineParts.includes(part as InclinePart));
  const drawn = inclineParts.filter((part) => shown.includes(part) || part === sought);
  const corner: FigurePlace = [top[0], floor];
  const unitOf = (part: InclinePart) => (isForce(part) ? "N" : rows.text("njesia"));
  const numberOf = (part: InclinePart, value = values[part]) =>
    part === "kendi" ? `${formatNumber(Number(value.toPrecision(3)))}°` : withUnit(value, unitOf(part), 4);
  const written = (part: InclinePart) => rows.labelOf(part);
  const textOf = (part: InclinePart) => written(part) ?? numberOf(part);
  const along = (share: number): FigurePlace => [
    foot[0] + (top[0] - foot[0]) * share,
    floor - (floor - top[1]) * share,
  ];
  const down = Math.max(0, half + 8 - Math.hypot(tip("gjate")[0] - centre[0], tip("gjate")[1] - centre[1]));
  const places: Record<InclinePart, { at: FigurePlace; anchor: "start" | "middle" | "end" }> = {
    lartesia: { at: [top[0] + 10, (top[1] + floor) / 2 + 5], anchor: "start" },
    gjatesia: { at: [along(0.9)[0] - 11 * sin, along(0.9)[1] - 11 * cos], anchor: "end" },
    kendi: { at: [foot[0] - 8, floor - 4], anchor: "end" },
    pesha: { at: [tip("pesha")[0] - 9, tip("pesha")[1] - 2], anchor: "end" },
    gjate: { at: [tip("gjate")[0] - 7 - down * cos, tip("gjate")[1] + 3 + down * sin], anchor: "end" },
    pingul: { at: [tip("pingul")[0] + 8, tip("pingul")[1] + 6], anchor: "start" },
  };
  const ends: Record<"lartesia" | "gjatesia", [FigurePlace, FigurePlace]> = {
    lartesia: [corner, top],
    gjatesia: [foot, top],
  };

  const partForms = (part: InclinePart): FigureForm[] => {
    const isSought = part === sought;
    const [tone, weight] = isSought ? (["spot", 3] as const) : (["ink", 2] as const);
    if (isSought && isHidden) return [];
    if (isForce(part)) return arrow(centre, tip(part), { tone, weight: isOption ? 1.8 : weight });
    if (part === "kendi") return [line(arc(foot, 38, 0, values.kendi), { tone, weight: isSought ? 2.4 : 1.2 })];
    return isSought ? [line(ends[part], { tone, weight })] : [];
  };
  const typedForms = (part: InclinePart, value: number): FigureForm[] => {
    const share = value / values[part];
    if (isForce(part)) return [shareBand(centre, tip(part), share)];
    if (part === "kendi") {
      return [
        line([foot, ...arc(foot, 58, 0, clamp(value, 0, 89))], { closed: true, hatched: true, weight: 1, under: true }),
      ];
    }
    return [shareBand(...ends[part], share)];
  };
  const answerForms = (part: InclinePart): FigureForm[] => {
    const { at, anchor } = places[part];
    if (look.solved) return solvedLabel(at, numberOf(part), { anchor });
    const aside = { start: 8, middle: 0, end: -8 }[anchor];
    return isHidden ? [] : [pika([at[0] + aside, at[1] - 5])];
  };
  const arrows = drawn.filter(isForce);
  const isShort = arrows.some((part) => Math.hypot(tip(part)[0] - centre[0], tip(part)[1] - centre[1]) < 10 * small);
  const fault = !(sin > 0 && sin < 1)
    ? "lartësia duhet të jetë më e vogël se gjatësia"
    : values.kendi < 4 || values.kendi > 45
      ? "rrafshi del tepër i sheshtë ose tepër i pjerrët"
      : isShort
        ? "një shigjetë del tepër e shkurtër"
        : undefined;
  const told = drawn.map((part) =>
    part === sought ? `${spokenNames[part]} e panjohur` : `${spokenNames[part]} ${withoutIndexSigns(textOf(part))}`,
  );
  return {
    width: widths[look.room],
    height: floor + (isOption ? 10 : 18),
    forms: [
      line([foot, corner, top], { closed: true, weight: 0, fill: "tint", under: true }),
      line([foot, corner, top], { closed: true, weight: isOption ? 1.6 : 2 }),
      ...(sought === undefined || look.typed === null ? [] : typedForms(sought, look.typed)),
      bodyForm(rows, stage),
      ...drawn.flatMap(partForms),
      ...(arrows.length > 0 ? [circle(centre, isOption ? 2 : 3, { fill: "ink", weight: 0 })] : []),
      ...(isOption
        ? []
        : shown
            .filter((part) => part !== sought)
            .map((part) =>
              label(places[part].at, textOf(part), {
                anchor: places[part].anchor,
                quantity: written(part) !== undefined,
              }),
            )),
      ...(sought === undefined ? [] : answerForms(sought)),
    ],
    says: `Rrafsh i pjerrët që ngrihet nga e majta në të djathtë, me një trup mbi të${told.length > 0 ? `: ${told.join("; ")}` : ""}.`,
    ...(sought !== undefined && { unknown: values[sought] }),
    ...(fault !== undefined && { fault }),
  };
}

/** A force on the body: its direction, in steps of 15° from the plane, as words say them. */
function directionHandle(rows: FigureRows): FigureHandle {
  const { centre, values } = stageOf(rows, "whole");
  const end = (turn: number) => placeInDirection(centre, 62, values.kendi + turn);
  const words = ["përpjetë rrafshit", "pingul mbi rrafsh, lart", "teposhtë rrafshit", "pingul mbi rrafsh, poshtë"];
  const said = (turn: number) =>
    turn % 90 === 0
      ? (words[(turn / 90) % 4] as string)
      : `${formatNumber(turn)}° nga ngjitja, kundër akrepave të orës`;
  return {
    sliders: [{ label: "Drejtimi i shigjetës", min: 0, max: 345, step: 15, start: 0, says: said }],
    grips: [{ across: 0, up: 0, at: ([turn = 0]) => end(turn) }],
    valuesAt: ([x, y]) => {
      const angle = (Math.atan2(centre[1] - y, x - centre[0]) * 180) / Math.PI;
      return [((((angle - values.kendi + 7.5) % 360) + 360) % 360) - 7.5];
    },
    forms: ([turn = 0], tone) => arrow(centre, end(turn), { weight: 3, tone }),
    turn: 360,
  };
}

export const incline: ExerciseDrawing = {
  draw,
  handles: { shigjete: directionHandle },
};
