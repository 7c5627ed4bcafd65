import { coverage, type Tables, tableOf } from "./sfnt";

/** Reads the map from characters (code points) to glyphs. */
export function readCharacters(tables: Tables): Map<number, number> {
  const cmap = tableOf(tables, "cmap");
  const characters = new Map<number, number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const offset = cmap.readUInt32BE(4 + 8 * record + 4);
    const format = cmap.readUInt16BE(offset);
    if (format === 12) readGroups(cmap, offset, characters);
    else if (format === 4) readSegments(cmap, offset, characters);
  }
  return characters;
}

function readGroups(cmap: Buffer, offset: number, characters: Map<number, number>): void {
  for (let group = 0; group < cmap.readUInt32BE(offset + 12); group++) {
    const [first, last, glyph] = [0, 4, 8].map((step) => cmap.readUInt32BE(offset + 16 + 12 * group + step)) as [
      number,
      number,
      number,
    ];
    for (let character = first; character <= last; character++) characters.set(character, glyph + character - first);
  }
}

function readSegments(cmap: Buffer, offset: number, characters: Map<number, number>): void {
  const bytes = cmap.readUInt16BE(offset + 6);
  const ends = offset + 14;
  const [starts, deltas, offsets] = [ends + bytes + 2, ends + 2 * bytes + 2, ends + 3 * bytes + 2];
  for (let segment = 0; segment < bytes; segment += 2) {
    const first = cmap.readUInt16BE(starts + segment);
    if (first === 0xffff) continue;
    const delta = cmap.readUInt16BE(deltas + segment);
    const offset = cmap.readUInt16BE(offsets + segment);
    for (let character = first; character <= cmap.readUInt16BE(ends + segment); character++) {
      const listed = offset === 0 ? character : cmap.readUInt16BE(offsets + segment + offset + 2 * (character - first));
      if (listed !== 0) characters.set(character, (listed + delta) & 0xffff);
    }
  }
}

/** Writes a new character map, as format 4 and as format 12. */
function writeCharacters(tables: Tables, characters: ReadonlyMap<number, number>): void {
  const runs: { first: number; last: number; glyph: number }[] = [];
  for (const [character, glyph] of [...characters].sort(([one], [other]) => one - other)) {
    const run = runs.at(-1);
    if (run?.last === character - 1 && run.glyph + character - run.first === glyph) run.last = character;
    else runs.push({ first: character, last: character, glyph });
  }
  const basic = segments(runs.filter(({ last }) => last < 0xffff));
  const full = groups(runs);
  const header = Buffer.alloc(4 + 8 * 2);
  header.writeUInt16BE(2, 2);
  // The two encodings of Windows: the Basic Multilingual Plane, and all of Unicode.
  for (const [record, [encoding, offset]] of [
    [1, header.length],
    [10, header.length + basic.length],
  ].entries()) {
    header.writeUInt16BE(3, 4 + 8 * record);
    header.writeUInt16BE(encoding as number, 6 + 8 * record);
    header.writeUInt32BE(offset as number, 8 + 8 * record);
  }
  tables.set("cmap", Buffer.concat([header, basic, full]));
}

interface Run {
  first: number;
  last: number;
  glyph: number;
}

function segments(runs: readonly Run[]): Buffer {
  const all = [...runs, { first: 0xffff, last: 0xffff, glyph: 0 }];
  const count = all.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const table = Buffer.alloc(16 + 8 * count);
  const header = [4, table.length, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power)];
  for (const [i, value] of header.entries()) table.writeUInt16BE(value, 2 * i);
  for (const [i, { first, last, glyph }] of all.entries()) {
    table.writeUInt16BE(last, 14 + 2 * i);
    table.writeUInt16BE(first, 16 + 2 * (count + i));
    table.writeUInt16BE((glyph - first) & 0xffff, 16 + 2 * (2 * count + i));
  }
  return table;
}

function groups(runs: readonly Run[]): Buffer {
  const table = Buffer.alloc(16 + 12 * runs.length);
  table.writeUInt16BE(12, 0);
  table.writeUInt32BE(table.length, 4);
  table.writeUInt32BE(runs.length, 12);
  for (const [i, { first, last, glyph }] of runs.entries())
    for (const [step, value] of [first, last, glyph].entries()) table.writeUInt32BE(value, 16 + 12 * i + 4 * step);
  return table;
}

/**
 * Makes lining figures the default of a font. Roboto Serif's own default is old-style figures, and every shorthand
 * `font` in a style sheet resets `font-variant-numeric`.
 */
export function setLiningFigures(tables: Tables): void {
  const lining = singleSubstitutions(tableOf(tables, "GSUB"), "lnum");
  const characters = readCharacters(tables);
  for (const [character, glyph] of characters) characters.set(character, lining.get(glyph) ?? glyph);
  writeCharacters(tables, characters);
}

/** Reads a feature's glyph substitutions, from lookups of the single type. */
function singleSubstitutions(gsub: Buffer, feature: string): Map<number, number> {
  const found = new Map<number, number>();
  const features = gsub.readUInt16BE(6);
  const lookups = gsub.readUInt16BE(8);
  for (let i = 0; i < gsub.readUInt16BE(features); i++) {
    const record = features + 2 + 6 * i;
    if (gsub.toString("latin1", record, record + 4) !== feature) continue;
    const offset = features + gsub.readUInt16BE(record + 4);
    for (let k = 0; k < gsub.readUInt16BE(offset + 2); k++) {
      const lookup = lookups + gsub.readUInt16BE(lookups + 2 + 2 * gsub.readUInt16BE(offset + 4 + 2 * k));
      if (gsub.readUInt16BE(lookup) !== 1) continue;
      for (let s = 0; s < gsub.readUInt16BE(lookup + 4); s++)
        readSubstitution(gsub, lookup + gsub.readUInt16BE(lookup + 6 + 2 * s), found);
    }
  }
  return found;
}

function readSubstitution(gsub: Buffer, offset: number, found: Map<number, number>): void {
  const glyphs = coverage(gsub, offset + gsub.readUInt16BE(offset + 2));
  const listed = gsub.readUInt16BE(offset) === 2;
  for (const [i, glyph] of glyphs.entries())
    found.set(glyph, listed ? gsub.readUInt16BE(offset + 6 + 2 * i) : (glyph + gsub.readInt16BE(offset + 4)) & 0xffff);
}
