import type { ReactNode } from "react";
import type { EditHistory } from "../../../play/edit-history";
import { componentKinds } from "../parts/component";
import { SymbolPicture } from "../parts/component-symbol";
import { useDrag } from "../parts/use-drag";
import type { GridPoint } from "./grid/grid";
import type { GridComponents } from "./grid/grid-component";
import type { LaboratoryAction, Tool } from "./laboratory-rules";
import { toolName } from "./laboratory-words";

const tools: readonly Tool[] = [...componentKinds, "eraser"];

/** Utilities of one cell. It is at least 44 px high, with 17 px letters, the symbol above its name. */
const cell =
  "grid justify-items-center content-center gap-1 relative min-h-[2.6rem] min-w-0 px-0 py-1 rule-1 bg-transparent font-display font-semibold [line-height:1] cursor-pointer hover:bg-tint hover:text-deep aria-pressed:bg-tint aria-pressed:text-deep aria-pressed:[box-shadow:inset_0_-5px_var(--spot)] aria-disabled:text-mute aria-disabled:cursor-default";
const picture = "w-[2.1rem] h-[1.45rem] pointer-events-none";

/**
 * Shows the tools, which can be tapped or dragged to the board. The three buttons of the history follow them.
 *
 * @param edgeAt returns the edge under a point of the window @param onTarget called with the edge under a dragged tool
 */
export function ToolPalette({
  tool,
  board: { past, present, future },
  edgeAt,
  onTarget,
  dispatch,
}: {
  tool: Tool | null;
  board: EditHistory<GridComponents>;
  edgeAt: (point: GridPoint) => number | null;
  onTarget: (edge: number | null) => void;
  dispatch: (action: LaboratoryAction) => void;
}) {
  const dragged = useDrag<Tool>({
    onMove: (_, point) => onTarget(point === null ? null : edgeAt(point)),
    onDrop: (what, point) => {
      const edge = edgeAt(point);
      if (edge === null || what === "eraser") return;
      dispatch({ type: "place", kind: what, edge });
    },
  });
  const step = (name: string, type: "undo" | "redo" | "clear", idle: boolean, drawing: ReactNode) => (
    <button
      className={cell}
      type="button"
      aria-disabled={idle || undefined}
      onClick={() => (idle ? undefined : dispatch({ type }))}
    >
      {drawing}
      <span>{name}</span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div className="lab-tools grid rule-1 print:hidden" role="group" aria-label="Pjesët dhe veglat">
      {tools.map((each) => (
        <button
          key={each}
          className={`${cell} lab-tool-button`}
          type="button"
          aria-pressed={each === tool}
          onClick={() => dispatch({ type: "choose-tool", tool: each })}
          {...(each === "eraser" ? {} : dragged(each))}
        >
          {each === "eraser" ? (
            <Drawing d="M-20 6-2-12H14L-4 6zM-20 6V14H-4V6M-4 14 14-4V-12M-26 14H26" />
          ) : (
            <SymbolPicture symbol={each} className={picture} />
          )}
          <span>{toolName(each)}</span>
        </button>
      ))}
      {step("Zhbëj", "undo", past.length === 0, <Drawing d="M-16 4C-10-10 12-10 18 8M-20-8-16 5-3 1" />)}
      {step("Ribëj", "redo", future.length === 0, <Drawing d="M16 4C10-10-12-10-18 8M20-8 16 5 3 1" />)}
      {step("Zbraz", "clear", present.length === 0, <Drawing d="M-14-12 14 12M14-12-14 12" />)}
    </div>
  );
}

function Drawing({ d }: { d: string }) {
  return (
    <svg className={`circuit-drawing overflow-visible fill-none ${picture}`} viewBox="-32 -22 64 44" aria-hidden="true">
      <path className="ink" d={d} />
    </svg>
  );
}
