/** The laboratory's state and its source: a link, the device's storage, or the first example. */
import { useCallback, useEffect, useReducer, useState } from "react";
import { useUndoKeys } from "../parts/use-undo-keys";
import { type ExampleCircuit, examples } from "./example-circuits";
import { componentOn, type GridComponents } from "./grid/grid-component";
import { keepBoard, keepPlace, keepTaskBoard, keptAnswer, keptBoard, keptPlace, keptTaskBoard } from "./kept-board";
import { initialLaboratory, laboratoryReducer } from "./laboratory-rules";
import { circuitInHash, hashOf } from "./link/circuit-hash";
import { type OpenedLink, readLink, writeLink, writeTaskLink, writeTasksLink } from "./link/circuit-link";
import { useAddress } from "./link/share-link";
import type { Task } from "./task/task";

const firstExample = examples[0] as ExampleCircuit;

/** Parses the link in the address; `null` if there is none. */
function linked(): OpenedLink | null {
  const circuit = circuitInHash();
  return circuit === null ? null : readLink(circuit);
}

/** Tasks of a link, and the index of the open one. */
export interface TaskList {
  tasks: readonly Task[];
  index: number;
}

function listOf(opened: OpenedLink | null): TaskList | null {
  if (!opened?.ok || !opened.tasks) return null;
  const { tasks } = opened;
  return { tasks, index: Math.min(keptPlace(writeTasksLink(tasks)), tasks.length - 1) };
}

/** Returns the board of a task, from this tab if it was left there. */
function boardOf(task: Task): GridComponents {
  const kept = keptTaskBoard(writeTaskLink(task));
  return kept && componentOn(kept, task.question.edge) ? kept : task.components;
}

const taskOf = (list: TaskList | null): Task | null => list?.tasks[list.index] ?? null;

function firstLaboratory(assigned: Task | null) {
  if (assigned !== null) return initialLaboratory(boardOf(assigned));
  const opened = linked();
  const task = taskOf(listOf(opened));
  if (task) return initialLaboratory(boardOf(task));
  if (opened?.ok) return initialLaboratory(opened.components);
  const kept = keptBoard();
  return kept ? initialLaboratory(kept) : initialLaboratory(firstExample.components, firstExample.title);
}

/** @param assigned task of an assignment, which is opened in place of the address's link */
export function useLaboratory(assigned: Task | null) {
  const [state, dispatch] = useReducer(laboratoryReducer, assigned, firstLaboratory);
  const [list, setList] = useState<TaskList | null>(() =>
    assigned === null ? listOf(linked()) : { tasks: [assigned], index: 0 },
  );
  const task = taskOf(list);
  const components = state.board.present;
  const follow = useCallback(() => {
    const opened = linked();
    if (opened === null) return;
    if (!opened.ok) return dispatch({ type: "refuse", fault: opened.fault });
    const followed = listOf(opened);
    const next = taskOf(followed);
    setList(followed);
    const hides = list !== null || next !== null;
    dispatch({ type: "open", components: next ? boardOf(next) : opened.components, ...(hides ? { anew: true } : {}) });
  }, [list]);
  const isAssigned = assigned !== null;
  useEffect(() => {
    if (isAssigned) return;
    const opened = linked();
    if (opened?.ok === false) dispatch({ type: "refuse", fault: opened.fault });
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [follow, isAssigned]);
  useUndoKeys(dispatch);
  // A task's address does not change: the board's address would show what the task hides.
  useAddress(task || state.news === null ? null : hashOf(writeLink(components)));
  useEffect(() => {
    if (state.news === null) return;
    if (task) keepTaskBoard(writeTaskLink(task), components);
    else keepBoard(components);
  }, [task, components, state.news]);
  /** Opens the circuit left here before, or the first example. The task's own board would show what the task hides. */
  function leaveTask() {
    const kept = keptBoard();
    setList(null);
    dispatch(
      kept
        ? { type: "open", components: kept, anew: true }
        : { type: "open", components: firstExample.components, example: firstExample.title, anew: true },
    );
  }
  function goToTask(index: number) {
    const task = list?.tasks[index];
    if (!list || !task) return;
    setList({ ...list, index });
    keepPlace(writeTasksLink(list.tasks), index);
    dispatch({ type: "open", components: boardOf(task), anew: true });
  }
  return { state, dispatch, task, list, goToTask, leaveTask };
}

/** Counts the tasks of a list that were answered right in this tab. */
export const countSolved = ({ tasks }: TaskList): number =>
  tasks.filter((task) => keptAnswer(writeTaskLink(task))?.right).length;
