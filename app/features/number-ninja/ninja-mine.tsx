import { useEffect, useState } from "react";
import { formatNumber } from "../../magazine/albanian";
import { Button } from "../../ui/button";
import type { Exercise } from "./exercise";
import { type Best, bestOf, modeOf, type WeakFact, weakFacts } from "./ninja-memory";
import type { Game } from "./number-ninja-rules";

/** How many facts a round of practice takes. */
const roundOfFacts = 12;

/** Shows what this device remembers: the best game of the chosen mode, and the facts to be practised. */
export function NinjaMine({ game, onPractise }: { game: Game; onPractise: (exercises: readonly Exercise[]) => void }) {
  const mode = modeOf(game);
  const [best, setBest] = useState<Best | null>(null);
  const [facts, setFacts] = useState<WeakFact[]>([]);
  useEffect(() => setBest(bestOf(mode)), [mode]);
  useEffect(() => setFacts(weakFacts()), []);
  const chosen = facts.slice(0, roundOfFacts).map(({ exercise }) => exercise);
  return (
    <div className="ninja-mine">
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
