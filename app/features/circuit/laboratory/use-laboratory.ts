/** The laboratory's state with what it is opened from: a link, what the device remembers, or the first example. */
import { useCallback, useEffect, useReducer, useState } from "react";
import { useUndoKeys } from "../parts/use-undo-keys";
import { circuitInHash, hashOf } from "./circuit-hash";
import { type OpenedLink, readLink, writeLink, writeTaskLink } from "./circuit-link";
import { type Example, examples } from "./example-circuits";
import type { GridComponents } from "./grid-component";
import { keepBoard, keepTaskBoard, keptBoard, keptTaskBoard } from "./kept-board";
import { initialLaboratory, laboratoryReducer } from "./laboratory-rules";
import { useAddress } from "./share-link";
import type { Task } from "./task";

const firstExample = examples[0] as Example;

/** Reads what the address carries; `null` where it carries nothing. */
function linked(): OpenedLink | null {
  const circuit = circuitInHash();
  return circuit === null ? null : readLink(circuit);
}

/** Returns the task that a link opens, and the board to begin with: the one left in this tab, or the task's own. */
function boardOf(task: Task): GridComponents {
  return keptTaskBoard(writeTaskLink(task)) ?? task.components;
}

function firstLaboratory() {
  const opened = linked();
  if (opened && "components" in opened) {
    return initialLaboratory(opened.task ? boardOf(opened.task) : opened.components);
  }
  const kept = keptBoard();
  return kept ? initialLaboratory(kept) : initialLaboratory(firstExample.components, firstExample.title);
}

export function useLaboratory() {
  const [state, dispatch] = useReducer(laboratoryReducer, undefined, firstLaboratory);
  const [task, setTask] = useState<Task | null>(() => {
    const opened = linked();
    return opened && "task" in opened ? (opened.task ?? null) : null;
  });
  const components = state.board.present;
  const follow = useCallback(() => {
    const opened = linked();
    if (opened === null) return;
    if ("fault" in opened) return dispatch({ type: "refuse", fault: opened.fault });
    setTask(opened.task ?? null);
    dispatch({ type: "open", components: opened.task ? boardOf(opened.task) : opened.components });
  }, []);
  useEffect(() => {
    const opened = linked();
    if (opened && "fault" in opened) dispatch({ type: "refuse", fault: opened.fault });
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [follow]);
  useUndoKeys(dispatch);
  // The address of a task stays what it is: the board's own would tell what is hidden.
  useAddress(task || state.news === null ? null : hashOf(writeLink(components)));
  useEffect(() => {
    if (state.news === null) return;
    if (task) keepTaskBoard(writeTaskLink(task), components);
    else keepBoard(components);
  }, [task, components, state.news]);
  /** Leaves for the first example: the task's own board would tell what it hides. */
  function leaveTask() {
    setTask(null);
    dispatch({ type: "open", components: firstExample.components, example: firstExample.title });
  }
  return { state, dispatch, task, leaveTask };
}
