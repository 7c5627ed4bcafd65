/**
 * Device storage of Number Ninja: the best game of each mode and the missed facts. Until the tab is closed it holds the
 * running game too.
 */
import { isObject } from "../../magazine/is-object";
import { deviceRecord } from "../../play/device-memory";
import { allOperations, factOf, type NinjaExercise, type Operation } from "./exercise";
import {
  type AnsweredExercise,
  type Game,
  initialNinja,
  type NinjaState,
  ninjaReducer,
  rightIn,
} from "./number-ninja-rules";

export interface Best {
  score: number;
  /** Mean milliseconds per right answer. */
  pace: number;
}

/** Missed fact, with the number of right answers until it counts as known. */
export interface WeakFact {
  exercise: NinjaExercise;
  wants: number;
}

/** Running game. Its answers are enough to restore its state, since the seed fixes the exercises. */
interface KeptRound {
  game: Game;
  /** The typed numbers, each with the milliseconds of its answer. */
  given: [number, number][];
  /** Wall-clock time of its end; null without a clock. */
  until: number | null;
}

/** Running round of practice. It has all of its exercises, and the numbers typed for the first of them. */
interface KeptPractice {
  /** Seed of the class's link on which it began; null without one. */
  seed: string | null;
  exercises: NinjaExercise[];
  given: [number, number][];
}

/** Right answers that a fact needs per miss, and at most. Then come the limits of stored facts and modes. */
const wantsPerMiss = 2;
const mostWanted = 6;
const mostFacts = 60;
const mostModes = 40;
/** Milliseconds after its end at which a game that ended unseen is deleted. */
const staleAfter = 60_000;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isOperation = (value: unknown): value is Operation => allOperations.some((one) => one === value);

function listOf<T>(value: unknown, one: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  return value.map(one).filter((item): item is NonNullable<typeof item> => item !== null);
}

function parseExercise(value: unknown): NinjaExercise | null {
  if (!isObject(value)) return null;
  const { operation, left, right, answer } = value;
  const whole = [left, right, answer].every((one) => isNumber(one) && Number.isInteger(one) && Math.abs(one) < 1e7);
  return whole && isOperation(operation) ? ({ operation, left, right, answer } as NinjaExercise) : null;
}

const parseGiven = (one: unknown): [number, number] | null =>
  Array.isArray(one) && isNumber(one[0]) && isNumber(one[1]) ? [one[0], one[1]] : null;

const bestRecord = deviceRecord<[mode: string, best: Best][]>({
  name: "ninja/rekordi",
  version: 1,
  lasts: "device",
  parse: (value) =>
    listOf(value, (item): [string, Best] | null => {
      if (!Array.isArray(item) || typeof item[0] !== "string" || !isObject(item[1])) return null;
      const { score, pace } = item[1];
      return isNumber(score) && isNumber(pace) ? [item[0], { score, pace }] : null;
    }),
});

const factsRecord = deviceRecord<WeakFact[]>({
  name: "ninja/faktet",
  version: 1,
  lasts: "device",
  parse: (value) =>
    listOf(value, (item) => {
      const exercise = isObject(item) ? parseExercise(item.exercise) : null;
      return isObject(item) && exercise && isNumber(item.wants) ? { exercise, wants: item.wants } : null;
    }),
});

const roundRecord = deviceRecord<KeptRound>({
  name: "ninja/raundi",
  version: 1,
  lasts: "tab",
  parse(value) {
    if (!isObject(value) || !isObject(value.game)) return null;
    const { levels, limit, operations, seed, shared } = value.game;
    const given = listOf(value.given, parseGiven);
    const until = isNumber(value.until) ? value.until : null;
    if (!isNumber(levels) || typeof seed !== "string" || !given || (limit === null) !== (until === null)) return null;
    const known = listOf(operations, (one) => (isOperation(one) ? one : null)) ?? [];
    if (known.length === 0 || !(limit === null || isNumber(limit))) return null;
    return { game: { levels, limit, operations: known, seed, shared: shared === true }, given, until };
  },
});

/** Names a mode: only games of one mode are comparable. Games of a class's link have a mode of their own. */
export function modeOf(game: Game): string {
  const operations = allOperations.filter((one) => game.operations.includes(one)).join("+");
  return [game.limit ?? "pa kohë", game.levels, operations, ...(game.shared ? [game.seed] : [])].join("/");
}

export function bestOf(mode: string): Best | null {
  return bestRecord.read()?.find(([name]) => name === mode)?.[1] ?? null;
}

