import { useMemo } from "react";
import { formatNumber } from "../../magazine/albanian";
import { Button } from "../../ui/button";
import type { NinjaExercise } from "./exercise";
import type { Game } from "./number-ninja-rules";

/** Module of the device storage, which is loaded after the page. */
export type Memory = typeof import("./ninja-memory");

/** Number of facts in a round of practice. */
const roundOfFacts = 12;

/** Shows the results stored on this device. They are the best game of the chosen mode, and the facts to practise. */
export function NinjaMine({
  game,
  memory,
  onPractise,
}: {
  game: Game;
  memory: Memory | null;
  onPractise: (exercises: readonly NinjaExercise[]) => void;
}) {
  const best = memory?.bestOf(memory.modeOf(game)) ?? null;
  const facts = useMemo(() => (memory === null ? [] : memory.weakFacts()), [memory]);
  const chosen = facts.slice(0, roundOfFacts).map(({ exercise }) => exercise);
  return (
    <div className="grid grid-rows-[minmax(1.6rem,auto)_minmax(3.1rem,auto)] items-center gap-x-15 gap-y-3 rule-t-1/hair pt-5 bar:[grid-template:minmax(3.1rem,auto)/minmax(0,1fr)_auto]">
      <p>
        {best === null ? (
          "Rekordi yt ruhet vetëm këtu."
        ) : (
          <>
            Rekordi yt: <b>{formatNumber(best.score)} pikë</b>
          </>
        )}
      </p>
      {chosen.length > 0 ? (
        <Button onClick={() => onPractise(chosen)}>Stërvit gabimet e tua ({chosen.length})</Button>
      ) : (
        <p className="text-mute">Gabimet mblidhen këtu, për stërvitje.</p>
      )}
    </div>
  );
}
