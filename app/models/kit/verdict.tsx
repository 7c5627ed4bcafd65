import { type RefObject, useLayoutEffect } from "react";
import { answerBox } from "../../play/model-desk";

/**
 * How a phone shows the verdict: with its reasons beside the controls, without its reasons, or with its reasons in place
 * of the controls. A wide window has room for all.
 */
export type VerdictShown = "beside" | "folded" | "alone";

/** Height in pixels that a model may have on a phone of 360 × 800, between the page's bar and the browser's. */
const most = 720;

/**
 * Shows what became of the guess, and why. Where the model would be higher than a phone's window, the reasons wait behind
 * a button, since the controls must stay where the finger is.
 *
 * @param frame element of the model
 */
export function Verdict({
  frame,
  outcome,
  because,
  shown,
  setShown,
}: {
  frame: RefObject<HTMLElement>;
  outcome: string;
  because: string;
  shown: VerdictShown;
  setShown: (shown: VerdictShown) => void;
}) {
  useLayoutEffect(() => {
    const model = frame.current;
    if (model === null) return;
    const top = model.closest(".model-live")?.getBoundingClientRect().top ?? Number.NaN;
    const bottom = model.querySelector(".model-end")?.getBoundingClientRect().bottom ?? Number.NaN;
    if (bottom - top > most) setShown("folded");
    return () => setShown("beside");
  }, [frame, setShown]);
  const folded = shown === "folded";
  return (
    <div role="status" className={`${answerBox} aside:col-span-2`}>
      <i className="float-right h-20 w-48" />
      <p className="text-[1rem]/[1.35]">
        <strong>{outcome}</strong> <span className={folded ? "max-bar:hidden" : ""}>{because}</span>
        {shown === "beside" ? null : (
          <button
            type="button"
            className="min-h-22 cursor-pointer no-border bg-transparent px-0 font-semibold underline underline-offset-[0.3em] bar:hidden"
            onClick={() => setShown(folded ? "alone" : "folded")}
          >
            {folded ? "Pse" : "Vazhdo"}
          </button>
        )}
      </p>
    </div>
  );
}
