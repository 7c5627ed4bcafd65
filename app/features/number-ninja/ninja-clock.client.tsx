import { streakForLevel } from "./number-ninja-rules";

/** Shortens the screen's heavy rule with the time that is left, and hangs a tick from it for each right answer in a row. */
export function NinjaClock({
  remaining,
  limit,
  streak,
}: {
  remaining: number | null;
  limit: number | null;
  streak: number;
}) {
  const spent = remaining === null || limit === null ? 0 : 1 - Math.ceil(remaining / 1_000) / (limit / 1_000);
  return (
    <div className="ninja-clock" aria-hidden="true">
      <span style={{ transform: `scaleX(${Math.max(0, spent)})` }} />
      <i>
        {Array.from({ length: streakForLevel + 1 }, (_, tick) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the ticks are their places.
          <b key={tick} className={tick < streak ? "is-on" : ""} />
        ))}
      </i>
    </div>
  );
}
