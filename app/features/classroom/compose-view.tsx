import { useEffect, useReducer, useRef, useState } from "react";
import { plural } from "../../magazine/albanian";
import type { ClassLesson, WorkTexts } from "../../magazine/classroom/assigned-items";
import type { WorkReader } from "../../magazine/classroom/given-work";
import { answerField } from "../../play/answer-field";
import { Choice, ChoiceGroup } from "../../play/choice";
import { Button } from "../../ui/button";
import { ComposedList } from "./composed-list";
import {
  assignmentOf,
  type ComposingFault,
  composingReducer,
  emptyComposition,
  minutesOf,
  tooMany,
  withTitles,
  workedRows,
} from "./composing-rules";
import { FurtherParts } from "./further-parts";
import { LessonExercises } from "./lesson-exercises";
import type { PreviewReader, TaskReader } from "./part-props";
import "./classroom.css";

const faults: Record<ComposingFault | "no-network", string> = {
  empty: "Zgjidh të paktën një ushtrim.",
  "too-many": tooMany,
  "too-mixed": "Detyra ndërron mësim tepër shpesh: vëri ushtrimet e një mësimi njëri pas tjetrit.",
  "too-long": "Qarqet e bëjnë kodin tepër të gjatë për një kamerë: hiq një prej tyre.",
  "no-network": "Kodi nuk u bë dot: rrjeti mungon. Provo përsëri.",
};

interface Given {
  GivenCode: typeof import("./given-code.client").GivenCode;
  code: string;
}

export interface ComposeViewProps extends WorkReader, TaskReader, PreviewReader {
  lessons: readonly ClassLesson[];
}

