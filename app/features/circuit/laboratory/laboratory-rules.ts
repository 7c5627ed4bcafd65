/** The rules of the free laboratory: components on a grid, the chosen tool, circuits opened from links. */
import { startHistory } from "../../../play/edit-history";
import { type BoardAction, type BoardNews, type BoardState, boardReducer, edited } from "../parts/board-rules";
import type { ComponentKind } from "../parts/component";
import type { LinkFault } from "./circuit-link";
import { byEdge, componentOn, type GridComponent, type GridComponents, idOn, newGridComponent } from "./grid-component";

export type Tool = ComponentKind | "eraser";

/** What an action did, for a screen reader. */
export type LaboratoryNews = BoardNews | { code: "added"; kind: ComponentKind } | { code: "opened" };

export interface LaboratoryState extends BoardState<GridComponent, LaboratoryNews> {
  tool: Tool | null;
  /** Why the link that was followed could not be opened. */
  linkFault: LinkFault | null;
}

export type LaboratoryAction =
  | BoardAction
  | { type: "choose-tool"; tool: Tool }
  | { type: "touch"; edge: number }
  | { type: "deselect" | "dismiss-fault" }
  | { type: "open"; components: GridComponents }
  | { type: "refuse"; fault: LinkFault };

export function initialLaboratory(components: GridComponents): LaboratoryState {
  return { board: startHistory(components), tool: null, selected: null, linkFault: null, news: null };
}

/** @returns the same state where the action has no place in it. */
export function laboratoryReducer(state: LaboratoryState, action: LaboratoryAction): LaboratoryState {
  switch (action.type) {
    case "choose-tool":
      return { ...state, tool: state.tool === action.tool ? null : action.tool, selected: null };
    case "touch":
      return touched(state, action.edge);
    case "deselect":
      return { ...state, selected: null, tool: null };
    case "open": {
      const opened = edited(state, action.components, { code: "opened" });
      return { ...opened, selected: null, tool: null, linkFault: null };
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

/** Adds the tool's component on an empty edge; on an occupied one selects it, or removes it with the eraser. */
function touched(state: LaboratoryState, edge: number): LaboratoryState {
  const { tool, selected, board } = state;
  if (tool === "eraser") return laboratoryReducer(state, { type: "remove", id: idOn(edge) });
  const there = componentOn(board.present, edge);
  if (there) return { ...state, selected: selected === there.id ? null : there.id };
  if (tool === null) return { ...state, selected: null };
  const added = newGridComponent(tool, edge);
  const news: LaboratoryNews = { code: "added", kind: tool };
  // A wire has nothing to be set: one goes on drawing.
  const next = edited(state, byEdge([...board.present, added]), news);
  return { ...next, selected: tool === "wire" ? null : added.id, linkFault: null };
}
