/**
 * The reducer of the free laboratory. Its state holds components on a grid, the chosen tool and circuits opened from
 * links.
 */
import { record, startHistory } from "../../../play/edit-history";
import {
  type BoardAction,
  type BoardNews,
  type BoardState,
  boardReducer,
  edited,
  withNews,
} from "../parts/board-rules";
import type { ComponentKind } from "../parts/component";
import {
  byEdge,
  componentOn,
  type GridComponent,
  type GridComponents,
  idOn,
  newGridComponent,
} from "./grid/grid-component";
import type { LinkFault } from "./link/circuit-link";

export type Tool = ComponentKind | "eraser";

/** Result of an action, for a screen reader. */
export type LaboratoryNews =
  | BoardNews
  /** `replaced`: it replaced a wire. */
  | { code: "added" | "replaced" | "moved"; kind: ComponentKind }
  /** The component `there` prevents the placing of `kind`. */
  | { code: "taken"; kind: ComponentKind; there: ComponentKind }
  | { code: "opened" | "choose-first" | "broken" | "mended" | "denied" };

export interface LaboratoryState extends BoardState<GridComponent, LaboratoryNews> {
  tool: Tool | null;
  /** Reason why the link could not be opened. */
  linkFault: LinkFault | null;
  /** Whether a component was ever placed here: until then the page says how. */
  placed: boolean;
  /** Title of the ready circuit that was opened last. */
  example: string | null;
}

export type LaboratoryAction =
  | BoardAction
  | { type: "choose-tool"; tool: Tool }
  /** @see touched; `stroke` numbers a drag over several edges, which is one step of the history. */
  | { type: "touch"; edge: number; stroke?: number }
  | { type: "place"; kind: ComponentKind; edge: number }
  | { type: "move"; id: string; edge: number }
  | { type: "break-wire"; id: string }
  /** `deny`: the edit would change a part that the task fixes. */
  | { type: "deselect" | "dismiss-fault" | "deny" }
  /** `anew`: the history starts again, since earlier steps could show what a task hides. */
  | { type: "open"; components: GridComponents; example?: string; anew?: true }
  | { type: "refuse"; fault: LinkFault };

export function initialLaboratory(components: GridComponents, example: string | null = null): LaboratoryState {
  const nothing = { tool: null, selected: null, linkFault: null, placed: false, news: null };
  return { board: startHistory(components), example, ...nothing };
}

/** @returns the same state if the action does not apply to it. */
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
      return withNews(state, { code: "denied" });
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
      // A slider and the history keep the fault's notice. It is above the board, which would move if the notice went.
      return boardReducer(state, action);
  }
}

/**
 * Places the tool's component on an empty edge or on a wire, or erases. Else it selects the component there; without a
 * tool it toggles a switch.
 *
 * @param stroke number of the drag, if any: all of its edges are one step of the history
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
    return selected === null ? withNews(unselected, { code: "choose-first" }) : unselected;
  }
  return asStroke(state, placed(state, tool, edge), stroke);
}

/** Places a new component on an edge or in place of a wire. Any other component there is selected and named instead. */
function placed(state: LaboratoryState, kind: ComponentKind, edge: number): LaboratoryState {
  const there = componentOn(state.board.present, edge);
  if (!there || makesWay(there, kind)) return added(state, kind, edge);
  const chosen = { ...state, selected: there.id };
  const why: LaboratoryNews = { code: "taken", kind, there: there.kind };
  return there.kind === kind ? chosen : withNews(chosen, why);
}

/** Tells whether a component can be replaced by a new one. Pupils draw the loop, then put the lamp into it. */
export const makesWay = (there: GridComponent, kind: ComponentKind) => there.kind === "wire" && kind !== "wire";

/** Merges all edits of one drag into a single step of the history. */
function asStroke(before: LaboratoryState, after: LaboratoryState, stroke?: number): LaboratoryState {
  if (stroke === undefined) return after;
  return { ...after, board: record(before.board, after.board.present, `stroke ${stroke}`) };
}

function added(state: LaboratoryState, kind: ComponentKind, edge: number): LaboratoryState {
  const component = newGridComponent(kind, edge);
  const others = state.board.present.filter((other) => other.edge !== edge);
  const news: LaboratoryNews = { code: others.length < state.board.present.length ? "replaced" : "added", kind };
  // A wire is not selected: it has no value, and the pupil goes on drawing.
  const next = edited(state, byEdge([...others, component]), news);
  return { ...next, selected: kind === "wire" ? null : component.id, linkFault: null, placed: true };
}

/** Moves a component to another edge. A component there takes its old edge, so that a closed loop stays closed. */
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

/** Breaks a wire inside, or repairs it. */
function wireBroken(state: LaboratoryState, id: string): LaboratoryState {
  const wire = state.board.present.find((other) => other.id === id);
  if (wire?.kind !== "wire") return state;
  const { broken, ...whole } = wire;
  const turned: GridComponent = broken ? whole : { ...whole, broken: true };
  const components = state.board.present.map((other) => (other === wire ? turned : other));
  return { ...edited(state, components, { code: broken ? "mended" : "broken" }), selected: id };
}
