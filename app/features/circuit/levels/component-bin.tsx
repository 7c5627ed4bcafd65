import type { ComponentKind } from "../parts/component";
import { SymbolPicture } from "../parts/component-symbol";
import { capital, nouns } from "../parts/component-words";
import type { DragHandle } from "./loop-board";

/** Shows the components to place: by a tap, or by dragging one onto the board. */
export function ComponentBin({
  kinds,
  drag,
  onAdd,
}: {
  kinds: readonly ComponentKind[];
  drag: DragHandle;
  onAdd: (kind: ComponentKind) => void;
}) {
  return (
    <ul className="circuit-bin flex rule-1" aria-label="Pjesët">
      {kinds.map((kind) => (
        <li key={kind} className="grid flex-auto">
          <button
            type="button"
            className="grid min-h-32 justify-items-center content-center gap-1 rule-1 bg-transparent px-1 py-2 font-text text-[0.66rem]/[1.1] font-semibold cursor-grab aside:min-h-42 aside:text-[0.76rem]/[1.1] hover:bg-tint hover:text-deep active:bg-hair"
            aria-label={`Shto ${nouns[kind].indefinite}`}
            onClick={() => onAdd(kind)}
            {...drag({ kind })}
          >
            <SymbolPicture symbol={kind} className="w-full max-w-36 pointer-events-none" />
            {capital(nouns[kind].indefinite)}
          </button>
        </li>
      ))}
    </ul>
  );
}
