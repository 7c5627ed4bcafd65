import { useEffect, useRef } from "react";
import type { ComponentKind } from "../parts/component";
import { SymbolPicture } from "../parts/component-symbol";
import { capital, nouns } from "../parts/component-words";
import type { DragModule } from "./use-drag";

/** The components to take: tap one, or drag it to where it should stand. */
export function ComponentBin({
  kinds,
  drag,
  onAdd,
}: {
  kinds: readonly ComponentKind[];
  drag: DragModule | null;
  onAdd: (kind: ComponentKind) => void;
}) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!drag) return;
    const buttons = [...(row.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const undo = buttons.map((button, k) => drag.pickUp(button, { kind: kinds[k] as ComponentKind }));
    return () => {
      for (const step of undo) step();
    };
  }, [kinds, drag]);
  return (
    <>
      <h2 className="lab">Pjesët</h2>
      <ul className="circuit-parts" ref={row}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button type="button" aria-label={`Shto ${nouns[kind].indefinite}`} onClick={() => onAdd(kind)}>
              <SymbolPicture symbol={kind} />
              {capital(nouns[kind].indefinite)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
