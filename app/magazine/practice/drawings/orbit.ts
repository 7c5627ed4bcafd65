/**
 * A body on its path round another: distances to scale, the velocity along the path, the force to the centre. A planet
 * that would be a point is drawn larger.
 */
import { withUnit } from "./axis";
import { type DrawnFigure, type ExerciseDrawing, type FigureLook, widths } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import {
  arc,
  arrow,
  circle,
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

/** `planeti` is the radius of the body in the middle, `afer` and `larg` are the ends of an ellipse. */
export const orbitParts = ["planeti", "rrezja", "lartesia", "shpejtesia", "forca", "afer", "larg"] as const;
type OrbitPart = (typeof orbitParts)[number];

/** How a part is called in the sentence for those who listen. */
const spokenNames: Record<OrbitPart, string> = {
  planeti: "rrezja e tij",
  rrezja: "largësia nga qendra",
  lartesia: "lartësia mbi sipërfaqe",
  shpejtesia: "shpejtësia përgjatë rrugës",
  forca: "forca drejt qendrës",
  afer: "largësia në skajin e afërt",
  larg: "largësia në skajin e largët",
};

/** Radius of a drawn circle, length of an ellipse, longest arrow, and the least gap that is seen as one. */
const [radius, axis, longest, gap] = [92, 236, 62, 2];

/** Where a part is drawn, and where its label stands. */
interface PartPlace {
  ends: readonly [FigurePlace, FigurePlace];
  at: FigurePlace;
  anchor: "start" | "middle" | "end";
}

interface Stage {
  height: number;
  values: Partial<Record<OrbitPart, number>>;
  places: Partial<Record<OrbitPart, PartPlace>>;
  /** The path with the body in the middle. */
  path: FigureForm[];
  centre: FigurePlace;
  /** Where the name of the body in the middle begins, or its middle. */
  name: Omit<PartPlace, "ends">;
  body: FigurePlace;
  fault: string | undefined;
}

/** Radii of a planet that would be a point to scale, and of the body, which is smaller. */
const [leastPlanet, moon] = [10, 4];

const anchorTo = (degrees: number) => {
  const cos = Math.cos((degrees * Math.PI) / 180);
  return cos > 0.35 ? "start" : cos < -0.35 ? "end" : "middle";
};

/** Returns where a label stands beyond a point, in a direction. */
function beyond(point: FigurePlace, degrees: number, away = 12): Omit<PartPlace, "ends"> {
  const [x, y] = placeInDirection(point, away, degrees);
  return { at: [x, y + 5], anchor: anchorTo(degrees) };
}

/** Lays out a circular path, which is passed counterclockwise. */
function circleStage(rows: FigureRows): Stage {
  const [distance, planet] = [rows.number("rrezja"), rows.number("planeti", 0)];
  const turn = rows.number("trupi", 0);
  const centre: FigurePlace = [radius + 16, radius + 16];
  const inner = (planet / distance) * radius;
  const [body, surface] = [placeInDirection(centre, radius, turn), placeInDirection(centre, inner, turn)];
  const tip = placeInDirection(body, longest, turn + 90);
  const pulled = Math.min(longest, 0.8 * (radius - inner));
  const beside = beyond(body, turn, 14);
  const inside: PartPlace = {
    ends: [centre, placeInDirection(centre, inner, 180)],
    at: [centre[0], centre[1] + 20],
    anchor: "middle",
  };
  const width = labelWidth(label([0, 0], withUnit(planet, rows.text("njesia"), 4)));
  // A narrow planet has no room for its number, so the ring beside it has.
  const outside: PartPlace = { ends: inside.ends, at: [centre[0] - inner - 7, centre[1] + 5], anchor: "end" };
  return {
    height: centre[1] + radius + 16,
    values: {
      ...{ planeti: planet, rrezja: distance, lartesia: distance - planet },
      ...{ shpejtesia: rows.number("shpejtesia"), forca: rows.number("forca") },
    },
    places: {
      planeti: width < 2 * Math.sqrt(Math.max(0, inner ** 2 - 20 ** 2)) - 4 ? inside : outside,
      rrezja: { ends: [centre, body], ...beside },
      lartesia: { ends: [surface, body], ...beside },
      shpejtesia: { ends: [body, tip], ...beyond(tip, turn === 0 ? 0 : turn + 90) },
      forca: {
        ends: [body, placeInDirection(body, -pulled, turn)],
        ...beyond(placeInDirection(body, -pulled / 2, turn), turn - 90, 13),
      },
    },
    path: [
      line(arc(centre, radius, 0, 360), { closed: true, weight: 1.2, dashed: true, under: true }),
      circle(
        centre,
        Math.max(inner, planet > 0 ? leastPlanet : 4),
        planet > 0 ? { fill: "tint", weight: 1.8 } : { fill: "ink", weight: 0 },
      ),
    ],
    ...{ centre, body },
    // A wide planet bears its name, a narrow one stands over it.
    name: { at: [centre[0], centre[1] + (inner > 40 ? -12 : Math.max(inner, leastPlanet) + 17)], anchor: "middle" },
    fault: !(distance > planet && planet >= 0)
      ? "rrezja e orbitës duhet të jetë më e madhe se ajo e planetit"
      : radius - inner < gap
        ? "orbita del ngjitur me planetin"
        : undefined,
  };
}

/** Lays out an ellipse with the body of the middle in its left focus, and the other one at the far end. */
function ellipseStage(rows: FigureRows): Stage {
  const [near, far] = [rows.number("afer"), rows.number("larg")];
  const scale = axis / (near + far);
  const half = Math.sqrt(near * far) * scale;
  const middle: FigurePlace = [16 + axis / 2, half + 34];
  const [left, body]: [FigurePlace, FigurePlace] = [
    [16, middle[1]],
    [16 + axis, middle[1]],
  ];
  const centre: FigurePlace = [left[0] + near * scale, middle[1]];
  const around = arc([0, 0], 1, 0, 360).map(
    ([x, y]): FigurePlace => [middle[0] + (x * axis) / 2, middle[1] + y * half],
  );
  return {
    height: middle[1] + half + 40,
    values: { afer: near, larg: far },
    places: {
      afer: { ends: [centre, left], at: [left[0] - 2, middle[1] + half + 24], anchor: "start" },
      larg: { ends: [centre, body], ...beyond(body, 0) },
    },
    path: [
      line(around, { closed: true, weight: 1.2, dashed: true, under: true }),
      circle(centre, 4, { fill: "ink", weight: 0 }),
    ],
    ...{ centre, body },
    name: { at: [centre[0] + 2, centre[1] - 8], anchor: "start" },
    fault: !(near > 0 && far > near) ? "skaji i largët duhet të jetë më larg se i afërti" : undefined,
  };
}

const isArrow = (part: OrbitPart) => part === "shpejtesia" || part === "forca";

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const isEllipse = rows.has("afer");
  const stage = isEllipse ? ellipseStage(rows) : circleStage(rows);
  const sought = orbitParts.find((part) => part === rows.text("panjohura"));
  const shown = orbitParts.filter((part) => rows.texts("shfaq").includes(part) && part !== sought);
  const drawn = [...shown, ...(sought === undefined ? [] : [sought])];
  const missing = drawn.find((part) => !Number.isFinite(stage.values[part]));
  const sizeOf = (part: OrbitPart) => stage.values[part] ?? Number.NaN;
  const placeOf = (part: OrbitPart): PartPlace =>
    stage.places[part] ?? { ends: [stage.centre, stage.body], at: stage.centre, anchor: "start" };
  const unitOf = (part: OrbitPart) => (isArrow(part) ? (rows.texts(part)[0] ?? "") : rows.text("njesia"));
  const written = (part: OrbitPart) => rows.labelOf(part);
  const textOf = (part: OrbitPart) => written(part) ?? withUnit(sizeOf(part), unitOf(part), 4);
  const middle = rows.text("qendra");
  const moonName = rows.labelOf("trupi");
  const aside = beyond(stage.body, rows.number("trupi", 0), 14);

  const partForms = (part: OrbitPart): FigureForm[] => {
    const isSought = part === sought;
    const style = { tone: isSought ? ("spot" as const) : ("ink" as const), weight: isSought ? 3 : 2 };
    const { ends } = placeOf(part);
    return isArrow(part) ? arrow(...ends, style) : [line(ends, style)];
  };
  const answerForms = (part: OrbitPart): FigureForm[] => {
    const { at, anchor } = placeOf(part);
    if (look.solved) return solvedLabel(at, withUnit(sizeOf(part), unitOf(part), 4), { anchor });
    return [pika([at[0] + { start: 8, middle: 0, end: -8 }[anchor], at[1] - 5])];
  };
  const told = drawn.map((part) =>
    part === sought ? `${spokenNames[part]} e panjohur` : `${spokenNames[part]} ${withoutIndexSigns(textOf(part))}`,
  );
  const fault = stage.fault ?? (missing === undefined ? undefined : `pjesa „${missing}“ nuk ka vlerë në këtë figurë`);
  return {
    width: widths.whole,
    height: stage.height,
    forms: [
      ...stage.path,
      ...(sought === undefined || look.typed === null
        ? []
        : [shareBand(...placeOf(sought).ends, look.typed / sizeOf(sought))]),
      ...drawn.flatMap(partForms),
      circle(stage.body, moon, { fill: "paper", weight: 2 }),
      ...(middle === "" ? [] : [label(stage.name.at, middle, { anchor: stage.name.anchor })]),
      ...(moonName === undefined ? [] : [label(aside.at, moonName, { anchor: aside.anchor })]),
      ...shown.map((part) =>
        label(placeOf(part).at, textOf(part), { anchor: placeOf(part).anchor, quantity: written(part) !== undefined }),
      ),
      ...(sought === undefined ? [] : answerForms(sought)),
    ],
    says: `${isEllipse ? "Orbitë e shtypur" : "Orbitë rrethore, kundër akrepave të orës"}; në ${isEllipse ? "një vatër" : "mes"}: ${middle || "trupi në mes"}${told.length > 0 ? `; ${told.join("; ")}` : ""}.`,
    ...(sought !== undefined && { unknown: sizeOf(sought) }),
    ...(fault !== undefined && { fault }),
  };
}

export const orbit: ExerciseDrawing = { draw };
