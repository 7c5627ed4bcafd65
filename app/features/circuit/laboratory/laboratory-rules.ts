/** The rules of the free laboratory: components on a grid, the chosen tool, circuits opened from links. */
import { record, startHistory } from "../../../play/edit-history";
import { type BoardAction, type BoardNews, type BoardState, boardReducer, edited, told } from "../parts/board-rules";
import type { ComponentKind } from "../parts/component";
import type { LinkFault } from "./circuit-link";
import { byEdge, componentOn, type GridComponent, type GridComponents, idOn, newGridComponent } from "./grid-component";

export type Tool = ComponentKind | "eraser";

/** What an action did, for a screen reader. */
export type LaboratoryNews =
  | BoardNews
  /** `replaced`: it took the place of a wire. */
  | { code: "added" | "replaced" | "moved"; kind: ComponentKind }
  /** What is `there` was in the way of what the hand held. */
  | { code: "taken"; kind: ComponentKind; there: ComponentKind }
  | { code: "opened" | "choose-first" | "broken" | "mended" | "denied" };

export interface LaboratoryState extends BoardState<GridComponent, LaboratoryNews> {
  tool: Tool | null;
  /** Why the link that was followed could not be opened. */
  linkFault: LinkFault | null;
  /** Whether a component was ever placed here: until then the page says how. */
  placed: boolean;
  /** The title of the ready circuit that was opened last. */
  example: string | null;
}

export type LaboratoryAction =
  | BoardAction
  | { type: "choose-tool"; tool: Tool }
  /** @see touched; `stroke` numbers a way drawn over several edges, which is one step of the history. */
  | { type: "touch"; edge: number; stroke?: number }
  | { type: "place"; kind: ComponentKind; edge: number }
  | { type: "move"; id: string; edge: number }
  | { type: "break-wire"; id: string }
  /** `deny`: what was tried belongs to a task and stays. */
  | { type: "deselect" | "dismiss-fault" | "deny" }
  /** `anew`: nothing leads back to what was there, which may tell what a task hides. */
  | { type: "open"; components: GridComponents; example?: string; anew?: true }
  | { type: "refuse"; fault: LinkFault };

export function initialLaboratory(components: GridComponents, example: string | null = null): LaboratoryState {
  const nothing = { tool: null, selected: null, linkFault: null, placed: false, news: null };
  return { board: startHistory(components), example, ...nothing };
}

/** @returns the same state where the action has no place in it. */
export function laboratoryReducer(state: LaboratoryState, action: LaboratoryAction): LaboratoryState {
  switch (action.type) {
    case "choose-tool":
      return { ...state, tool: state.tool === action.tool ? null : action.tool, selected: null };
    case "touch":
      return touched(state, action.edge, action.stroke);
    case "place":
      return placed(state, action.kind, action.edge);
    case "move":
      return moved(state, action.id, action.edge);
    case "break-wire":
      return wireBroken(state, action.id);
    case "deny":
      return told(state, { code: "denied" });
    case "deselect":
      return { ...state, selected: null, tool: null };
    case "open": {
      const opened = edited(state, action.components, { code: "opened" });
      const board = action.anew ? startHistory(action.components) : opened.board;
      return { ...opened, board, example: action.example ?? null, selected: null, tool: null, linkFault: null };
    }
    case "refuse":
      return { ...state, linkFault: action.fault };
    case "dismiss-fault":
      return { ...state, linkFault: null };
    case "remove":
    case "toggle":
    case "reverse":
    case "clear": {
      const next = boardReducer(state, action);
      return next === state ? state : { ...next, linkFault: null };
    }
    default:
      // A slider and the history leave the fault where it is: it lies above the board, which would slip away.
      return boardReducer(state, action);
  }
}

/**
 * Lays the tool's component on an empty edge or in the place of a wire, or rubs out; else selects what is there, and
 * turns a switch over.
 *
 * @param stroke the way drawn, if any: all of its edges are one step back
 */
function touched(state: LaboratoryState, edge: number, stroke?: number): LaboratoryState {
  const { tool, selected, board } = state;
  const there = componentOn(board.present, edge);
  if (tool === "eraser") {
    const next = laboratoryReducer(state, { type: "remove", id: idOn(edge) });
    return next === state ? state : asStroke(state, next, stroke);
  }
  if (there?.kind === "switch" && tool === null) return laboratoryReducer(state, { type: "toggle", id: there.id });
  if (there && selected === there.id) return { ...state, selected: null };
  if (there && tool === null) return { ...state, selected: there.id };
  if (tool === null) {
    const unselected = { ...state, selected: null };
    return selected === null ? told(unselected, { code: "choose-first" }) : unselected;
  }
  return asStroke(state, placed(state, tool, edge), stroke);
}

/** Lays a new component on an edge: in the place of a wire, but of nothing else, which is selected and named. */
function placed(state: LaboratoryState, kind: ComponentKind, edge: number): LaboratoryState {
  const there = componentOn(state.board.present, edge);
  if (!there || makesWay(there, kind)) return added(state, kind, edge);
  const chosen = { ...state, selected: there.id };
  const why: LaboratoryNews = { code: "taken", kind, there: there.kind };
  return there.kind === kind ? chosen : told(chosen, why);
}

/** Whether what lies on an edge gives its place to a new component: one draws the loop, then puts the lamp into it. */
export const makesWay = (there: GridComponent, kind: ComponentKind) => there.kind === "wire" && kind !== "wire";

/** Makes all edits of one stroke a single step of the history. */
function asStroke(before: LaboratoryState, after: LaboratoryState, stroke?: number): LaboratoryState {
  if (stroke === undefined) return after;
  return { ...after, board: record(before.board, after.board.present, `stroke ${stroke}`) };
}

function added(state: LaboratoryState, kind: ComponentKind, edge: number): LaboratoryState {
  const component = newGridComponent(kind, edge);
  const others = state.board.present.filter((other) => other.edge !== edge);
  const news: LaboratoryNews = { code: others.length < state.board.present.length ? "replaced" : "added", kind };
  // A wire has nothing to be set: one goes on drawing.
  const next = edited(state, byEdge([...others, component]), news);
  return { ...next, selected: kind === "wire" ? null : component.id, linkFault: null, placed: true };
}

/** Lays a component on another edge; what lay there takes its place, so that a closed loop stays closed. */
function moved(state: LaboratoryState, id: string, edge: number): LaboratoryState {
  const components = state.board.present;
  const component = components.find((other) => other.id === id);
  if (!component || component.edge === edge) return state;
  const there = componentOn(components, edge);
  const others = components.filter((other) => other !== component && other !== there);
  const laid = { ...component, id: idOn(edge), edge };
  const next = byEdge([...others, laid, ...(there ? [{ ...there, id: component.id, edge: component.edge }] : [])]);
  const news: LaboratoryNews = { code: "moved", kind: component.kind };
  return { ...edited(state, next, news), selected: laid.id, linkFault: null };
}

/** Breaks a wire inside, or mends it. */
function wireBroken(state: LaboratoryState, id: string): LaboratoryState {
  const wire = state.board.present.find((other) => other.id === id);
  if (wire?.kind !== "wire") return state;
  const { broken, ...whole } = wire;
  const turned: GridComponent = broken ? whole : { ...whole, broken: true };
  const components = state.board.present.map((other) => (other === wire ? turned : other));
  return { ...edited(state, components, { code: broken ? "mended" : "broken" }), selected: id };
}
