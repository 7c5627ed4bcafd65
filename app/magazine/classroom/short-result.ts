/**
 * A result that is short enough to be dictated, or written on a sheet of paper. Bits: version 4, upper half of the task
 * 10, who 8, count of items 3, a byte each item, CRC 10.
 *
 * It has neither time nor try nor edition, so a table treats it as what a teacher marked.
 */
import { BitReader, BitWriter } from "./bits";
import { type PupilResult, type ResultItem, readItem, writeItem } from "./result-code";
import { bitsOfCode, cleanSigns, codeLength, codeOfBits } from "./signs";

const version = 2;
/** The most items of a short result: it has 15 signs. */
const mostItems = 5;
/** Bits of a task, of which a short result holds the upper half. */
const taskBits = 20;

/** What a short result holds: a task and a pupil as in a result, and items without what was typed. */
export interface ShortResult {
  task: number;
  who: number;
  items: readonly ResultItem[];
}

/** Returns the part of a task that a short result holds. @param task of `taskOf` */
export const shortTask = (task: number): number => task >>> (taskBits / 2);

/** @returns clean signs; null if the result has too many items for a hand, or a game, whose numbers are as long */
export function writeShortResult({ task, who, items }: Pick<PupilResult, keyof ShortResult>): string | null {
  if (items.length > mostItems || items.some(({ game }) => game !== undefined)) return null;
  const bits = new BitWriter()
    .put(version, 4)
    .put(shortTask(task), taskBits / 2)
    .put(who, 8)
    .put(items.length, 3);
  for (const item of items) writeItem(bits, item);
  return codeOfBits("short result", bits.bits);
}

/** Reads a short result as it was typed. @returns null if it is none; its task is a `shortTask` */
export function readShortResult(text: string): ShortResult | null {
  const code = cleanSigns(text);
  const payload = code && bitsOfCode("short result", code);
  if (!payload) return null;
  const bits = new BitReader(payload);
  if (bits.take(4) !== version) return null;
  const head = { task: bits.take(taskBits / 2), who: bits.take(8) };
  const items = Array.from({ length: bits.take(3) }, () => readItem(bits));
  return items.length > 0 && codeLength("short result", bits.position) === code.length ? { ...head, items } : null;
}
