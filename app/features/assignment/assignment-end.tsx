import { useEffect, useRef, useState } from "react";
import { type AssignedItem, type AssignmentStep, isGone } from "../../magazine/classroom/assigned-items";
import { type Assignment, drawSeed } from "../../magazine/classroom/assignment";
import { pupilName } from "../../magazine/classroom/nicknames";
import { resultPrefix } from "../../magazine/classroom/result-code";
import { inGroups } from "../../magazine/classroom/signs";
import { copyOrSelect } from "../../play/copy-or-select";
import { QrCode } from "../../play/qr-code";
import { Button } from "../../ui/button";
import { Pika } from "../../ui/pika/pika";
import { type AssignmentTry, nthOf, openSteps, resultCodeOf, shortCodeOf } from "./assignment-rules";
import type { ExerciseParts } from "./exercise-parts";

interface Props {
  assignment: Assignment;
  items: readonly AssignedItem[];
  steps: readonly AssignmentStep[];
  doing: AssignmentTry;
  parts: ExerciseParts;
  /** Opens a step again. */
  onOpen: (step: number) => void;
  /** Gives the device to the next pupil. */
  onLeave: () => void;
}

/** Shows what the pupil has come to, as a code for the teacher. */
export function AssignmentEnd({ assignment, items, steps, doing, parts, onOpen, onLeave }: Props) {
  const [solutions, setSolutions] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const open = openSteps(steps, doing);
  const ended = doing.works.map((work) => work?.end ?? "open");
  const right = ended.filter((end) => end === "alone" || end === "helped").length;
  const of = items.filter((item) => !isGone(item)).length;
  useNoted(assignment, items, doing, parts.remember);
  return (
    <div className="grid justify-items-start gap-10 py-10">
      <h2 className="text-[2rem]/[1.1]">
        {open.length === 0 ? "Mbarove" : "Deri këtu"}: {right} nga {of}.{" "}
        {open.length === 0 ? <Pika moves="lands" /> : null}
      </h2>
      {open.length === 0 ? null : (
        <p className="flex flex-wrap items-center gap-6">
          {open.length === 1 ? "Një ushtrim mbeti hapur:" : `${open.length} ushtrime mbetën hapur:`}
          {open.map((step) => (
            <Button key={step} measure="min-h-29 min-w-29 px-7 py-4" onClick={() => onOpen(step)}>
              <span className="sr-only">Ushtrimi </span>
              {(steps[step] as Extract<AssignmentStep, { kind: "item" }>).item + 1}
            </Button>
          ))}
        </p>
      )}
      <Shown
        code={resultCodeOf(assignment, items, doing)}
        short={shortCodeOf(assignment, items, doing)}
        who={doing.who}
      />
      {solutions ? null : <Button onClick={() => setSolutions(true)}>Shih zgjidhjet</Button>}
      {solutions
        ? items.map(({ exercise }, item) =>
            exercise === null ? null : (
              <parts.Solution
                key={exercise.id}
                exercise={exercise}
                seed={drawSeed(assignment, doing.who)}
                nth={nthOf(items, item)}
              />
            ),
          )
        : null}
      <div className="flex flex-wrap items-center gap-6 rule-t-1 pt-8">
        {leaving ? (
          <>
            <p>E pa mësuesi kodin? Ai fshihet nga kjo pajisje.</p>
            <Button onClick={onLeave}>Po, fillo nga e para</Button>
            <Button onClick={() => setLeaving(false)}>Jo ende</Button>
          </>
        ) : (
          <Button onClick={() => setLeaving(true)}>Nxënësi tjetër</Button>
        )}
      </div>
    </div>
  );
}

/** Without help, exercises come into the notebook at the end, once each. */
function useNoted(
  { hasHelp }: Assignment,
  items: readonly AssignedItem[],
  { works, attempt }: AssignmentTry,
  remember: ExerciseParts["remember"],
): void {
  const noted = useRef(new Set<string>());
  useEffect(() => {
    if (hasHelp) return;
    for (const [index, { part, lesson, exercise }] of items.entries()) {
      const end = works[index]?.end ?? "open";
      const name = `${attempt} ${index}`;
      if (part !== "exercises" || lesson === null || exercise === null || end === "open" || noted.current.has(name))
        continue;
      noted.current.add(name);
      remember(lesson.slug, exercise.id, end);
    }
  });
}

/** Shows the code as a picture for a camera and as signs to read, copy or send. */
function Shown({ code, short, who }: { code: string; short: string | null; who: number }) {
  const signs = useRef<HTMLElement>(null);
  const [notice, setNotice] = useState("");
  const text = `${resultPrefix} ${inGroups(code.slice(resultPrefix.length))}`;
  async function copy() {
    const done = await copyOrSelect(text, signs.current);
    setNotice(done ? "U kopjua." : "Ky shfletues nuk e kopjon vetë: kodi u përzgjodh, kopjoje ti.");
  }
  return (
    <section className="grid w-full max-w-[34rem] gap-6" aria-labelledby="tregoja">
      <h3 id="tregoja" className="text-[1.5rem]/[1.2]">
        Tregoja mësuesit
      </h3>
      <p>{pupilName(who)} · Mbaje ekranin drejt kamerës dhe rrite ndriçimin; ose kopjoje kodin dhe dërgoja.</p>
      <div className="aspect-square w-full max-w-[22rem] bg-[#fff]">
        <QrCode text={code} level="M" label="Kodi QR i rezultatit" />
      </div>
      <code ref={signs} className="figures text-[1rem]/[1.6] [overflow-wrap:anywhere]">
        {text}
      </code>
      <div className="flex flex-wrap gap-6">
        <Button primary onClick={copy}>
          Kopjo kodin
        </Button>
        {typeof navigator.share === "function" ? (
          <Button onClick={() => navigator.share({ text }).catch(() => undefined)}>Dërgoje…</Button>
        ) : null}
      </div>
      <p role="status" className="min-h-[1.5em]">
        {notice}
      </p>
      {short === null ? null : (
        <p>
          Shkurt, për ta shkruar në fletë: <b className="figures whitespace-nowrap">{inGroups(short)}</b>
        </p>
      )}
    </section>
  );
}
