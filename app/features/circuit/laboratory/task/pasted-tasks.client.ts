/** Reads the tasks of a laboratory's link that a teacher pastes. */
import { linkFaultText } from "../laboratory-words";
import { hashOf } from "../link/circuit-hash";
import { readLink, writeTaskLink } from "../link/circuit-link";
import { questionText } from "./task-words";

/** A task by itself: the text of its link, and its question. */
export interface PastedTask {
  link: string;
  title: string;
}

/** Returns the tasks of a link, a sheet's link too, or says why there are none. @param text address, or what follows `#q=` */
export function pastedTasks(text: string): { tasks: readonly PastedTask[] } | { says: string } {
  const link = text.slice(text.indexOf(hashOf("")) < 0 ? 0 : text.indexOf(hashOf("")) + hashOf("").length).trim();
  const opened = readLink(link);
  if (!opened.ok) return { says: linkFaultText(opened.fault) };
  if (opened.tasks === undefined)
    return { says: "Kjo lidhje ka qark pa pyetje. Bëj një detyrë te laboratori, „Për mësuesin“." };
  return { tasks: opened.tasks.map((task) => ({ link: writeTaskLink(task), title: questionText(task) })) };
}
