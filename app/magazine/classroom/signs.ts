/**
 * Codes of the class as text: Crockford's base32, five bits a sign, with a checksum at the end.
 *
 * Its 32 signs are typed from a blackboard, sent by any messenger, and fit the alphanumeric mode of a QR code. Source:
 * Douglas Crockford, Base 32. The checksum of long codes is CRC-16/CCITT (polynomial x¹⁶ + x¹² + x⁵ + 1): it finds every
 * burst of up to 16 bits, so one wrong sign and two swapped neighbours are always found. That of short codes, which are
 * written by hand, is CRC-10 with x¹⁰ + x³ + 1. The polynomial is primitive (Watson, Math. Comp. 16, 1962), so up to
 * 1023 bits it finds one wrong sign and any two swapped ones.
 */
import type { Bit } from "./bits";
import { type Checksum, checksumOf } from "./checksum";

const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bitsPerSign = 5;

const crc16 = (start: number): Checksum => ({ width: 16, polynomial: 0x1021, start });
const crc10 = (start: number): Checksum => ({ width: 10, polynomial: 0b1001, start });
/** Kinds of codes. Each has a checksum of its own, so that no code is read as one of another kind. */
const checksums = {
  ...{ assignment: crc16(0xffff), result: crc16(0x1d0f) },
  ...{ "ready set": crc10(0x3ff), "short result": crc10(0x155) },
} as const;

export type CodeKind = keyof typeof checksums;

/** Writes bits as a code. Zeros fill up the last sign. */
export function codeOfBits(kind: CodeKind, payload: readonly Bit[]): string {
  const { width } = checksums[kind];
  const filler = codeLength(kind, payload.length) * bitsPerSign - payload.length - width;
  const bits: Bit[] = [...payload, ...new Array<Bit>(filler).fill(0)];
  return signsOfBits([...bits, ...bitsOf(checksumOf(bits, checksums[kind]), width)]);
}

/** Writes bits as signs, five a sign. */
function signsOfBits(bits: readonly Bit[]): string {
  let code = "";
  for (let start = 0; start < bits.length; start += bitsPerSign) {
    code += signs[bits.slice(start, start + bitsPerSign).reduce<number>((value, bit) => value * 2 + bit, 0)];
  }
  return code;
}

/** Reads a code of clean signs. @returns its bits without the checksum; null if the checksum differs */
export function bitsOfCode(kind: CodeKind, code: string): Bit[] | null {
  const all = bitsOfSigns(code);
  const { width } = checksums[kind];
  if (all.length <= width) return null;
  const payload = all.slice(0, -width);
  const written = all.slice(-width).reduce<number>((value, bit) => value * 2 + bit, 0);
  return checksumOf(payload, checksums[kind]) === written ? payload : null;
}

/** Returns the bits of clean signs, the checksum among them. */
export const bitsOfSigns = (code: string): Bit[] =>
  [...code].flatMap((sign) => bitsOf(signs.indexOf(sign), bitsPerSign));

/** Returns the count of signs of a code with so many bits of content. */
export const codeLength = (kind: CodeKind, payloadBits: number) =>
  Math.ceil((payloadBits + checksums[kind].width) / bitsPerSign);

/**
 * Reads signs as people type them: any case, O as 0, I and L as 1, without spaces and hyphens.
 *
 * @returns clean signs; null if another character stands among them
 */
export function cleanSigns(text: string): string | null {
  const clean = text
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015\u2212]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  return [...clean].every((sign) => signs.includes(sign)) ? clean : null;
}

/** Writes a code in groups of four, as it is read aloud and typed. */
export const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, "$1-");

const bitsOf = (value: number, width: number): Bit[] =>
  Array.from({ length: width }, (_, place) => ((value >> (width - 1 - place)) & 1) as Bit);
