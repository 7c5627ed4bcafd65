/**
 * Writes and reads what a pupil did as a code. Bits: version 4, task 20, fingerprint 12, who 8, attempt 16, minutes 6,
 * typed answers follow 1, count of items 6, a byte each item, the typed answers, CRC 16.
 *
 * A result with a game has version 2: before each item a bit tells whether it is one. A game has four bytes with that
 * bit: points 14, level 3, right 7, asked 7.
 *
 * Plain text with a word before it, no address, so that a phone's own camera carries it to no server.
 */
import { BitReader, BitWriter } from "./bits";
import { bitsOfCode, bitsOfSigns, cleanSigns, codeLength, codeOfBits } from "./signs";

/** Stands before every result, so that it is found in a chat. */
export const resultPrefix = "PRIZMA:";

const [version, versionWithGames] = [1, 2];
/** Minutes and misses beyond these are written as these. */
const [mostMinutes, mostMisses] = [63, 3];

/**
 * First answer to an item, by its number in the code. A named error has its index, from 0; of a choice, it is the
 * option as it is written.
 */
export type FirstAnswer =
  | { kind: "none" | "right" | "unit" | "sign" | "tenfold" | "rounding" | "unnamed" | "remark" | "gone" }
  | { kind: "named"; error: number };

/** How an item ended: not at all, with its solution, right with help, right alone. */
export const itemEnds = ["open", "solution", "helped", "alone"] as const;
export type ItemEnd = (typeof itemEnds)[number];

/** What a round of Number Ninja came to. Numbers beyond their bits are written as the largest. */
export interface GameResult {
  points: number;
  level: number;
  right: number;
  asked: number;
}

export interface ResultItem {
  first: FirstAnswer;
  misses: number;
  end: ItemEnd;
  /** Of a round that was played. Its end is then `alone`, since it has no other. */
  game?: GameResult;
  /** What was typed at first, if no named error explains it. At most ten signs of `typedSigns`. */
  typed?: string;
}

export interface PupilResult {
  /** The assignment, by `taskOf`. */
  task: number;
  /** Names the numbers of the edition's exercises, 12 bits. */
  fingerprint: number;
  /** 1 to 99: number in the register; 128 to 255: nickname; 0: neither. */
  who: number;
  /** Names one try on one device, 16 bits; `markedTry` of a result that a teacher marked. */
  attempt: number;
  minutes: number;
  items: readonly ResultItem[];
}

/** The try of a result that a teacher marked, from paper. Tries on pupils' devices are 1 to 65535. */
export const markedTry = 0;

export const isMarked = ({ attempt }: Pick<PupilResult, "attempt">): boolean => attempt === markedTry;

/** The most named errors of an exercise that a result tells apart. */
export const mostNamedErrors = 6;
const firstNamed = 2;
/** Numbers of first answers in a code; they never change. Two to seven are the named errors. */
const firstNumbers = {
  none: 0,
  right: 1,
  unit: 8,
  sign: 9,
  tenfold: 10,
  rounding: 11,
  unnamed: 12,
  remark: 13,
  gone: 14,
} as const;
const firstOfNumber = new Map(Object.entries(firstNumbers).map(([kind, number]) => [number as number, kind]));

/** The signs of typed answers. Units are written without ë, and µ as u. The order never changes. */
export const typedSigns = "0123456789,/-+^()√π²³°%abcdefghijklmnopqrstuvwxyzACFGHJKMNPTVWΩ·";
export const mostTypedSigns = 10;

/** @returns the code with its prefix @throws RangeError if a field is too large for its bits */
export function writeResult(result: PupilResult): string {
  const { task, fingerprint, who, attempt, minutes, items } = result;
  const hasTyped = items.some(({ typed }) => typed !== undefined && typed !== "");
  const hasGames = items.some(({ game }) => game !== undefined);
  const bits = new BitWriter()
    .put(hasGames ? versionWithGames : version, 4)
    .put(task, 20)
    .put(fingerprint, 12)
    .put(who, 8)
    .put(attempt, 16);
  bits.put(Math.min(minutes, mostMinutes), 6).put(Number(hasTyped), 1).put(items.length, 6);
  for (const item of items) {
    if (hasGames) bits.put(Number(item.game !== undefined), 1);
    if (item.game === undefined) writeItem(bits, item);
    else writeGame(bits, item.game);
  }
  if (hasTyped) for (const item of items) if (item.first.kind === "unnamed") writeTyped(bits, item.typed ?? "");
  return resultPrefix + codeOfBits("result", bits.bits);
}

/** Writes an item without what was typed, 8 bits. */
export function writeItem(bits: BitWriter, { first, misses, end }: ResultItem): void {
  bits.put(numberOfFirst(first), 4).put(Math.min(misses, mostMisses), 2).put(itemEnds.indexOf(end), 2);
}

