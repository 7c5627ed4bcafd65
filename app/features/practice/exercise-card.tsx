import { type Dispatch, type FormEvent, Fragment, type ReactNode, useRef } from "react";
import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import { type Step, steps } from "../../magazine/practice/steps";
import { type Input, isFurther, isMiss } from "../../magazine/practice/verdict";
import { useOnChange } from "../../play/use-on-change";
import { AnswerInput } from "./answer-input";
import { ExerciseFigure } from "./exercise-figure";
import { ExerciseVerdict } from "./exercise-verdict.client";
import { Fold } from "./fold";
import { MarkedHtml } from "./marked-html";
import { ModelLink } from "./model-link";
import { OptionContent } from "./option-content";
import { PointPaper } from "./point-input";
import { numbersOf, type PracticeAction, type PracticeState, shownExercise } from "./practice-rules";
import { typedNumber } from "./typed-number";
import type { FurtherKinds } from "./use-further-kinds";
import { verdictClass } from "./verdict-class";
import { WayOn } from "./way-on";

/** Shows one exercise: question, answer, verdict, hints, and the solution: on request, or folded after a right answer. */
export function ExerciseCard({
  state,
  dispatch,
  alive,
  further,
  lead = null,
  nth = `Ushtrimi ${state.index + 1} nga ${state.exercises.length}`,
  kind = placeOf(shownExercise(state)),
  kindAbove = false,
  nextWords = "Ushtrimi tjetër",
  beyond,
  onAgain,
  onNext,
}: {
  state: PracticeState;
  dispatch: Dispatch<PracticeAction>;
  /** Whether React runs in the browser, so that an answer can be judged. */
  alive: boolean;
  /** The judge of the further kinds, and how answers are read. */
  further?: FurtherKinds;
  /** The step of the ladder to which the next exercise leads, if it leads to another. */
  lead?: Step | null;
  /** Says which exercise of how many it is. */
  nth?: string;
  /** Name of its kind, beside its number; missing: of its step. */
  kind?: string;
  /** Whether the marks above name the kind; then the heading has it for those who listen. */
  kindAbove?: boolean;
  nextWords?: string;
  /** Where to go once all exercises are done. */
  beyond?: ReactNode;
  /** Opens the same exercise with other numbers; absent if it has none. */
  onAgain?: () => void;
  onNext: () => void;
}) {
  const exercise = shownExercise(state);
  const numbers = numbersOf(exercise, state.draw);
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(false);
  // The first exercise is opened by the page, not by the pupil, so it takes no focus.
  useOnChange([exercise.id, state.draw, alive], () => {
    if (opened.current) heading.current?.focus({ preventScroll: true });
    opened.current = alive;
  });

  const judge = further?.loaded?.furtherVerdict;
  const isWaiting = alive && isFurther(exercise.answer) && judge === undefined;
  const failed = further?.failed === true;
  // An answer that is given before the judge has come is judged when it comes, unless it is changed before.
  const asked = useRef<Input | null>(null);
  useOnChange([judge], () => {
    if (judge && asked.current === state.input) dispatch({ type: "check", judge });
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    asked.current = isWaiting ? state.input : null;
    if (isWaiting && further?.failed) further.retry();
    else dispatch({ type: "check", judge });
  }
  const isRight = state.solved && state.verdict !== null;
  const said = (
    <div key="said" role="status" className="exercise-said">
      {state.verdict ? <ExerciseVerdict verdict={state.verdict} {...{ exercise, numbers }} /> : null}
      {isWaiting && !state.solved ? <Waiting failed={failed} /> : null}
    </div>
  );
  const way = (
    <WayOn key="way" {...{ state, dispatch, alive, isWaiting, failed, lead, nextWords, beyond, onAgain, onNext }} />
  );
  return (
    <form className="exercise-card" onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1} className="caps-label text-deep focus:no-outline">
        {nth}
        <span className={kindAbove ? "sr-only" : undefined}> · {kind}</span>
      </h2>
      <div className="exercise-given">
        <MarkedHtml block className="exercise-question" text={exercise.question} {...{ exercise, numbers }} />
        <PointPaper
          {...{ exercise }}
          input={state.input}
          closed={state.solved || !alive}
          onGive={(input) => dispatch({ type: "give", input })}
        />
        {exercise.answer.kind === "figure" ? null : (
          <ExerciseFigure
            key={`${exercise.id} ${state.draw}`}
            {...{ exercise, numbers }}
            solved={state.solved}
            typed={state.verdict !== null && isMiss(state.verdict) ? typedNumber(exercise, state.input) : null}
          />
        )}
        {exercise.id === exercise.model?.name && !state.solved ? <ModelLink {...{ exercise, numbers }} /> : null}
      </div>
      <div className="exercise-work">
        <div className={verdictClass(state.verdict)}>
          <AnswerInput
            key={`${exercise.id}-${state.draw}`}
            {...{ exercise, numbers }}
            draw={state.draw}
            input={state.input}
            closed={state.solved || !alive}
            further={further}
            solved={state.solved}
            wrongRow={state.verdict?.kind === "places" ? state.verdict.first : undefined}
            onGive={(input) => dispatch({ type: "give", input })}
          />
        </div>
        {/* A right answer has its way on under the verdict. Keys keep the focus and what is being said. */}
        {isRight ? [said, way] : [way, said]}
        {state.hints > 0 ? (
          <Steps title="Ndihmë" texts={exercise.hints.slice(0, state.hints)} {...{ exercise, numbers }} />
        ) : null}
        {/* After a right answer its reason stands above, with the link to the model. */}
        {state.solved ? (
          state.verdict ? (
            <Fold title="Shiko zgjidhjen">
              <Solution {...{ exercise, numbers }} />
            </Fold>
          ) : (
            <>
              <Solution {...{ exercise, numbers }} />
              <ModelLink {...{ exercise, numbers }} />
            </>
          )
        ) : null}
      </div>
    </form>
  );
}

