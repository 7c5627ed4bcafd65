/** Tells what the running command does and how long it has, with a button that stops it. */
import { useEffect, useState } from "react";
import type { CommandProgress } from "../server/commands";
import { call } from "./api";
import { StudioButton } from "./studio-button";

const words: Record<CommandProgress["stage"], string> = {
  access: "Po shoh nëse ky kompjuter mund të botojë",
  build: "Po e lexoj revistën",
  picture: "Po përgatis fotografitë",
  read: "Po e krahasoj me çfarë është botuar",
  bodies: "Po i dërgoj faqet",
  copy: "Po ruaj kopjen për kthim",
  manifest: "Po vë në vend botimin e ri",
  verify: "Po e lexoj edhe një herë të gjithin",
};

/** Milliseconds between two questions. */
const every = 700;

/** From these stages on readers may have the new publication, so that nothing is left to stop. */
const late = ["manifest", "verify"];

/** @param stop the word of the button; none for what cannot be stopped */
export function CommandProgressLine({ stop }: { stop?: string }) {
  const [progress, setProgress] = useState<CommandProgress | null>(null);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    let ended = false;
    let timer = 0;
    const ask = async () => {
      // The command's own answer tells what failed.
      const now = await call("progress").catch(() => null);
      if (ended) return;
      setProgress(now);
      timer = window.setTimeout(ask, every);
    };
    void ask();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, []);
  const stage = progress?.stage ?? "build";
  return (
    <div className="my-6 flex flex-wrap items-center gap-9">
      <p className="flex-1" role="status">
        {isStopped ? "Po e ndal" : words[stage]} …
        <span className="text-mute" aria-hidden="true">
          {" "}
          {progress === null ? "" : `${progress.seconds} s`}
        </span>
      </p>
      {stop === undefined || late.includes(stage) ? null : (
        <StudioButton
          disabled={isStopped}
          onClick={() => {
            setStopped(true);
            void call("stop").catch(() => setStopped(false));
          }}
        >
          {stop}
        </StudioButton>
      )}
    </div>
  );
}
