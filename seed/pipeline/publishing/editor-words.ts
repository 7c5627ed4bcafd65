/** Formats counts, sizes and instants for the commands' messages. */
import { formatNumber, longDate, plural } from "../../../app/magazine/albanian";
import { fileSize } from "../../../app/magazine/file-size";

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Tirane",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Formats "e shtunë, 21 nëntor 2026, ora 12:05": day and time in Tirana. @param instant ISO 8601 */
export function instantWords(instant: string): string {
  return `${longDate(instant)}, ora ${clock.format(new Date(instant))}`;
}

export const contentsWords = (count: number) => plural(count, "përmbajtje", "përmbajtje");
const projectsWords = (count: number) => plural(count, "projekt", "projekte");
export const writesWords = (count: number) => plural(count, "shkrim në KV", "shkrime në KV");
export const keysWords = (count: number) => plural(count, "çelës", "çelësa");

/** Formats the size of a publication: "59 përmbajtje, 2 projekte, 1,7 MB". */
export function sizeWords({ contents, projects, bytes }: { contents: number; projects: number; bytes?: number }) {
  const counts = [contentsWords(contents), ...(projects > 0 ? [projectsWords(projects)] : [])];
  return [...counts, ...(bytes === undefined ? [] : [fileSize(bytes)])].join(", ");
}

/** Formats "+12 −3 fjalë". */
export function wordCounts(added: number, removed: number): string {
  return `+${formatNumber(added)} −${formatNumber(removed)} fjalë`;
}
