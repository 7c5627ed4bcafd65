import { isLeftOut, isOwn, relativeAddress } from "../file-of";
import { writtenPage } from "./page-context";

const { top = "", films, home = "" } = document.documentElement.dataset;
const embedded = writtenPage()?.embedded ?? {};

/**
 * Where an address of the magazine stands for this page. What the folder leaves out is on the deployed site, where one is
 * known.
 */
export function placeOf(address: string): string {
  if (!isOwn(address)) return address;
  if (isLeftOut(address, films !== undefined)) return home + address;
  return embedded[address] ?? relativeAddress(address, top);
}

/** Whether an element would play a film that the folder does not hold: it would wait for a network. */
export const isMissingFilm = (type: string): boolean => type === "video" && films === undefined;

/** What is said in its place. */
export const filmWords = ({ src }: Record<string, unknown>) => ({
  className: "m-auto max-w-[40ch] p-12 text-[1.1rem] [overflow-wrap:anywhere]",
  children: `Filmat nuk janë në këtë dosje.${home === "" ? "" : ` Me rrjet, ky shihet te ${home}${src}`}`,
});
