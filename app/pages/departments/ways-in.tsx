import { Arrow } from "../../ui/arrow";

interface Way {
  href: string;
  title: string;
  lang?: "en";
  text: string;
}

/** Shows a department's links besides its chapters, in one ruled row. */
export function WaysIn({ ways }: { ways: Way[] }) {
  return (
    <ul className="ways-in">
      {ways.map(({ href, title, lang, text }) => (
        <li key={href}>
          <a href={href}>
            <b lang={lang}>{title}</b>
            <Arrow turn={href.startsWith("#") ? "down" : undefined} />
            <small>{text}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
