import { type ReactNode, useEffect, useRef, useState } from "react";
import { seedIn } from "../../magazine/seeded-random";
import { bringIntoView } from "../../play/bring-into-view";
import { Choice, ChoiceGroup } from "../../play/choice";
import { PlayScreen } from "../../play/play-screen";
import { Arrow } from "../../ui/arrow";
import { Button } from "../../ui/button";
import type { NinjaExercise, Operation } from "./exercise";
import type { GameData } from "./game-data";
import { NinjaAnswer, NinjaSum, ninjaScreen } from "./ninja-board";
import { NinjaFold } from "./ninja-fold";
import { NinjaKeypad } from "./ninja-keypad";
import { type Memory, NinjaMine } from "./ninja-mine";
import { exerciseAt, type Game } from "./number-ninja-rules";
import { operationNames } from "./operation-names";
import { newSeed, operationsIn } from "./shared-game-link";
import { SharedLink } from "./shared-link";

/**
 * Shows the first exercise, ready for an answer. The choice of operations, the clock and the stored results are beside
 * it.
 */
export function NinjaIntro({
  settings,
  search,
  introduction,
  memory,
  returned,
  onStart,
  onPractise,
}: {
  settings: GameData;
  search: string;
  introduction: ReactNode;
  memory: Memory | null;
  /** Whether the intro follows a game. The start button then takes the focus and is scrolled into view. */
  returned: boolean;
  /** @param typed first characters of the first answer */
  onStart: (game: Game, typed: string) => void;
  onPractise: (exercises: readonly NinjaExercise[]) => void;
}) {
  const shared = seedIn(search);
  const [operations, setOperations] = useState<readonly Operation[]>(operationsIn(search, settings.operations));
  const [clocked, setClocked] = useState(true);
  // Drawn in the browser, so that every visitor can get the same cached page.
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => setOwn(newSeed()), []);
  const startButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) bringIntoView(startButton.current);
  }, [returned]);
  const limit = clocked ? settings.timeLimit * 1_000 : null;
  const seed = shared ?? own ?? "";
  const game: Game = { levels: settings.levels, limit, operations, seed, shared: shared !== null };
  const ready = own !== null && operations.length > 0;

  function start(typed = "") {
    if (operations.length > 0) onStart(seed === "" ? { ...game, seed: newSeed() } : game, typed);
  }

  return (
    <>
      <PlayScreen lane={false} className={ninjaScreen} onSubmit={start}>
        <div className="grid items-center gap-x-gutter gap-y-5 columns:grid-cols-[minmax(0,1fr)_auto] low:col-start-1">
          <p className="max-bar:text-[0.92rem]/[1.35]">
            {clocked ? `${settings.timeLimit} sekonda, sa më shumë llogari.` : "Pa kohë: llogarit sa të duash."}{" "}
            Përgjigju te e para ose shtyp butonin: {clocked ? "ora nis." : "loja nis."}
          </p>
          <Button ref={startButton} primary type="submit" lang="en" aria-disabled={operations.length === 0}>
            Start Game
            <Arrow />
          </Button>
        </div>
        <NinjaSum exercise={ready ? exerciseAt(game, 0, 1) : null} />
        <NinjaAnswer typed="" invalid={false} onType={start} />
        <NinjaKeypad onDigit={start} onErase={() => undefined} />
      </PlayScreen>
      <div className="page-width grid gap-10 pt-6">
        <NinjaMine game={game} memory={memory} onPractise={onPractise} />
        {shared === null ? null : (
          <p className="bg-tint px-10 py-7 rule-l-7/spot">
            Kjo lojë ka farën <b>{shared}</b>: kushdo që e hap këtë lidhje merr të njëjtat llogari, me të njëjtën radhë.
          </p>
        )}
        <div className="flex flex-wrap gap-x-act gap-y-8">
          <ChoiceGroup legend="Veprimet">
            {settings.operations.map((operation) => (
              <Choice
                key={operation}
                type="checkbox"
                checked={operations.includes(operation)}
                aria-describedby={operations.length === 0 ? "ninja-no-operation" : undefined}
                onChange={() =>
                  setOperations(settings.operations.filter((one) => (one === operation) !== operations.includes(one)))
                }
              >
                {operationNames[operation]}
              </Choice>
            ))}
            {operations.length === 0 ? (
              <p id="ninja-no-operation" className="basis-full font-semibold" role="status">
                Zgjidh të paktën një veprim.
              </p>
            ) : null}
          </ChoiceGroup>
          <ChoiceGroup legend="Koha">
            <Choice type="radio" name="clock" checked={clocked} onChange={() => setClocked(true)}>
              {settings.timeLimit} sekonda
            </Choice>
            <Choice type="radio" name="clock" checked={!clocked} onChange={() => setClocked(false)}>
              pa kohë
            </Choice>
          </ChoiceGroup>
        </div>
        <div className="rule-b-1">
          <NinjaFold title="Si luhet">{introduction}</NinjaFold>
          <SharedLink seed={own === null ? "" : seed} operations={operations} all={settings.operations} />
        </div>
        <noscript>
          <p>Loja ka nevojë për JavaScript. Ndize te shfletuesi dhe ringarkoje faqen.</p>
        </noscript>
      </div>
    </>
  );
}
