import { useMemo, useState } from "react";
import { type AssignedItem, isGone } from "../../magazine/classroom/assigned-items";
import { type GivenWork, readWork, titleOfWork } from "../../magazine/classroom/given-work";
import { paperExercises } from "../../magazine/classroom/paper-variants";
import { codeFaults, MissingExercises, useOpenedWork, type WorkSources } from "../../play/opened-work";
import { useSheetName } from "../../ui/sheet-name";
import { PaperCode } from "./paper-code";
import { PaperControls } from "./paper-controls";
import { ErrorKey, RightKey } from "./paper-keys";
import type { PaperParts } from "./paper-parts";
import { initialChoices, type PaperChoices, paperHash } from "./paper-rules";
import { PaperSheets } from "./paper-sheets";
import { PointTables } from "./point-tables";

const noExercises = "Kjo detyrë ka vetëm punë me ekran: në letër s’ka ç’të shtypet.";

interface TestProps extends WorkSources {
  parts: PaperParts;
  /** Number of variants that the address names; null if none. */
  variants: number | null;
}

/** Shows the test of a code as it is printed, or says why there is none. */
export function PaperTestOfCode({ code, ...props }: TestProps & { code: string }) {
  const read = readWork(code);
  if (!read.ok) return <PaperCode fault={codeFaults[read.fault]} />;
  return <OpenedTest key={read.work.code} work={read.work} {...props} />;
}

function OpenedTest({ work, parts, variants, ...sources }: TestProps & { work: GivenWork }) {
  const { opening, again } = useOpenedWork(work, sources);
  const [choices, setChoices] = useState(() => initialChoices(titleOfWork(work, sources.lessons) || "Test", variants));
  useSheetName(choices.title.trim());
  const { variants: count } = choices;
  // Drawn anew for other variants alone, not for each letter of the title.
  const exercises = useMemo(
    () =>
      opening !== "reading" && "items" in opening ? paperExercises(opening.assignment.seed, opening.items, count) : [],
    [opening, count],
  );
  if (opening === "reading") return <p role="status">Testi po hapet…</p>;
  if ("missing" in opening) {
    return <MissingExercises titles={opening.missing} otherwise="Merri kur të kesh rrjet." onAgain={again} />;
  }
  if (exercises.length === 0) {
    const isPlayed = opening.items.some(({ activity }) => activity !== undefined);
    return <PaperCode fault={isPlayed ? noExercises : codeFaults.gone} />;
  }
  const change = (changed: PaperChoices) => {
    // The page is not opened anew: what was typed stays.
    history.replaceState(history.state, "", paperHash(work.code, changed.variants));
    setChoices(changed);
  };
  const numbersOf = (is: (item: AssignedItem) => boolean) =>
    opening.items.flatMap((item, index) => (is(item) ? [index + 1] : []));
  const gone = numbersOf(isGone);
  const played = numbersOf(({ activity }) => activity !== undefined);
  return (
    <div className="paper-test grid grid-cols-[minmax(0,1fr)]">
      <PaperControls {...{ exercises, choices, gone, played }} code={work.code} onChange={change} />
      <PaperSheets {...{ exercises, choices, parts }} />
      <RightKey {...{ exercises, choices }} />
      <ErrorKey {...{ exercises, choices }} />
      <PointTables {...{ exercises, choices }} />
    </div>
  );
}
