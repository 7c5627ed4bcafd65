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

const slip = "grid break-inside-avoid content-start gap-[2mm] [border:1px_dashed_var(--color-hair)] p-[4mm]";

/** A sheet with several copies of a task for a class, and the key on a page of its own. Only printed. */
export function TaskSheet({ task, address, copies }: { task: Task; address: string; copies: number }) {
  const question = questionText(task);
  return (
    <div className="lab-sheet hidden print:block" aria-hidden="true">
      <div className="grid grid-cols-2 gap-[8mm]">
        {Array.from({ length: copies }, (_, copy) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies differ in nothing.
          <div key={copy} className={slip}>
            <p className="text-[9pt] rule-b-1">Emri</p>
            <p className="[font:700_13pt_var(--font-display)]">{question}</p>
            <Circuit task={task} solved={false} />
            <div className="grid grid-cols-[1fr_26mm] items-end gap-[4mm]">
              <p className="text-[9pt] rule-b-1">{asksNumber(task.question) ? "Përgjigjja me njësi" : "Përgjigjja"}</p>
              <QrCode address={address} label="" />
            </div>
          </div>
        ))}
      </div>
      <div className="grid break-before-page gap-[4mm]">
        <p className="[font:700_13pt_var(--font-display)]">Çelësi: {question}</p>
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
    <svg
      className="circuit-drawing max-h-[62mm] w-full"
      aria-hidden="true"
      viewBox={`0 0 ${columns * step} ${rows * step}`}
    >
      <GridDrawing
        {...{ components, step }}
        solution={seen.solution}
        texts={boardTexts(components, seen)}
        revealed={solved}
      />
    </svg>
  );
}
