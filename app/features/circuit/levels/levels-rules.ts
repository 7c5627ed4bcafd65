/**
 * The rules of the five levels: phases, board, test. No clock in here: the time of an action arrives in it.
 */
import { startHistory } from "../../../play/edit-history";
import {
  type BoardAction,
  type BoardNews,
  type BoardState,
  boardReducer,
  componentWith,
  edited,
  told,
} from "../parts/board-rules";
import { type Component, type ComponentKind, newComponent } from "../parts/component";
import { examine, type Verdict } from "./level-verdict";
import { levels } from "./levels";
import type { Condition } from "./series-loop";
import type { SimulatorSettings } from "./simulator-settings";

/** Milliseconds from a test that passes to the success phase. */
export const successDelay = 1500;
/** Components that fit on the board: the loop stays readable on a phone. */
export const boardLimit = 30;

/** What an action did, for a screen reader. */
export type LevelsNews =
  | BoardNews
  | { code: "added" | "moved"; kind: ComponentKind; place: number; count: number }
  | { code: "full" }
  | { code: "tested"; verdict: Verdict };

export interface LevelsState extends BoardState<Component, LevelsNews> {
  settings: SimulatorSettings;
  phase: "intro" | "simulator" | "success";
  /** From 1. */
  level: number;
  lastTest: Verdict | null;
  /** Whether a test has passed whose success phase is still to come; the board then stays as it is. */
  passing: boolean;
}

/** Actions that change the phase. */
type PhaseAction = { type: "start" | "succeed" | "next-level" | "start-over" };

/** Actions on the board, in the simulator phase alone. */
export type LevelAction =
  | BoardAction
  | { type: "add"; kind: ComponentKind; at: number; place?: number }
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
    news: null,
  };
}

export const levelOf = ({ level }: LevelsState) => levels[level - 1] as (typeof levels)[number];
export const isLastLevel = ({ level, settings }: LevelsState) => level >= settings.levels;

/** @returns the same state where the action has no place in it. */
export function levelsReducer(state: LevelsState, action: LevelsAction): LevelsState {
  switch (action.type) {
    case "start":
      return state.phase === "intro" ? freshLevel(state, state.level) : state;
    case "next-level":
      return state.phase === "success" && !isLastLevel(state) ? freshLevel(state, state.level + 1) : state;
    case "start-over":
      return initialLevels(state.settings);
    case "succeed":
      return state.passing ? { ...state, phase: "success", passing: false, selected: null, news: null } : state;
    default:
      return state.phase === "simulator" && !state.passing ? levelReducer(state, action) : state;
  }
}

/** Returns a level with an empty board and an empty history. */
function freshLevel({ settings }: LevelsState, level: number): LevelsState {
  return { ...initialLevels(settings), phase: "simulator", level };
}

function levelReducer(state: LevelsState, action: LevelAction): LevelsState {
  const components = state.board.present;
  switch (action.type) {
    case "add": {
      if (components.length >= boardLimit) return told(state, { code: "full" });
      const { kind } = action;
      const added = newComponent(kind, freeId(kind, action.at, components));
      const place = Math.min(Math.max(action.place ?? components.length, 0), components.length);
      const news: LevelsNews = { code: "added", kind, place: place + 1, count: components.length + 1 };
      return { ...edited(state, inserted(components, added, place), news), selected: added.id };
    }
    case "move": {
      const component = componentWith(action.id, components);
      const place = Math.min(Math.max(action.place, 0), components.length - 1);
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
      return { ...told(state, news), lastTest: verdict, passing: verdict.passed };
    }
    case "clear":
      return components.length === 0 ? state : { ...boardReducer(state, action), lastTest: null };
    default:
      return boardReducer(state, action);
  }
}

/** Returns an id of kind and time in milliseconds (product 10.3), or the next time that is free. */
function freeId(kind: ComponentKind, at: number, components: readonly Component[]): string {
  let time = at;
  while (componentWith(`${kind}-${time}`, components)) time++;
  return `${kind}-${time}`;
}

function inserted(components: readonly Component[], component: Component, place: number): Component[] {
  return [...components.slice(0, place), component, ...components.slice(place)];
}
