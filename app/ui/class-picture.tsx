/** The drawings of the class, in the hand of the covers: lines of ink, the answer in the spot colour. */

/** The finder patterns of a QR code whose corner is at a place, 32 units wide, and some of its modules. */
export const qrCode = (x: number, y: number) =>
  [
    ...[
      [0, 0],
      [22, 0],
      [0, 22],
    ].map(([dx = 0, dy = 0]) => `M${x + dx} ${y + dy}h10v10h-10z`),
    `M${x + 15} ${y + 3}v6M${x + 16} ${y + 15}h6M${x + 27} ${y + 15}v7M${x + 16} ${y + 22}v9M${x + 22} ${y + 27}h9`,
  ].join("");

/** What is drawn in ink, what in the spot colour, what is tinted, and the words in it. */
export interface ClassPictureParts {
  /** Units from its left to its right edge, 120 if missing; 80 from top to bottom. */
  width?: number;
  ink: string;
  tint?: string;
  spot?: string;
  words?: readonly (readonly [x: number, y: number, word: string])[];
}

/** Draws a picture of the class. The style sheet of its page imports app/ui/class-picture.css. */
export const ClassPicture = ({ width = 120, ink, tint, spot, words = [] }: ClassPictureParts) => (
  <svg className="class-picture" viewBox={`0 0 ${width} 80`} aria-hidden="true">
    {tint === undefined ? null : <path className="in-tint" d={tint} />}
    <path d={ink} />
    {spot === undefined ? null : <path className="in-spot" d={spot} />}
    {words.map(([x, y, word]) => (
      <text key={`${x} ${y}`} x={x} y={y}>
        {word}
      </text>
    ))}
  </svg>
);
