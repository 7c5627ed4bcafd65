/**
 * What Number Ninja remembers on this device: the best game of each mode and the facts that were missed; and, until the
 * tab is closed, the game that is being played.
 */
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
  /** Milliseconds to a right answer, on average. */
  pace: number;
}

/** A fact that was missed, and how many right answers it still wants. */
export interface WeakFact {
  exercise: NinjaExercise;
  wants: number;
}

/** A game that is being played: its answers lead to its state again, since the seed fixes the exercises. */
interface KeptRound {
  game: Game;
  /** What was typed, and milliseconds to each answer. */
  given: [number, number][];
  /** Wall clock of its end; null without a clock. */
  until: number | null;
}

/** A round of practice that is being played: all of its exercises, and what was typed for the first of them. */
interface KeptPractice {
  /** Of the class's link on which it began; null where there is none. */
  seed: string | null;
  exercises: NinjaExercise[];
  given: [number, number][];
}

/** Answers a fact wants for each miss, and at most; how many facts and modes are kept. */
const wantsPerMiss = 2;
const mostWanted = 6;
const mostFacts = 60;
const mostModes = 40;
/** After this many milliseconds a game that ended unseen is forgotten. */
const staleAfter = 60_000;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
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

/** Names a mode: games of one mode are fairly compared. Those of a class's link have a mode of their own. */
export function modeOf(game: Game): string {
  const operations = allOperations.filter((one) => game.operations.includes(one)).join("+");
  return [game.limit ?? "pa kohë", game.levels, operations, ...(game.shared ? [game.seed] : [])].join("/");
}

export function bestOf(mode: string): Best | null {
  return bestRecord.read()?.find(([name]) => name === mode)?.[1] ?? null;
}

/** Remembers a finished game with a clock. @returns what was the best before it; null where it is the first */
export function rememberGame({ game, score, answers, practice }: NinjaState): Best | null {
  rememberFacts(answers);
  if (practice !== null || game === null || game.limit === null) return null;
  const mode = modeOf(game);
  const before = bestOf(mode);
  if (score <= (before?.score ?? 0)) return before;
  const time = answers.reduce((sum, { took }) => sum + took, 0);
  const best: Best = { score, pace: time / rightIn(answers) };
  const others = (bestRecord.read() ?? []).filter(([name]) => name !== mode);
  bestRecord.write([...others, [mode, best] as [string, Best]].slice(-mostModes));
  return before;
}

/** The facts to be practised, the weakest first. */
export function weakFacts(): WeakFact[] {
  return (factsRecord.read() ?? []).sort((a, b) => b.wants - a.wants);
}

function rememberFacts(answers: readonly AnsweredExercise[]): void {
  const kept = afterAnswers(factsRecord.read() ?? [], answers);
  if (kept.length > 0) factsRecord.write(kept);
  else factsRecord.forget();
}

/** A miss adds two wanted answers to its fact, a right one takes one away. At none the fact is known. */
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

/** Keeps a game, or a round of practice, that is being played. @param wall milliseconds since 1970 */
export function keepRound({ game, answers, practice, phase, remaining }: NinjaState, wall: number): void {
  const given = answers.map(({ input, took }): [number, number] => [input, took]);
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
 * Plays a kept game again up to where it was. Its clock went on, so a reload wins no time.
 *
 * @param now of the play clock, in milliseconds
 * @param wall milliseconds since 1970
 * @param seed of the page's address: another link opens another game
 */
export function restoredRound(now: number, wall: number, seed: string | null): NinjaState | null {
  const practice = practiceRecord.read();
  if (practice !== null && practice.seed === seed) {
    const begun = ninjaReducer(initialNinja, { type: "practise", exercises: practice.exercises, now });
    return asLeft(begun, practice.given, now);
  }
  const kept = roundRecord.read();
  if (kept === null || seed !== (kept.game.shared ? kept.game.seed : null)) return null;
  const left = kept.until === null ? null : Math.min(kept.until - wall, kept.game.limit ?? 0);
  if (left !== null && left < -staleAfter) {
    roundRecord.forget();
    return null;
  }
  const begun = ninjaReducer(initialNinja, { type: "start", game: { ...kept.game, limit: null }, now });
  const clock = left === null ? {} : { deadline: now + left, remaining: Math.max(0, left) };
  return { ...asLeft(begun, kept.given, now), ...clock, game: kept.game };
}

/** Answers a begun round again, with the pace of then. */
function asLeft(begun: NinjaState, given: KeptRound["given"], now: number): NinjaState {
  let time = now;
  let state = begun;
  for (const [answer, took] of given) {
    time += took;
    state = ninjaReducer(ninjaReducer(state, { type: "type", text: `${answer}` }), { type: "submit", now: time });
  }
  return { ...state, shownAt: now, typed: "", inputError: null, verdict: null, fresh: false };
}
