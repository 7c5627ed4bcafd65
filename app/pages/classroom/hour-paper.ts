/** Which exercises show their pictures on paper, where a plan has two sheets. Lengths are in millimetres of hour.css. */
import type { HourRow, PublishedHour } from "../../magazine/classroom/published-hour";

/** The sets in the order of the page: what the class works without a device comes first. */
export const setNames = ["class", "exit", "home"] as const;

/** What a sheet holds, and what is left free on the second: 47 printed plans begin their sets at most 5 lower. */
const [sheet, free] = [276, 10];
/** A line of text, and what a heading of the foot takes. */
const [line, heading] = [4.19, 7.8];
/** The room of a line of a goal, the board, what the teacher does, what pupils do, a remark and an exercise. */
const rooms = { goal: 57, board: 83, teacher: 105, pupils: 56, remark: 87.5, exercise: 52.6 };
/** The widths of letters of 9.5 pt, by the text's own letters; 92 of 100 exercises have as many lines by them. */
const widths: readonly [RegExp, number][] = [
  [/[ijlI.,;:!'’()|\u00a0]/, 1.07],
  [/[frst\-“„]/, 1.47],
  [/[mwA-Z]/, 2.55],
  [/[0-9=+−–]/, 1.91],
];
const otherLetter = 2.08;
/** A space, and how much wider bold letters are. */
const [space, bold] = [0.84, 1.07];
/** A picture's width, and the room around it. */
const [width, around] = [50, 1.6];
/** The head without goals and board, and the strip with the head of the table. */
const [head, strip] = [22.8, 16.1];
/** The head of the sets with the rule over it, and the title and code of each. */
const [headOfSets, headOfSet] = [14, 17];
/** Columns of the sets. */
const columns = 3;

const sum = (lengths: readonly number[]) => lengths.reduce((whole, length) => whole + length, 0);
const widthOf = (word: string) =>
  sum([...word].map((letter) => widths.find(([letters]) => letters.test(letter))?.[1] ?? otherLetter));

/** Returns the words of HTML as they break: a formula and an option do not. */
const wordsOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<mo>[=+−≈·]<\/mo>/g, "==")
    .replace(/<span>(.*?)<\/span>/g, (_, option: string) => `${option.replace(/ /g, "\u00a0")}\u00a0\u00a0`)
    .replace(/<[^>]*>/g, "")
    .replace(/&nbsp;/g, "\u00a0")
    .replace(/&\w+;/g, "n")
    .split(/[ \n]+/)
    .filter((word) => word !== "");

/** Returns how many lines text takes, set word by word. */
function linesIn(html: string, room: number): number {
  const wider = html.startsWith("<b>") ? bold : 1;
  let [count, taken] = [1, 0];
  for (const word of wordsOf(html)) {
    const own = widthOf(word) * wider;
    if (taken > 0 && taken + space + own > room) [count, taken] = [count + 1, 0];
    taken += own + (taken > 0 ? space : 0);
    if (taken > room) [count, taken] = [count + Math.ceil(taken / room) - 1, taken % room];
  }
  return count;
}

/** Returns by how much a fraction or a root makes its line higher. */
const higher = (html: string) => (html.includes("<mfrac") ? 3 : html.includes("<msqrt") ? 1 : 0);

/** Returns the height of paragraphs and lists. */
const textIn = (html: string, room: number) =>
  sum(
    html
      .split(/<\/?(?:p|li|ul|ol|div)\b[^>]*>/)
      .filter((block) => wordsOf(block).length > 0)
      .map((block) => linesIn(block, room) * line + higher(block) + 0.4),
  );

const rowIn = ({ teacher, pupils }: HourRow) =>
  Math.max(4.8 + textIn(teacher, rooms.teacher), textIn(pupils, rooms.pupils)) + 1.8;

/** Returns the heights of remarks under a heading, which stays with the first one. */
const remarksIn = (remarks: readonly string[]) =>
  remarks.map((each, place) => linesIn(each, rooms.remark) * line + higher(each) + 1 + (place === 0 ? heading : 0));

/** Returns the least height in which pieces stand in two columns, none of which breaks. */
const inTwo = (heights: readonly number[]) =>
  Math.min(
    ...heights.map((_, place) => Math.max(sum(heights.slice(0, place)), sum(heights.slice(place)))),
    sum(heights),
  );

/** Returns where the sets begin, in millimetres from the top of the first sheet. Nothing breaks within a row or a remark. */
function aboveSets({ goals, board, rows, care, mistakes, after }: PublishedHour): number {
  const written = board.map((each) => linesIn(each, rooms.board) * 4.41 + 1 + higher(each));
  let place = head + Math.max(0, ...goals.map((goal) => linesIn(goal, rooms.goal) * line)) + strip;
  if (board.length > 0) place += inTwo(written) + 4.3;
  for (const row of rows) {
    const own = rowIn(row);
    const left = sheet - (place % sheet);
    // A row that just fits may not: one of 47 plans went wrong by 20 so.
    place += own > left - 4 ? left + own : own;
  }
  const remarks = [mistakes, care, ...after.map(({ html }) => [html])].flatMap(remarksIn);
  if (remarks.length === 0) return place;
  const left = sheet - (place % sheet) - 1.5;
  if (inTwo(remarks) <= left) return place + 2.5 + inTwo(remarks);
  // Both columns are filled to the end of the sheet; what is left begins the next one.
  let rest = remarks;
  for (let column = 0; column < 2; column++) {
    let taken = 0;
    while (rest[0] !== undefined && taken + rest[0] <= left) {
      taken += rest[0];
      rest = rest.slice(1);
    }
  }
  return Math.ceil(place / sheet) * sheet + inTwo(rest);
}

/** Returns the height of an exercise's pictures. */
const picturesIn = (exercise: string) =>
  sum(
    [...exercise.matchAll(/viewBox="\S+ \S+ (\S+) ([^"]+)"/g)].map(
      ([, across, up]) => (width * Number(up)) / Number(across) + around,
    ),
  );

/** Returns the height of an exercise's words. */
const textOf = (exercise: string) => linesIn(exercise, rooms.exercise) * line + higher(exercise) + 1;

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
  const height = 2 * sheet - free - aboveSets(hour) - headOfSets;
  const exercises = setNames.flatMap((name) =>
    hour.sets[name].exercises.map((html, place) => ({ html, above: place === 0 ? headOfSet : 0 })),
  );
  const heights = exercises.map(({ html, above }) => above + textOf(html));
  const pictured = new Set<string>();
  for (const [place, { html, above }] of exercises.entries()) {
    // Words that stand for the picture go.
    const shown = above + textOf(html.replace(/<i class="hour-pictured">.*?<\/i>/, "")) + picturesIn(html);
    const more = heights.map((own, each) => (each === place ? shown : own));
    if (columnsOf(more, height) > columns) continue;
    heights[place] = shown;
    pictured.add(html);
  }
  return pictured;
}
