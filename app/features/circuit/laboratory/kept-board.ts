/** What the laboratory remembers on the device: the circuit left half-built, and the one of a task under way. */
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

/** The circuit that was left; checked as a link is, since anybody may have edited what is kept. */
export const keptBoard = (): GridComponents | null => circuitOf(boardRecord.read());

export function keepBoard(components: GridComponents): void {
  if (components.length === 0) boardRecord.forget();
  else boardRecord.write(writeLink(components));
}

interface KeptTask {
  task: string;
  board: string;
}

const taskRecord = deviceRecord<KeptTask>({
  name: "laboratori/detyra",
  version: 1,
  lasts: "tab",
  parse: (value) => {
    const { task, board } = (value ?? {}) as Partial<KeptTask>;
    return typeof task === "string" && typeof board === "string" ? { task, board } : null;
  },
});

/** The board of this very task, as it was left in this tab. @param task its link */
export function keptTaskBoard(task: string): GridComponents | null {
  const kept = taskRecord.read();
  return kept?.task === task ? circuitOf(unscramble(kept.board)) : null;
}
export const keepTaskBoard = (task: string, components: GridComponents): boolean =>
  taskRecord.write({ task, board: scramble(writeLink(components)) });
