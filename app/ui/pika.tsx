/** The magazine's dot; its rules, pika.css, are in the sheets of the pages that show it. */

/** How the dot moves: it lands where something came out right, gives at a touch, swings while something is awaited. */
export type PikaMotion = "lands" | "gives" | "swings";

const motionClass = (moves?: PikaMotion) => (moves ? ` pika-${moves}` : "");

/** The magazine's dot among words: what the question is about (docs/decisions/019). */
export function Pika({ moves }: { moves?: PikaMotion }) {
  return <span className={`pika${motionClass(moves)}`} aria-hidden="true" />;
}

/** The same dot in a drawing. @param r half of its width, in units of the drawing; 6 px where a unit is a pixel */
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
