/**
 * Shows the still of a model outside of its lesson, above its caption.
 *
 * @param html of the still
 * @param caption inside of the caption from the lesson, as HTML; empty unless only further scenes have one
 */
export function StandingModel({ className, html, caption }: { className?: string; html: string; caption: string }) {
  const inside = `${html}<figcaption>${caption}</figcaption>`;
  return <figure className={className} dangerouslySetInnerHTML={{ __html: inside }} />;
}
