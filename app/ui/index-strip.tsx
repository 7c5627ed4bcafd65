import type { Subject } from "../magazine/subject";

/** A part of a page that its strip links to. */
interface StripPart {
  /** The anchor of the part. */
  id: string;
  text: string;
  subject?: Subject;
}

/**
 * Links to the parts of a long page, in a strip that stays under the bar. It stands before the parts, as their sibling;
 * the style sheet of its page imports app/ui/index-strip.css.
 */
export function IndexStrip({ label, parts }: { label: string; parts: readonly StripPart[] }) {
  return (
    <nav className="index-strip" aria-label={label}>
      <ul>
        {parts.map(({ id, text, subject }) => (
          <li key={id} className={subject}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
