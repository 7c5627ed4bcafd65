import type { ReactNode } from "react";
import { type Chapter, chapterPath, chaptersOf } from "../../magazine/chapters";
import { searchPath } from "../../magazine/search-path";
import { siteName } from "../../magazine/site";
import type { Subject } from "../../magazine/subject";
import { SearchForm } from "../search-form";
import { currentLink } from "./current-link";
import { Footer, footId } from "./footer";
import { Logo } from "./logo";

/** The attributes of popovers, which React 18 passes on but does not declare. */
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "hide";
  }
}

interface Section {
  href: string;
  text: string;
  /** The department's class, which gives the active link its colour. */
  subject?: Subject;
  /** The links that the side menu lists under it. */
  inside?: { href: string; text: string; lang?: "en" }[];
}

const chapterLinks = (subject: Subject, chapters: readonly Chapter[]) =>
  chaptersOf(subject, chapters).map((chapter) => ({ href: chapterPath(chapter), text: chapter.menu }));

const sectionsWith = (chapters: readonly Chapter[]): Section[] => [
  {
    href: "/",
    text: "Kreu",
    inside: [
      { href: "/#luaj", text: "Luaj" },
      { href: "/#numri", text: "Në këtë numër" },
      { href: "/harta", text: "Harta" },
      { href: "/fjalori", text: "Fjalori" },
      { href: "/modelet", text: "Modelet" },
      { href: "/fletorja", text: "Fletorja ime" },
      { href: "/merre-me-vete", text: "Merre me vete" },
      { href: "/mesuesi", text: "Për mësuesin" },
    ],
  },
  {
    href: "/math",
    text: "Matematikë",
    subject: "math",
    inside: [
      ...chapterLinks("math", chapters),
      { href: "/math/number-ninja", text: "Number Ninja", lang: "en" },
      { href: "/math/calculus-quiz", text: "Kuizi i analizës" },
    ],
  },
  {
    href: "/physics",
    text: "Fizikë",
    subject: "physics",
    inside: [
      ...chapterLinks("physics", chapters),
      { href: "/physics/electricity-simulator", text: "Qarku" },
      { href: "/physics/mechanics", text: "Modelet e mekanikës" },
      { href: "/physics/projects", text: "Projekte" },
    ],
  },
  { href: "/about", text: "Rreth nesh" },
];

function SectionLink({ section, path }: { section: Section; path: string }) {
  return (
    <a href={section.href} className={section.subject} aria-current={currentLink(section.href, path)}>
      {section.text}
    </a>
  );
}

/**
 * Shows the frame of every page. It has skip link, top bar with its side menu, main, footer. Works without script.
 *
 * @param path the page's address, which selects the active link
 * @param chapters listed in the menu and the footer
 * @param year of the copyright line
 */
export function Shell({
  path,
  chapters,
  year,
  children,
}: {
  path: string;
  chapters: readonly Chapter[];
  year: number;
  children: ReactNode;
}) {
  const sections = sectionsWith(chapters);
  return (
    <>
      <a className="skip-link" href="#permbajtja">
        Kalo te përmbajtja
      </a>
      <header className="top-bar">
        <div className="page-width">
          <a className="top-name" href="/">
            <Logo />
            {siteName}
          </a>
          <nav className="top-links" aria-label="Kryesore">
            {sections.map((section) => (
              <SectionLink key={section.href} section={section} path={path} />
            ))}
          </nav>
          {path === searchPath ? null : <SearchForm id="kerko-lart" label="Kërko" placeholder="Kërko…" />}
          <button className="menu-button" type="button" popovertarget="menyja">
            Menu
          </button>
          <a className="menu-link" href={`#${footId}`}>
            Menu
          </a>
          <nav className="menu" id="menyja" popover="auto" aria-label="Menu">
            <button className="menu-close" type="button" popovertarget="menyja" popovertargetaction="hide">
              Mbyll
            </button>
            {path === searchPath ? null : (
              <SearchForm id="kerko-meny" name="Kërko nga menuja" label="Kërko" placeholder="Kërko…" />
            )}
            <ul>
              {sections.map((section) => (
                <li key={section.href}>
                  <SectionLink section={section} path={path} />
                  {section.inside ? (
                    <ul>
                      {section.inside.map(({ href, text, lang }) => (
                        <li key={href}>
                          <a href={href} lang={lang} aria-current={currentLink(href, path)}>
                            {text}
                          </a>
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main id="permbajtja" tabIndex={-1}>
        {children}
      </main>
      <Footer year={year} chapters={chapters} />
    </>
  );
}
