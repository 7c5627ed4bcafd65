/** Opens what a code gives: finds the exercises of its lessons, or says why they cannot be had. */
import { useEffect, useState } from "react";
import type { ClassLesson } from "../magazine/classroom/assigned-items";
import { type GivenWork, openedWork, readTexts, type WorkReader } from "../magazine/classroom/given-work";
import { Button } from "../ui/button";

export interface WorkSources extends WorkReader {
  lessons: readonly ClassLesson[];
}

/** Why a code gives no work. */
export const codeFaults = {
  damaged: "Këtë kod nuk e njoh: kontrollo shenjat. O dhe 0, I dhe 1 janë njësoj.",
  newer: "Kjo detyrë u bë me një Prizëm më të re: rifreskoje faqen kur të kesh rrjet.",
  gone: "Ushtrimet e kësaj detyre nuk janë më në këtë botim.",
};

/** Opened, being read, or lessons whose exercises could not be fetched, by their titles. */
type Opening = ReturnType<typeof openedWork> | "reading" | { missing: readonly string[] };

/** Opens a work once, and at each call of `again`. */
export function useOpenedWork(work: GivenWork, sources: WorkSources) {
  const [opening, setOpening] = useState<Opening>("reading");
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, and at each press of „again“.
  useEffect(() => {
    let isCurrent = true;
    setOpening("reading");
    openItems(work, sources).then((opened) => isCurrent && setOpening(opened));
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  return { opening, again: () => setTries(tries + 1) };
}

async function openItems(work: GivenWork, { lessons, ...reader }: WorkSources): Promise<Opening> {
  const { missing, ...texts } = await readTexts(work, lessons, reader);
  return missing.length > 0 ? { missing: missing.map(({ title }) => title) } : openedWork(work, lessons, texts);
}

/** Says that exercises are not on the device and cannot be fetched. @param otherwise what to do without them */
export function MissingExercises({
  titles,
  otherwise,
  onAgain,
}: {
  titles: readonly string[];
  otherwise: string;
  onAgain: () => void;
}) {
  const names = titles.map((title) => `‚${title}‘`).join(", ");
  return (
    <div role="status" className="grid max-w-[36em] justify-items-start gap-8">
      <p className="rule-l-7 pl-7">
        Ushtrimet nga {names} nuk janë në këtë pajisje dhe rrjeti mungon. {otherwise}
      </p>
      <Button onClick={onAgain}>Provo përsëri</Button>
    </div>
  );
}
