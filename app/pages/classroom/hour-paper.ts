/** Which exercises show their pictures on paper, where a plan has two sheets. Lengths are in millimetres of hour.css. */
import type { HourRow, PublishedHour } from "../../magazine/classroom/published-hour";

/** The sets in the order of the page: what the class works without a device comes first. */
export const setNames = ["class", "exit", "home"] as const;

/** What two sheets hold by this estimate, which 47 printed plans missed by at most 20. */
const twoSheets = 548;
/** A line of text, and what a heading takes. */
const [line, heading] = [4.2, 8];
/** Letters on a line of a goal, the board, what the teacher does, what pupils do, a remark and an exercise. */
const letters = { goal: 31, board: 46, teacher: 54, pupils: 31, remark: 49, exercise: 30 };
/** A picture's width, and the room around it. */
const [width, around] = [50, 1.6];
/** All heads and rules before the sets; the head of the sets, and the title and code of each. */
const [heads, headOfSets, headOfSet] = [40, 16, 15.5];
/** Columns of the sets. */
const columns = 3;

const sum = (lengths: readonly number[]) => lengths.reduce((whole, length) => whole + length, 0);
const lettersIn = (html: string) => html.replace(/<svg.*?<\/svg>|<[^>]*>/g, "").length;
const linesIn = (html: string, most: number) => Math.max(1, Math.ceil(lettersIn(html) / most));

/** Returns the height of paragraphs and lists, whose last lines are rarely full. */
const textIn = (html: string, most: number) =>
  sum(
    html
      .split(/<\/?(?:p|li|ul|ol|div)\b[^>]*>/)
      .filter((block) => lettersIn(block) > 0)
      .map((block) => linesIn(block, most) * line + 0.4),
  );

const rowIn = ({ teacher, pupils }: HourRow) =>
  Math.max(4.8 + textIn(teacher, letters.teacher), textIn(pupils, letters.pupils)) + 2.6;

const remarksIn = (remarks: readonly string[]) =>
  remarks.length === 0 ? 0 : heading + sum(remarks.map((each) => linesIn(each, letters.remark) * line + 1.2));

/** Returns the height of all above the sets. The board and the remarks are in two columns. */
const aboveSets = ({ goals, board, rows, care, mistakes, after }: PublishedHour) =>
  heads +
  Math.max(0, ...goals.map((goal) => linesIn(goal, letters.goal) * line)) +
  sum(board.map((each) => linesIn(each, letters.board) * 4.4 + (each.includes("<mfrac") ? 3.2 : 1))) / 2 +
  sum(rows.map(rowIn)) +
  (remarksIn(care) + remarksIn(mistakes) + sum(after.map(({ html }) => remarksIn([html])))) / 2;

/** Returns the height of an exercise's pictures. */
const picturesIn = (exercise: string) =>
  sum(
    [...exercise.matchAll(/viewBox="\S+ \S+ (\S+) ([^"]+)"/g)].map(
      ([, across, up]) => (width * Number(up)) / Number(across) + around,
    ),
  );

/** Tells in how many columns of a height exercises stand, none of which breaks. */
function columnsOf(heights: readonly number[], height: number): number {
  let [count, taken] = [1, 0];
  for (const each of heights) {
    if (taken > 0 && taken + each > height) [count, taken] = [count + 1, 0];
    taken += each;
  }
  return count;
}

/**
 * Returns the exercises whose pictures two sheets of paper have room for, the first ones before the last. Of the others
 * words tell.
 */
export function picturedOnPaper(hour: PublishedHour): ReadonlySet<string> {
  const height = twoSheets - aboveSets(hour) - headOfSets;
  const exercises = setNames.flatMap((name) => hour.sets[name].exercises);
  const heights = setNames.flatMap((name) =>
    hour.sets[name].exercises.map(
      (each, place) => linesIn(each, letters.exercise) * line + 1 + (place === 0 ? headOfSet : 0),
    ),
  );
  const pictured = new Set<string>();
  for (const [place, exercise] of exercises.entries()) {
    const more = heights.map((own, each) => (each === place ? own + picturesIn(exercise) : own));
    if (columnsOf(more, height) > columns) continue;
    heights.splice(0, heights.length, ...more);
    pictured.add(exercise);
  }
  return pictured;
}
