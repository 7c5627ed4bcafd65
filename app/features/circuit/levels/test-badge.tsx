/** Shows the result of the last test (product 10.6). */
export function TestBadge({ complete }: { complete: boolean }) {
  return (
    <span
      className={`inline-flex items-center gap-4 py-2 pr-5 pl-4 text-[0.74rem]/[1] font-bold [letter-spacing:0.05em] ${complete ? "rule-2/spot bg-spot text-on" : "rule-2 text-ink"}`}
      lang="en"
    >
      <svg className="size-8 fill-none stroke-current stroke-[2.6]" viewBox="0 0 16 16" aria-hidden="true">
        <path d={complete ? "M1.5 8.5l4.5 4.5 8.5-10" : "M3 3 13 13M13 3 3 13"} />
      </svg>
      {complete ? "Complete" : "Incomplete"}
    </span>
  );
}
