import type { ReactNode } from "react";
import { Button } from "../../ui/button";
import type { PackFailure, PackState } from "./pack-rules";
import type { usePack } from "./use-pack";

const failures: Record<PackFailure, string> = {
  cancelled: "U ndal, dhe nga ky botim nuk u mbajt asgjë.",
  full: "Në pajisje nuk ka më vend. Hiq një kapitull tjetër, ose liro pak vend, pastaj provoje përsëri.",
  failed: "Rrjeti u këput para fundit. Provoje përsëri kur të kthehet.",
  elsewhere: "Ky kapitull po merret në një skedë tjetër.",
};

function wordsOf(state: PackState): string {
  switch (state.is) {
    case "absent":
      return state.why ? failures[state.why] : "";
    case "coming":
      return `Po vjen: ${Math.round(100 * state.done)}\u00a0%`;
    case "taken":
      return "U ruajt. Hapet edhe pa rrjet.";
    case "stale":
      return state.why ? failures[state.why] : "U ruajt, por ka dalë një botim i ri.";
  }
}

/** Shows the buttons that a pack's state allows. @param children the visible text of the download button */
export function PackButtons({
  title,
  pack: { state, take, remove, stop },
  able,
  children,
}: {
  title: string;
  pack: ReturnType<typeof usePack>;
  able: boolean;
  children?: ReactNode;
}) {
  const isStale = state.is === "stale";
  return (
    <div className="flex flex-wrap gap-6">
      {state.is === "coming" ? <Button onClick={stop}>Ndale</Button> : null}
      {state.is === "absent" || isStale ? (
        <Button
          primary={!isStale}
          disabled={!able}
          // Visible words are the accessible name, so that voice control finds the button by them.
          aria-label={children && !isStale ? undefined : `${isStale ? "Përditësoje" : "Merre me vete"}: ${title}`}
          onClick={take}
        >
          {isStale ? "Përditësoje" : (children ?? "Merre me vete")}
        </Button>
      ) : null}
      {state.is === "taken" || isStale ? (
        <Button aria-label={`Hiqe nga pajisja: ${title}`} onClick={remove}>
          Hiqe
        </Button>
      ) : null}
    </div>
  );
}

/**
 * Shows the progress and the state of a download, in a live region.
 *
 * @param quiet whether only screen readers need the progress, since a ring shows it
 */
export function PackStatus({
  title,
  pack: { state, status },
  quiet = false,
}: {
  title: string;
  pack: ReturnType<typeof usePack>;
  quiet?: boolean;
}) {
  return (
    <div className="col-span-full grid gap-3 empty:hidden">
      {state.is === "coming" ? (
        <progress
          className={quiet ? "sr-only" : "pack-progress"}
          value={state.done}
          aria-label={`${title}, sa ka ardhur`}
        />
      ) : null}
      {/* The live region exists from the start, so that screen readers announce its changes. */}
      <p ref={status} role="status" tabIndex={-1} className="text-[0.92rem] empty:hidden">
        {wordsOf(state)}
      </p>
    </div>
  );
}
