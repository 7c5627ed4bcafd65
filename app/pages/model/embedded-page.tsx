import type { ReactNode } from "react";
import { siteName } from "../../magazine/site";
import type { Subject } from "../../magazine/subject";
import { Arrow } from "../../ui/arrow";
import "./embedded-page.css";

/**
 * Shows a page in a frame of another site. It has a title, the model or simulator, and a link to the whole page in a
 * tab of its own.
 *
 * @param href of the whole page
 */
export function EmbeddedPage({
  title,
  href,
  subject,
  children,
}: {
  title: string;
  href: string;
  subject?: Subject;
  children?: ReactNode;
}) {
  return (
    <main id="permbajtja" tabIndex={-1} className={`embedded ${subject ?? ""}`}>
      <h1>{title}</h1>
      {children}
      <p className="embedded-source">
        <a href={href} target="_blank" rel="noopener">
          {siteName} <Arrow />
        </a>
      </p>
    </main>
  );
}
