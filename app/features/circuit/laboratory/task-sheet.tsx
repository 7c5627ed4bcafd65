import { useMemo } from "react";
import { componentWith } from "../parts/board-rules";
import { componentNames } from "../parts/component-words";
import { diagnoseDead } from "./circuit-diagnosis";
import { culpritText } from "./diagnosis-words";
import { columns, rows } from "./grid";
import { idOn, measure } from "./grid-component";
import { GridDrawing } from "./grid-drawing";
import { QrCode } from "./qr-code";
import { boardTexts, seenIn } from "./seen";
import { asksNumber, type Task } from "./task";
import { questionText, rightText } from "./task-words";

/** Pixels between two points of the drawing; on paper it takes the width of its column. */
const step = 60;

/** A sheet with several copies of a task for a class, and the key on a page of its own. Only printed. */
export function TaskSheet({ task, address, copies }: { task: Task; address: string; copies: number }) {
  const question = questionText(task);
  return (
    <div className="lab-sheet" aria-hidden="true">
      <div className="lab-copies">
        {Array.from({ length: copies }, (_, copy) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies differ in nothing.
          <div key={copy} className="lab-copy">
            <p className="lab-line">Emri</p>
            <p className="lab-question">{question}</p>
            <Circuit task={task} solved={false} />
            <div className="lab-answer">
              <p className="lab-line">{asksNumber(task.question) ? "Përgjigjja me njësi" : "Përgjigjja"}</p>
              <QrCode address={address} label="" />
            </div>
          </div>
        ))}
      </div>
      <div className="lab-key">
        <p className="lab-question">Çelësi: {question}</p>
        <p>{keyText(task)}</p>
        <Circuit task={task} solved />
        <p>
          Laboratori i qarkut, Prizma. Kush e hap kodin QR, e zgjidh detyrën në ekran dhe zgjidhja kontrollohet aty.
        </p>
      </div>
    </div>
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

function Circuit({ task, solved }: { task: Task; solved: boolean }) {
  const { components } = task;
  const seen = useMemo(() => seenIn(task, measure(components, new Map()), solved), [task, components, solved]);
  return (
    <svg className="circuit-drawing" aria-hidden="true" viewBox={`0 0 ${columns * step} ${rows * step}`}>
      <GridDrawing
        {...{ components, step }}
        solution={seen.solution}
        texts={boardTexts(components, seen)}
        revealed={solved}
      />
    </svg>
  );
}
