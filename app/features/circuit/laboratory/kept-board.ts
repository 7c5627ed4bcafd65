/** Device storage of the laboratory: the unfinished circuit, and the unfinished tasks. */
import { isObject } from "../../../magazine/is-object";
import { deviceRecord } from "../../../play/device-memory";
import type { GridComponents } from "./grid/grid-component";
import { readLink, writeLink } from "./link/circuit-link";
import { scramble, unscramble } from "./link/scramble";

/** Returns the circuit of a link's text; `null` if the link is not valid. */
function circuitOf(text: string | null): GridComponents | null {
  const opened = text === null ? null : readLink(text);
  return opened?.ok ? opened.components : null;
}

const boardRecord = deviceRecord<string>({
  name: "laboratori",
  version: 1,
  lasts: "device",
  parse: (value) => (typeof value === "string" ? value : null),
});

/** Returns the stored circuit. It is checked like a link, since anybody may have edited the storage. */
export const keptBoard = (): GridComponents | null => circuitOf(boardRecord.read());

export function keepBoard(components: GridComponents): void {
  if (components.length === 0) boardRecord.forget();
  else boardRecord.write(writeLink(components));
}

/** Last answer to a task, with its unit, its verdict and the verdict's text. */
export interface KeptAnswer {
  typed: string;
  unit: number;
  right: boolean;
  text: string;
}

interface KeptTask {
  task: string;
  board: string;
  answer: KeptAnswer | null;
}

function answerOf(value: unknown): KeptAnswer | null {
  if (!isObject(value)) return null;
  const { typed, unit, right, text } = value;
  const whole = typeof typed === "string" && typeof unit === "number" && typeof right === "boolean";
  return whole && typeof text === "string" ? { typed, unit, right, text } : null;
}

/** Number of tasks of a lesson that are stored at once. */
const mostTasks = 16;

function taskOf(value: unknown): KeptTask[] {
  if (!isObject(value)) return [];
  const { task, board, answer } = value;
  return typeof task === "string" && typeof board === "string" ? [{ task, board, answer: answerOf(answer) }] : [];
}

const taskRecord = deviceRecord<KeptTask[]>({
  name: "laboratori/detyra",
  version: 2,
  lasts: "tab",
  parse: (value) => (Array.isArray(value) ? value.flatMap(taskOf) : null),
});

const keptTasks = () => taskRecord.read() ?? [];
const keptOf = (link: string) => keptTasks().find(({ task }) => task === link);

/** Stores a task as the first of the list. The one touched longest ago is dropped. */
const keepTask = (kept: KeptTask): boolean =>
  taskRecord.write([kept, ...keptTasks().filter(({ task }) => task !== kept.task)].slice(0, mostTasks));

/** Returns the board of this task, as it was left in this tab. @param task its link */
export const keptTaskBoard = (task: string): GridComponents | null => circuitOf(unscramble(keptOf(task)?.board ?? ""));

export const keptAnswer = (task: string): KeptAnswer | null => keptOf(task)?.answer ?? null;

export const keepTaskBoard = (task: string, components: GridComponents): boolean =>
  keepTask({ task, board: scramble(writeLink(components)), answer: keptAnswer(task) });

/** Forgets what was done of a task, for the next pupil. @param task its link */
export function forgetTask(task: string): void {
  taskRecord.write(keptTasks().filter((kept) => kept.task !== task));
}

/** @param components board on which the task was answered */
export const keepAnswer = (task: string, components: GridComponents, answer: KeptAnswer): boolean =>
  keepTask({ task, board: scramble(writeLink(components)), answer });

interface KeptPlace {
  list: string;
  at: number;
}

const placeRecord = deviceRecord<KeptPlace>({
  name: "laboratori/vendi",
  version: 1,
  lasts: "tab",
  parse: (value) => {
    if (!isObject(value)) return null;
    const { list, at } = value;
    return typeof list === "string" && Number.isInteger(at) && Number(at) >= 0 ? { list, at: Number(at) } : null;
  },
});

/** Returns the index of the open task in a list, from 0. @param list its link */
export function keptPlace(list: string): number {
  const kept = placeRecord.read();
  return kept?.list === list ? kept.at : 0;
}

export const keepPlace = (list: string, index: number): boolean => placeRecord.write({ list, at: index });
