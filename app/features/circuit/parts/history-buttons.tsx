import type { EditHistory } from "../../../play/edit-history";
import type { BoardAction } from "./board-rules";
import type { Component } from "./component";

/** Undo, redo and clear, of either board. */
export function HistoryButtons({
  board,
  dispatch,
}: {
  board: EditHistory<readonly Component[]>;
  dispatch: (action: BoardAction) => void;
}) {
  return (
    <div className="circuit-row">
      <button
        className="btn"
        type="button"
        disabled={board.past.length === 0}
        onClick={() => dispatch({ type: "undo" })}
      >
        Zhbëj
      </button>
      <button
        className="btn"
        type="button"
        disabled={board.future.length === 0}
        onClick={() => dispatch({ type: "redo" })}
      >
        Ribëj
      </button>
      <button
        className="btn"
        type="button"
        disabled={board.present.length === 0}
        onClick={() => dispatch({ type: "clear" })}
      >
        Zbraz
      </button>
    </div>
  );
}
