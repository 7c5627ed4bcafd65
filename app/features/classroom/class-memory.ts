/** Keeps the assignments that a teacher has given and the results that came, on this device alone. */
import type { AssignmentSnapshot } from "../../magazine/classroom/class-table";
import { isObject } from "../../magazine/is-object";
import { type DeviceRecord, deviceRecord } from "../../play/device-memory";

export interface GivenAssignment {
  /** Clean signs of its code. */
  code: string;
  /** The teacher's own name for it. It never leaves the device. */
  label: string;
  /** Milliseconds since 1970. */
  made: number;
  snapshot: AssignmentSnapshot;
  /** Codes of the results, as clean signs. */
  results: readonly string[];
}

/** Returns the name of an assignment: the teacher's, or its first exercise. */
export const nameOfGiven = ({ label, snapshot }: GivenAssignment): string =>
  label === "" ? (snapshot.items[0]?.title ?? "Detyrë") : label;

export interface ClassRecord {
  /** Latest first. */
  given: readonly GivenAssignment[];
  /** Codes of results whose assignment this device does not know yet. */
  aside: readonly string[];
  /** How many pupils the class has; 0 if the teacher did not say. */
  pupils: number;
  /** Least shares of the piles, in percent. */
  piles: PileLimits;
  /** Whether a tone tells of each code that the camera reads. */
  isLoud: boolean;
}

/** From which share, in percent, a pupil has it, and from which one is near it. */
export interface PileLimits {
  has: number;
  near: number;
}

export const usualPiles: PileLimits = { has: 80, near: 50 };
export const emptyClass: ClassRecord = { given: [], aside: [], pupils: 0, piles: usualPiles, isLoud: true };

/** The most assignments that are kept: each has some 6 KB, and browsers store 5 MB. */
const mostGiven = 200;
const mostAside = 200;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

function isSnapshot(value: unknown): value is AssignmentSnapshot {
  if (!isObject(value) || !Array.isArray(value.items)) return false;
  const isItem = (item: unknown) => isObject(item) && typeof item.title === "string" && isTexts(item.errors);
  return Number.isInteger(value.fingerprint) && typeof value.hasOwnNumbers === "boolean" && value.items.every(isItem);
}

/** @returns null if it is no assignment; fields that it should not have are left out */
export function parseGiven(value: unknown): GivenAssignment | null {
  if (!isObject(value)) return null;
  const { code, label, made, snapshot, results } = value;
  if (typeof code !== "string" || typeof label !== "string" || typeof made !== "number") return null;
  return Number.isFinite(made) && isSnapshot(snapshot) && isTexts(results)
    ? { code, label, made, snapshot, results }
    : null;
}

/** Keeps limits in order: nobody has it who is not near it. */
export const orderedPiles = ({ has, near }: PileLimits): PileLimits => ({ has, near: Math.min(has, near) });

function parsePiles(value: unknown): PileLimits {
  if (!isObject(value)) return usualPiles;
  const isPercent = (share: unknown) => Number.isInteger(share) && (share as number) >= 1 && (share as number) <= 100;
  const { has, near } = value as Partial<Record<keyof PileLimits, number>>;
  return isPercent(has) && isPercent(near) ? orderedPiles({ has: has as number, near: near as number }) : usualPiles;
}

/** @returns null if it is no record; assignments that cannot be read are left out */
export function parseClass(value: unknown): ClassRecord | null {
  if (!isObject(value) || !Array.isArray(value.given)) return null;
  const { given, aside, pupils, piles, isLoud } = value;
  return {
    given: given.flatMap((each) => parseGiven(each) ?? []).slice(0, mostGiven),
    aside: isTexts(aside) ? aside.slice(-mostAside) : [],
    pupils: Number.isInteger(pupils) && (pupils as number) > 0 ? Math.min(pupils as number, 99) : 0,
    piles: parsePiles(piles),
    isLoud: isLoud !== false,
  };
}

export const classRecord: DeviceRecord<ClassRecord> = deviceRecord({
  name: "klasa",
  version: 1,
  parse: parseClass,
  lasts: "device",
});

/** Adds an assignment, or changes the label of one that is there. Its results stay. */
export function withGiven(record: ClassRecord, added: Omit<GivenAssignment, "results">): ClassRecord {
  const there = record.given.find(({ code }) => code === added.code);
  const others = record.given.filter(({ code }) => code !== added.code);
  const label = added.label === "" ? (there?.label ?? "") : added.label;
  const given = { ...added, label, made: there?.made ?? added.made, results: there?.results ?? [] };
  return { ...record, given: [given, ...others].slice(0, mostGiven) };
}
