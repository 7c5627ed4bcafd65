import { type ButtonHTMLAttributes, type RefObject, useEffect, useRef } from "react";
import type { Task } from "./task/task";

/**
 * In a low window it scrolls to the board, not to the title. If a task's question is between them, it scrolls to the
 * title.
 */
const low = "(max-height: 44rem)";
const desk = "(min-width: 62rem)";

/** Shows the title and the way back to the levels. The title takes the focus when the laboratory opens. */
export function LaboratoryHeading({
  heading,
  task,
  onPaper,
  onLeave,
}: {
  heading: RefObject<HTMLHeadingElement>;
  task: Task | null;
  /** Class that hides the heading on paper; empty where it is printed. */
  onPaper: string;
  /** Missing in an assignment, which has a way on and a title of its own. */
  onLeave?: () => void;
}) {
  const Heading = onLeave === undefined ? "h3" : "h1";
  return (
    <div className={`lab-head flex items-center justify-between gap-x-9 ${onPaper}`}>
      <Heading
        ref={heading}
        tabIndex={-1}
        aria-describedby={task ? "circuit-text" : undefined}
        className="text-[1.5rem]/[1.1] aside:text-[2.4rem] focus:no-outline"
      >
        {task ? "Detyrë për laboratorin" : "Laboratori i lirë"}
      </Heading>
      {onLeave === undefined ? null : <QuietButton onClick={onLeave}>Te nivelet</QuietButton>}
    </div>
  );
}

/** A button that looks like a link. */
export function QuietButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      className="min-h-[2.75rem] px-0 no-border bg-transparent font-semibold underline underline-offset-[0.3em] cursor-pointer print:hidden"
      type="button"
      {...props}
    />
  );
}

/**
 * Scrolls to the laboratory and focuses its title, once it opens.
 *
 * @param tool the element with board and title
 * @param asks whether a task's question is shown
 * @returns the title's reference, and `show`, which scrolls there again
 */
export function useOpening(tool: RefObject<HTMLElement>, asks: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  function show() {
    const between = asks && window.matchMedia(desk).matches;
    const first = window.matchMedia(low).matches && !between ? ".lab-board" : ".lab-head";
    tool.current?.querySelector(first)?.scrollIntoView();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the laboratory opens.
  useEffect(() => {
    show();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return { heading, show };
}
