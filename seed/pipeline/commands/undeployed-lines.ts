import { fileSize } from "../../../app/magazine/file-size";
import { paint } from "./terminal";
import type { StoreOptions } from "./with-store";

/** What of the files of an edition the deployed site lacks. */
export interface Lacking {
  /** They go with the publication. */
  travelling: { address: string; bytes: number }[];
  /** They are of a kind or a size that cannot. */
  missing: string[];
  /** The site serves them as they were before. */
  changed: string[];
}

/** What an editor is told of files that the site does not serve yet, a line for each and one for what to do. */
export function undeployedLines(
  { travelling, missing, changed }: Lacking,
  { remote }: Pick<StoreOptions, "remote">,
): string[] {
  const command = remote ? "npm run deploy" : "npm start";
  const gone = travelling.map(
    ({ address, bytes }) => `${paint("green", "+")} „${address}“ (${fileSize(bytes)}) shkon bashkë me botimin.`,
  );
  if (missing.length + changed.length === 0) return gone;
  return [
    ...gone,
    ...missing.map((address) => `${paint("red", "!")} „${address}“ nuk është ende te faqja, dhe nuk udhëton dot.`),
    ...changed.map((address) => `${paint("yellow", "!")} „${address}“ është ndryshuar; te faqja është ende e vjetra.`),
    `Figurat e ndryshuara dhe skedarët mbi 18 MB nuk udhëtojnë me botimin: i vë te faqja ${command}.`,
  ];
}
