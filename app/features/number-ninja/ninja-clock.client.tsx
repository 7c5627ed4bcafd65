import { streakForLevel } from "./number-ninja-rules";

/** Shows the time left as a heavy rule that gets shorter. It has a tick for each right answer in a row. */
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
    <div className="absolute inset-[-7px_0_auto]" aria-hidden="true">
      <span
        className="absolute inset-[0_0_auto] h-[7px] origin-right bg-hair [transition:transform_1s_linear]"
        style={{ transform: `scaleX(${Math.max(0, spent)})` }}
      />
      <i className="absolute top-[7px] left-0 flex gap-[12px]">
        {Array.from({ length: streakForLevel + 1 }, (_, tick) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick has no key but its index.
          <b key={tick} className={tick < streak ? "-mx-[1px] h-[13px] w-[4px] bg-spot" : "h-[7px] w-[2px] bg-ink"} />
        ))}
      </i>
    </div>
  );
}
