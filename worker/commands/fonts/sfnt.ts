/**
 * Reads and writes the tables of an OpenType font. No maintained npm library changes glyphs and keeps the MATH table,
 * so this code changes the few bytes that the magazine needs.
 */

/** A font's tables by their four-letter tags. */
export type Tables = Map<string, Buffer>;

const headerBytes = 12;
const recordBytes = 16;
const aligned = (length: number) => (length + 3) & ~3;

/** Reads the tables of a font file in sfnt format. The copies may be changed in place. */
export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let record = 0; record < font.readUInt16BE(4); record++) {
    const offset = headerBytes + recordBytes * record;
    const start = font.readUInt32BE(offset + 8);
    const tag = font.toString("latin1", offset, offset + 4);
    tables.set(tag, Buffer.from(font.subarray(start, start + font.readUInt32BE(offset + 12))));
  }
  return tables;
}

/** Writes tables as one font file with TrueType outlines, checksums included. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const count = sorted.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(headerBytes + recordBytes * count);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * recordBytes, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * recordBytes, 10);
  tables.get("head")?.writeUInt32BE(0, 8);
  let start = header.length;
  const bodies = sorted.map(([tag, table], record) => {
    const body = Buffer.concat([table], aligned(table.length));
    const offset = headerBytes + recordBytes * record;
    header.write(tag, offset, "latin1");
    header.writeUInt32BE(checksum(body), offset + 4);
    header.writeUInt32BE(start, offset + 8);
    header.writeUInt32BE(table.length, offset + 12);
    start += body.length;
    return body;
  });
  const font = Buffer.concat([header, ...bodies]);
  const head = sorted.findIndex(([tag]) => tag === "head");
  // The constant of the specification. The whole file, with this adjustment, must sum up to it.
  const adjustment = (0xb1b0afba - checksum(font)) >>> 0;
  font.writeUInt32BE(adjustment, font.readUInt32BE(headerBytes + recordBytes * head + 8) + 8);
  return font;
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 4) sum = (sum + bytes.readUInt32BE(index)) >>> 0;
  return sum;
}

/** Returns the table with that tag. @throws Error if the font has none */
export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}.`);
  return table;
}

/** Reads the glyphs of a coverage table in their order. */
export function coverage(table: Buffer, offset: number): number[] {
  const count = table.readUInt16BE(offset + 2);
  if (table.readUInt16BE(offset) === 1)
    return Array.from({ length: count }, (_, i) => table.readUInt16BE(offset + 4 + 2 * i));
  return Array.from({ length: count }, (_, i) => {
    const range = offset + 4 + 6 * i;
    const first = table.readUInt16BE(range);
    return Array.from({ length: table.readUInt16BE(range + 2) - first + 1 }, (_, step) => first + step);
  }).flat();
}