/** Returns the words for an exercise's step, as its heading has them. */
export const placeOf = ({ step }: Exercise): string => (step === "tutje" ? "Një hap më tej" : steps[step]);

/** Says that answers of this kind cannot be judged yet. */
const Waiting = ({ failed }: { failed: boolean }) => (
  <p>
    {failed
      ? "Ky lloj përgjigjeje nuk kontrollohet dot tani. Provo përsëri kur të kesh internet; ndihmat dhe zgjidhja hapen edhe pa të."
      : "Kontrolli i përgjigjes po hapet…"}
  </p>
);

/** Shows the solution, and of a choice why each other option is none. */
export function Solution({ exercise, numbers }: { exercise: Exercise; numbers: Scope }) {
  const { answer, solution } = exercise;
  const others = answer.kind === "choice" ? answer.options.filter(({ says }) => says !== undefined) : [];
  return (
    <Steps title="Zgjidhja" texts={solution} {...{ exercise, numbers }}>
      {others.length === 0 ? null : (
        <dl className="pt-6 [line-height:1.6]">
          {others.map(({ text, figure, says = "" }) => (
            <Fragment key={text}>
              <dt className="mt-4 font-semibold">
                <OptionContent option={{ text, figure }} {...{ exercise, numbers }} />
              </dt>
              <dd>
                <MarkedHtml text={says} {...{ exercise, numbers }} />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Steps>
  );
}

/** Shows the lines of a hint or a solution, one step each. */
export function Steps({
  title,
  texts,
  exercise,
  numbers,
  children,
}: {
  title: string;
  texts: readonly string[];
  exercise: Exercise;
  numbers: Scope;
  children?: ReactNode;
}) {
  return (
    <section className="exercise-steps max-w-[36em] rule-t-1 pt-6" aria-label={title}>
      <h3 className="text-[1.5rem]/[1.2]">{title}</h3>
      <ol className="pl-15 [line-height:1.6]">
        {texts.map((text) => (
          <li key={text} className="mt-4">
            <MarkedHtml {...{ text, exercise, numbers }} />
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
