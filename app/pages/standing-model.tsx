/**
 * The still of a model outside of its lesson, over the place of its caption.
 *
 * @param html of the still
 * @param caption inside of the caption that the lesson gives it, as HTML; empty where only further scenes have one
 */
export function StandingModel({ className, html, caption }: { className: string; html: string; caption: string }) {
  const inside = `${html}<figcaption>${caption}</figcaption>`;
  return <figure className={className} dangerouslySetInnerHTML={{ __html: inside }} />;
}
