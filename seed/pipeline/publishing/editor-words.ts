/** Formats counts, sizes and instants for the commands' messages. */
import { formatNumber, longDate, plural } from "../../../app/magazine/albanian";
import { fileSize } from "../../../app/magazine/file-size";

const minute = { timeZone: "Europe/Tirane", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const clock = new Intl.DateTimeFormat("en-GB", minute);
const exactClock = new Intl.DateTimeFormat("en-GB", { ...minute, second: "2-digit" });

/**
 * Formats "e shtunë, 21 nëntor 2026, ora 12:05": day and time in Tirana.
 *
 * @param instant ISO 8601 @param exact with the second: "ora 12:05:09"
 */
export function instantWords(instant: string, exact = false): string {
  return `${longDate(instant)}, ora ${(exact ? exactClock : clock).format(new Date(instant))}`;
}

/** Formats instants, those of one minute with their seconds. */
export function distinctInstants(instants: readonly string[]): (instant: string) => string {
  const seen = instants.map((instant) => instantWords(instant));
  return (instant) => instantWords(instant, seen.filter((words) => words === instantWords(instant)).length > 1);
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