/** Stores a finished game with a clock. @returns the best game before it; null if it is the first */
export function rememberGame({ game, score, answers, practice }: NinjaState): Best | null {
  rememberFacts(answers);
  if (practice !== null || game === null || game.limit === null) return null;
  const mode = modeOf(game);
  const before = bestOf(mode);
  if (score <= (before?.score ?? 0)) return before;
  const time = answers.reduce((sum, { answerMs }) => sum + answerMs, 0);
  const best: Best = { score, pace: time / rightIn(answers) };
  const others = (bestRecord.read() ?? []).filter(([name]) => name !== mode);
  bestRecord.write([...others, [mode, best] as [string, Best]].slice(-mostModes));
  return before;
}

/** Lists the facts to practise, the weakest first. */
export function weakFacts(): WeakFact[] {
  return (factsRecord.read() ?? []).sort((a, b) => b.wants - a.wants);
}

function rememberFacts(answers: readonly AnsweredExercise[]): void {
  const kept = afterAnswers(factsRecord.read() ?? [], answers);
  if (kept.length > 0) factsRecord.write(kept);
  else factsRecord.forget();
}

/** Updates the facts: a miss adds two needed answers, a right answer removes one. At zero the fact is known. */
export function afterAnswers(facts: readonly WeakFact[], answers: readonly AnsweredExercise[]): WeakFact[] {
  const wanted = new Map(facts.map((fact) => [factOf(fact.exercise), fact]));
  for (const { exercise, right } of answers) {
    const name = factOf(exercise);
    const before = wanted.get(name)?.wants ?? 0;
    const wants = right ? before - 1 : Math.min(mostWanted, before + wantsPerMiss);
    wanted.delete(name);
    if (wants > 0) wanted.set(name, { exercise, wants });
  }
  return [...wanted.values()].slice(-mostFacts);
}

const practiceRecord = deviceRecord<KeptPractice>({
  name: "ninja/ushtrimi",
  version: 1,
  lasts: "tab",
  parse(value) {
    if (!isObject(value)) return null;
    const exercises = listOf(value.exercises, parseExercise);
    const given = listOf(value.given, parseGiven);
    if (!exercises || !given || given.length >= exercises.length) return null;
    return { exercises, given, seed: typeof value.seed === "string" ? value.seed : null };
  },
});

/** Stores a running game or round of practice. @param wall milliseconds since 1970 */
export function keepRound({ game, answers, practice, phase, remaining }: NinjaState, wall: number): void {
  const given = answers.map(({ input, answerMs }): [number, number] => [input, answerMs]);
  if (phase === "playing" && practice !== null) {
    const exercises = [...answers.map(({ exercise }) => exercise), ...practice];
    practiceRecord.write({ seed: game?.shared ? game.seed : null, exercises, given });
    roundRecord.forget();
    return;
  }
  practiceRecord.forget();
  if (phase !== "playing" || game === null) {
    roundRecord.forget();
    return;
  }
  roundRecord.write({ game, given, until: remaining === null ? null : wall + remaining });
}

/**
 * Restores a stored game by replaying its answers. Its clock did not stop, so a reload wins no time.
 *
 * @param now time of the play clock, in milliseconds
 * @param wall milliseconds since 1970
 * @param seed seed in the page's address; a stored game with another seed is not restored
 * @param longestUnseen milliseconds after its end at which a game that ended unseen is deleted instead
 */
export function restoredRound(
  now: number,
  wall: number,
  seed: string | null,
  longestUnseen: number = staleAfter,
): NinjaState | null {
  const practice = practiceRecord.read();
  if (practice !== null && practice.seed === seed) {
    const begun = ninjaReducer(initialNinja, { type: "practise", exercises: practice.exercises, now });
    return asLeft(begun, practice.given, now);
  }
  const kept = roundRecord.read();
  if (kept === null || seed !== (kept.game.shared ? kept.game.seed : null)) return null;
  const left = kept.until === null ? null : Math.min(kept.until - wall, kept.game.limit ?? 0);
  if (left !== null && left < -longestUnseen) {
    roundRecord.forget();
    return null;
  }
  const begun = ninjaReducer(initialNinja, { type: "start", game: { ...kept.game, limit: null }, now });
  const clock = left === null ? {} : { deadline: now + left, remaining: Math.max(0, left) };
  return { ...asLeft(begun, kept.given, now), ...clock, game: kept.game };
}

/** Replays the answers of a started round, with their stored times. */
function asLeft(begun: NinjaState, answers: KeptRound["given"], now: number): NinjaState {
  let time = now;
  let state = begun;
  for (const [answer, answerMs] of answers) {
    time += answerMs;
    state = ninjaReducer(ninjaReducer(state, { type: "type", text: `${answer}` }), { type: "submit", now: time });
  }
  return { ...state, shownAt: now, typed: "", inputError: null, verdict: null, fresh: false };
}
