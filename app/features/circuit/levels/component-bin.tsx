import { useEffect, useRef } from "react";
import type { ComponentId } from "../parts/component";
import { SymbolPicture } from "../parts/component-symbol";
import { capital, nouns } from "../parts/component-words";
import type { DragModule } from "./use-drag";

/** The parts to take: tap one, or drag it to where it should stand. */
export function PartBin({
  components,
  drag,
  onAdd,
}: {
  components: readonly ComponentId[];
  drag: DragModule | null;
  onAdd: (component: ComponentId) => void;
}) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!drag) return;
    const buttons = [...(row.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const undo = buttons.map((button, k) => drag.pickUp(button, { component: components[k] as ComponentId }));
    return () => {
      for (const step of undo) step();
    };
  }, [components, drag]);
  return (
    <>
      <h2 className="lab">Pjesët</h2>
      <ul className="circuit-parts" ref={row}>
        {components.map((component) => (
          <li key={component}>
            <button type="button" aria-label={`Shto ${nouns[component].indefinite}`} onClick={() => onAdd(component)}>
              <SymbolPicture symbol={component} />
              {capital(nouns[component].indefinite)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
