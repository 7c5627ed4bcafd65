import { lazy, Suspense } from "react";
import { PanelTitle } from "../parts/panel-title";
import { RowButton } from "../parts/row-button";
import type { GridComponents } from "./grid/grid-component";
import { writeLink } from "./link/circuit-link";
import { ShareLink } from "./link/share-link";

/** Chunk that loads when a teacher asks for it. It holds questions, QR code and the printed sheet. */
const TaskMaker = lazy(() => import("./task/task-maker"));

/** Shows the circuit's link, or the making of a task about the circuit. */
export function TeacherPanel({
  components,
  selected,
  making,
  onMake,
}: {
  components: GridComponents;
  /** Edge of the selected component. */
  selected: number | null;
  /** Whether a task is being made. */
  making: boolean;
  onMake: (making: boolean) => void;
}) {
  return (
    <div className="lab-more grid gap-6 content-start py-7">
      {making ? null : (
        <div className="grid gap-6">
          <ShareLink circuit={writeLink(components)} label="Lidhja e këtij qarku" opens="të njëjtin qark" />
        </div>
      )}
      <div className="grid gap-6">
        <div className="grid gap-6 print:hidden">
          <PanelTitle>Për mësuesin</PanelTitle>
          <RowButton small aria-expanded={making} onClick={() => onMake(!making)}>
            Bëj detyrë me këtë qark
          </RowButton>
        </div>
        {making ? (
          <Suspense fallback={<p role="status">Po hapet…</p>}>
            <TaskMaker components={components} selected={selected} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
