import { statSync } from "node:fs";
import { fileSize } from "../../../app/magazine/file-size";
import type { MadePicture } from "../pictures/make-pictures";
import { paint } from "./terminal";
import type { StoreOptions } from "./with-store";

/** What of the files of an edition the deployed site lacks. */
export interface Lacking {
  /** They go with the publication. */
  travelling: { address: string; bytes: number }[];
  /** Of the editors' pictures: what was made of each. */
  pictures: MadePicture[];
  /** They are of a kind or a size that cannot. */
  missing: string[];
  /** The site serves them as they were before. */
  changed: string[];
}

/** What a picture weighs by its widths, which is what a pupil's phone pays. */
function pictureWords({ name, use, files }: MadePicture): string {
  const bytes = ({ path }: MadePicture["files"][number]) => statSync(path).size;
  const whole = fileSize(files.reduce((sum, file) => sum + bytes(file), 0));
  if (use === "social") return `figura me të cilën ndahet „${name}“ (${whole}) shkon bashkë me botimin.`;
  const weights = ["avif", "webp"].flatMap((kind) => {
    const copies = files.filter(({ address }) => address.endsWith(kind));
    const told = copies.map((file) => `${/\.(\d+)x/.exec(file.address)?.[1]} px ${fileSize(bytes(file))}`);
    return told.length === 0 ? [] : [`${kind.toUpperCase()} ${told.join(", ")}`];
  });
  return `„${name}“ (${whole}) shkon bashkë me botimin${weights.length === 0 ? "" : `: ${weights.join("; ")}`}.`;
}

/** Tells an editor of files not served yet, a line each. The last line says what to do. */
export function undeployedLines(
  { travelling, pictures, missing, changed }: Lacking,
  { remote }: Pick<StoreOptions, "remote">,
): string[] {
  const command = remote ? "npm run deploy" : "npm start";
  const gone = [
    ...travelling.map(
      ({ address, bytes }) => `${paint("green", "+")} „${address}“ (${fileSize(bytes)}) shkon bashkë me botimin.`,
    ),
    ...pictures.map((picture) => `${paint("green", "+")} ${pictureWords(picture)}`),
  ];
  if (missing.length + changed.length === 0) return gone;
  return [
    ...gone,
    ...missing.map((address) => `${paint("red", "!")} „${address}“ nuk është ende te faqja, dhe nuk udhëton dot.`),
    ...changed.map((address) => `${paint("yellow", "!")} „${address}“ është ndryshuar; te faqja është ende e vjetra.`),
    `Figurat e ndryshuara dhe skedarët mbi 18 MB nuk udhëtojnë me botimin: i vë te faqja ${command}.`,
  ];
}
