/** What the laboratory remembers on the device: the circuit left half-built, and the tasks under way. */
import { deviceRecord } from "../../../play/device-memory";
import { readLink, writeLink } from "./circuit-link";
import type { GridComponents } from "./grid-component";
import { scramble, unscramble } from "./scramble";

/** Returns the circuit of a link's text; `null` where it opens nothing. */
function circuitOf(text: string | null): GridComponents | null {
  const opened = text === null ? null : readLink(text);
  return opened && "components" in opened ? opened.components : null;
}

const boardRecord = deviceRecord<string>({
  name: "laboratori",
  version: 1,
  lasts: "device",
  parse: (value) => (typeof value === "string" ? value : null),
});

/** The circuit that was left. Checked as a link is, since anybody may have edited what is kept. */
export const keptBoard = (): GridComponents | null => circuitOf(boardRecord.read());

export function keepBoard(components: GridComponents): void {
  if (components.length === 0) boardRecord.forget();
  else boardRecord.write(writeLink(components));
}

/** The last answer to a task: what was typed, the unit chosen beside it, and what was said to it. */
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
  const { typed, unit, right, text } = (value ?? {}) as Partial<KeptAnswer>;
  const whole = typeof typed === "string" && typeof unit === "number" && typeof right === "boolean";
  return whole && typeof text === "string" ? { typed, unit, right, text } : null;
}

/** As many tasks of one lesson are kept side by side. */
const mostTasks = 16;

function taskOf(value: unknown): KeptTask[] {
  const { task, board, answer } = (value ?? {}) as Partial<KeptTask>;
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

/** The last touched goes before the others. */
const keepTask = (kept: KeptTask): boolean =>
  taskRecord.write([kept, ...keptTasks().filter(({ task }) => task !== kept.task)].slice(0, mostTasks));

/** The board of this very task, as it was left in this tab. @param task its link */
export const keptTaskBoard = (task: string): GridComponents | null => circuitOf(unscramble(keptOf(task)?.board ?? ""));

export const keptAnswer = (task: string): KeptAnswer | null => keptOf(task)?.answer ?? null;

export const keepTaskBoard = (task: string, components: GridComponents): boolean =>
  keepTask({ task, board: scramble(writeLink(components)), answer: keptAnswer(task) });

/** @param components the board on which it was answered */
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
    const { list, at } = (value ?? {}) as Partial<KeptPlace>;
    return typeof list === "string" && Number.isInteger(at) && Number(at) >= 0 ? { list, at: Number(at) } : null;
  },
});

/** At which task of a list one was, from 0. @param list its link */
export function keptPlace(list: string): number {
  const kept = placeRecord.read();
  return kept?.list === list ? kept.at : 0;
}

export const keepPlace = (list: string, at: number): boolean => placeRecord.write({ list, at });
