import { type FormEvent, useId, useState } from "react";
import { RowButton } from "../parts/row-button";
import { asksNumber, offeredUnits } from "./task";
import { howToAnswer } from "./task-words";
import type { RunningTask } from "./use-task";

/** Takes the answer to a task and says what the solver finds. */
export function TaskPanel({
  running: { task, verdict, answer, check },
  onReset,
  onLeave,
}: {
  running: RunningTask;
  onReset: () => void;
  onLeave: () => void;
}) {
  const [typed, setTyped] = useState("");
  const [unit, setUnit] = useState(0);
  const field = useId();
  const units = offeredUnits(task);
  const { question } = task;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer(typed, units[unit]?.[1] ?? 1);
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
            className="w-[5.2em] min-h-29 px-4 rule-2 bg-paper text-ink text-right font-display text-[1.3rem]/[1] font-bold figures"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <select
            className="min-h-29 px-4 rule-2 bg-paper text-ink font-text font-semibold"
            aria-label="Njësia"
            value={unit}
            onChange={(event) => setUnit(Number(event.target.value))}
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
        <RowButton small onClick={onReset}>
          Si në fillim
        </RowButton>
        <RowButton small onClick={onLeave}>
          Laboratori i lirë
        </RowButton>
      </div>
    </div>
  );
}
