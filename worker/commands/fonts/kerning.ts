import { coverage, type Tables, tableOf } from "./sfnt";

/** A pair's kerning in font units: at the lightest weight and, in a variable font, at the heaviest. */
type Kern = readonly number[];

/** A subtable of the kerning lookup. The first that lists a pair decides about it, with a kerning of 0 too. */
interface KernSubtable {
  kernOf: (first: number, second: number) => Kern | undefined;
  /** Clears what is small in the font's bytes. @param isKept tells whether a later subtable still kerns the pair */
  dropSmall: (isSmall: (kern: Kern) => boolean, isKept: (first: number, second: number) => boolean) => void;
}

/** Formats of a value (OpenType 1.9, "ValueRecord"): an advance, and the offset of its change with the weight. */
const advance = 0x04;
const advanceAndChange = 0x44;
/** The heaviest weight on the axis of weights, 1 as a fixed-point number of 14 binary places. */
const heaviest = 0x4000;

/**
 * Leaves out each kerning that moves a letter by less than `least` font units at every weight. A pair stays listed with
 * 0 where its classes keep a larger kerning. Only a further cut of the font frees the bytes.
 *
 * @throws Error if the font has other positioning lookups, or kerns by more than an advance
 */
export function dropSmallKerning(tables: Tables, least: number): void {
  const isSmall = (kern: Kern) => kern.every((value) => Math.abs(value) < least);
  const later: KernSubtable[] = [];
  const isKept = (first: number, second: number) => {
    const decided = later.map(({ kernOf }) => kernOf(first, second)).find((kern) => kern !== undefined);
    return decided?.some((value) => value !== 0) ?? false;
  };
  for (const subtable of kernSubtables(tables).reverse()) {
    subtable.dropSmall(isSmall, isKept);
    later.unshift(subtable);
  }
}

function kernSubtables(tables: Tables): KernSubtable[] {
  const gpos = tableOf(tables, "GPOS");
  const lookups = gpos.readUInt16BE(8);
  const lookup = lookups + gpos.readUInt16BE(lookups + 2);
  const type = gpos.readUInt16BE(lookup);
  if (gpos.readUInt16BE(lookups) !== 1 || (type !== 2 && type !== 9))
    throw new Error("The font has other positioning lookups than one of pairs.");
  return Array.from({ length: gpos.readUInt16BE(lookup + 4) }, (_, i) => {
    const offset = lookup + gpos.readUInt16BE(lookup + 6 + 2 * i);
    // Type 9 is an extension: it holds the offset of the subtable, in 32 bits.
    return kernSubtable(tables, gpos, type === 9 ? offset + gpos.readUInt32BE(offset + 4) : offset);
  });
}

function kernSubtable(tables: Tables, gpos: Buffer, subtable: number): KernSubtable {
  const format = gpos.readUInt16BE(subtable + 4);
  if ((format !== advance && format !== advanceAndChange) || gpos.readUInt16BE(subtable + 6) !== 0)
    throw new Error("The font kerns by more than the advance of the first letter.");
  const size = format === advance ? 2 : 4;
  const changeOf = format === advance ? undefined : weightChanges(tables);
  const read = (value: number, parent: number): Kern => {
    const light = gpos.readInt16BE(value);
    if (changeOf === undefined) return [light];
    const offset = gpos.readUInt16BE(value + 2);
    if (offset === 0) return [light, light];
    const indexes = parent + offset;
    return [light, light + changeOf(gpos.readUInt16BE(indexes), gpos.readUInt16BE(indexes + 2))];
  };
  const pairs = gpos.readUInt16BE(subtable) === 1 ? glyphPairs : classPairs;
  return pairs(gpos, subtable, { size, read });
}

interface ValueFormat {
  /** Bytes of a value. */
  size: number;
  /** @param parent offset of the table from which the value counts its own offsets */
  read: (value: number, parent: number) => Kern;
}

