import type { EditHistory } from "../../../play/edit-history";
import type { BoardAction } from "./board-rules";
import type { Component } from "./component";
import { ButtonRow, RowButton } from "./row-button";

/** Undo, redo and clear, of either board. */
export function HistoryButtons({
  board: { past, present, future },
  dispatch,
}: {
  board: EditHistory<readonly Component[]>;
  dispatch: (action: BoardAction) => void;
}) {
  return (
    <ButtonRow>
      <RowButton disabled={past.length === 0} onClick={() => dispatch({ type: "undo" })}>
        Zhbëj
      </RowButton>
      <RowButton disabled={future.length === 0} onClick={() => dispatch({ type: "redo" })}>
        Ribëj
      </RowButton>
      <RowButton disabled={present.length === 0} onClick={() => dispatch({ type: "clear" })}>
        Zbraz
      </RowButton>
    </ButtonRow>
  );
}
