/**
 * Writes and parses a whole circuit as text for an address: `1-w0_1_2-b30_6_0.5_0-r4_10-…-checksum`.
 *
 * The version, then the wires by their edges, then each component by a letter, its edge and its numbers, then a
 * checksum (FNV-1a, 32 bits, base 36). Only letters, digits and `-_.`, which no messenger breaks or escapes. A grammar
 * of our own, since people read it aloud and type it: the six ready circuits take 69 to 96 characters, their shortest
 * JSON in base64url 326 to 506; and shared links must always open. A task is written the same way, then scrambled:
 * `2-Xk.3…-checksum`; the tasks of a sheet one after another, `3-…`.
 */
import { fnv1a } from "../../../../magazine/hash";
import { type ComponentKind, internalResistanceRange, type ValueRange, valueRanges } from "../../parts/component";
import { edgeCount } from "../grid/grid";
import { byEdge, type GridComponent, type GridComponents, newGridComponent } from "../grid/grid-component";
import { canAsk, type QuestionKind, questionKinds, type Task } from "../task/task";
import { scramble, unscramble } from "./scramble";

/**
 * Reason why a link opens nothing. `foreign`: it was not made here; `newer`: a newer laboratory made it; `damaged`: a
 * part of it got lost; `impossible`: it needs something that the board does not have.
 */
export type LinkFault = "foreign" | "newer" | "damaged" | "impossible";

/** Parsed link: a plain circuit, or tasks with the circuit of the first. */
export type OpenedLink =
  | { ok: true; components: GridComponents; tasks?: readonly Task[] }
  | { ok: false; fault: LinkFault };

const version = "1";
/** Version of links with a question. A laboratory that knows only circuits reports them as newer. */
const taskVersion = "2";
/** Version of links with several questions, each with its circuit. */
const tasksVersion = "3";
const between = "/";
const mostTasks = 12;
const brokenLetter = "x";
const questionLetters: Readonly<Record<QuestionKind, string>> = {
  value: "R",
  current: "I",
  voltage: "U",
  power: "P",
  dark: "D",
  mend: "N",
};
const letters: Record<Exclude<ComponentKind, "wire">, string> = {
  battery: "b",
  bulb: "l",
  resistor: "r",
  switch: "s",
  capacitor: "k",
  ammeter: "a",
  voltmeter: "v",
};
const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind as ComponentKind]));

/** Decimals of a number: finer than any slider's step. */
const decimals = 3;

export function writeLink(components: GridComponents): string {
  const text = [version, ...writePieces(components)].join("-");
  return `${text}-${checksum(text)}`;
}

/** Writes a task: its circuit and its question. The text is scrambled, so that it cannot be read at a glance. */
export const writeTaskLink = (task: Task): string => sealed(taskVersion, writeTask(task));

/**
 * Writes the tasks of a sheet, in their order. A single task keeps version 2, for laboratories that know no later one.
 */
export function writeTasksLink(tasks: readonly Task[]): string {
  const [first, ...others] = tasks.map(writeTask);
  return others.length === 0
    ? sealed(taskVersion, first ?? "")
    : sealed(tasksVersion, tasks.map(writeTask).join(between));
}

function sealed(wrote: string, readable: string): string {
  const text = `${wrote}-${scramble(readable)}`;
  return `${text}-${checksum(text)}`;
}

function writeTask({ components, question, metersOnly }: Task): string {
  const questionPiece = `${questionLetters[question.ask]}${question.edge}_${Number(metersOnly)}`;
  return [...writePieces(components), questionPiece].join("-");
}

function writePieces(components: GridComponents): string[] {
  const wires = components.filter(({ kind, broken }) => kind === "wire" && !broken);
  const broken = components.filter((component) => component.broken);
  const edgesOf = (letter: string, list: GridComponents) =>
    list.length > 0 ? [letter + list.map(({ edge }) => edge).join("_")] : [];
  const others = components.filter(({ kind }) => kind !== "wire").map(writeComponent);
  return [...edgesOf("w", wires), ...edgesOf(brokenLetter, broken), ...others];
}

