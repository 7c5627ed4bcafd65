import { useEffect, useId, useState } from "react";
import { seedIn } from "../../magazine/seeded-random";
import { Choice, ChoiceGroup } from "../../play/choice";
import { PlayScreen } from "../../play/play-screen";
import { Arrow } from "../../ui/arrow";
import { Button } from "../../ui/button";
import type { Operation } from "./exercise";
import type { GameData } from "./game-data";
import type { Game } from "./number-ninja-rules";
import { newSeed, operationsIn, sharedGameLink } from "./shared-game-link";

const names: Record<Operation, string> = {
  addition: "Mbledhje",
  subtraction: "Zbritje",
  multiplication: "Shumëzim",
  division: "Pjesëtim",
};

/** Offers operations, the clock, the start and a link to share with a class. */
export function NinjaIntro({
  settings,
  search,
  onStart,
}: {
  settings: GameData;
  search: string;
  onStart: (game: Game) => void;
}) {
  const shared = seedIn(search);
  const [chosen, setChosen] = useState<readonly Operation[]>(operationsIn(search, settings.operations));
  const [clocked, setClocked] = useState(true);
  const none = useId();

  function start() {
    if (chosen.length === 0) return;
    const limit = clocked ? settings.timeLimit * 1_000 : null;
    onStart({ levels: settings.levels, limit, operations: chosen, seed: shared ?? newSeed() });
  }

  return (
    <PlayScreen lane={false} className="gap-14 py-12" onSubmit={start}>
      {shared === null ? null : (
        <p className="bg-tint px-10 py-7 rule-l-7/spot">
          Kjo lojë ka farën <b>{shared}</b>: kushdo që e hap këtë lidhje merr të njëjtat llogari, me të njëjtën radhë.
        </p>
      )}
      <ChoiceGroup legend="Veprimet">
        {settings.operations.map((operation) => (
          <Choice
            key={operation}
            type="checkbox"
            checked={chosen.includes(operation)}
            aria-describedby={chosen.length === 0 ? none : undefined}
            onChange={() =>
              setChosen(settings.operations.filter((one) => (one === operation) !== chosen.includes(one)))
            }
          >
            {names[operation]}
          </Choice>
        ))}
        {chosen.length === 0 ? (
          <p id={none} className="basis-full font-semibold" role="status">
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
      <div className="flex flex-wrap gap-8">
        <Button primary type="submit" lang="en" aria-disabled={chosen.length === 0}>
          Start Game
          <Arrow />
        </Button>
      </div>
      <SharedGameLink seed={shared} operations={chosen} all={settings.operations} />
      <noscript>
        <p>Loja ka nevojë për JavaScript. Ndize te shfletuesi dhe ringarkoje faqen.</p>
      </noscript>
    </PlayScreen>
  );
}

/** A link to share with a class. Its seed is drawn in the browser, so that every visitor gets the same cached page. */
function SharedGameLink({
  seed,
  operations,
  all,
}: {
  seed: string | null;
  operations: readonly Operation[];
  all: readonly Operation[];
}) {
  const [own, setOwn] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => setOwn(newSeed()), []);
  if (own === null) return null;
  const link = sharedGameLink(window.location.origin + window.location.pathname, seed ?? own, operations, all);
  return (
    <details>
      <summary className="min-h-27.5 cursor-pointer py-6 font-semibold">Një lojë për gjithë klasën</summary>
      <p>Kush hap këtë lidhje merr të njëjtat llogari. Asgjë nuk ruhet: fara është te vetë adresa.</p>
      <p className="my-6 [overflow-wrap:anywhere]">
        <a href={link}>{link}</a>
      </p>
      <Button
        onClick={() =>
          navigator.clipboard.writeText(link).then(
            () => setCopied(true),
            () => undefined,
          )
        }
      >
        Kopjo lidhjen
      </Button>
      <span role="status">{copied ? " U kopjua." : ""}</span>
    </details>
  );
}
