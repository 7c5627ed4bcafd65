import { useEffect, useReducer, useRef } from "react";
import { plural } from "../../magazine/albanian";
import { fileSize } from "../../magazine/file-size";
import type { Pack } from "../../magazine/pack";
import { Button } from "../../ui/button";
import type { KeptPack } from "./kept-pages";
import { type Failure, initialPack, type PackFiles, type PackState, packBytes, packReducer } from "./pack-rules";
import { removePack, takePack } from "./take-pack";

const failures: Record<Failure, string> = {
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

/** A quiz or game ends with its page; this, too: what was begun is cancelled when the reader leaves. */
function useTaking() {
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return controller;
}

/**
 * A chapter: its size, and what can be done with it now.
 *
 * @param kept as it was found on the device; null where it was not, undefined where the browser cannot
 */
export function PackRow({
  pack,
  files,
  kept,
  newest,
  onChange,
}: {
  pack: Pack;
  files: PackFiles | null;
  kept: KeptPack | null | undefined;
  newest: string | null;
  onChange: () => void;
}) {
  const [state, dispatch] = useReducer(packReducer, initialPack);
  const controller = useTaking();
  useEffect(() => {
    if (kept) dispatch({ does: "found", version: kept.version, newest });
  }, [kept, newest]);
  const size = files && fileSize(packBytes(pack, files));
  const status = useRef<HTMLParagraphElement>(null);

  async function take() {
    const { keepWhatIsRead } = await import("./keep-what-is-read");
    controller.current = new AbortController();
    dispatch({ does: "takes" });
    keepWhatIsRead();
    navigator.storage?.persist?.().catch(() => undefined);
    const onProgress = (done: number) => dispatch({ does: "comes", done });
    const how = await takePack(pack.chapter, { signal: controller.current.signal, onProgress });
    dispatch({ does: "ends", how });
    status.current?.focus();
    onChange();
  }

  async function remove() {
    await removePack(pack.chapter);
    dispatch({ does: "removed" });
    status.current?.focus();
    onChange();
  }

  const isKept = state.is === "taken" || state.is === "stale";
  return (
    <section
      id={pack.chapter}
      className={`${pack.subject} grid items-end gap-x-gutter gap-y-5 rule-t-2 py-10 bar:grid-cols-[1fr_auto]`}
    >
      <div>
        <h2 className="text-[1.9rem]/[1.05]">
          <a href={`/${pack.subject}/${pack.chapter}`}>{pack.title}</a>
        </h2>
        <p className="pt-3 text-[0.92rem] text-mute">
          {plural(pack.lessons, "mësim", "mësime")}
          {size === null ? "" : ` · ${size}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-6">
        {state.is === "coming" ? <Button onClick={() => controller.current?.abort()}>Ndale</Button> : null}
        {state.is === "absent" || state.is === "stale" ? (
          <Button
            primary={state.is === "absent"}
            disabled={!kept && kept !== null}
            aria-label={`${state.is === "stale" ? "Përditësoje" : "Merre me vete"}: ${pack.title}`}
            onClick={take}
          >
            {state.is === "stale" ? "Përditësoje" : "Merre me vete"}
          </Button>
        ) : null}
        {isKept ? (
          <Button aria-label={`Hiqe nga pajisja: ${pack.title}`} onClick={remove}>
            Hiqe
          </Button>
        ) : null}
      </div>
      <div className="grid gap-3 empty:hidden bar:col-span-2">
        {state.is === "coming" ? (
          <progress className="pack-progress" value={state.done} aria-label={`${pack.title}, sa ka ardhur`} />
        ) : null}
        {/* Stands from the start, so that what is written into it is heard. */}
        <p ref={status} role="status" tabIndex={-1} className="text-[0.92rem] empty:hidden">
          {wordsOf(state)}
        </p>
      </div>
    </section>
  );
}