/** Lets a teacher choose exercises, say how they are worked, and hand them out by a code. */
export function ComposeView({ lessons, loadPastedTasks, ...reader }: ComposeViewProps) {
  const [composition, dispatch] = useReducer(composingReducer, emptyComposition);
  const [texts, setTexts] = useState<WorkTexts>({ practices: [], questions: [] });
  const [slug, setSlug] = useState("");
  const [given, setGiven] = useState<Given | null>(null);
  const [fault, setFault] = useState<keyof typeof faults | null>(null);
  const [label, setLabel] = useState("");
  const lessonChoice = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    dispatch({ type: "set", switches: { seed: crypto.getRandomValues(new Uint16Array(1))[0] as number } });
    // A lesson that was chosen before the page was alive stays chosen.
    setSlug(lessonChoice.current?.value || (new URLSearchParams(location.search).get("m") ?? ""));
  }, []);
  // A code stands for the list as it was: a change takes it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the list decides.
  useEffect(() => {
    setGiven(null);
    setFault(null);
  }, [composition]);

  async function give() {
    const assignment = assignmentOf(composition);
    if (typeof assignment === "string") return setFault(assignment);
    try {
      const [{ GivenCode, keptCode }, { snapshotFrom }] = await Promise.all([
        import("./given-code.client"),
        import("./lesson-exercises.client"),
      ]);
      const snapshot = withTitles(snapshotFrom({ assignment }, lessons, texts), composition);
      const code = keptCode(assignment, label.trim(), snapshot);
      setGiven({ GivenCode, code });
    } catch {
      setFault("no-network");
    }
  }
  const lesson = lessons.find((each) => each.slug === slug && !each.isQuiz);
  // A code is printed as slips alone.
  const onPaper = given === null ? "" : "print:hidden";
  const count = workedRows(composition).length;
  return (
    <div className={`compose ${given === null ? "" : "is-given"}`}>
      <section className={`${onPaper} compose-exercises`}>
        <h2 className="compose-title compose-first">1. Zgjidh çfarë</h2>
        <label className="block">
          <span className="block pb-3">
            Mësimi{lesson === undefined ? null : ` · ${plural(lesson.count, "ushtrim", "ushtrime")}`}
          </span>
          <select
            ref={lessonChoice}
            className={`w-full ${answerField}`}
            value={slug}
            onChange={({ target }) => setSlug(target.value)}
          >
            <option value="">Zgjidh një mësim…</option>
            {(["math", "physics"] as const).map((subject) => (
              <optgroup key={subject} label={subject === "math" ? "Matematikë" : "Fizikë"}>
                {lessons
                  .filter((each) => each.subject === subject && !each.isQuiz)
                  .map((each) => (
                    <option key={each.slug} value={each.slug}>
                      {each.title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        {lesson === undefined ? null : (
          <div className={`grid gap-8 ${lesson.subject}`}>
            <LessonExercises
              key={slug}
              {...{ lesson, lessons, reader, composition, dispatch }}
              onRead={({ practices, questions }) =>
                setTexts((known) => ({
                  practices: [...practices, ...known.practices],
                  questions: [...questions, ...known.questions],
                }))
              }
            />
          </div>
        )}
        <FurtherParts {...{ dispatch, loadPastedTasks }} />
        <p className="compose-foot">
          <a href="#lista">
            Lista ·{" "}
            {count === 0
              ? "bosh"
              : `${plural(count, "ushtrim", "ushtrime")} · ${plural(minutesOf(composition), "minutë", "minuta")}`}
          </a>
        </p>
      </section>

      <ComposedList {...{ composition, dispatch, label }} className={onPaper} />

      <section className={`${onPaper} grid content-start gap-8`}>
        <h2 className="compose-title">2. Si punohet</h2>
        <Switches {...{ composition, dispatch }} />
      </section>

      <section className="compose-give">
        <h2 className={`${onPaper} compose-title`}>3. Jepe</h2>
        {given === null ? (
          <>
            <label className="block w-full">
              <span className="block pb-3">Emri për ty, që ta gjesh më vonë. Nuk hyn te kodi.</span>
              <input
                className={`w-full ${answerField}`}
                value={label}
                maxLength={60}
                placeholder="p.sh. IX-b, e martë"
                onChange={({ target }) => setLabel(target.value)}
              />
            </label>
            <Button primary aria-disabled={count === 0} onClick={give}>
              Bëje kodin
            </Button>
            <p role="status">
              {fault === null ? null : faults[fault]}
              {count > 0 && fault === null
                ? `${plural(count, "ushtrim", "ushtrime")}, rreth ${plural(minutesOf(composition), "minutë", "minuta")}.`
                : null}
            </p>
          </>
        ) : (
          <given.GivenCode code={given.code} />
        )}
      </section>
    </div>
  );
}

type Dispatch = (action: Parameters<typeof composingReducer>[1]) => void;

function Switches({ composition, dispatch }: { composition: Parameters<typeof assignmentOf>[0]; dispatch: Dispatch }) {
  const { hasOwnNumbers, hasHelp, keepsTyped, who } = composition;
  const set = (switches: Partial<typeof composition>) => dispatch({ type: "set", switches });
  return (
    <div className="compose-switches">
      <ChoiceGroup legend="Numrat">
        <Choice type="radio" name="numrat" checked={hasOwnNumbers} onChange={() => set({ hasOwnNumbers: true })}>
          Secili numrat e vet
        </Choice>
        <Choice type="radio" name="numrat" checked={!hasOwnNumbers} onChange={() => set({ hasOwnNumbers: false })}>
          Të gjithë të njëjtët numra
        </Choice>
      </ChoiceGroup>
      <ChoiceGroup legend="Ndihmat">
        <Choice type="radio" name="ndihmat" checked={hasHelp} onChange={() => set({ hasHelp: true })}>
          Me ndihma
        </Choice>
        <Choice type="radio" name="ndihmat" checked={!hasHelp} onChange={() => set({ hasHelp: false })}>
          Pa ndihma: zgjidhjet në fund
        </Choice>
      </ChoiceGroup>
      <ChoiceGroup legend="Kush je">
        <Choice type="radio" name="kush" checked={who === "number"} onChange={() => set({ who: "number" })}>
          Numri në regjistër
        </Choice>
        <Choice type="radio" name="kush" checked={who === "nickname"} onChange={() => set({ who: "nickname" })}>
          Nofkë me short, si „Shqiponja“
        </Choice>
      </ChoiceGroup>
      <Choice type="checkbox" checked={keepsTyped} onChange={({ target }) => set({ keepsTyped: target.checked })}>
        Ruaj edhe përgjigjet e gabuara, që të flisni për to
      </Choice>
    </div>
  );
}
