import { Fragment, useMemo } from "react";
import { QrCode } from "../../../../play/qr-code";
import { componentWith } from "../../parts/board-rules";
import { componentNames } from "../../parts/component-words";
import { diagnoseDead } from "../diagnosis/circuit-diagnosis";
import { culpritText } from "../diagnosis/diagnosis-words";
import { columns, edgeEnds, rows } from "../grid/grid";
import { type GridComponents, idOn, measure } from "../grid/grid-component";
import { GridDrawing } from "../grid/grid-drawing";
import { marginOf } from "../grid/grid-measures";
import { writeTaskLink } from "../link/circuit-link";
import { readingWithUnit } from "../readings/part-reading";
import { boardTexts, seenIn } from "../seen";
import { answerUnit, asksNumber, type NumberQuestion, rightNumber, type Task } from "./task";
import { type Mistake, mistakesOf } from "./task-mistakes";
import { mistakeName } from "./task-verdict-words";
import { insideText, questionText, rightText } from "./task-words";

/**
 * Pixels between two points. They are fewer if the whole board is used, so that 13 px letters print at 7 points or
 * more.
 */
const steps = { close: 60, far: 44 };
/** Room for labels outside the circuit, as shares of a step. */
const [aside, above] = [0.9, 0.4];

const slip = "grid break-inside-avoid content-start gap-[2mm] [border:1px_dashed_var(--color-hair)] p-[4mm]";
const title = "[font:700_13pt_var(--font-display)]";
const line = "text-[9pt] rule-b-1";

/**
 * Prints tasks for a class, with the key on separate pages. It has one task in several copies, or several tasks, and is
 * visible only in print.
 */
export function TaskSheet({
  tasks,
  copies,
  addressOf,
}: {
  tasks: readonly Task[];
  copies: number;
  addressOf: (task: Task) => string;
}) {
  const several = tasks.length > 1;
  const number = (k: number) => (several ? `${k + 1}. ` : "");
  const slips = tasks.flatMap((task, k) => Array.from({ length: copies }, (_, copy) => ({ task, k, copy })));
  return (
    <div className="lab-sheet not-print:hidden" aria-hidden="true">
      {several ? (
        <div className="mb-[4mm]">
          <NameLine />
        </div>
      ) : null}
      <div className="grid grid-cols-2 gap-[6mm]">
        {slips.map(({ task, k, copy }) => (
          <div key={`${writeTaskLink(task)} ${copy}`} className={slip}>
            {several ? null : <NameLine />}
            <p className={title}>
              {number(k)}
              {questionText(task)}
            </p>
            {asksNumber(task.question) ? <p className="text-[9pt]">{insideText(task.components)}</p> : null}
            <Circuit task={task} solved={false} />
            <div className="grid grid-cols-[1fr_30mm] items-end gap-[4mm]">
              <div className="grid content-between min-h-[36mm]">
                <p className="text-[9pt]">Zgjidhja</p>
                <p className={line}>{asksNumber(task.question) ? "Përgjigjja me njësi" : "Përgjigjja"}</p>
              </div>
              <QrCode text={addressOf(task)} label="" />
            </div>
          </div>
        ))}
      </div>
      <div className="grid break-before-page gap-[4mm]">
        <p className={title}>Zgjidhjet, për mësuesin</p>
        {tasks.map((task, k) => (
          <div key={writeTaskLink(task)} className="grid grid-cols-2 gap-[6mm] break-inside-avoid rule-t-1 py-[3mm]">
            <div className="grid content-start gap-[2mm]">
              <p>
                <b>
                  {number(k)}
                  {questionText(task)}
                </b>
              </p>
              <p>{keyText(task)}</p>
              {asksNumber(task.question) ? <Mistakes task={{ ...task, question: task.question }} /> : null}
            </div>
            <Circuit task={task} solved />
          </div>
        ))}
        <p className="text-[9pt]">
          Laboratori i qarkut, Prizma. Kush e hap kodin QR, e zgjidh detyrën në ekran dhe zgjidhja kontrollohet aty.
        </p>
      </div>
    </div>
  );
}

const NameLine = () => (
  <p className={`grid grid-cols-[2fr_1fr] ${line}`}>
    <span>Emri</span>
    <span>Klasa</span>
  </p>
);

/** Factor by which nobody misses an answer on paper, too large or too small. */
const farOff = 50;

/** Lists wrong answers with the mistake behind each, for marking on paper. */
function Mistakes({ task }: { task: Task & { question: NumberQuestion } }) {
  const unit = answerUnit(task);
  const mistakes = new Map<string, Mistake>();
  for (const mistake of mistakesOf(task)) {
    const answer = readingWithUnit(mistake.answer, unit);
    const ratio = mistake.answer / rightNumber(task);
    const likely = mistake.code !== "other-quantity" && ratio > 1 / farOff && ratio < farOff;
    if (likely && !mistakes.has(answer)) mistakes.set(answer, mistake);
  }
  if (mistakes.size === 0) return null;
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-[4mm] text-[9pt]">
      <dt className="col-span-full font-semibold">Gabime që mund të dalin, dhe s’pranohen</dt>
      {[...mistakes].map(([answer, mistake]) => (
        <Fragment key={answer}>
          <dt>{answer}</dt>
          <dd>{mistakeName(mistake, task)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function keyText(task: Task): string {
  const { components, question } = task;
  if (asksNumber(question)) return `Përgjigjja: ${rightText(task)} (me ±2\u00a0%).`;
  const lamp = componentWith(idOn(question.edge), components);
  if (!lamp) return "";
  return culpritText(
    diagnoseDead(components, new Map(), lamp.id),
    componentNames(components),
    components,
    "Llamba s’ndriçon",
  );
}

/** Returns the used part of the board and the distance of its points. The part has room for the labels. */
function framed(components: GridComponents): { viewBox: string; step: number } {
  const ends = components.flatMap(({ edge }) => [edgeEnds(edge).from, edgeEnds(edge).to]);
  const reach = (values: number[], last: number, room: number) =>
    [Math.max(0, Math.min(...values) - room), Math.min(last, Math.max(...values) + room)] as const;
  const [left, right] = reach(
    ends.map(({ x }) => x),
    columns - 1,
    aside,
  );
  const [top, bottom] = reach(
    ends.map(({ y }) => y),
    rows - 1,
    above,
  );
  const step = bottom - top > 3 ? steps.far : steps.close;
  const outside = 2 * marginOf(step);
  const box = [left * step, top * step, (right - left) * step + outside, (bottom - top) * step + outside];
  return { viewBox: box.join(" "), step };
}

function Circuit({ task, solved }: { task: Task; solved: boolean }) {
  const { components } = task;
  const { viewBox, step } = framed(components);
  const seen = useMemo(() => seenIn(task, measure(components, new Map()), solved), [task, components, solved]);
  return (
    <svg className="circuit-drawing max-h-[48mm] w-full overflow-hidden" aria-hidden="true" viewBox={viewBox}>
      <GridDrawing
        {...{ components, step }}
        solution={seen.solution}
        texts={boardTexts(components, seen)}
        revealed={solved}
      />
    </svg>
  );
}
