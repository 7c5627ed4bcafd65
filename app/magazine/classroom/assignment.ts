/** Work that a teacher sets for a class. It travels as a code; nothing about anybody is in it. */
import { fnv1a } from "../hash";

export interface Assignment {
  /** Whether each pupil gets numbers of their own. */
  hasOwnNumbers: boolean;
  /** Whether verdicts, hints and solutions are shown while working. Without help, they come at the end. */
  hasHelp: boolean;
  /** Whether the result holds typed answers that no named error explains. */
  keepsTyped: boolean;
  /** What a pupil is asked for at the start: the number in the class register, or nothing, which gives a nickname. */
  who: "number" | "nickname";
  /** Seed of all numbers, 16 bits. */
  seed: number;
  parts: readonly AssignmentPart[];
}

/** Exercises and questions are named by hashes, so that a code stays short. `content` is the id of a lesson. */
export type AssignmentPart =
  | { kind: "exercises"; content: number; exercises: readonly number[] }
  /** Questions of a quiz; none means all. */
  | { kind: "quiz"; content: number; questions: readonly number[] }
  | { kind: "model"; model: number }
  /** A task of the circuit laboratory, as the text of its link. */
  | { kind: "circuit"; link: string }
  | { kind: "game"; operations: number; clock: number }
  /** Pupils wait here for a number on the blackboard. */
  | { kind: "stop" };

export const exerciseNameBits = 14;

/** Returns the short name of an exercise or question within its lesson. Publishing checks that no two are equal. */
export const shortName = (id: string): number => fnv1a(id) & (2 ** exerciseNameBits - 1);

/** Returns the id of a quiz's question as an exercise. @param name its short name, 14 bits */
export const questionId = (name: number): string => `pyetja-${name}`;

/** Returns the short name of a quiz's question from its id. */
export const nameOfQuestion = (id: string): number => Number(id.slice(questionId(0).length - 1));

const modelNameBits = 16;

/** Returns the short name of a model in a code. A test checks that no two are equal. @param name as a lesson has it */
export const modelName = (name: string): number => fnv1a(name) & (2 ** modelNameBits - 1);

/** Names an assignment in results and on the device, 20 bits. @param code clean signs of its code */
export const taskOf = (code: string): number => fnv1a(code) >>> 12;

/** Returns the number that a teacher writes on the blackboard to end a stop: 10 to 99. @param stop its index, from 1 */
export const stopNumber = (task: number, stop: number): number => (fnv1a(`${task}/${stop}`) % 90) + 10;

/**
 * Returns the seed from which an exercise's numbers are drawn.
 *
 * @param who the pupil, as the result has it; without own numbers it changes nothing
 */
export const drawSeed = ({ seed, hasOwnNumbers }: Pick<Assignment, "seed" | "hasOwnNumbers">, who: number): string =>
  hasOwnNumbers ? `${seed}/${who}` : `${seed}`;
