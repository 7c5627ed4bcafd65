import type { Undeployed } from "../publishing/deployed-assets";
import { paint } from "./terminal";
import type { StoreOptions } from "./with-store";

/** What an editor is told of files that the site does not serve yet, a line for each and one for what to do. */
export function undeployedLines({ missing, changed }: Undeployed, { remote }: Pick<StoreOptions, "remote">): string[] {
  if (missing.length + changed.length === 0) return [];
  const command = remote ? "npm run deploy" : "npm start";
  return [
    ...missing.map((address) => `${paint("red", "!")} „${address}“ nuk është ende te faqja.`),
    ...changed.map((address) => `${paint("yellow", "!")} „${address}“ është ndryshuar; te faqja është ende e vjetra.`),
    `Figurat dhe skedarët nuk udhëtojnë me botimin: i vë te faqja ${command}.`,
  ];
}
