/**
 * Chooses the printed tasks. They are several copies of one, or different tasks that a teacher has collected on one
 * sheet.
 */
import { useState } from "react";
import { PanelTitle } from "../../parts/panel-title";
import { RowButton } from "../../parts/row-button";
import { writeTaskLink, writeTasksLink } from "../link/circuit-link";
import { ShareLink } from "../link/share-link";
import { keepSheet, keptSheet } from "./kept-sheet";
import type { Task } from "./task";
import { TaskSheet } from "./task-sheet";
import { questionText } from "./task-words";

/** Most tasks on a sheet. Six fill three pages; more would be a test, not a sheet. */
const most = 12;

/** Lists the collected tasks. @param task the current one, `null` if the circuit has no valid question */
export function TaskCollection({ task, addressOf }: { task: Task | null; addressOf: (task: Task) => string }) {
  const [sheet, setSheet] = useState(keptSheet);
  const [copies, setCopies] = useState(4);
  const change = (tasks: readonly Task[]) => {
    setSheet(tasks);
    keepSheet(tasks);
  };
  const link = task && writeTaskLink(task);
  const there = sheet.some((other) => writeTaskLink(other) === link);
  const printed = sheet.length > 0 ? sheet : task ? [task] : [];
  return (
    <>
      <div className="grid gap-6 py-6 print:hidden">
        <PanelTitle>Fleta e shtypur</PanelTitle>
        {sheet.length > 0 ? (
          <ol className="grid gap-3">
            {sheet.map((each, k) => (
              <li key={writeTaskLink(each)} className="flex items-center justify-between gap-5">
                <span>
                  {k + 1}. {questionText(each)}
                </span>
                <RowButton
                  small
                  className="flex-none"
                  onClick={(event) => {
                    // The button disappears with its task: the focus moves to the add button.
                    const add = event.currentTarget.closest("ol")?.nextElementSibling;
                    if (add instanceof HTMLElement) add.focus();
                    change(sheet.filter((other) => other !== each));
                  }}
                >
                  Hiqe<span className="sr-only"> detyrën {k + 1}</span>
                </RowButton>
              </li>
            ))}
          </ol>
        ) : null}
        <RowButton
          small
          disabled={!task || there || sheet.length >= most}
          onClick={() => (task ? change([...sheet, task]) : undefined)}
        >
          {there ? "Kjo detyrë është në fletë" : "Shto në fletë si detyrë më vete"}
        </RowButton>
        {printed.length === 1 ? (
          <label className="flex items-center gap-5">
            Kopje në fletë
            <select
              className="min-h-29 px-5 rule-2 bg-paper text-ink font-text text-[1rem] font-semibold"
              value={copies}
              onChange={(event) => setCopies(Number(event.target.value))}
            >
              {[2, 4, 6, 8, 12].map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
        ) : null}
        {sheet.length > 1 ? (
          <ShareLink
            circuit={writeTasksLink(sheet)}
            label="Një lidhje për të gjitha"
            opens="detyrat e fletës me radhë"
            copies="Kopjo lidhjen e fletës"
          />
        ) : null}
        <p className="text-[0.86rem]/[1.35] text-mute">
          {sheet.length > 0
            ? "Ndërro pyetjen, vlerat a qarkun dhe shto tjetrën. Zgjidhjet dalin në faqe të veçantë."
            : "Shto disa detyra, dhe dalin të gjitha në një fletë. Zgjidhjet dalin në faqe të veçantë."}
        </p>
        <RowButton small disabled={printed.length === 0} onClick={() => window.print()}>
          Shtyp fletën me zgjidhje
        </RowButton>
      </div>
      <TaskSheet tasks={printed} copies={printed.length > 1 ? 1 : copies} addressOf={addressOf} />
    </>
  );
}
