import type { EditHistory } from "../../../play/edit-history";
import type { BoardAction } from "./board-rules";
import type { Component } from "./component";
import { ButtonRow, RowButton } from "./row-button";

/** Shows undo, redo and clear, for either board. */
export function HistoryButtons({
  board: { past, present, future },
  measure,
  gaps,
  dispatch,
}: {
  board: EditHistory<readonly Component[]>;
  /** Utilities for smaller buttons: height, padding and font size. */
  measure?: string;
  /** Utilities for the gaps between them, and for wrapping. */
  gaps?: string;
  dispatch: (action: BoardAction) => void;
}) {
  return (
    <ButtonRow gaps={gaps}>
      <RowButton measure={measure} disabled={past.length === 0} onClick={() => dispatch({ type: "undo" })}>
        Zhbëj
      </RowButton>
      <RowButton measure={measure} disabled={future.length === 0} onClick={() => dispatch({ type: "redo" })}>
        Ribëj
      </RowButton>
      <RowButton measure={measure} disabled={present.length === 0} onClick={() => dispatch({ type: "clear" })}>
        Zbraz
      </RowButton>
    </ButtonRow>
  );
}
