import { useEffect, useState } from "react";

export type DragModule = typeof import("./board-drag.client").boardDrag;

/** Fetches the module for dragging; `null` until it is there, while taps and keys do the same. */
export function useDragModule(): DragModule | null {
  const [module, setModule] = useState<DragModule | null>(null);
  useEffect(() => {
    let wanted = true;
    import("./board-drag.client").then(
      ({ boardDrag }) => wanted && setModule(boardDrag),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return module;
}
