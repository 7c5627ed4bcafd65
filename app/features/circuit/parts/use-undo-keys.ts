import { type Dispatch, useEffect } from "react";
import type { BoardAction } from "./board-rules";

/** Undoes and redoes with Ctrl or ⌘ and Z, with Shift or Y for redo. Text fields keep their own undo. */
export function useUndoKeys(dispatch: Dispatch<BoardAction>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof HTMLInputElement && event.target.type !== "range") return;
      const key = event.key.toLowerCase();
      const type = key === "y" || (key === "z" && event.shiftKey) ? "redo" : key === "z" ? "undo" : null;
      if (type === null) return;
      event.preventDefault();
      dispatch({ type });
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [dispatch]);
}
