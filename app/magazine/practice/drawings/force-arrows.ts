/** A body with the arrows of forces or velocities, on the ground, on a slope or free. Directions are in degrees. */
import { clamp } from "../../../play/clamp";
import { formatNumber } from "../../albanian";
import { type DrawnFigure, type ExerciseDrawing, type FigureHandle, type FigureLook, widths } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import {
  arrow,
  band,
  circle,
  type FigureForm,
  type FigurePlace,
  label,
  labelWidth,
  line,
  pika,
  placeInDirection,
  solvedLabel,
} from "./forms";
import { withoutIndexSigns } from "./quantity-letters";

/** Longest arrow; shortest one, as a share of it. */
const [longest, least] = [92, 0.1];

function stageOf(rows: FigureRows, room: FigureLook["room"]) {
  const shrink = room === "option" ? 0.45 : 1;
  const arrows = rows.all("forca").map(({ label: name, groups }) => {
    const [size, direction, text] = groups[0] ?? [];
    return {
      name,
      size: Number(size),
      direction: Number(direction),
      text: typeof text === "string" ? text : undefined,
    };
  });
  // Pictures to choose among share a scale, which only the editor knows of each.
  const greatest = Math.max(...arrows.map(({ size }) => Math.abs(size)), rows.number("shkalla", 0), 1e-9);
  const centre: FigurePlace = room === "option" ? [80, 58] : [170, 128];
  const unit = (longest * shrink) / greatest;
  const end = (size: number, direction: number) => placeInDirection(centre, size * unit, direction);
  return { arrows, greatest, centre, unit, end, shrink };
}

function bodyForms(rows: FigureRows, [x, y]: FigurePlace, shrink: number): FigureForm[] {
  const slope = rows.number("pjerresia", 0);
  const angle = (slope * Math.PI) / 180;
  const turned = (a: number, b: number): FigurePlace => [
    x + (a * Math.cos(angle) - b * Math.sin(angle)) * shrink,
    y - (a * Math.sin(angle) + b * Math.cos(angle)) * shrink,
  ];
  const body = rows.text("trupi", "arke");
  const size = 22;
  const forms: FigureForm[] =
    body === "arke"
      ? [
          line([turned(-size, -size), turned(size, -size), turned(size, size), turned(-size, size)], {
            closed: true,
            fill: "tint",
            weight: 1.8,
            under: true,
          }),
        ]
      : body === "top"
        ? [circle([x, y], size * shrink, { fill: "tint", weight: 1.8 })]
        : [];
  if (rows.text("toka", "jo") === "jo") return forms;
  const [from, to] = [turned(-130, -size), turned(130, -size)];
  const below = [turned(130, -size - 8), turned(-130, -size - 8)];
  return [
    line([from, to, ...below], { closed: true, hatched: true, weight: 0, under: true }),
    line([from, to], { weight: 2.2 }),
    ...forms,
  ];
}

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const { arrows, greatest, centre, end, shrink } = stageOf(rows, look.room);
  const unit = rows.text("njesia", "N");
  const sought = rows.text("panjohura");
  const unknown = arrows.find(({ name }) => name === sought && sought !== "");
  const textOf = (each: (typeof arrows)[number]) =>
    each.text ?? `${formatNumber(Number(each.size.toPrecision(4)))}\u00a0${unit}`;
  const isOption = look.room === "option";
  const forms = arrows.flatMap((each): FigureForm[] => {
    const isSought = each === unknown;
    const isTyped = isSought && look.typed !== null;
    const typed = isTyped ? [band(centre, end(clamp(look.typed ?? 0, 0, greatest * 1.3), each.direction))] : [];
    if (isSought && rows.text("fshih", "jo") === "po" && !look.solved) return typed;
    const tip = end(each.size, each.direction);
    const shaft = arrow(centre, tip, { weight: isOption ? 2 : 2.6, tone: isSought ? "spot" : "ink" });
    if (isOption && each.text === undefined) return shaft;
    const slope = rows.number("pjerresia", 0);
    const place = isAlong(each.direction, slope) ? above(tip, slope) : beyond(tip, each.direction, isOption ? 6 : 9);
    if (!isSought)
      return [
        ...typed,
        ...shaft,
        label(place.at, textOf(each), { anchor: place.anchor, quantity: each.text !== undefined }),
      ];
    return [
      ...typed,
      ...shaft,
      ...(look.solved
        ? solvedLabel(place.at, textOf(each), { anchor: place.anchor, quantity: each.text !== undefined })
        : [pika(beyondDot(tip, each.direction))]),
    ];
  });
  const shortest = Math.min(...arrows.map(({ size }) => Math.abs(size)));
  const widest = Math.max(...arrows.map((each) => labelWidth(label([0, 0], textOf(each)))), 0);
  const fault =
    arrows.length === 0
      ? "duhet të paktën një shigjetë"
      : shortest < greatest * least
        ? "një shigjetë del tepër e shkurtër pranë më të gjatës"
        : widest > 78
          ? "etiketa e një shigjete është tepër e gjatë"
          : sought !== "" && unknown === undefined
            ? "nuk ka shigjetë me emrin e panjohur"
            : undefined;
  const told = arrows.map((each) =>
    each === unknown && rows.text("fshih", "jo") === "po"
      ? `${each.name || "shigjetë"} në drejtim të panjohur`
      : `${each.name || "shigjetë"} ${wordOf(each.direction)}${each === unknown ? ", e panjohur" : `, ${withoutIndexSigns(textOf(each))}`}`,
  );
  return {
    width: widths[look.room],
    height: isOption ? 116 : 256,
    forms: [
      ...bodyForms(rows, centre, shrink),
      ...forms,
      circle(centre, isOption ? 2.5 : 4, { fill: "ink", weight: 0 }),
    ],
    says: `Trup me ${arrows.length === 1 ? "një shigjetë" : `${arrows.length} shigjeta`}: ${told.join("; ")}.`,
    ...(unknown !== undefined && { unknown: unknown.size }),
    ...(fault !== undefined && { fault }),
  };
}

