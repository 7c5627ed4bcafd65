import { type FormEvent, useId } from "react";
import { RowButton } from "../../parts/row-button";
import type { TaskList } from "../use-laboratory";
import { asksNumber, offeredUnits } from "./task";
import { howToAnswer } from "./task-words";
import type { RunningTask } from "./use-task";

/** Shows the input of a task's answer, and the verdict of the solver. */
export function TaskPanel({
  running: { task, verdict, typed, unit, type, chooseUnit, answer, check },
  list,
  onReset,
  onLeave,
  onGoTo,
}: {
  running: RunningTask;
  /** Tasks of the link. */
  list: TaskList;
  onReset: () => void;
  /** Missing in an assignment, which leads on itself. */
  onLeave?: () => void;
  onGoTo: (index: number) => void;
}) {
  const { index, tasks } = list;
  const field = useId();
  const units = offeredUnits(task);
  const { question } = task;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer();
  };
  return (
    <div className="grid gap-4">
      {asksNumber(question) ? (
        <form className="flex flex-wrap items-center gap-3" onSubmit={submit}>
          <label htmlFor={field} className="font-semibold max-columns:sr-only">
            Përgjigjja
          </label>
          <input
            id={field}
            className="w-[5.2em] low:w-[3.7em] min-h-29 px-4 rule-2 bg-paper text-ink text-right font-display text-[1.3rem]/[1] font-bold figures"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
          <select
            className="min-h-29 px-4 rule-2 bg-paper text-ink font-text font-semibold"
            aria-label="Njësia"
            value={unit}
            onChange={(event) => chooseUnit(Number(event.target.value))}
          >
            {units.map(([name], k) => (
              <option key={name} value={k}>
                {name}
              </option>
            ))}
          </select>
          <RowButton small type="submit" primary>
            Kontrollo
          </RowButton>
        </form>
      ) : null}
      {question.ask === "mend" ? (
        <RowButton small primary onClick={check}>
          Kontrollo
        </RowButton>
      ) : null}
      <p
        className={`min-h-[2.5em] text-[0.94rem]/[1.3] ${verdict ? "font-semibold" : ""}`}
        role="status"
        id="task-verdict"
      >
        {verdict ? `${verdict.right ? "✓" : "✗"} ${verdict.text}` : howToAnswer(question)}
      </p>
      <div className="flex flex-wrap gap-3">
        {tasks.length > 1 ? (
          <RowButton small disabled={index === 0} onClick={() => onGoTo(index - 1)}>
            Para<span className="sr-only">ardhësja</span>
          </RowButton>
        ) : null}
        <RowButton small onClick={onReset}>
          Si në fillim
        </RowButton>
        {tasks.length > 1 ? (
          <RowButton
            small
            primary={verdict?.right && index < tasks.length - 1}
            disabled={index === tasks.length - 1}
            onClick={() => onGoTo(index + 1)}
          >
            Tjetra
          </RowButton>
        ) : null}
        {tasks.length > 1 || onLeave === undefined ? null : (
          <RowButton small onClick={onLeave}>
            Laboratori i lirë
          </RowButton>
        )}
      </div>
    </div>
  );
}
