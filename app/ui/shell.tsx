import type { ReactNode } from "react";
import { siteName } from "../magazine/site";
import { Footer } from "./footer";
import { Logo } from "./logo";

/** The attributes of popovers, which React 18 passes on but does not know. */
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
  subject?: "math" | "physics";
}

const sections: Section[] = [
  { href: "/", text: "Kreu" },
  { href: "/math", text: "Matematikë", subject: "math" },
  { href: "/physics", text: "Fizikë", subject: "physics" },
  { href: "/about", text: "Rreth nesh" },
];

/** "page" on the section's own page, "true" on a page inside it, nothing elsewhere. */
function current(href: string, path: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}

function SectionLink({ section, path }: { section: Section; path: string }) {
  return (
    <a href={section.href} className={section.subject} aria-current={current(section.href, path)}>
      {section.text}
    </a>
  );
}

/**
 * The frame of every page: skip link, top bar with its side menu, main, footer. Works without script.
 *
 * @param path the page's address, from which the active link follows
 * @param year of the copyright line
 */
export function Shell({ path, year, children }: { path: string; year: number; children: ReactNode }) {
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
          <button className="menu-button" type="button" popovertarget="menyja">
            Menu
          </button>
          <nav className="menu" id="menyja" popover="auto" aria-label="Menu">
            <button className="menu-close" type="button" popovertarget="menyja" popovertargetaction="hide">
              Mbyll
            </button>
            <ul>
              {sections.map((section) => (
                <li key={section.href}>
                  <SectionLink section={section} path={path} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main id="permbajtja" tabIndex={-1}>
        {children}
      </main>
      <Footer year={year} />
    </>
  );
}