const directions = [
  "djathtas",
  "djathtas lart",
  "lart",
  "majtas lart",
  "majtas",
  "majtas poshtë",
  "poshtë",
  "djathtas poshtë",
];

/** Returns the direction in words, with its degrees if it is none of eight. */
function wordOf(degrees: number): string {
  const turned = ((degrees % 360) + 360) % 360;
  const near = Math.round(turned / 45) % 8;
  return Math.abs(turned / 45 - Math.round(turned / 45)) < 1e-6
    ? (directions[near] as string)
    : `${directions[near]}, ${formatNumber(Number(turned.toFixed(1)))}° nga e djathta`;
}

/** Tells whether an arrow lies along a slope, whose line would cross its label. */
const isAlong = (direction: number, slope: number) =>
  slope !== 0 && Math.abs(((((direction - slope) % 180) + 270) % 180) - 90) < 15;

/** Returns where a label stands on the upper side of an arrow along a slope. */
function above([x, y]: FigurePlace, slope: number): { at: FigurePlace; anchor: "middle" } {
  const angle = (slope * Math.PI) / 180;
  return { at: [x - 20 * Math.sin(angle) - 14 * Math.cos(angle), y - 16 * Math.cos(angle) - 4], anchor: "middle" };
}

/** Returns where a label stands beyond an arrow's head. */
function beyond(
  [x, y]: FigurePlace,
  direction: number,
  away: number,
): { at: FigurePlace; anchor: "start" | "middle" | "end" } {
  const angle = (direction * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const anchor = cos > 0.35 ? "start" : cos < -0.35 ? "end" : "middle";
  return { at: [x + cos * away, y - sin * (away + 4) + 5], anchor };
}

const beyondDot = (tip: FigurePlace, direction: number) => placeInDirection(tip, 14, direction);

/** The direction of the unknown arrow, in sixteen steps. */
function directionHandle(rows: FigureRows): FigureHandle {
  const { centre, greatest, end } = stageOf(rows, "whole");
  const size = rows.all("forca").find(({ label }) => label === rows.text("panjohura"))?.groups[0]?.[0];
  const length = Math.max(Number(size ?? greatest), greatest * 0.35);
  return {
    sliders: [{ label: "Drejtimi i shigjetës", min: 0, max: 337.5, step: 22.5, start: 0, says: wordOf }],
    grips: [{ across: 0, up: 0, at: ([value = 0]) => end(length, value) }],
    valuesAt: ([x, y]) => [(((Math.atan2(centre[1] - y, x - centre[0]) * 180) / Math.PI + 360 + 11.25) % 360) - 11.25],
    forms: ([value = 0], tone) => arrow(centre, end(length, value), { weight: 3, tone }),
    turn: 360,
  };
}

export const forceArrows: ExerciseDrawing = {
  draw,
  handles: { shigjete: directionHandle },
};