/** Reads pairs of single glyphs: for each first glyph a set of second glyphs, which several first glyphs may share. */
function glyphPairs(gpos: Buffer, subtable: number, { size, read }: ValueFormat): KernSubtable {
  const firsts = coverage(gpos, subtable + gpos.readUInt16BE(subtable + 2));
  const setOf = new Map(firsts.map((first, i) => [first, subtable + gpos.readUInt16BE(subtable + 10 + 2 * i)]));
  const records = (set: number) =>
    Array.from({ length: gpos.readUInt16BE(set) }, (_, i) => {
      const at = set + 2 + (2 + size) * i;
      return { at, second: gpos.readUInt16BE(at), kern: read(at + 2, set) };
    });
  return {
    kernOf: (first, second) => {
      const set = setOf.get(first);
      return set === undefined ? undefined : records(set).find((record) => record.second === second)?.kern;
    },
    dropSmall: (isSmall, isKept) => {
      for (const set of new Set(setOf.values())) {
        const sharing = firsts.filter((first) => setOf.get(first) === set);
        let count = 0;
        for (const { at, second, kern } of records(set)) {
          const small = isSmall(kern);
          if (small && !sharing.some((first) => isKept(first, second))) continue;
          if (small) gpos.fill(0, at + 2, at + 2 + size);
          gpos.copy(gpos, set + 2 + (2 + size) * count, at, at + 2 + size);
          count++;
        }
        gpos.writeUInt16BE(count, set);
      }
    },
  };
}

/** Reads pairs of classes: a value for each class of first glyphs with each class of second glyphs. */
function classPairs(gpos: Buffer, subtable: number, { size, read }: ValueFormat): KernSubtable {
  const firsts = new Set(coverage(gpos, subtable + gpos.readUInt16BE(subtable + 2)));
  const [classOfFirst, classOfSecond] = [8, 10].map((at) =>
    classes(gpos, subtable + gpos.readUInt16BE(subtable + at)),
  ) as [Map<number, number>, Map<number, number>];
  const [rows, columns] = [gpos.readUInt16BE(subtable + 12), gpos.readUInt16BE(subtable + 14)];
  return {
    kernOf: (first, second) => {
      if (!firsts.has(first)) return undefined;
      const cell = columns * (classOfFirst.get(first) ?? 0) + (classOfSecond.get(second) ?? 0);
      return read(subtable + 16 + size * cell, subtable);
    },
    dropSmall: (isSmall) => {
      for (let cell = 0; cell < rows * columns; cell++) {
        const value = subtable + 16 + size * cell;
        if (isSmall(read(value, subtable))) gpos.fill(0, value, value + size);
      }
    },
  };
}

/** Reads the classes of glyphs; a glyph that is not listed has class 0. */
function classes(table: Buffer, offset: number): Map<number, number> {
  const found = new Map<number, number>();
  if (table.readUInt16BE(offset) === 1) {
    for (let i = 0; i < table.readUInt16BE(offset + 4); i++)
      found.set(table.readUInt16BE(offset + 2) + i, table.readUInt16BE(offset + 6 + 2 * i));
    return found;
  }
  for (let i = 0; i < table.readUInt16BE(offset + 2); i++) {
    const range = offset + 4 + 6 * i;
    for (let glyph = table.readUInt16BE(range); glyph <= table.readUInt16BE(range + 2); glyph++)
      found.set(glyph, table.readUInt16BE(range + 4));
  }
  return found;
}

/**
 * Returns how far a value changes from the lightest weight to the heaviest, by its two indexes in the variation store
 * (OpenType 1.9, "Item Variation Store").
 *
 * @throws Error if the store has a second region: a value could then be largest between the two weights
 */
function weightChanges(tables: Tables): (outer: number, inner: number) => number {
  const gdef = tableOf(tables, "GDEF");
  const store = gdef.readUInt32BE(14);
  const regions = store + gdef.readUInt32BE(store + 2);
  if (gdef.readUInt32BE(regions) !== 0x00010001 || gdef.readInt16BE(regions + 6) !== heaviest)
    throw new Error("The font's kerning does not vary with the weight alone.");
  return (outer, inner) => {
    const data = store + gdef.readUInt32BE(store + 8 + 4 * outer);
    const [longs, used] = [gdef.readUInt16BE(data + 2), gdef.readUInt16BE(data + 4)];
    const rows = data + 6 + 2 * used;
    if (used === 0) return 0;
    if (longs > 1) throw new Error("The font's variation store has changes of 32 bits.");
    return longs === 1 ? gdef.readInt16BE(rows + 2 * inner) : gdef.readInt8(rows + inner);
  };
}
