/** The drawings of the class, in the hand of the covers: lines of ink, hatching, the answer in one spot colour. */
import type { Subject } from "../magazine/subject";

const finder = "h11v11h-11zm2 2v7h7v-7zm2 2h3v3h-3z";
/** Finder patterns of a QR code, 32 units wide, and some of its modules. They are filled by the rule of even and odd. */
export const qrCode = (x: number, y: number) =>
  `M${x} ${y}${finder}m17-4${finder}m-25 17${finder}m9-25h3v5h-3zm3 5h3v6h-3zm-16 8h5v3h-5zm8 0h8v6h-3v-3h-5zm12 3h4v-3h8v3h-5v4h-7zm-7 7h4v-4h4v7h5v6h-4v-3h-5v3h-4zm16 1h3v8h-4v-3h1z`;

/** Hatches the shadow of a thing with level lines. @param step units between two of them */
export const shade = (x: number, y: number, width: number, height: number, step = 3) =>
  Array.from({ length: Math.round(height / step) }, (_, i) => `M${x} ${y + step * (i + 0.5)}h${width}`).join("");

/** What is drawn in ink, hatched, filled with ink, in the spot colour, what is tinted, and the words in it. */
export interface ClassPictureParts {
  /** Units from its left to its right edge, 120 if missing; 80 from top to bottom. */
  width?: number;
  /** Whose colour it bears, as each cover does: numbers and tables are mathematics, light and time physics. */
  subject: Subject;
  ink: string;
  hatch: string;
  fill?: string;
  tint?: string;
  spot?: string;
  words?: readonly (readonly [x: number, y: number, word: string])[];
}

/** Draws a picture of the class. The style sheet of its page imports app/ui/class-picture.css. */
export const ClassPicture = ({ width = 120, subject, words = [], ...parts }: ClassPictureParts) => (
  <svg className={`class-picture ${subject}`} viewBox={`0 0 ${width} 80`} aria-hidden="true">
    {(["tint", "hatch", "fill", "ink", "spot"] as const).map((tone) =>
      parts[tone] === undefined ? null : <path key={tone} className={`in-${tone}`} d={parts[tone]} />,
    )}
    {words.map(([x, y, word]) => (
      <text key={`${x} ${y}`} x={x} y={y}>
        {word}
      </text>
    ))}
  </svg>
);
