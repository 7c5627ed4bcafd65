/** Which sets of exercises show their pictures on paper, where a plan has two sheets. */
import type { PublishedHour } from "../../magazine/classroom/published-hour";

/** The sets in the order of the page: what the class works without a device comes first. */
export const setNames = ["class", "exit", "home"] as const;

/** Letters for which two sheets have room, as 47 plans were printed with all pictures: the first with a third sheet had 5975. */
const mostLetters = 5850;
/** Letters that take as much room as a millimetre of a picture's height in one of three columns. */
const lettersOfMillimetre = 5;
/** Millimetres of a picture's width on paper (hour.css), and of the room around it. */
const [width, around] = [50, 1.5];

const lettersIn = (html: string) => html.replace(/<svg.*?<\/svg>|<[^>]*>/g, "").length;

/** Returns the height of the pictures of some exercises on paper, in millimetres. */
const picturesIn = (exercises: readonly string[]) =>
  [...exercises.join("").matchAll(/viewBox="\S+ \S+ (\S+) ([^"]+)"/g)].reduce(
    (sum, [, across, up]) => sum + (width * Number(up)) / Number(across) + around,
    0,
  );

/** Returns the sets whose pictures two sheets of paper have room for. Of the others words tell. */
export function picturedOnPaper(hour: PublishedHour): ReadonlySet<(typeof setNames)[number]> {
  const { goals, board, rows, care, mistakes, after, sets } = hour;
  const texts = [
    ...[...goals, ...board, ...care, ...mistakes],
    ...rows.flatMap(({ teacher, pupils }) => [teacher, pupils]),
    ...after.map(({ html }) => html),
    ...setNames.flatMap((name) => sets[name].exercises),
  ];
  let taken = texts.reduce((sum, text) => sum + lettersIn(text), 0);
  const pictured = new Set<(typeof setNames)[number]>();
  for (const name of setNames) {
    const more = picturesIn(sets[name].exercises) * lettersOfMillimetre;
    if (taken + more > mostLetters) continue;
    taken += more;
    pictured.add(name);
  }
  return pictured;
}