function writeComponent({ kind, edge, value, internalResistance, on, reversed }: GridComponent): string {
  const numbers = {
    wire: [],
    battery: [value, internalResistance, Number(reversed)],
    bulb: [value],
    resistor: [value],
    capacitor: [value],
    switch: [Number(on)],
    ammeter: [],
    voltmeter: [],
  }[kind];
  const written = numbers.map((number) => Number(number.toFixed(decimals)));
  return letters[kind as Exclude<ComponentKind, "wire">] + [edge, ...written].join("_");
}

/** Parses a link. @param text text after `#q=` */
export function readLink(text: string): OpenedLink {
  const pieces = /^(\d+)((?:-[\w.]+)*)-([0-9a-z]+)$/.exec(text);
  if (!pieces) return { ok: false, fault: "foreign" };
  const [, wrote, body, sum] = pieces as unknown as [all: string, version: string, body: string, checksum: string];
  if (wrote !== version && wrote !== taskVersion && wrote !== tasksVersion) return { ok: false, fault: "newer" };
  if (checksum(wrote + body) !== sum) return { ok: false, fault: "damaged" };
  if (wrote === version) return readBoard(body.split("-").slice(1));
  const readable = unscramble(body.slice(1)) ?? "";
  return readTasks(wrote === taskVersion ? [readable] : readable.split(between));
}

function readBoard(pieces: readonly string[]): OpenedLink {
  const all = pieces.flatMap(readPiece);
  if (all.includes(null)) return { ok: false, fault: "impossible" };
  const sorted = byEdge(all as GridComponent[]);
  const twice = sorted.some(({ edge }, k) => edge === sorted[k - 1]?.edge);
  return twice ? { ok: false, fault: "impossible" } : { ok: true, components: sorted };
}

function readTasks(written: readonly string[]): OpenedLink {
  const tasks = written.map(readTask);
  const [first] = tasks;
  if (!first || tasks.length > mostTasks || tasks.includes(null)) return { ok: false, fault: "impossible" };
  return { ok: true, components: first.components, tasks: tasks as Task[] };
}

function readTask(written: string): Task | null {
  const pieces = written.split("-");
  const questionMatch = /^([A-Z])(\d+)_([01])$/.exec(pieces.pop() ?? "");
  const board = readBoard(pieces);
  const ask = questionKinds.find((kind) => questionLetters[kind] === questionMatch?.[1]);
  if (!questionMatch || !ask || !board.ok) return null;
  const task = {
    components: board.components,
    question: { ask, edge: Number(questionMatch[2]) },
    metersOnly: questionMatch[3] === "1",
  };
  return canAsk(task.components, task.question) ? task : null;
}

/** Parses one part of a link: wires or one component. The list holds `null` for an impossible one. */
function readPiece(piece: string): (GridComponent | null)[] {
  const letter = piece.charAt(0);
  const numbers = piece.slice(1).split("_").map(readNumber);
  if (letter === "w" || letter === brokenLetter) {
    const properties = letter === brokenLetter ? { broken: true as const } : {};
    return numbers.map((edge) => (isEdge(edge) ? newGridComponent("wire", edge, properties) : null));
  }
  return [readComponent(kinds.get(letter), numbers)];
}

const readNumber = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

const isEdge = (edge: number | undefined): edge is number => Number.isInteger(edge) && Number(edge) < edgeCount;

const isFlag = (value: number | undefined) => value === 0 || value === 1;

const isWithin = (range: ValueRange | undefined, value: number | undefined): value is number =>
  range !== undefined && value !== undefined && value >= range.min && value <= range.max;

function readComponent(
  kind: ComponentKind | undefined,
  [edge, first, second, third, ...rest]: number[],
): GridComponent | null {
  if (kind === undefined || !isEdge(edge) || rest.length > 0) return null;
  switch (kind) {
    case "battery":
      if (!isWithin(valueRanges[kind], first) || !isWithin(internalResistanceRange, second) || !isFlag(third))
        return null;
      return newGridComponent(kind, edge, { value: first, internalResistance: second, reversed: third === 1 });
    case "switch":
      return isFlag(first) && second === undefined ? newGridComponent(kind, edge, { on: first === 1 }) : null;
    case "bulb":
    case "resistor":
    case "capacitor":
      return isWithin(valueRanges[kind], first) && second === undefined
        ? newGridComponent(kind, edge, { value: first })
        : null;
    default:
      return first === undefined ? newGridComponent(kind, edge) : null;
  }
}

const checksum = (text: string) => fnv1a(text).toString(36);
