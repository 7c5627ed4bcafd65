import { isLeftOut, isOwn, relativeAddress } from "../file-of";
import { writtenPage } from "./written-page";

const { top = "", films, home = "" } = document.documentElement.dataset;
const embedded = writtenPage()?.embedded ?? {};

/**
 * Returns the location of a magazine address, relative to this page. What the folder leaves out links to the deployed
 * site, if one is known.
 */
export function placeOf(address: string): string {
  if (!isOwn(address)) return address;
  if (isLeftOut(address, films !== undefined)) return home + address;
  return embedded[address] ?? relativeAddress(address, top);
}

/** Tells whether an element plays a film that the folder does not hold. It would wait for a network. */
export const isMissingFilm = (type: string): boolean => type === "video" && films === undefined;

/** Returns the message shown instead of a missing film. */
export const filmWords = ({ src }: Record<string, unknown>) => ({
  className: "m-auto max-w-[40ch] p-12 text-[1.1rem] [overflow-wrap:anywhere]",
  children: `Filmat nuk janë në këtë dosje.${home === "" ? "" : ` Me rrjet, ky shihet te ${home}${src}`}`,
});
