/** Writes and reads whole numbers as bits, the highest bit first. */

export type Bit = 0 | 1;

export class BitWriter {
  readonly bits: Bit[] = [];

  /** Appends a number. @param width count of bits, at most 32 @throws RangeError if the number needs more bits */
  put(value: number, width: number): this {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** width) {
      throw new RangeError(`${value} does not fit ${width} bits`);
    }
    for (let place = width - 1; place >= 0; place--) this.bits.push((Math.floor(value / 2 ** place) % 2) as Bit);
    return this;
  }

  /** Appends a number as groups of seven bits, each after a bit that tells whether another group follows. */
  putGroups(value: number): this {
    const groups = [value % 128];
    for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) groups.unshift(rest % 128);
    for (const [index, group] of groups.entries()) this.put(Number(index < groups.length - 1), 1).put(group, 7);
    return this;
  }
}

/** Reads what a `BitWriter` wrote. A read beyond the end gives 0 and sets `isShort`. */
export class BitReader {
  /** Count of bits that were read. */
  position = 0;

  constructor(private readonly bits: readonly Bit[]) {}

  get isShort(): boolean {
    return this.position > this.bits.length;
  }

  take(width: number): number {
    let value = 0;
    for (let place = 0; place < width; place++) value = value * 2 + (this.bits[this.position++] ?? 0);
    return value;
  }

  /** Reads groups of seven bits, at most four of them. */
  takeGroups(): number {
    let value = 0;
    for (let group = 0; group < 4; group++) {
      const isFollowed = this.take(1) === 1;
      value = value * 128 + this.take(7);
      if (!isFollowed) break;
    }
    return value;
  }
}
