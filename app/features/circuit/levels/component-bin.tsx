import type { ComponentKind } from "../parts/component";
import { SymbolPicture } from "../parts/component-symbol";
import { capital, nouns } from "../parts/component-words";
import { SymbolButton } from "../parts/symbol-button";
import type { DragHandle } from "./loop-board";

/** Offers the components to place: by a tap, or by dragging one onto the board. */
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
          <SymbolButton
            aria-label={`Shto ${nouns[kind].indefinite}`}
            onClick={() => onAdd(kind)}
            picture={<SymbolPicture symbol={kind} className="w-full max-w-36 pointer-events-none" />}
            measure="min-h-32 px-1 py-2 text-[0.66rem]/[1.1] margin:min-h-42 margin:text-[0.76rem]/[1.1]"
            {...drag({ kind })}
          >
            {capital(nouns[kind].indefinite)}
          </SymbolButton>
        </li>
      ))}
    </ul>
  );
}
