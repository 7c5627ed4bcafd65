import { type Chapter, chapterPath, chaptersOf } from "../../magazine/chapters";
import { siteName } from "../../magazine/site";
import type { Subject } from "../../magazine/subject";

interface Link {
  href: string;
  text: string;
  lang?: "en";
}

const chapterLinks = (subject: Subject, chapters: readonly Chapter[]): Link[] =>
  chaptersOf(subject, chapters).map((chapter) => ({ href: chapterPath(chapter), ...chapter.footer }));

const columnsWith = (chapters: readonly Chapter[]): { title: string; subject?: Subject; links: Link[] }[] => [
  {
    title: "Matematikë",
    subject: "math",
    links: [
      ...chapterLinks("math", chapters),
      { href: "/math/number-ninja", text: "Number Ninja", lang: "en" },
      { href: "/math/calculus-quiz", text: "Calculus Quiz", lang: "en" },
    ],
  },
  {
    title: "Fizikë",
    subject: "physics",
    links: [
      ...chapterLinks("physics", chapters),
      { href: "/physics/electricity-simulator", text: "Qarku" },
      { href: "/physics/mechanics", text: "Modelet e mekanikës" },
      { href: "/physics/projects", text: "Projekte" },
    ],
  },
  {
    title: "Revista",
    links: [
      { href: "/harta", text: "Harta e ideve" },
      { href: "/fjalori", text: "Fjalori" },
      { href: "/modelet", text: "Modelet" },
      { href: "/fletorja", text: "Fletorja ime" },
      { href: "/merre-me-vete", text: "Merre me vete" },
      { href: "/mesuesi", text: "Për mësuesin" },
      { href: "/about", text: "Rreth nesh" },
      { href: "/about#kontribues", text: "Contributors", lang: "en" },
      { href: "/contact", text: "Na kontaktoni" },
      { href: "/privacy", text: "Privacy Policy", lang: "en" },
      { href: "/terms", text: "Terms and Conditions", lang: "en" },
    ],
  },
];

/** The magazine's own icons on a 24 × 24 field, all with one line width. */
const socials = [
  { name: "Facebook", path: "M15 4h-1.5A3.5 3.5 0 0 0 10 7.5V21M6.5 12H15" },
  { name: "Instagram", path: "M4 4h16v16H4zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M16.6 7.4h.9" },
  { name: "YouTube", path: "M2.5 5.5h19v13h-19zM10 9v6l5-3z" },
  { name: "X", path: "M4 4l16 16M20 4 4 20" },
];

/** Shows a social link, which has no destination and is marked as disabled (product 3.5). */
function SocialMark({ name, path }: { name: string; path: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it has no address on purpose
    <a role="link" aria-disabled="true" title={name}>
      <span className="sr-only">{name}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </a>
  );
}

/** The anchor of the footer, to which the menu's button leads in browsers without popovers. */
export const footId = "fundi";

/** Shows the footer of every page: four columns and the copyright line. It lists all links of the side menu. */
export function Footer({ year, chapters }: { year: number; chapters: readonly Chapter[] }) {
  return (
    <footer className="site-foot" id={footId}>
      <div className="page-width">
        <div className="site-foot-columns">
          <div>
            <a className="site-foot-name" href="/">
              {siteName}
            </a>
            <p>E bëjmë matematikën dhe fizikën tërheqëse dhe argëtuese për nxënësit e shkollave të mesme.</p>
            <div className="site-foot-social">
              {socials.map((social) => (
                <SocialMark key={social.name} {...social} />
              ))}
            </div>
          </div>
          {columnsWith(chapters).map(({ title, subject, links }) => (
            <nav key={title} className={subject} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ href, text, lang }) => (
                  <li key={href}>
                    <a href={href} lang={lang}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="site-foot-end">
          <span>{`© ${year} ${siteName}`}</span>
          <span>Çdo figurë e revistës është llogaritur nga ekuacioni i saj.</span>
        </p>
      </div>
    </footer>
  );
}
