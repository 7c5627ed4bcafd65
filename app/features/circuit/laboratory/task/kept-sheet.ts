/** Device storage of the tasks on a teacher's sheet, until they are removed. */
import { deviceRecord } from "../../../../play/device-memory";
import { readLink, writeTaskLink } from "../link/circuit-link";
import type { Task } from "./task";

const sheetRecord = deviceRecord<string[]>({
  name: "laboratori/fleta",
  version: 1,
  lasts: "device",
  parse: (value) => (Array.isArray(value) ? value.filter((link) => typeof link === "string") : null),
});

/** Returns the stored sheet; each task is checked like a link. */
export function keptSheet(): readonly Task[] {
  return (sheetRecord.read() ?? []).flatMap((link) => {
    const opened = readLink(link);
    return (opened.ok && opened.tasks) || [];
  });
}

export function keepSheet(tasks: readonly Task[]): void {
  if (tasks.length === 0) sheetRecord.forget();
  else sheetRecord.write(tasks.map(writeTaskLink));
}
