import { PanelTitle } from "../parts/panel-title";
import { type ExampleCircuit, examples } from "./example-circuits";

/** Lists the ready circuits as buttons. */
export function ExamplesList({ opened, onOpen }: { opened: string | null; onOpen: (example: ExampleCircuit) => void }) {
  return (
    <div className="pt-7 rule-t-2 print:hidden">
      <PanelTitle>Nis nga një qark i gatshëm</PanelTitle>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] mt-5 rule-1">
        {examples.map((ready) => (
          <li key={ready.title}>
            <button
              className="size-full min-h-30 px-7 py-5 rule-1 bg-transparent font-semibold text-left cursor-pointer hover:bg-tint hover:text-deep aria-pressed:bg-tint aria-pressed:text-deep aria-pressed:[box-shadow:inset_0_-6px_var(--spot)]"
              type="button"
              aria-pressed={ready.title === opened}
              onClick={() => onOpen(ready)}
            >
              {ready.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
