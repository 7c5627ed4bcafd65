/**
 * Reads `tables/read-with.json`: with which pictures, models and terms each piece was last read. A change since then
 * gives a finding at each line that refers to it, until an editor confirms a new reading (docs/decisions/032).
 */
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import { readTable } from "../checking/editor-table";
import type { FindingList, ReadAgain } from "../checking/finding";
import { captionNumbers } from "../lesson/rules/caption-numbers";
import type { SeenPiece, SeenThing } from "./pieces-seen";
import { captionKey, coverKey, picturesOfEditors } from "./things-shown";

const tableSchema = v.record(v.string(), v.record(v.string(), v.string()));

/** Digests by piece and thing; those of one thing are joined by spaces. */
export type ReadWith = v.InferOutput<typeof tableSchema>;

export const tableFile = (magazineFile: string): string =>
  join(dirname(resolve(magazineFile)), "tables/read-with.json");

/** Reads the table beside a magazine. @returns an empty one where there is none */
export function readReadWith(magazineFile: string, findings: FindingList): ReadWith {
  const file = tableFile(magazineFile);
  return existsSync(file) ? (readTable(file, tableSchema, findings) ?? {}) : {};
}

/** Reports each line that refers to something changed since its confirmation. Things never confirmed are skipped. */
export function reportStale(pieces: readonly SeenPiece[], table: ReadWith, findings: FindingList): void {
  for (const { slug, things } of pieces) {
    for (const thing of things) {
      // The rule finds the caption's numbers again itself.
      if (thing.key.startsWith(captionKey)) continue;
      const read = table[slug]?.[thing.key];
      if (read !== undefined) reportThing(slug, thing, read.split(" "), findings);
    }
  }
}

/** Removes the advice on captions' numbers that an editor read beside his picture, and has not changed since. */
export function forgetReadCaptions(pieces: readonly SeenPiece[], table: ReadWith, findings: FindingList): void {
  const isRead = ({ slug, thing: name }: ReadAgain) =>
    pieces
      .filter((piece) => piece.slug === slug)
      .flatMap(({ things }) => things)
      .some(
        (each) => each.name === name && each.key.startsWith(captionKey) && table[slug]?.[each.key] === entryOf(each),
      );
  findings.forget(({ rule, reading }) => rule === captionNumbers.name && reading !== undefined && isRead(reading));
}

function reportThing(slug: string, thing: SeenThing, read: string[], findings: FindingList): void {
  const { key, name, section, digests, places, beside } = thing;
  const changed = digests.map((digest, index) => digest !== null && digest !== read[index]);
  if (!changed.some(Boolean)) return;
  const reading = { slug, thing: name };
  const confirm = `npm run seed -- confirm ${slug} --only ${/\s/.test(name) ? `"${name}"` : name}`;
  if (beside !== undefined) {
    const which = [changed[0] ? `fjalori (${beside.entryAt()})` : "", changed[1] ? "mësimi" : ""].filter(Boolean);
    const message = `„${name}“: ndryshoi ${which.join(" dhe ")}. Fjalori: „${beside.entry}“ Mësimi: „${beside.sentence}“`;
    const hint = `Lexoji përkrah; kur thonë një gjë: ${confirm}`;
    for (const place of places) findings.outdated(place, message, hint, reading, true);
    return;
  }
  const isModel = key.startsWith("modeli ");
  if (isModel && !changed[0]) {
    const hint = `Lexoje nën pyetjen e modelit: nuk e thotë përgjigjen? Atëherë: ${confirm}`;
    for (const place of places.slice(0, 1))
      findings.outdated(place, `Fjalia nën modelin „${name}“ ndryshoi.`, hint, reading, true);
    return;
  }
  const what = isModel ? `Modeli „${name}“` : key === coverKey ? "Kopertina" : `Figura „${name}“`;
  const where = section === "" ? "" : ` (te „${section}“)`;
  const hint = `Shihe dhe lexo rreshtin: a thotë ende çfarë shihet? Atëherë: ${confirm}`;
  for (const place of places) {
    const message = `${what}${where} ndryshoi pasi u lexua ky rresht, që flet për të.`;
    findings.outdated(place, message, hint, reading, !isOfCode(thing, changed));
  }
}

/**
 * Tells whether the change came from the code: a model, or a drawing under `public/`. An editor may change his own
 * pictures.
 */
function isOfCode({ key, digests }: SeenThing, [content = false, address = false]: boolean[]): boolean {
  if (key !== coverKey) return content && !key.startsWith(picturesOfEditors);
  return content && !address && !digests[1]?.startsWith(picturesOfEditors);
}

/**
 * Returns the table after some pieces were read again. Entries of a piece that was read whole are removed where it no
 * longer shows the thing.
 *
 * @param isMeant tells whether a thing was read; undefined: whole pieces were
 */
export function confirmed(
  table: ReadWith,
  pieces: readonly SeenPiece[],
  isMeant?: (thing: SeenThing, read: string | undefined) => boolean,
): ReadWith {
  const made: ReadWith = { ...table };
  for (const { slug, things } of pieces) {
    const before = table[slug] ?? {};
    const meant = things.filter((thing) => isMeant?.(thing, before[thing.key]) ?? true);
    const entries = meant.map((thing) => [thing.key, entryOf(thing)]);
    const now = { ...(isMeant === undefined ? {} : before), ...Object.fromEntries(entries) };
    if (Object.keys(now).length > 0) made[slug] = now;
    else delete made[slug];
  }
  return made;
}

/** Returns the digests of a thing as the table writes them. */
export const entryOf = ({ digests }: SeenThing): string => digests.join(" ");

/** Prints the table: a line for each thing, sorted by name. */
export function tableText(table: ReadWith): string {
  const sorted = <T>(entries: Record<string, T>) => Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
  const things = sorted(table).map(([slug, own]) => [slug, Object.fromEntries(sorted(own))]);
  return `${JSON.stringify(Object.fromEntries(things), null, 2)}\n`;
}
