/** What a pupil does with a task: answers it, by a number, by pointing, or by mending; and what is kept from harm. */
import { useState } from "react";
import { parseNumber } from "../../../magazine/albanian";
import { componentNames } from "../parts/component-words";
import { componentOn, type GridComponents, idOn } from "./grid-component";
import type { LaboratoryAction, Tool } from "./laboratory-rules";
import { asksNumber, type Task } from "./task";
import { checkCulprit, checkMended, checkNumber } from "./task-check";
import { culpritVerdictText, mendVerdictText, numberVerdictText } from "./task-words";

interface TaskVerdict {
  right: boolean;
  text: string;
}

export interface RunningTask {
  task: Task;
  verdict: TaskVerdict | null;
  /** Checks a number as it was typed, in a unit of so many bare ones. */
  answer: (typed: string, factor: number) => void;
  /** Checks the board as it is. */
  check: () => void;
  /** Takes a tap on an edge as an answer, where the task asks for a place. */
  point: ((edge: number) => void) | undefined;
  dispatch: (action: LaboratoryAction) => void;
}

/** @param tool with one in the hand a tap builds, also where the task asks for a place */
export function useTask(
  task: Task | null,
  components: GridComponents,
  tool: Tool | null,
  dispatch: (action: LaboratoryAction) => void,
): RunningTask | null {
  const [answered, setAnswered] = useState<{ task: Task; verdict: TaskVerdict } | null>(null);
  if (!task) return null;
  const verdict = answered?.task === task ? answered.verdict : null;
  const setVerdict = (verdict: TaskVerdict) => setAnswered({ task, verdict });
  const names = componentNames(task.components);
  const { question } = task;

  function answer(typed: string, factor: number) {
    const number = parseNumber(typed);
    if (!task || !asksNumber(question)) return;
    if (number === null) {
      setVerdict({ right: false, text: "Shkruaje përgjigjen me shifra, për shembull 12,5." });
      return;
    }
    const found = checkNumber({ ...task, question }, number * factor);
    setVerdict({ right: found.code === "right", text: numberVerdictText(found, task, number * factor, names) });
  }
  function check() {
    if (!task) return;
    const found = checkMended(task, components);
    setVerdict({
      right: found.code === "right",
      text: mendVerdictText(found, names.get(idOn(question.edge)) ?? "llamba"),
    });
  }
  function point(edge: number) {
    if (!task) return;
    const there = componentOn(task.components, edge);
    const mending = checkCulprit(task, edge);
    setVerdict({
      right: mending !== null,
      text: culpritVerdictText(there, mending, names.get(idOn(edge)) ?? "teli"),
    });
  }
  return {
    task,
    verdict,
    answer,
    check,
    point: question.ask === "dark" && tool === null && !verdict?.right ? point : undefined,
    dispatch: (action) => {
      if (action.type === "clear") dispatch({ type: "open", components: task.components });
      else if (!harms(action, task, tool)) dispatch(action);
    },
  };
}

/** Whether an edit would touch what is asked about: its part, or the circuit whose fault is sought. */
function harms(action: LaboratoryAction, { components, question }: Task, tool: Tool | null): boolean {
  const asked = idOn(question.edge);
  const fixed = (id: string) =>
    id === asked || (question.ask === "dark" && components.some((component) => component.id === id));
  switch (action.type) {
    case "remove":
    case "reverse":
    case "set-value":
    case "set-internal-resistance":
    case "break-wire":
    case "toggle":
      return fixed(action.id);
    case "move":
      return fixed(action.id) || fixed(idOn(action.edge));
    case "touch":
      return tool === "eraser" && fixed(idOn(action.edge));
    default:
      return false;
  }
}
