/**
 * The simulator's phases, its board and its levels: every action is one message to `reduceCircuit`.
 * No clock in here: the time of an action arrives in it.
 */

import { type EditHistory, record, redo, startHistory, undo } from "../../../play/edit-history";
import { type ComponentId, type Part, placePart, valueRanges, withinRange } from "../parts/component";
import { examine, type Verdict } from "./level-verdict";
import { levels } from "./levels";
import type { CircuitSettings } from "./simulator-settings";

/** Milliseconds from a test that passes to the success phase. */
export const successDelay = 1500;
/** Parts that fit on the board: the loop stays readable on a phone. */
export const boardLimit = 30;

type Board = readonly Part[];

/** What an action did, for those who do not see it. */
export type News =
  | { code: "added" | "moved" | "reversed"; component: ComponentId; place: number; count: number }
  | { code: "removed"; component: ComponentId; count: number }
  | { code: "toggled"; on: boolean }
  | { code: "emptied" | "undone" | "redone" | "full" }
  | { code: "tested"; verdict: Verdict };

export interface CircuitState {
  settings: CircuitSettings;
  phase: "intro" | "simulator" | "success" | "laboratory";
  /** From 1. */
  level: number;
  board: EditHistory<Board>;
  selected: string | null;
  lastTest: Verdict | null;
  /** Whether a test has passed whose success phase is still to come; the board then stays as it is. */
  passing: boolean;
  /** The last event: a new object for each, so that it is said once. */
  news: { what: News } | null;
}

/** What changes the phase. */
type PhaseAction = {
  type: "start" | "succeed" | "next-level" | "start-over" | "enter-laboratory" | "leave-laboratory";
};

/** What is done on the board, in the simulator phase alone. */
export type BoardAction =
  | { type: "reset" | "undo" | "redo" | "test" }
  | { type: "add"; component: ComponentId; at: number; place?: number }
  | { type: "move"; id: string; place: number }
  | { type: "remove" | "toggle" | "reverse"; id: string }
  | { type: "set-value"; id: string; value: number }
  | { type: "select"; id: string | null };

export type CircuitAction = PhaseAction | BoardAction;

export function openCircuit(settings: CircuitSettings): CircuitState {
  return {
    settings,
    phase: "intro",
    level: 1,
    board: startHistory<Board>([]),
    selected: null,
    lastTest: null,
    passing: false,
    news: null,
  };
}

export const levelOf = ({ level }: CircuitState) => levels[level - 1] as (typeof levels)[number];
export const isLastLevel = ({ level, settings }: CircuitState) => level >= settings.levels;

/** @returns the same state where the action has no place in it. */
export function reduceCircuit(state: CircuitState, action: CircuitAction): CircuitState {
  switch (action.type) {
    case "start":
      return state.phase === "intro" ? freshLevel(state, state.level) : state;
    case "next-level":
      return state.phase === "success" && !isLastLevel(state) ? freshLevel(state, state.level + 1) : state;
    case "start-over":
      return openCircuit(state.settings);
    case "succeed":
      return state.passing ? { ...state, phase: "success", passing: false, selected: null, news: null } : state;
    case "enter-laboratory":
      return { ...openCircuit(state.settings), phase: "laboratory" };
    case "leave-laboratory":
      return state.phase === "laboratory" ? openCircuit(state.settings) : state;
    default:
      return state.phase === "simulator" && !state.passing ? reduceBoard(state, action) : state;
  }
}

/** A level begins with an empty board and nothing to take back. */
function freshLevel({ settings }: CircuitState, level: number): CircuitState {
  return { ...openCircuit(settings), phase: "simulator", level };
}

function inserted(parts: Board, part: Part, place: number): Board {
  return [...parts.slice(0, place), part, ...parts.slice(place)];
}

function reduceBoard(state: CircuitState, action: BoardAction): CircuitState {
  const parts = state.board.present;
  switch (action.type) {
    case "add": {
      if (parts.length >= boardLimit) return tell(state, { code: "full" });
      const part = placePart(action.component, action.at, new Set(parts.map(({ id }) => id)));
      const place = Math.min(Math.max(action.place ?? parts.length, 0), parts.length);
      const news: News = { code: "added", component: part.component, place: place + 1, count: parts.length + 1 };
      return { ...edit(state, inserted(parts, part, place), news), selected: part.id };
    }
    case "move": {
      const part = find(parts, action.id);
      const place = Math.min(Math.max(action.place, 0), parts.length - 1);
      if (part === undefined || parts[place] === part) return state;
      const moved = inserted(
        parts.filter((other) => other !== part),
        part,
        place,
      );
      const news: News = { code: "moved", component: part.component, place: place + 1, count: parts.length };
      return { ...edit(state, moved, news), selected: part.id };
    }
    case "remove": {
      const part = find(parts, action.id);
      if (part === undefined) return state;
      const left = parts.filter((other) => other !== part);
      const next = edit(state, left, { code: "removed", component: part.component, count: left.length });
      return { ...next, selected: state.selected === part.id ? null : state.selected };
    }
    case "toggle":
      return change(
        state,
        action.id,
        "switch",
        (part) => ({ ...part, on: !part.on }),
        (part) => ({
          code: "toggled",
          on: part.on,
        }),
      );
    case "reverse":
      return change(
        state,
        action.id,
        "battery",
        (part) => ({ ...part, reversed: !part.reversed }),
        (part, place) => ({
          code: "reversed",
          component: part.component,
          place: place + 1,
          count: parts.length,
        }),
      );
    case "set-value": {
      const part = find(parts, action.id);
      if (part === undefined || part.component === "switch") return state;
      const value = withinRange(valueRanges[part.component], action.value);
      if (value === part.value) return state;
      return { ...state, board: record(state.board, replace(parts, { ...part, value }), `value of ${part.id}`) };
    }
    case "reset":
      return parts.length === 0 ? state : { ...edit(state, [], { code: "emptied" }), selected: null, lastTest: null };
    case "undo":
      return travel(state, undo(state.board), { code: "undone" });
    case "redo":
      return travel(state, redo(state.board), { code: "redone" });
    case "select":
      return { ...state, selected: action.id !== null && find(parts, action.id) ? action.id : null };
    case "test": {
      const verdict = examine(levelOf(state), parts);
      return { ...tell(state, { code: "tested", verdict }), lastTest: verdict, passing: verdict.passed };
    }
  }
}

const find = (parts: Board, id: string) => parts.find((part) => part.id === id);

const replace = (parts: Board, part: Part) => parts.map((other) => (other.id === part.id ? part : other));

function tell(state: CircuitState, what: News): CircuitState {
  return { ...state, news: { what } };
}

function edit(state: CircuitState, parts: Board, news: News): CircuitState {
  return { ...tell(state, news), board: record(state.board, parts) };
}

/** Changes a part that is of the given component. */
function change(
  state: CircuitState,
  id: string,
  component: ComponentId,
  changed: (part: Part) => Part,
  news: (part: Part, place: number) => News,
): CircuitState {
  const parts = state.board.present;
  const before = find(parts, id);
  if (before?.component !== component) return state;
  const part = changed(before);
  return { ...edit(state, replace(parts, part), news(part, parts.indexOf(before))), selected: id };
}

function travel(state: CircuitState, board: EditHistory<Board>, news: News): CircuitState {
  if (board === state.board) return state;
  const kept = state.selected !== null && find(board.present, state.selected) !== undefined;
  return { ...tell(state, news), board, selected: kept ? state.selected : null };
}
