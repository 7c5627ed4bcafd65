import type { ReactNode } from "react";
import { answerBox } from "../../play/model-desk";

export interface ExperimentVerdict {
  title: string;
  text: string;
}

/**
 * Shows the question before a run. Then the same box shows the run's state and the prediction's result. The box keeps
 * the question's height, so that the scene below does not move when a run starts.
 */
export function ExperimentTalk({
  open,
  thought,
  needsGuess,
  sentence,
  verdict,
  children,
}: {
  /** Whether a prediction can still be made. */
  open: boolean;
  /** Chosen prediction. */
  thought: string | undefined;
  /** Whether the pupil tried to start without a prediction. */
  needsGuess: boolean;
  sentence: string;
  verdict: ExperimentVerdict | null;
  /** Text of the question. */
  children: ReactNode;
}) {
  return (
    <div className="experiment-talk">
      {children}
      <div role="status" className={open ? (needsGuess ? answerBox : "sr-only") : `${answerBox} experiment-answer`}>
        {open && needsGuess ? <p>Së pari parashiko: zgjidh një përgjigje, pastaj nis.</p> : null}
        {open && !needsGuess ? <p>{sentence}</p> : null}
        {open ? null : (
          <>
            {thought ? (
              <p className="pb-2 text-[0.9rem]/[1.3] text-mute">Parashikimi yt: „{unpointed(thought)}“</p>
            ) : null}
            {verdict ? (
              <p className="max-w-[62em]">
                <strong>{verdict.title}</strong> {verdict.text}
              </p>
            ) : (
              <p className="max-w-[62em]">{sentence}</p>
            )}
          </>
        )}
      </div>
    </div>
  );
}

const unpointed = (text: string) => text.replace(/\.$/, "");
