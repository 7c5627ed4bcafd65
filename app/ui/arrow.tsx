/** Draws the arrow of a link, which moves when the pointer is over the link. The CSS is in frame.css. */
export function Arrow({ turn, className = "" }: { turn?: "down" | "back"; className?: string }) {
  const turned = turn === undefined ? "" : `link-arrow-${turn}`;
  return <span className={["link-arrow", turned, className].filter(Boolean).join(" ")} aria-hidden="true" />;
}
