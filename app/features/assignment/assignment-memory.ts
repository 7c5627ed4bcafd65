/** Keeps a try at an assignment for the tab: a reload, Back and a discarded tab lose nothing. */
import { isCount, parseItemWork } from "../../magazine/classroom/item-work";
import { isObject } from "../../magazine/is-object";
import { type DeviceRecord, deviceRecord } from "../../play/device-memory";
import type { AssignmentTry } from "./assignment-rules";

/** @returns null if it is no try; a work that cannot be read is begun anew */
export function parseTry(value: unknown): AssignmentTry | null {
  if (!isObject(value)) return null;
  const { code, who, attempt, began, changed, step, passed, works } = value;
  const numbers = [who, attempt, began, changed, step, passed];
  if (typeof code !== "string" || !Array.isArray(works) || !numbers.every(isCount)) return null;
  if ((who as number) > 255 || (attempt as number) > 0xffff) return null;
  return { ...(value as unknown as AssignmentTry), works: works.map(parseItemWork) };
}

export const assignmentRecord: DeviceRecord<AssignmentTry> = deviceRecord({
  name: "detyra",
  version: 1,
  parse: parseTry,
  lasts: "tab",
});
