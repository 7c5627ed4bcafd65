import { levels } from "./levels";

/**
 * Shows the levels by their numbers, passed ones with a tick. Any level can be opened, also before the earlier ones are
 * passed.
 */
export function LevelMarks({
  count,
  current,
  passedLevels,
  onOpen,
}: {
  count: number;
  current: number | null;
  passedLevels: readonly number[];
  onOpen: (level: number) => void;
}) {
  return (
    <nav className="print:hidden" aria-label="Nivelet">
      <ol className="flex">
        {levels.slice(0, count).map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className={`circuit-level-mark relative -ml-[2px] min-h-26 min-w-26 cursor-pointer rule-2 px-0 pt-0 pb-4 [font:700_1.25rem/1_var(--font-display)] ${id === current ? "bg-ink text-paper" : "bg-transparent hover:bg-hair"}`}
              aria-current={id === current ? "step" : undefined}
              aria-label={`Niveli ${id}: ${title}${passedLevels.includes(id) ? ", i kaluar" : ""}`}
              title={title}
              onClick={() => onOpen(id)}
            >
              {id}
              {passedLevels.includes(id) ? (
                <svg
                  className={`absolute inset-x-0 bottom-2.5 mx-auto size-7 overflow-visible fill-none stroke-[3.4] ${id === current ? "stroke-current" : "stroke-spot"}`}
                  viewBox="0 0 16 16"
                  aria-hidden="true"
                >
                  <path d="M1.5 8.5l4.5 4.5 8.5-10" />
                </svg>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Lists the levels with their titles and goals, as buttons that open them. */
export function LevelList({ count, passedLevels, onOpen }: Omit<Parameters<typeof LevelMarks>[0], "current">) {
  return (
    <nav aria-label="Nivelet">
      <ol>
        {levels.slice(0, count).map(({ id, title, goal }) => (
          <li key={id} className="rule-t-1 last:rule-b-1">
            <button
              type="button"
              className="grid min-h-29 w-full cursor-pointer grid-cols-[2rem_minmax(0,1fr)] items-center bg-transparent px-2 py-3 text-left no-border hover:bg-tint"
              onClick={() => onOpen(id)}
            >
              <span className="display-face text-[1.7rem]/[1] text-spot">{id}</span>
              <span>
                <b>{title}</b>
                {passedLevels.includes(id) ? <span className="text-spot"> ✓ i kaluar</span> : null}
                <span className="block text-[0.88rem]/[1.3] text-mute">{goal}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
