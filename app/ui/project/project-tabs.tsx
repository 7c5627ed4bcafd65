import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { type ProjectPanel, panelPath } from "../../magazine/project-address";

const tabs = [
  { panel: "permbledhje", name: "Overview" },
  { panel: "galeria", name: "Gallery" },
] as const;

const bar = "page-width mt-14 flex flex-wrap gap-x-[clamp(1.2rem,4vw,2.6rem)] rule-b-7 print:hidden";
const tab = (open: boolean) =>
  `-mb-[7px] pt-5.5 pb-5 display-face text-[clamp(1.9rem,1.4rem+2.2vw,3.1rem)]/[1] no-underline ${
    open ? "rule-b-7/spot text-spot" : "rule-b-7/transparent text-mute hover:text-ink"
  }`;

const tabId = (panel: ProjectPanel) => `skeda-${panel}`;

/**
 * Shows the tabs of a project's page above the open panel. They are plain links, and with script a list of tabs with
 * one stop for the Tab key. While a panel without a tab is open they stay links, because one tab of a list must be
 * selected.
 *
 * @param onChoose shows a panel without leaving the page
 */
export function ProjectTabs({
  slug,
  open,
  onChoose,
  children,
}: {
  slug: string;
  open: ProjectPanel;
  onChoose: (panel: ProjectPanel) => void;
  children: ReactNode;
}) {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const asTabs = scripted && tabs.some(({ panel }) => panel === open);
  return (
    <>
      {asTabs ? <TabList slug={slug} open={open} onChoose={onChoose} /> : <TabLinks slug={slug} open={open} />}
      <div id="pjesa" {...(asTabs && { role: "tabpanel", "aria-labelledby": tabId(open) })}>
        {children}
      </div>
    </>
  );
}

function TabLinks({ slug, open }: { slug: string; open: ProjectPanel }) {
  return (
    <nav className={bar} aria-label="Pjesët e projektit">
      {tabs.map(({ panel, name }) => (
        <a
          key={panel}
          className={tab(panel === open)}
          href={panelPath(slug, panel)}
          aria-current={panel === open ? "page" : undefined}
          lang="en"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

function TabList({
  slug,
  open,
  onChoose,
}: {
  slug: string;
  open: ProjectPanel;
  onChoose: (panel: ProjectPanel) => void;
}) {
  const choose = (event: MouseEvent, panel: ProjectPanel) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(panel);
  };
  const move = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    if (event.key === " ") {
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    const next = neighbour(event.key, index);
    const panel = next === null ? undefined : tabs[next]?.panel;
    if (panel === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(panel))?.focus();
    onChoose(panel);
  };
  return (
    <div className={bar} role="tablist" aria-label="Pjesët e projektit">
      {tabs.map(({ panel, name }, index) => (
        <a
          key={panel}
          id={tabId(panel)}
          className={tab(panel === open)}
          role="tab"
          href={panelPath(slug, panel)}
          aria-selected={panel === open}
          aria-controls="pjesa"
          tabIndex={panel === open ? 0 : -1}
          lang="en"
          onClick={(event) => choose(event, panel)}
          onKeyDown={(event) => move(event, index)}
        >
          {name}
        </a>
      ))}
    </div>
  );
}

/** Returns the tab that a key leads to from an index, wrapping at both ends. It is null for other keys. */
function neighbour(key: string, index: number): number | null {
  const count = tabs.length;
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowLeft":
      return (index + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
