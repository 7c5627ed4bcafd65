/** The magazine's dot. Its rules, pika.css, are in the style sheets of the pages that show it. */

/** A motion of the dot. It lands after a right result, gives at a touch, swings while something loads. */
export type PikaMotion = "lands" | "gives" | "swings";

const motionClass = (moves?: PikaMotion) => (moves ? ` pika-${moves}` : "");

/** Shows the magazine's dot among words, as the object of the question (docs/decisions/019). */
export function Pika({ moves }: { moves?: PikaMotion }) {
  return <span className={`pika${motionClass(moves)}`} aria-hidden="true" />;
}

/** Draws the same dot in a drawing. @param r half of its width, in units of the drawing; 6 px if a unit is a pixel */
export function PikaMark({
  cx,
  cy,
  r = 6,
  moves,
}: {
  cx: number;
  cy: number;
  r?: number;
  moves?: Exclude<PikaMotion, "swings">;
}) {
  return <circle className={`pika-mark${motionClass(moves)}`} cx={cx} cy={cy} r={r} />;
}