export const readItem = (bits: BitReader): ResultItem => ({
  first: firstOf(bits.take(4)),
  misses: bits.take(2),
  end: itemEnds[bits.take(2)] as ItemEnd,
});

/** Bits of the numbers of a game, in their order. */
const gameBits = { points: 14, level: 3, right: 7, asked: 7 } as const;
const gameNumbers = Object.entries(gameBits) as [keyof GameResult, number][];

function writeGame(bits: BitWriter, game: GameResult): void {
  for (const [name, width] of gameNumbers) bits.put(Math.min(game[name], 2 ** width - 1), width);
}

function readGame(bits: BitReader): ResultItem {
  const game = Object.fromEntries(gameNumbers.map(([name, width]) => [name, bits.take(width)]));
  return { first: { kind: "none" }, misses: 0, end: "alone", game: game as unknown as GameResult };
}

function writeTyped(bits: BitWriter, typed: string): void {
  const places = [...typed].slice(0, mostTypedSigns).map((sign) => typedSigns.indexOf(sign));
  bits.put(places.length, 4);
  for (const place of places) bits.put(place, 6);
}

const numberOfFirst = (first: FirstAnswer) =>
  first.kind === "named" ? firstNamed + Math.min(first.error, mostNamedErrors - 1) : firstNumbers[first.kind];

function firstOf(number: number): FirstAnswer {
  const kind = firstOfNumber.get(number);
  if (kind !== undefined) return { kind } as FirstAnswer;
  const error = number - firstNamed;
  return error < mostNamedErrors ? { kind: "named", error } : { kind: "none" };
}

/** Alphanumeric signs of a QR code of version 10 at level M: it is still read from a phone's screen. */
const mostSignsOfQr = 311;

/** Shortens typed answers, from the last on, until the result fits a QR code of version 10. */
export function fittedToQr(result: PupilResult): PupilResult {
  const items = [...result.items];
  const fitted = { ...result, items };
  for (let last = items.length - 1; last >= 0 && writeResult(fitted).length > mostSignsOfQr; last--) {
    const { typed: _, ...bare } = items[last] as ResultItem;
    items[last] = bare;
  }
  return fitted;
}

/** `damaged` has no end: a code that begins here and does not fit together. */
export type ReadResult = { ok: true; result: PupilResult; length: number } | { ok: false; fault: "newer" | "damaged" };

/**
 * Reads a result at the beginning of signs; what follows it does no harm, since its head tells its length.
 *
 * @param signs clean signs, without the prefix
 * @returns the result, and how many signs it has
 */
export function readResultSigns(signs: string): ReadResult {
  const bits = new BitReader(bitsOfSigns(signs));
  const written = bits.take(4);
  if (written !== version && written !== versionWithGames)
    return { ok: false, fault: isWholeSomewhere(signs) ? "newer" : "damaged" };
  const result = readFields(bits, written === versionWithGames);
  const length = codeLength("result", bits.position);
  const isWhole = length <= signs.length && bitsOfCode("result", signs.slice(0, length)) !== null;
  return isWhole ? { ok: true, result, length } : { ok: false, fault: "damaged" };
}

/** Tells whether a code ends after some sign. Of another version, nothing but the checksum is known. */
function isWholeSomewhere(signs: string): boolean {
  const most = Math.min(signs.length, mostSignsOfQr);
  for (let length = codeLength("result", 4); length <= most; length++) {
    if (bitsOfCode("result", signs.slice(0, length)) !== null) return true;
  }
  return false;
}

function readFields(bits: BitReader, hasGames: boolean): PupilResult {
  const head = { task: bits.take(20), fingerprint: bits.take(12), who: bits.take(8), attempt: bits.take(16) };
  const minutes = bits.take(6);
  const hasTyped = bits.take(1) === 1;
  const items = Array.from({ length: bits.take(6) }, () =>
    hasGames && bits.take(1) === 1 ? readGame(bits) : readItem(bits),
  );
  if (!hasTyped) return { ...head, minutes, items };
  return { ...head, minutes, items: items.map((item) => withTyped(item, bits)) };
}

function withTyped(item: ResultItem, bits: BitReader): ResultItem {
  if (item.first.kind !== "unnamed") return item;
  const typed = Array.from({ length: bits.take(4) }, () => typedSigns[bits.take(6)]).join("");
  return typed === "" ? item : { ...item, typed };
}

/** Reads one result as it was typed or scanned, with or without its prefix. */
export function readResult(text: string): ReadResult {
  const signs = cleanSigns(text.trim().replace(/^prizma\s*:/i, ""));
  const read: ReadResult = signs === null ? { ok: false, fault: "damaged" } : readResultSigns(signs);
  return read.ok && read.length !== signs?.length ? { ok: false, fault: "damaged" } : read;
}
