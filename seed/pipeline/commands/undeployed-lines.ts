import { statSync } from "node:fs";
import { fileSize } from "../../../app/magazine/file-size";
import type { MadePicture } from "../pictures/make-pictures";
import { paint } from "./terminal";
import type { StoreOptions } from "./with-store";

/** The files of an edition that the deployed site lacks. */
export interface Lacking {
  /** Files that are published with the edition. */
  travelling: { address: string; bytes: number }[];
  /** The editors' pictures, each with its copies. */
  pictures: MadePicture[];
  /** Files whose kind or size cannot be published with the edition. */
  missing: string[];
  /** Files that the site serves in an older version. */
  changed: string[];
}

/** Names a picture's bytes by width, which is the data that a pupil's phone loads. */
function pictureWords({ name, use, files }: MadePicture): string {
  const bytes = ({ path }: MadePicture["files"][number]) => statSync(path).size;
  const whole = fileSize(files.reduce((sum, file) => sum + bytes(file), 0));
  if (use === "social") return `figura me të cilën ndahet „${name}“ (${whole}) shkon bashkë me botimin.`;
  const weights = ["avif", "webp"].flatMap((kind) => {
    const copies = files.filter(({ address }) => address.endsWith(kind));
    const sizes = copies.map((file) => `${/\.(\d+)x/.exec(file.address)?.[1]} px ${fileSize(bytes(file))}`);
    return sizes.length === 0 ? [] : [`${kind.toUpperCase()} ${sizes.join(", ")}`];
  });
  return `„${name}“ (${whole}) shkon bashkë me botimin${weights.length === 0 ? "" : `: ${weights.join("; ")}`}.`;
}

/** Lists the files that are not served yet, one a line. The last line names the command to run. */
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
