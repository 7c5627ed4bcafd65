/** Reads days and times as an editor writes them, in Tirana: `2026-12-01` or `2026-12-01 08:00`. */
const tiranaPattern = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d))?$/;

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Tirane",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

/** Returns the milliseconds by which Tirana's clock is ahead of UTC. */
function ahead(instant: number): number {
  const [, day, month, year, hour, minute] = /(\d+)\/(\d+)\/(\d+), (\d+):(\d+)/.exec(clock.format(instant)) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) - instant;
}

/**
 * Converts a day, or a day and time, of Tirana into an instant. @returns null for a date or time that does not exist
 */
export function tiranaInstant(text: string): string | null {
  const [, ...parts] = tiranaPattern.exec(text) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map((part) => Number(part ?? 0));
  const utc = Date.UTC(year, month - 1, day, hour, minute);
  const isDay = new Date(utc).getUTCDate() === day && new Date(utc).getUTCMonth() === month - 1;
  if (parts.length === 0 || !isDay || hour > 23 || minute > 59) return null;
  return new Date(utc - ahead(utc - ahead(utc))).toISOString();
}
