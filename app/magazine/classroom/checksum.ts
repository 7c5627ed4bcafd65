import type { Bit } from "./bits";

/** A cyclic redundancy check (CRC) over bits, the highest bit first. */
export interface Checksum {
  /** Bits of a sum. */
  width: number;
  /** The powers of x below the width, as bits. */
  polynomial: number;
  /** The sum of no bits. Codes with another start are not read as each other. */
  start: number;
}

/** Computes the checksum of bits. */
export function checksumOf(bits: readonly Bit[], { width, polynomial, start }: Checksum): number {
  let sum = start;
  for (const bit of bits) {
    const isOver = ((sum >> (width - 1)) ^ bit) === 1;
    sum = ((sum << 1) & (2 ** width - 1)) ^ (isOver ? polynomial : 0);
  }
  return sum;
}
