import { useEffect, useReducer, useRef, useState } from "react";
import {
  type AssignedItem,
  estimatedMinutes,
  isGone,
  nameOfKind,
  timedWork,
} from "../../magazine/classroom/assigned-items";
import { type Assignment, drawSeed } from "../../magazine/classroom/assignment";
import type { ItemWork } from "../../magazine/classroom/item-work";
import { keepsMemory } from "../../play/device-memory";
import { useOnChange } from "../../play/use-on-change";
import { Button } from "../../ui/button";
import { ActivityStep } from "./activity-step";
import { AssignmentEnd } from "./assignment-end";
import { assignmentRecord } from "./assignment-memory";
import { type AssignmentTry, assignmentReducer, nextStep, nthOf, shownSteps } from "./assignment-rules";
import { AssignmentStart } from "./assignment-start";
import { AssignmentStop } from "./assignment-stop";
import type { ExerciseParts } from "./exercise-parts";

interface Props {
  assignment: Assignment;
  /** Clean signs of its code. */
  code: string;
  items: readonly AssignedItem[];
  parts: ExerciseParts;
}

/** Leads a pupil through an opened assignment. The try is kept for the tab at each change. */
export function AssignmentWork({ assignment, code, items, parts }: Props) {
  const steps = shownSteps(assignment, items, code);
  const [kept] = useState(() => assignmentRecord.read());
  const [doing, dispatch] = useReducer(assignmentReducer, kept?.code === code ? kept : null);
  // Of a kept try with another number of items nothing fits any more.
  const isFitting = doing === null || doing.works.length === items.length;
  const [other, setOther] = useState(kept !== null && kept.code !== code && isHalfDone(kept) ? kept.code : null);
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (doing !== null) assignmentRecord.write(doing);
  }, [doing]);
  const place = doing === null ? null : `${doing.attempt} ${doing.step}`;
  const shown = useRef(place);
  useOnChange([place], () => {
    if (shown.current !== place) step.current?.focus();
    shown.current = place;
  });

  if (other !== null) {
    return (
      <div className="grid justify-items-start gap-8">
        <p>Ke një detyrë përgjysmë.</p>
        <p className="flex flex-wrap gap-8">
          <a href={`#${other}`}>Vazhdoje</a>
          <Button onClick={() => setOther(null)}>Fillo të renë</Button>
        </p>
      </div>
    );
  }
  if (doing === null || !isFitting) {
    const begin = (who: number) => {
      // Zero is the try of what a teacher marks.
      const attempt = (crypto.getRandomValues(new Uint16Array(1))[0] as number) || 1;
      dispatch({ type: "begin", code, who, attempt, items: items.length, now: Date.now() });
    };
    return <AssignmentStart asks={assignment.who} onBegin={begin} {...summary(items)} />;
  }
  const current = steps[doing.step];
  const next = nextStep(steps, doing);
  const leave = () => {
    assignmentRecord.forget();
    dispatch({ type: "leave" });
  };
  return (
    <div ref={step} tabIndex={-1} className="focus:no-outline">
      {current === undefined ? (
        <AssignmentEnd
          {...{ assignment, items, steps, doing, parts }}
          onOpen={(index) => dispatch({ type: "go", step: index })}
          onLeave={leave}
        />
      ) : current.kind === "stop" ? (
        <AssignmentStop key={doing.step} number={current.number} onPass={() => dispatch({ type: "pass-stop" })} />
      ) : (
        <Item
          key={`${doing.attempt} ${current.item}`}
          {...{ assignment, items, doing, parts }}
          item={current.item}
          isLast={next === steps.length}
          onNext={() => dispatch({ type: "go", step: next })}
          dispatch={dispatch}
        />
      )}
      {keepsMemory("tab") ? null : (
        <p className="max-w-[36em] rule-l-7 pl-7 text-[0.92rem]" role="status">
          Ky shfletues nuk po ruan asgjë: mos e mbyll faqen para se t’ia tregosh kodin mësuesit.
        </p>
      )}
    </div>
  );
}

const isHalfDone = ({ works }: AssignmentTry) => works.some((work) => (work?.end ?? "open") === "open");

/** Returns how many exercises there are, of which lessons, and for how many minutes. */
function summary(items: readonly AssignedItem[]) {
  const gone = items.filter(isGone).length;
  const titleOf = ({ lesson, activity }: AssignedItem) =>
    activity ? nameOfKind(activity.kind) : (lesson?.title ?? []);
  return {
    ...{ count: items.length - gone, gone },
    titles: [...new Set(items.flatMap(titleOf))],
    minutes: estimatedMinutes(items.flatMap((item) => timedWork(item) ?? [])),
  };
}

function Item({
  assignment,
  items,
  doing,
  parts,
  item,
  isLast,
  onNext,
  dispatch,
}: Pick<Props, "assignment" | "items" | "parts"> & {
  doing: AssignmentTry;
  item: number;
  isLast: boolean;
  onNext: () => void;
  dispatch: (action: Parameters<typeof assignmentReducer>[1]) => void;
}) {
  const { part, exercise, lesson, activity } = items[item] as AssignedItem;
  const Exercise = assignment.hasHelp ? parts.Helped : parts.Unhelped;
  const work = doing.works[item] ?? null;
  const seed = drawSeed(assignment, doing.who);
  const shown = {
    ...{ work, onNext, nth: nthOf(items, item), nextWords: isLast ? "Te fundi" : "Ushtrimi tjetër" },
    onWork: (done: ItemWork) => dispatch({ type: "work", item, work: done, now: Date.now() }),
  };
  return (
    <>
      {activity === undefined ? null : (
        <ActivityStep {...{ activity, parts }} {...shown} hasHelp={assignment.hasHelp} seed={`${seed}/${item}`} />
      )}
      {exercise === null || lesson === null ? null : (
        <Exercise
          {...{ exercise, seed }}
          {...(part === "exercises" ? { lesson: lesson.slug } : { lesson: null, kind: nameOfKind(part) })}
          {...shown}
        />
      )}
      {(work?.end ?? "open") === "open" ? (
        <p className="pb-8">
          <Button measure="min-h-29 px-9 py-6" onClick={onNext}>
            Lëre për më vonë
          </Button>
        </p>
      ) : null}
    </>
  );
}
