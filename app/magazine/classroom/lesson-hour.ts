/**
 * Makes the plan of a lesson's hour from what the lesson holds: rows with minutes that sum to 45, three sets of
 * exercises, the errors that a teacher will hear. An editor's plan replaces what it names.
 */
import type { Practice } from "../practice/exercise";
import { xmlText } from "../xml";
import { estimatedMinutes } from "./assigned-items";
import { boardLines, cellsOf, joined, questionOf } from "./hour-cells";
import { listed, mistakesOf } from "./hour-exercises";
import { emptyPlan, type LessonFacts, type LessonPlan } from "./hour-facts";
import { type HourMinutes, hourMinutes, hourRows, rowTitles, type SharedMinutes, shareMinutes } from "./hour-minutes";
import { chosenSets } from "./planned-sets";
import type { HourRow, PublishedHour } from "./published-hour";
import { type PlannedSet, plannedCode } from "./ready-sets";

/** Minutes of the rows of which the lesson does not decide them. */
const usualMinutes = { before: 3, question: 2, model: 5, board: 4, exit: 4 } as const;
const minutesOfStep = 1.5;

/** Returns the minutes of each row but the exercises, before they are shared. */
export function computedMinutes(facts: LessonFacts, plan: LessonPlan): Omit<HourMinutes, "exercises"> {
  const { needs, model, trial, formulas, example } = facts;
  const { before, exit, ...usual } = usualMinutes;
  return {
    before: needs.length > 0 ? before : 0,
    question: questionOf(facts, plan) === null ? 0 : usual.question,
    model: model === null ? 0 : usual.model,
    trial: trial?.minutes ?? 0,
    board: formulas.length + plan.board.length > 0 ? usual.board : 0,
    example: example === null ? 0 : Math.ceil(example.steps * minutesOfStep),
    exit,
  };
}

/** What is decided first: the minutes of the rows, and the exercises of the sets by their ids. */
type DividedHour =
  | { ok: true; minutes: HourMinutes; sets: NonNullable<Practice["sets"]> }
  | Extract<SharedMinutes, { ok: false }>;

export function dividedHour(facts: LessonFacts, plan: LessonPlan): DividedHour {
  const share = shareMinutes(computedMinutes(facts, plan), plan.minutes);
  return share.ok ? { ...share, sets: chosenSets(facts.exercises, share.minutes.exercises, plan.sets) } : share;
}

/** Makes the plan of an hour. @returns null if its lesson has no exercises, or the editor's minutes do not sum */
export function lessonHour(
  facts: LessonFacts,
  plan: LessonPlan = emptyPlan,
  divided: DividedHour = dividedHour(facts, plan),
): PublishedHour | null {
  if (!divided.ok || facts.exercises.length === 0) return null;
  const { minutes, sets } = divided;
  const byId = new Map(facts.exercises.map((exercise) => [exercise.id, exercise]));
  const exercisesOf = (set: PlannedSet) => sets[set].flatMap((id) => byId.get(id) ?? []);
  const published = (set: PlannedSet) => ({
    code: plannedCode(facts, set),
    exercises: exercisesOf(set).map(listed),
    minutes: estimatedMinutes(exercisesOf(set).map(({ step }) => step)),
  });
  const whole = { exit: published("exit"), class: published("class"), home: published("home") };
  const cells = cellsOf(facts, plan, whole);
  const question = minutes.question === 0 ? null : questionOf(facts, plan);
  return {
    slug: facts.slug,
    paths: facts.paths,
    goals: plan.goals.length > 0 ? [...plan.goals] : [ideaOf(facts)],
    ...(question && { question: { html: question.text, options: [...question.choices], right: question.right } }),
    board: minutes.board === 0 ? [] : boardLines(facts, plan),
    rows: hourRows.flatMap((name): HourRow[] => {
      const cell = cells[name];
      return cell === null || minutes[name] === 0 ? [] : [{ title: rowTitles[name], minutes: minutes[name], ...cell }];
    }),
    mistakes: [...plan.mistakes, ...mistakesOf(exercisesOf("exit"))].slice(
      0,
      Math.max(mistakesShown, plan.mistakes.length),
    ),
    care: [...plan.care],
    after: [...trialAfter(facts, minutes), ...quizAfter(facts)],
    sets: whole,
  };
}

const mistakesShown = 3;

const ideaOf = ({ idea, deck }: LessonFacts) => `<b>${xmlText(idea)}.</b> ${xmlText(deck)}`.trim();

/** Returns the experiment that has no place in the hour: for a second hour, or for home if it takes longer than one. */
function trialAfter({ trial }: LessonFacts, minutes: HourMinutes): PublishedHour["after"] {
  if (trial === null || minutes.trial > 0) return [];
  const title = trial.minutes === null || trial.minutes > hourMinutes ? "Për shtëpi" : "Ora e dytë";
  const html = joined([
    `Provoje vetë: ${trial.label}.`,
    trial.expected === "" ? "" : `<i>Pritet:</i> ${trial.expected}`,
  ]);
  return [{ title, html }];
}

const quizAfter = ({ quiz }: LessonFacts): PublishedHour["after"] =>
  quiz === null ? [] : [{ title: "Kuizi", html: `<a href="${quiz.href}">${xmlText(quiz.title)}</a>` }];
