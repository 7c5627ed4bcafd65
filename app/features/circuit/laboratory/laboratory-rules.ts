/** The free laboratory: elements on a grid, the tool in the hand, and what was opened from a link. */

import { type EditHistory, record, redo, startHistory, undo } from "../../../play/edit-history";
import { withinRange } from "../parts/component";
import type { LinkFault } from "./circuit-link";
import { type Element, type ElementKind, type Elements, innerRange, newElement, rangeOf } from "./grid-component";

export type Tool = ElementKind | "eraser";

export type LaboratoryNews =
  | { code: "placed" | "removed"; kind: ElementKind }
  | { code: "toggled"; on: boolean }
  | { code: "reversed" | "cleared" | "undone" | "redone" | "opened" };

export interface LaboratoryState {
  board: EditHistory<Elements>;
  tool: Tool | null;
  /** An edge that bears an element. */
  selected: number | null;
  /** Why the link that was followed could not be opened. */
  linkFault: LinkFault | null;
  news: { turn: number; what: LaboratoryNews } | null;
}

export type LaboratoryAction =
  | { type: "choose-tool"; tool: Tool }
  | { type: "touch" | "remove" | "toggle" | "reverse"; edge: number }
  | { type: "set-value" | "set-inner"; edge: number; value: number }
  | { type: "deselect" | "undo" | "redo" | "clear" | "dismiss-fault" }
  | { type: "open"; elements: Elements }
  | { type: "refuse"; fault: LinkFault };

export function openLaboratory(elements: Elements): LaboratoryState {
  return { board: startHistory(elements), tool: null, selected: null, linkFault: null, news: null };
}

/** @returns the same state where the action has no place in it. */
export function reduceLaboratory(state: LaboratoryState, action: LaboratoryAction): LaboratoryState {
  const elements = state.board.present;
  switch (action.type) {
    case "choose-tool":
      return { ...state, tool: state.tool === action.tool ? null : action.tool, selected: null };
    case "touch":
      return touch(state, action.edge);
    case "remove": {
      const element = elementOn(elements, action.edge);
      if (!element) return state;
      const left = elements.filter((other) => other !== element);
      const selected = state.selected === action.edge ? null : state.selected;
      return { ...edit(state, left, { code: "removed", kind: element.kind }), selected };
    }
    case "toggle":
      return change(
        state,
        action.edge,
        ["switch"],
        (element) => ({ ...element, on: !element.on }),
        ({ on }) => ({ code: "toggled", on }),
      );
    case "reverse":
      return change(
        state,
        action.edge,
        ["battery"],
        (element) => ({ ...element, reversed: !element.reversed }),
        () => ({ code: "reversed" }),
      );
    case "set-value": {
      const element = elementOn(elements, action.edge);
      const range = element && rangeOf(element.kind);
      return element && range ? turn(state, { ...element, value: withinRange(range, action.value) }, "value") : state;
    }
    case "set-inner": {
      const element = elementOn(elements, action.edge);
      if (element?.kind !== "battery") return state;
      return turn(state, { ...element, inner: withinRange(innerRange, action.value) }, "inner");
    }
    case "deselect":
      return { ...state, selected: null, tool: null };
    case "undo":
      return travel(state, undo(state.board), { code: "undone" });
    case "redo":
      return travel(state, redo(state.board), { code: "redone" });
    case "clear":
      return elements.length === 0 ? state : { ...edit(state, [], { code: "cleared" }), selected: null };
    case "open":
      return { ...edit(state, action.elements, { code: "opened" }), selected: null, tool: null, linkFault: null };
    case "refuse":
      return { ...state, linkFault: action.fault };
    case "dismiss-fault":
      return { ...state, linkFault: null };
  }
}

export const elementOn = (elements: Elements, edge: number | null) => elements.find((element) => element.edge === edge);

/** With a tool an empty edge gets its element; one that bears something is selected, or cleared by the eraser. */
function touch(state: LaboratoryState, edge: number): LaboratoryState {
  const { tool, selected, board } = state;
  const there = elementOn(board.present, edge);
  if (tool === "eraser") return reduceLaboratory(state, { type: "remove", edge });
  if (there) return { ...state, selected: selected === edge ? null : edge };
  if (tool === null) return { ...state, selected: null };
  const placed = [...board.present, newElement(tool, edge)].slice().sort((a, b) => a.edge - b.edge);
  // A wire has nothing to be turned: the hand goes on drawing.
  return { ...edit(state, placed, { code: "placed", kind: tool }), selected: tool === "wire" ? null : edge };
}

function edit(state: LaboratoryState, elements: Elements, what: LaboratoryNews): LaboratoryState {
  return { ...tell(state, what), board: record(state.board, elements), linkFault: null };
}

function tell(state: LaboratoryState, what: LaboratoryNews): LaboratoryState {
  return { ...state, news: { turn: (state.news?.turn ?? 0) + 1, what } };
}

const replace = (elements: Elements, element: Element) =>
  elements.map((other) => (other.edge === element.edge ? element : other));

function change(
  state: LaboratoryState,
  edge: number,
  kinds: readonly ElementKind[],
  changed: (element: Element) => Element,
  news: (element: Element) => LaboratoryNews,
): LaboratoryState {
  const before = elementOn(state.board.present, edge);
  if (!before || !kinds.includes(before.kind)) return state;
  const element = changed(before);
  return edit(state, replace(state.board.present, element), news(element));
}

/** The turns of one knob in a row are one step back. */
function turn(state: LaboratoryState, element: Element, knob: "value" | "inner"): LaboratoryState {
  const before = elementOn(state.board.present, element.edge);
  if (before?.[knob] === element[knob]) return state;
  return { ...state, board: record(state.board, replace(state.board.present, element), `${knob} on ${element.edge}`) };
}

function travel(state: LaboratoryState, board: EditHistory<Elements>, news: LaboratoryNews): LaboratoryState {
  if (board === state.board) return state;
  const selected = elementOn(board.present, state.selected) ? state.selected : null;
  return { ...tell(state, news), board, selected };
}
