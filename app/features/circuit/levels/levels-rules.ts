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
import { judgeBoard, type LevelVerdict } from "./level-verdict";
import { levels } from "./levels";
import type { LoopCondition } from "./series-loop";
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
  awaitsSuccess: boolean;
  /** Levels passed on this device. */
  passedLevels: readonly number[];
  /** Unfinished boards, by level. */
  drafts: LevelDrafts;
  /** Whether the device's storage has been read. */
  storageRead: boolean;
}

export type LevelDrafts = Readonly<Record<number, readonly Component[]>>;

/** Actions that change the phase. */
type PhaseAction =
  | { type: "open"; level: number }
  | { type: "remember"; passedLevels: readonly number[]; drafts: LevelDrafts }
  | { type: "list" | "succeed" | "back-to-board" | "start-over" };

/** Actions on the board, only in the simulator phase. */
export type SimulatorAction =
  | BoardAction
  | { type: "add"; kind: ComponentKind; now: number; index?: number }
  | { type: "move"; id: string; index: number }
  | { type: "select"; id: string | null }
  | { type: "test"; condition: LoopCondition };

export type LevelsAction = PhaseAction | SimulatorAction;

export function initialLevels(settings: SimulatorSettings): LevelsState {
  return {
    settings,
    phase: "intro",
    level: 1,
    board: startHistory<readonly Component[]>([]),
    selected: null,
    lastTest: null,
    awaitsSuccess: false,
    passedLevels: [],
    drafts: {},
    storageRead: false,
    news: null,
  };
}

export const levelOf = ({ level }: LevelsState) => levels[level - 1] as (typeof levels)[number];
export const isLastLevel = ({ level, settings }: LevelsState) => level >= settings.levels;

/** @returns the same state if the action does not apply to it. */
export function levelsReducer(state: LevelsState, action: LevelsAction): LevelsState {
  switch (action.type) {
    case "remember": {
      const { passedLevels, drafts } = action;
      return { ...state, passedLevels, drafts, storageRead: true };
    }
    case "open":
      return opened(state, action.level);
    case "list":
      return state.phase === "intro" ? state : { ...withoutBoard(state), phase: "intro", level: state.level };
    case "start-over":
      return { ...initialLevels(state.settings), passedLevels: state.passedLevels, storageRead: state.storageRead };
    case "back-to-board":
      return state.phase === "success" ? { ...state, phase: "simulator" } : state;
    case "succeed":
      return state.awaitsSuccess
        ? { ...state, phase: "success", awaitsSuccess: false, selected: null, news: null }
        : state;
    default:
      return state.phase === "simulator" && !state.awaitsSuccess ? simulatorReducer(state, action) : state;
  }
}

/** Opens a level with its unfinished board, or an empty one. An open level does not change. */
function opened(state: LevelsState, level: number): LevelsState {
  const known = Number.isInteger(level) && level >= 1 && level <= state.settings.levels;
  if (!known || (state.phase !== "intro" && state.level === level)) return state;
  const rest = withoutBoard(state);
  return { ...rest, phase: "simulator", level, board: startHistory(rest.drafts[level] ?? []) };
}

/**
 * Returns the state without its board, which is stored unless its level is passed. A level begins empty (product 10.4).
 */
function withoutBoard(state: LevelsState): LevelsState {
  const { settings, phase, awaitsSuccess, passedLevels, storageRead, level } = state;
  const { [level]: _, ...others } = draftsOf(state);
  const done = phase === "success" || awaitsSuccess;
  return { ...initialLevels(settings), passedLevels, storageRead, drafts: done ? others : draftsOf(state) };
}

/** Returns the unfinished boards, with that of the open level. */
export function draftsOf({ phase, level, board, drafts }: LevelsState): LevelDrafts {
  if (phase === "intro") return drafts;
  const { [level]: _, ...others } = drafts;
  return board.present.length === 0 ? others : { ...others, [level]: board.present };
}

function simulatorReducer(state: LevelsState, action: SimulatorAction): LevelsState {
  const components = state.board.present;
  switch (action.type) {
    case "add": {
      if (components.length >= boardLimit) return withNews(state, { code: "full" });
      const { kind } = action;
      const added = newComponent(kind, freeId(kind, action.now, components));
      const index = clamp(action.index ?? components.length, 0, components.length);
      const news: LevelsNews = { code: "added", kind, place: index + 1, count: components.length + 1 };
      return { ...edited(state, inserted(components, added, index), news), selected: added.id };
    }
    case "move": {
      const component = componentWith(action.id, components);
      const index = clamp(action.index, 0, components.length - 1);
      if (component === undefined || components[index] === component) return state;
      const others = components.filter((other) => other !== component);
      const news: LevelsNews = { code: "moved", kind: component.kind, place: index + 1, count: components.length };
      return { ...edited(state, inserted(others, component, index), news), selected: component.id };
    }
    case "select":
      return { ...state, selected: componentWith(action.id, components)?.id ?? null };
    case "test": {
      const verdict = judgeBoard(levelOf(state), components, action.condition);
      const news: LevelsNews = { code: "tested", verdict };
      const passedLevels =
        verdict.passed && !state.passedLevels.includes(state.level)
          ? [...state.passedLevels, state.level].sort()
          : state.passedLevels;
      return { ...withNews(state, news), lastTest: verdict, awaitsSuccess: verdict.passed, passedLevels };
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

function inserted(components: readonly Component[], component: Component, index: number): Component[] {
  return [...components.slice(0, index), component, ...components.slice(index)];
}
