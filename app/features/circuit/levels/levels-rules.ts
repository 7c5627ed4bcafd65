/**
 * The rules of the five levels: phases, board, test. No clock in here: the time of an action arrives in it.
 */
import { clamp } from "../../../play/clamp";
import { startHistory } from "../../../play/edit-history";
import {
  type BoardAction,
  type BoardNews,
  type BoardState,
  boardReducer,
  componentWith,
  edited,
  withNews,
} from "../parts/board-rules";
import { type Component, type ComponentKind, newComponent } from "../parts/component";
import { examine, type LevelVerdict } from "./level-verdict";
import { levels } from "./levels";
import type { Condition } from "./series-loop";
import type { SimulatorSettings } from "./simulator-settings";

/** Milliseconds from a passed test to the success phase. */
export const successDelay = 1500;
/** Most components on a board, so that the loop stays readable on a phone. */
export const boardLimit = 30;

/** Result of an action, for a screen reader. */
export type LevelsNews =
  | BoardNews
  | { code: "added" | "moved"; kind: ComponentKind; place: number; count: number }
  | { code: "full" }
  | { code: "tested"; verdict: LevelVerdict };

export interface LevelsState extends BoardState<Component, LevelsNews> {
  settings: SimulatorSettings;
  phase: "intro" | "simulator" | "success";
  /** Number of the level, from 1. */
  level: number;
  lastTest: LevelVerdict | null;
  /** Whether a test was passed and the success phase is still to come. The board cannot change meanwhile. */
  passing: boolean;
  /** Levels passed on this device. */
  passed: readonly number[];
  /** Unfinished boards, by level. */
  drafts: LevelDrafts;
  /** Whether the device's storage has been read. */
  remembered: boolean;
}

export type LevelDrafts = Readonly<Record<number, readonly Component[]>>;

/** Actions that change the phase. */
type PhaseAction =
  | { type: "open"; level: number }
  | { type: "remember"; passed: readonly number[]; drafts: LevelDrafts }
  | { type: "list" | "succeed" | "back-to-board" | "start-over" };

/** Actions on the board, only in the simulator phase. */
export type LevelAction =
  | BoardAction
  | { type: "add"; kind: ComponentKind; now: number; place?: number }
  | { type: "move"; id: string; place: number }
  | { type: "select"; id: string | null }
  | { type: "test"; condition: Condition };

export type LevelsAction = PhaseAction | LevelAction;

export function initialLevels(settings: SimulatorSettings): LevelsState {
  return {
    settings,
    phase: "intro",
    level: 1,
    board: startHistory<readonly Component[]>([]),
    selected: null,
    lastTest: null,
    passing: false,
    passed: [],
    drafts: {},
    remembered: false,
    news: null,
  };
}

export const levelOf = ({ level }: LevelsState) => levels[level - 1] as (typeof levels)[number];
export const isLastLevel = ({ level, settings }: LevelsState) => level >= settings.levels;

/** @returns the same state if the action does not apply to it. */
export function levelsReducer(state: LevelsState, action: LevelsAction): LevelsState {
  switch (action.type) {
    case "remember": {
      const { passed, drafts } = action;
      return { ...state, passed, drafts, remembered: true };
    }
    case "open":
      return opened(state, action.level);
    case "list":
      return state.phase === "intro" ? state : { ...left(state), phase: "intro", level: state.level };
    case "start-over":
      return { ...initialLevels(state.settings), passed: state.passed, remembered: state.remembered };
    case "back-to-board":
      return state.phase === "success" ? { ...state, phase: "simulator" } : state;
    case "succeed":
      return state.passing ? { ...state, phase: "success", passing: false, selected: null, news: null } : state;
    default:
      return state.phase === "simulator" && !state.passing ? levelReducer(state, action) : state;
  }
}

/** Opens a level with its unfinished board, or an empty one. An open level does not change. */
function opened(state: LevelsState, level: number): LevelsState {
  const known = Number.isInteger(level) && level >= 1 && level <= state.settings.levels;
  if (!known || (state.phase !== "intro" && state.level === level)) return state;
  const rest = left(state);
  return { ...rest, phase: "simulator", level, board: startHistory(rest.drafts[level] ?? []) };
}

/**
 * Returns the state without its board, which is stored unless its level is passed. A level begins empty (product 10.4).
 */
function left(state: LevelsState): LevelsState {
  const { settings, phase, passing, passed, remembered, level } = state;
  const { [level]: _, ...others } = draftsOf(state);
  const done = phase === "success" || passing;
  return { ...initialLevels(settings), passed, remembered, drafts: done ? others : draftsOf(state) };
}

/** Returns the unfinished boards, with that of the open level. */
export function draftsOf({ phase, level, board, drafts }: LevelsState): LevelDrafts {
  if (phase === "intro") return drafts;
  const { [level]: _, ...others } = drafts;
  return board.present.length === 0 ? others : { ...others, [level]: board.present };
}

function levelReducer(state: LevelsState, action: LevelAction): LevelsState {
  const components = state.board.present;
  switch (action.type) {
    case "add": {
      if (components.length >= boardLimit) return withNews(state, { code: "full" });
      const { kind } = action;
      const added = newComponent(kind, freeId(kind, action.now, components));
      const place = clamp(action.place ?? components.length, 0, components.length);
      const news: LevelsNews = { code: "added", kind, place: place + 1, count: components.length + 1 };
      return { ...edited(state, inserted(components, added, place), news), selected: added.id };
    }
    case "move": {
      const component = componentWith(action.id, components);
      const place = clamp(action.place, 0, components.length - 1);
      if (component === undefined || components[place] === component) return state;
      const others = components.filter((other) => other !== component);
      const news: LevelsNews = { code: "moved", kind: component.kind, place: place + 1, count: components.length };
      return { ...edited(state, inserted(others, component, place), news), selected: component.id };
    }
    case "select":
      return { ...state, selected: componentWith(action.id, components)?.id ?? null };
    case "test": {
      const verdict = examine(levelOf(state), components, action.condition);
      const news: LevelsNews = { code: "tested", verdict };
      const passed =
        verdict.passed && !state.passed.includes(state.level) ? [...state.passed, state.level].sort() : state.passed;
      return { ...withNews(state, news), lastTest: verdict, passing: verdict.passed, passed };
    }
    case "clear":
      return components.length === 0 ? state : { ...boardReducer(state, action), lastTest: null };
    default:
      return boardReducer(state, action);
  }
}

/** Makes an id from kind and milliseconds (product 10.3). If it is taken, the next free millisecond is used. */
function freeId(kind: ComponentKind, timeMs: number, components: readonly Component[]): string {
  let time = timeMs;
  while (componentWith(`${kind}-${time}`, components)) time++;
  return `${kind}-${time}`;
}

function inserted(components: readonly Component[], component: Component, place: number): Component[] {
  return [...components.slice(0, place), component, ...components.slice(place)];
}
