import { useEffect, useState } from "react";

export type DragModule = typeof import("./board-drag.client").boardDrag;

/** The means to drag, once they are fetched; what is not there yet is done by tap and key. */
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
