import type { ReactNode } from "react";
import { NoticeLane } from "../../../play/toast/notice-lane";

/** Frames a phase of the simulator under its running title. @param lane above it for notices */
export function CircuitPage({
  beside,
  lane = false,
  children,
}: {
  beside: ReactNode;
  lane?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      {lane ? <NoticeLane place="above" /> : null}
      <section className={`page-width pb-gutter ${lane ? "under-notice-lane" : "scroll-mt-(--under-bar)"}`}>
        <div className="caps-label flex flex-wrap justify-between gap-x-15 gap-y-2 py-5.5 rule-b-1">
          <span>Simulatori i qarkut</span>
          {beside}
        </div>
        {children}
      </section>
    </>
  );
}

/** Holds a phase's headline, with a second column on wide screens. */
export function CircuitHeader({ children }: { children: ReactNode }) {
  return (
    <header className="grid gap-8 pt-8 pb-10 rule-b-2 margin:grid-cols-[minmax(0,1fr)_23rem] margin:items-end margin:gap-x-gutter">
      {children}
    </header>
  );
}

/** Utilities of the headline, which takes the focus when the phase begins. */
export const headline = "pt-[0.1em] pb-[0.12em] text-[clamp(2.5rem,1.5rem+4vw,5rem)] focus:[outline:0]";

/** Says what the circuit does now. */
export function CircuitText({ danger, children }: { danger: boolean; children: ReactNode }) {
  const mark = danger ? "pl-8 [border-left:9px_double_var(--color-ink)] font-bold" : "";
  return (
    <p id="circuit-text" className={`min-h-[3.4em] py-6 rule-t-1 text-[0.94rem]/[1.4] margin:pr-gutter ${mark}`}>
      {children}
    </p>
  );
}

/** A small heading above tools, readings or lists. */
export function PanelTitle({ children }: { children: ReactNode }) {
  return <h2 className="caps-label font-text">{children}</h2>;
}
