/** Device storage of the levels. It holds the passed ones, and until the tab is closed the unfinished circuits. */
import { isObject } from "../../../magazine/is-object";
import { deviceRecord } from "../../../play/device-memory";
import { type Component, internalResistanceRange, valueRanges, withinRange } from "../parts/component";
import { levelKinds, levels } from "./levels";
import { boardLimit, type LevelDrafts } from "./levels-rules";

const isLevel = (value: unknown): value is number => levels.some(({ id }) => id === value);

export const passedRecord = deviceRecord<readonly number[]>({
  name: "nivelet/kaluar",
  version: 1,
  lasts: "device",
  parse: (value) => (Array.isArray(value) ? [...new Set(value.filter(isLevel))].sort() : null),
});

export const draftsRecord = deviceRecord<LevelDrafts>({
  name: "nivelet/puna",
  version: 1,
  lasts: "tab",
  parse: (value) => {
    if (!isObject(value)) return null;
    const boards = Object.entries(value).map(([level, board]) => [Number(level), readBoard(board)] as const);
    return Object.fromEntries(boards.filter(([level, board]) => isLevel(level) && board.length > 0));
  },
});

/** Parses a board; entries that are no component of the levels are left out. */
function readBoard(board: unknown): Component[] {
  if (!Array.isArray(board)) return [];
  const components = board.flatMap((one) => readComponent(one) ?? []).slice(0, boardLimit);
  return components.filter(({ id }, index) => components.findIndex((other) => other.id === id) === index);
}

function readComponent(one: unknown): Component | null {
  if (!isObject(one)) return null;
  const { id, value, on, reversed } = one;
  const kind = levelKinds.find((known) => known === one.kind);
  if (!kind || typeof id !== "string" || !new RegExp(`^${kind}-\\d{1,15}$`).test(id)) return null;
  const range = valueRanges[kind];
  return {
    id,
    kind,
    value: range ? withinRange(range, Number(value)) : 0,
    internalResistance: kind === "battery" ? internalResistanceRange.usual : 0,
    on: on === true,
    reversed: reversed === true,
  };
}
