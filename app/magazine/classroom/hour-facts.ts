/** What the plan of an hour is made of: what its lesson holds, and what an editor wrote. */
import type { Exercise } from "../practice/exercise";
import type { AskedQuestion } from "../told-answer";
import type { HourMinutes } from "./hour-minutes";
import type { PublishedHour } from "./published-hour";
import type { PlannedSet } from "./ready-sets";

/** What an editor's plan says. Texts are HTML; what is not written is empty or null. */
export interface LessonPlan {
  goals: readonly string[];
  question: { text: string; choices: readonly string[]; right: number } | null;
  care: readonly string[];
  board: readonly string[];
  mistakes: readonly string[];
  sets: Readonly<Record<PlannedSet, readonly string[] | null>>;
  /** The editor's own minutes. 0 takes a row out of the hour. */
  minutes: Partial<HourMinutes>;
}

export const emptyPlan: LessonPlan = {
  ...{ goals: [], question: null, care: [], board: [], mistakes: [] },
  sets: { exit: null, class: null, home: null },
  minutes: {},
};

/** What a lesson holds for its hour. Texts are HTML of its published body, or plain where it says so. */
export interface LessonFacts {
  id: number;
  slug: string;
  /** Plain. */
  idea: string;
  /** Plain; empty if there is none. */
  deck: string;
  href: string;
  paths: PublishedHour["paths"];
  /** The lessons that must be understood before it; names are plain. */
  needs: readonly { name: string; href: string; exercises: readonly Exercise[] }[];
  /** Its first model. An experiment of mechanics has no question; title and question are plain. */
  model: { title: string; href: string; caption: string; question: AskedQuestion | null } | null;
  /** Its experiment: what it takes, whole minutes of one hour or null, what is expected. */
  trial: { label: string; minutes: number | null; expected: string } | null;
  formulas: readonly { name: string; formula: string; letters: readonly string[] }[];
  example: { title: string; steps: number; result: string } | null;
  exercises: readonly Exercise[];
  /** Its quiz; the title is plain. */
  quiz: { title: string; href: string } | null;
}
