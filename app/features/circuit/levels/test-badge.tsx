/** The badge shows the result of the last test (product 10.6). */
export function TestBadge({ complete }: { complete: boolean }) {
  return (
    <span className={complete ? "circuit-badge" : "circuit-badge incomplete"} lang="en">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={complete ? "M1.5 8.5l4.5 4.5 8.5-10" : "M3 3 13 13M13 3 3 13"} />
      </svg>
      {complete ? "Complete" : "Incomplete"}
    </span>
  );
}
