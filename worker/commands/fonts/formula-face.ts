import { readCharacters } from "./character-map";
import { coverage, type Tables, tableOf } from "./sfnt";

/** Offsets in the MATH table's constants (OpenType 1.9, "MathConstants table"), in font units. */
const subscriptBaselineDropMin = 32;
const superscriptBaselineDropMax = 48;

/**
 * Gives subscripts and superscripts of single letters one height. In STIX Two, those of b or y are 0.11 em away from
 * those of a. A script may now drop 0.38 em below the top of its base (0.23 before) and need not hang below its foot
 * (0.16).
 */
export function alignScripts(tables: Tables): void {
  const math = tableOf(tables, "MATH");
  const constants = math.readUInt16BE(4);
  math.writeInt16BE(380, constants + superscriptBaselineDropMax);
  math.writeInt16BE(0, constants + subscriptBaselineDropMin);
}

type OutlinePoint = readonly [x: number, y: number];

/** The x coordinate, in font units, where every radical ends and its bar begins. */
const barStart = 700;
/** Distance that the bar's stroke reaches past its start. So no seam shows. */
const overlap = 35;
const stroke = 64;

/** The heights of the radicals drawn as one glyph, from foot to bar. STIX Two has 1188, 1855, 2371 and 2892. */
const heights = [930, 1300, 1850, 2600];
const feet = [-150, -265, -265, -265];

/**
 * Replaces the glyphs of the radicals. Chromium reserves the width of the widest one after every root, and uses the
 * lowest that is high enough: STIX Two's left 0.42 em of blank after √2 and hung 0.39 em below the line. All are now
 * equally wide, the lowest is lower, and the visible step beside the bar is gone.
 */
export function redrawRadicals(tables: Tables): void {
  const math = tableOf(tables, "MATH");
  const variants = math.readUInt16BE(8);
  const radical = readCharacters(tables).get(0x221a);
  const place = coverage(math, variants + math.readUInt16BE(variants + 2)).indexOf(radical ?? -1);
  if (place < 0) throw new Error("The font's MATH table has no radical.");
  const construction = variants + math.readUInt16BE(variants + 10 + 2 * place);
  const drawn = new Map<number, OutlinePoint[]>();
  if (math.readUInt16BE(construction + 2) !== heights.length) throw new Error("The font has other radicals than ours.");
  for (const [i, height] of heights.entries()) {
    drawn.set(math.readUInt16BE(construction + 4 + 4 * i), radicalOf(feet[i] as number, height));
    math.writeUInt16BE(height, construction + 6 + 4 * i);
  }
  const assembly = construction + math.readUInt16BE(construction);
  const [foot, middle, top] = [0, 1, 2].map((part) => math.readUInt16BE(assembly + 6 + 10 * part));
  drawn.set(foot as number, footPart);
  drawn.set(middle as number, upright(650));
  drawn.set(top as number, upright(641));
  replaceGlyphs(tables, drawn);
}

/** Returns the outline of one radical, clockwise from the left end of its top. */
function radicalOf(foot: number, height: number): OutlinePoint[] {
  const top = foot + height;
  const flag = Math.round(foot + 0.42 * height);
  const end = barStart + overlap;
  // Low radicals get finer corners. Their down stroke is then not heavier than that of STIX Two's own (1188 high).
  const corner = (units: number) => Math.round(units * Math.min(1, height / 1188));
  const notch = foot + corner(172);
  const inner = Math.round(413 + ((end - 413) * (notch - foot)) / height - stroke);
  return [
    [end - stroke - 8, top],
    [end, top],
    [413, foot],
    [371, foot],
    [138, flag + corner(40)],
    [34, flag],
    [18, flag + corner(28)],
    [177, flag + corner(138)],
    [197, flag + corner(138)],
    [inner - 4, notch],
    [inner, notch],
  ];
}

/** The parts of taller radicals: a foot, then as many uprights as are needed. */
const footPart: OutlinePoint[] = [
  [633, 1899],
  [barStart, 1899],
  [barStart, -5],
  [644, -5],
  [170, 1553],
  [76, 1510],
  [64, 1539],
  [208, 1655],
  [223, 1655],
  [629, 300],
  [633, 300],
];

const upright = (height: number): OutlinePoint[] => [
  [633, 0],
  [633, height],
  [barStart, height],
  [barStart, 0],
];

/** Replaces glyphs by one-contour outlines, each with its advance at the bar. */
function replaceGlyphs(tables: Tables, drawn: ReadonlyMap<number, readonly OutlinePoint[]>): void {
  const [glyf, loca, head] = ["glyf", "loca", "head"].map((tag) => tableOf(tables, tag)) as [Buffer, Buffer, Buffer];
  const long = head.readInt16BE(50) === 1;
  const count = loca.length / (long ? 4 : 2) - 1;
  const startOf = (glyph: number) => (long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const hmtx = allAdvances(tables, count);
  const bodies: Buffer[] = [];
  const places = Buffer.alloc(4 * (count + 1));
  let length = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    const points = drawn.get(glyph);
    const body = points === undefined ? glyf.subarray(startOf(glyph), startOf(glyph + 1)) : outline(points);
    bodies.push(body);
    length += body.length;
    places.writeUInt32BE(length, 4 * (glyph + 1));
    if (points === undefined) continue;
    hmtx.writeUInt16BE(barStart, 4 * glyph);
    hmtx.writeInt16BE(Math.min(...points.map(([x]) => x)), 4 * glyph + 2);
  }
  head.writeInt16BE(1, 50);
  tables.set("glyf", Buffer.concat(bodies));
  tables.set("loca", places);
}

/** Gives each glyph its own advance. A font may leave out the advances at the end that are equal to the last one. */
function allAdvances(tables: Tables, count: number): Buffer {
  const [hhea, short] = [tableOf(tables, "hhea"), tableOf(tables, "hmtx")];
  const named = hhea.readUInt16BE(34);
  const hmtx = Buffer.alloc(4 * count);
  short.copy(hmtx, 0, 0, 4 * named);
  for (let glyph = named; glyph < count; glyph++) {
    hmtx.writeUInt16BE(short.readUInt16BE(4 * (named - 1)), 4 * glyph);
    hmtx.writeInt16BE(short.readInt16BE(4 * named + 2 * (glyph - named)), 4 * glyph + 2);
  }
  hhea.writeUInt16BE(count, 34);
  tables.set("hmtx", hmtx);
  return hmtx;
}

/** Encodes a glyph of one contour of straight lines for the `glyf` table. */
function outline(points: readonly OutlinePoint[]): Buffer {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const head = [1, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), points.length - 1, 0];
  const body = Buffer.alloc(2 * head.length + 5 * points.length);
  for (const [i, value] of head.entries()) body.writeInt16BE(value, 2 * i);
  const flags = 2 * head.length;
  // Each point is on the curve, and both its steps take two bytes.
  body.fill(1, flags, flags + points.length);
  for (const [axis, values] of [xs, ys].entries()) {
    const offset = flags + points.length * (1 + 2 * axis);
    for (const [i, value] of values.entries()) body.writeInt16BE(value - (values[i - 1] ?? 0), offset + 2 * i);
  }
  return Buffer.concat([body], body.length + (-body.length & 3));
}
