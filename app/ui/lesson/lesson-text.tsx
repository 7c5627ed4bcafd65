import type { ReactNode } from "react";
import { figuresIn } from "../../magazine/lesson-markup";
import { lessonParts } from "../../magazine/lesson-parts";
import { CoverMotion } from "../moving-cover/moving-cover";
import { LessonSheet } from "./lesson-sheet";
import "./lesson-page.css";

/**
 * Shows a lesson under its title.
 *
 * @param before element between the opening and the list of contents
 * @param part makes the fixed part of the page, before the lesson's questions; receives the next figure's number
 * @param ending makes the element between the questions and the sources; receives the author's words on where the
 * lesson leads
 */
export function LessonText({
  html,
  part,
  ending,
  ...others
}: {
  html: string;
  cover: string;
  coverAlt: string | undefined;
  before: ReactNode;
  part: ((figure: number) => ReactNode) | null;
  ending: (onward: string) => ReactNode;
}) {
  const parts = lessonParts(html);
  return (
    <LessonSheet
      {...others}
      parts={parts}
      kind="mësim"
      motion={<CoverMotion cover={others.cover} />}
      fixed={part?.(figuresIn(html) + 1) ?? null}
      ending={ending(parts.onward)}
    />
  );
}
