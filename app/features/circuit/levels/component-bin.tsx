import { useEffect, useRef } from "react";
import { PanelTitle } from "../parts/circuit-page";
import type { ComponentKind } from "../parts/component";
import { SymbolPicture } from "../parts/component-symbol";
import { capital, nouns } from "../parts/component-words";
import { SymbolButton } from "../parts/symbol-button";
import type { DragModule } from "./use-drag";

/** Offers the components to place: by a tap, or by dragging one onto the board. */
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
      <PanelTitle>Pjesët</PanelTitle>
      <ul className="flex flex-wrap mt-5 rule-1" ref={row}>
        {kinds.map((kind) => (
          <li key={kind} className="grid flex-[1_0_5.6rem]">
            <SymbolButton
              aria-label={`Shto ${nouns[kind].indefinite}`}
              onClick={() => onAdd(kind)}
              picture={<SymbolPicture symbol={kind} className="w-full max-w-44 pointer-events-none" />}
            >
              {capital(nouns[kind].indefinite)}
            </SymbolButton>
          </li>
        ))}
      </ul>
    </>
  );
}
