/** A tree of cases from left to right: what there is, how it divides, and how each part divides again. */
import { withUnit } from "./axis";
import { type DrawnFigure, type ExerciseDrawing, type FigureLook, widths } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import { type FigureForm, type LabelForm, label, labelWidth, line, pika, solvedLabel } from "./forms";

/** Where each of the three columns begins, and where the last ends. Each name stands on a rule of its column. */
const columns = [4, 100, 218, 338] as const;
/** Height of a row: a name, its rule, and the share below. */
const [row, top, most] = [44, 22, 6];

interface Case {
  name: string;
  share: string;
  column: number;
  y: number;
  /** Names from the first division to it. */
  path: string;
  cases: Case[];
}

const part = (value: unknown) => (typeof value === "string" ? value : "");

/** Lays out the divisions; a case stands in the middle of those into which it divides. */
function layOut(rows: FigureRows): Case {
  let count = 0;
  const nextRow = () => top + row * count++;
  const middle = (cases: readonly Case[]) => ((cases[0]?.y ?? 0) + (cases.at(-1)?.y ?? 0)) / 2;
  const divisions = rows.all("dega").map(({ groups: [first, ...inner] }): Case => {
    const name = part(first?.[0]);
    const cases = inner.map((group): Case => {
      const [own, share] = group.map(part) as [string, string | undefined];
      return { name: own, share: share ?? "", column: 2, y: nextRow(), path: `${name}; ${own}`, cases: [] };
    });
    const y = cases.length === 0 ? nextRow() : middle(cases);
    return { name, share: part(first?.[1]), column: 1, y, path: name, cases };
  });
  return { name: rows.text("rrenja"), share: "", column: 0, y: middle(divisions), path: "", cases: divisions };
}

const all = (root: Case): Case[] => [root, ...root.cases.flatMap(all)];

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const root = layOut(rows);
  const places = all(root);
  const sought = rows.all("panjohura").flatMap(({ groups }) => groups.map((group) => group.map(part).join("; ")));
  const isSought = ({ path }: Case) => sought.includes(path);
  const leads = (place: Case): boolean => isSought(place) || place.cases.some(leads);
  const value = rows.number("vlera");
  const text = withUnit(value, rows.text("njesia"), 5);
  const start = ({ column }: Case) => columns[column] as number;
  const end = ({ column }: Case) => columns[column + 1] as number;
  const lastSought = places.filter(isSought).at(-1);

  const style = (place: Case) => (leads(place) ? ({ tone: "spot", weight: 3 } as const) : { weight: 1.5 });
  const rule = (place: Case): FigureForm =>
    line(
      [
        [start(place), place.y],
        [end(place), place.y],
      ],
      style(place),
    );
  const fork = (place: Case): FigureForm[] =>
    place.cases.map((each) =>
      line(
        [
          [end(place), place.y],
          [end(place), each.y],
        ],
        style(each),
      ),
    );
  const answer = (place: Case): FigureForm[] => {
    if (!isSought(place)) return [];
    const [x, y] = [end(place) - 2, place.y + 19];
    // The value of several cases together stands once, at the last.
    if (look.solved && Number.isFinite(value))
      return place === lastSought ? solvedLabel([x, y], text, { anchor: "end" }) : [];
    return [pika([x - 8, y - 6])];
  };
  const names = places.map((place) => label([start(place) + 6, place.y - 6], place.name));
  const shares = places.flatMap((place) =>
    place.share === "" ? [] : [label([start(place) + 6, place.y + 18], place.share)],
  );
  const deep = Math.max(...places.map(({ y }) => y));
  const roomOf = ({ at }: LabelForm) => {
    const next = columns.find((x) => x > at[0]) ?? columns[3];
    return next - at[0] - 2;
  };
  const wide = [...names, ...shares].find((each) => labelWidth(each) > roomOf(each));
  const lost = sought.find((path) => !places.some((place) => place.path === path));
  const fault =
    look.room === "option"
      ? "pema nuk ka figurë të vogël"
      : root.cases.length < 2
        ? "pema do të paktën dy degë"
        : deep > top + row * (most - 1)
          ? `pema ka më shumë se ${most} rreshta`
          : wide !== undefined
            ? `fjalët „${wide.text}“ nuk kanë vend në degën e tyre`
            : lost !== undefined
              ? `nuk ka degë „${lost}“`
              : undefined;
  const spoken = ({ name, share, cases }: Case): string =>
    `${name}${share && ` ${share}`}${cases.length === 0 ? "" : ` (${cases.map(spoken).join(", ")})`}`;
  const asks =
    sought.length === 0 ? "" : ` Kërkohet: ${sought.map((path) => path.replaceAll(";", ",")).join(" dhe ")}.`;
  return {
    width: widths.whole,
    height: deep + 28,
    forms: [
      ...places.filter((place) => !leads(place)).flatMap((place) => [rule(place), ...fork(place)]),
      ...places.filter(leads).flatMap((place) => [rule(place), ...fork(place)]),
      ...names,
      ...shares,
      ...places.flatMap(answer),
    ],
    says: `Pemë rastesh. Në fillim: ${root.name}. Degët: ${root.cases.map(spoken).join("; ")}.${asks}`,
    ...(sought.length > 0 && Number.isFinite(value) && { unknown: value }),
    ...(fault !== undefined && { fault }),
  };
}

export const branching: ExerciseDrawing = { draw };
