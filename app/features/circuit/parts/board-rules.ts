/** The rules of both boards. A component is removed, changed and selected, and every edit can be undone. */
import { type EditHistory, record, redo, undo } from "../../../play/edit-history";
import { type Component, internalResistanceRange, valueRanges, withinRange } from "./component";

/** Result of an edit, for a screen reader; each board adds its own. */
export type BoardNews =
  | { code: "removed"; kind: Component["kind"]; count: number }
  | { code: "cleared" }
  | { code: "toggled"; on: boolean }
  | { code: "reversed" | "undone" | "redone" };

export interface BoardState<C extends Component, News extends { code: string }> {
  board: EditHistory<readonly C[]>;
  /** Id of a component on the board. */
  selected: string | null;
  /** Last event: a new object for each, so that it is announced once. */
  news: { what: News } | null;
}

type AnyBoardState = BoardState<Component, { code: string }>;

export type BoardAction =
  | { type: "remove" | "toggle" | "reverse"; id: string }
  | { type: "set-value" | "set-internal-resistance"; id: string; value: number }
  | { type: "undo" | "redo" | "clear" };

/** @returns the same state if nothing changes. */
export function boardReducer<S extends AnyBoardState>(state: S, action: BoardAction): S {
  const components = state.board.present;
  switch (action.type) {
    case "remove": {
      const component = componentWith(action.id, components);
      if (!component) return state;
      const left = components.filter((other) => other !== component);
      const news: BoardNews = { code: "removed", kind: component.kind, count: left.length };
      const next = edited(state, left, news);
      return { ...next, selected: state.selected === component.id ? null : state.selected };
    }
    case "toggle": {
      const component = componentWith(action.id, components);
      if (component?.kind !== "switch") return state;
      const toggled = { ...component, on: !component.on };
      const news: BoardNews = { code: "toggled", on: toggled.on };
      return { ...edited(state, replaced(components, toggled), news), selected: component.id };
    }
    case "reverse": {
      const component = componentWith(action.id, components);
      if (component?.kind !== "battery") return state;
      const reversed = { ...component, reversed: !component.reversed };
      return { ...edited(state, replaced(components, reversed), { code: "reversed" }), selected: component.id };
    }
    case "set-value":
      return quantitySet(state, action.id, "value", action.value);
    case "set-internal-resistance":
      return quantitySet(state, action.id, "internalResistance", action.value);
    case "clear":
      return components.length === 0 ? state : { ...edited(state, [], { code: "cleared" }), selected: null };
    case "undo":
      return travelled(state, undo(state.board), { code: "undone" });
    case "redo":
      return travelled(state, redo(state.board), { code: "redone" });
  }
}

export function componentWith<C extends Component>(id: string | null, components: readonly C[]): C | undefined {
  return components.find((component) => component.id === id);
}

/** Returns the state with an event to announce. */
export function withNews<S extends AnyBoardState>(state: S, what: { code: string }): S {
  return { ...state, news: { what } };
}

/** Records an edit of the board as one step of the history, with its event. */
export function edited<S extends AnyBoardState>(
  state: S,
  components: S["board"]["present"],
  news: { code: string },
): S {
  return { ...withNews(state, news), board: record(state.board, components) };
}

const replaced = (components: readonly Component[], component: Component) =>
  components.map((other) => (other.id === component.id ? component : other));

/** Sets a quantity within its range. Successive steps of one slider are one step of the history. */
function quantitySet<S extends AnyBoardState>(
  state: S,
  id: string,
  quantity: "value" | "internalResistance",
  wanted: number,
): S {
  const components = state.board.present;
  const component = componentWith(id, components);
  if (!component) return state;
  const inside = component.kind === "battery" ? internalResistanceRange : undefined;
  const range = quantity === "value" ? valueRanges[component.kind] : inside;
  if (!range) return state;
  const value = withinRange(range, wanted);
  if (value === component[quantity]) return state;
  const next = replaced(components, { ...component, [quantity]: value });
  return { ...state, board: record(state.board, next, `${quantity} of ${id}`) };
}

/** Goes to another step of the history. The selection stays if its component is still on the board. */
function travelled<S extends AnyBoardState>(state: S, board: S["board"], news: BoardNews): S {
  if (board === state.board) return state;
  const kept = componentWith(state.selected, board.present) !== undefined;
  return { ...withNews(state, news), board, selected: kept ? state.selected : null };
}
