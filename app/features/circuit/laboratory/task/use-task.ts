/**
 * Actions of a pupil on a task. They answer by a number, by pointing, or by a repair. Edits of the task's parts are
 * blocked.
 */
import { useMemo, useState } from "react";
import type { ComponentKind } from "../../parts/component";
import { componentNames } from "../../parts/component-words";
import { componentOn, type GridComponents, idOn } from "../grid/grid-component";
import { type KeptAnswer, keepAnswer, keptAnswer } from "../kept-board";
import { type LaboratoryAction, makesWay, type Tool } from "../laboratory-rules";
import { writeTaskLink } from "../link/circuit-link";
import { asksNumber, offeredUnits, type Task } from "./task";
import { readAnswer } from "./task-answer";
import { checkCulprit, checkMended, checkNumber } from "./task-check";
import { culpritVerdictText, mendVerdictText, numberVerdictText, typedFaultText } from "./task-verdict-words";

/** A task of an assignment. */
export interface AssignedTask {
  task: Task;
  /** Whether the pupil reads verdicts while working. */
  hasVerdicts: boolean;
  /** Takes each answer that was judged. */
  onAnswer: (isRight: boolean) => void;
}

interface TaskVerdict {
  right: boolean;
  text: string;
}

export interface RunningTask {
  task: Task;
  verdict: TaskVerdict | null;
  /** Typed text, and the index of the unit beside it. */
  typed: string;
  unit: number;
  type: (typed: string) => void;
  chooseUnit: (unit: number) => void;
  /** Checks the typed number. */
  answer: () => void;
  /** Checks the present board. */
  check: () => void;
  /** Takes a tapped edge as the answer, if the task asks for an edge. */
  point: ((edge: number) => void) | undefined;
  dispatch: (action: LaboratoryAction) => void;
}

/** Typed answer. It is stored here because a selected component's controls replace the panel. */
interface Paper {
  task: Task;
  typed: string;
  unit: number;
  verdict: TaskVerdict | null;
}

function paperOf(task: Task): Paper {
  const kept = keptAnswer(writeTaskLink(task));
  if (!kept) return { task, typed: "", unit: 0, verdict: null };
  const { typed, unit, right, text } = kept;
  return { task, typed, unit: unit in offeredUnits(task) ? unit : 0, verdict: { right, text } };
}

/**
 * @param tool with a tool chosen a tap builds, even if the task asks for an edge
 * @param assigned what an assignment wants of its task; null outside of one
 */
export function useTask(
  task: Task | null,
  components: GridComponents,
  tool: Tool | null,
  dispatch: (action: LaboratoryAction) => void,
  assigned: AssignedTask | null,
): RunningTask | null {
  const [paper, setPaper] = useState<Paper | null>(null);
  const kept = useMemo(() => (task ? paperOf(task) : null), [task]);
  if (!task || !kept) return null;
  const { typed, unit, verdict } = paper?.task === task ? paper : kept;
  const write = (changes: Partial<Paper>) => setPaper({ task, typed, unit, verdict, ...changes });
  const names = componentNames(components);
  const { question } = task;
  function say(verdict: TaskVerdict, input: Pick<KeptAnswer, "typed" | "unit"> = { typed, unit }) {
    if (!task) return;
    write({ verdict, ...input });
    keepAnswer(writeTaskLink(task), components, { ...input, ...verdict });
  }
  /** Says a verdict, or keeps it from the pupil where an assignment wants that. */
  function judge(verdict: TaskVerdict, input: Pick<KeptAnswer, "typed" | "unit"> = { typed, unit }) {
    if (assigned === null || assigned.hasVerdicts) say(verdict, input);
    else write({ verdict: null, ...input });
    assigned?.onAnswer(verdict.right);
  }

  function answer() {
    if (!task || !asksNumber(question)) return;
    const found = readAnswer(task, typed, unit);
    if (!found.ok) return say({ right: false, text: typedFaultText(found.fault, task) });
    const verdict = checkNumber({ ...task, question }, found.number, components);
    const text = numberVerdictText(verdict, task, found.number, names, components);
    judge({ right: verdict.code === "right", text }, { typed, unit: found.unit });
  }
  function check() {
    if (!task) return;
    const found = checkMended(task, components);
    judge({ right: found.code === "right", text: mendVerdictText(found, names.get(idOn(question.edge)) ?? "llamba") });
  }
  function point(edge: number) {
    if (!task) return;
    const mending = checkCulprit(task, edge);
    const text = culpritVerdictText(componentOn(task.components, edge), mending, names.get(idOn(edge)) ?? "teli");
    judge({ right: mending !== null, text });
  }
  return {
    task,
    verdict,
    typed,
    unit,
    type: (typed) => write({ typed }),
    chooseUnit: (unit) => write({ unit }),
    answer,
    check,
    point: question.ask === "dark" && tool === null && !verdict?.right ? point : undefined,
    dispatch: (action) => {
      if (action.type === "clear") dispatch({ type: "open", components: task.components });
      else dispatch(harms(action, task, components, tool) ? { type: "deny" } : action);
    },
  };
}

/**
 * Tells whether an edit would change what the question is about. That is its component, or the circuit whose fault is
 * sought.
 */
function harms(
  action: LaboratoryAction,
  { components: circuit, question }: Task,
  components: GridComponents,
  tool: Tool | null,
): boolean {
  const askedId = idOn(question.edge);
  const fixed = (id: string) =>
    id === askedId || (question.ask === "dark" && circuit.some((component) => component.id === id));
  const replaces = (kind: ComponentKind, edge: number) => {
    const there = componentOn(components, edge);
    return there !== undefined && makesWay(there, kind) && fixed(there.id);
  };
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
      if (tool === "eraser") return fixed(idOn(action.edge));
      return tool !== null && replaces(tool, action.edge);
    case "place":
      return replaces(action.kind, action.edge);
    default:
      return false;
  }
}
