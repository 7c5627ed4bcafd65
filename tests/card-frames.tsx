/** Draws what a teacher's camera sees of a class that holds up cards, as they are printed, turned and tilted. */
import { writeFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { type CardLetter, cardLetters } from "../app/magazine/classroom/card-marker";
import { type SeededRandom, seededRandom } from "../app/magazine/seeded-random";
import { Card, CardFrame } from "../app/pages/classroom/cards-view";

/** Millimetres of white around a marker in a picture of a card. */
const white = 13;
const sideOfCard = 120 + 2 * white;
/** Pixels of a picture of a card. */
const drawnSide = 584;

const drawn = new Map<number, Promise<Uint8Array>>();

/** Returns a card as it is printed, as shades. */
function drawnCard(number: number): Promise<Uint8Array> {
  const there = drawn.get(number);
  if (there) return there;
  const svg = renderToStaticMarkup(
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-white} ${-white} ${sideOfCard} ${sideOfCard}`}
      width={drawnSide}
      height={drawnSide}
    >
      <defs>
        <CardFrame />
      </defs>
      <path fill="#fff" d={`M${-white} ${-white}h${sideOfCard}v${sideOfCard}h-${sideOfCard}z`} />
      <Card number={number} />
    </svg>,
  );
  const shades = sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  const card = shades.then((buffer) => new Uint8Array(buffer));
  drawn.set(number, card);
  return card;
}

/** A card that is held up: its answer, its middle in the frame, its marker's side in pixels. */
export interface HeldCard {
  number: number;
  letter: CardLetter;
  x: number;
  y: number;
  side: number;
  /** Degrees by which it is turned from upright, and by which its upper edge and its right edge lean away. */
  turned: number;
  back: number;
  aside: number;
}

interface FrameSize {
  width: number;
  height: number;
}

/** How a frame is seen: the random numbers of its noise, and the most shades of it. */
interface FrameLook extends FrameSize {
  random: SeededRandom;
  noise: number;
}

/** Returns a class in rows of six, each pupil with an answer, its card a little turned and leaning. */
export function heldClass(pupils: number, random: SeededRandom, { width, height, side }: FrameSize & { side: number }) {
  const around = (most: number) => random.int(-most, most);
  return Array.from({ length: pupils }, (_, index): HeldCard => {
    const [row, column] = [Math.floor(index / 6), index % 6];
    return {
      number: index + 1,
      letter: cardLetters[random.int(0, 3)] as CardLetter,
      x: Math.round(((column + 0.5) * width) / 6) + around(15),
      y: Math.round(((row + 0.5) * height) / Math.ceil(pupils / 6)) + around(8),
      side,
      ...{ turned: around(30), back: around(30), aside: around(30) },
    };
  });
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Grains of noise, a prime, so that they stand in no rows. */
const grainCount = 8_191;

/** Returns a frame with held cards, a shade a pixel. */
export async function frameOf(
  held: readonly HeldCard[],
  { width, height, random, noise }: FrameLook,
): Promise<Uint8Array> {
  const frame = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) frame[y * width + x] = 95 + 40 * Math.sin(x / 90) * Math.cos(y / 70);
  }
  for (const card of held) await paint(frame, width, height, card);
  const grains = Float32Array.from({ length: grainCount }, () => (random.int(-1_000, 1_000) / 1_000) * noise);
  return Uint8Array.from(frame, (shade, pixel) =>
    Math.max(0, Math.min(255, shade + (grains[pixel % grainCount] as number))),
  );
}

/** Looks at points a quarter of a pixel apart, as a lens does. */
const looks = [-0.375, -0.125, 0.125, 0.375];

/** Paints a card by the rays from an eye ten sides of the card away. */
async function paint(frame: Float32Array, width: number, height: number, card: HeldCard): Promise<void> {
  const shades = await drawnCard(card.number);
  const { x: middleX, y: middleY, side, back, aside } = card;
  // The side of the answer is turned up.
  const turn = radians(card.turned - 90 * cardLetters.indexOf(card.letter));
  const eye = 10 * side;
  const [cosB, sinB, cosA, sinA] = [
    Math.cos(radians(back)),
    Math.sin(radians(back)),
    Math.cos(radians(aside)),
    Math.sin(radians(aside)),
  ];
  // The card's own axes in space: turned in its plane, then leaning.
  const axis = (u: number, v: number) => {
    const [x, y] = [u * cosA, v * cosB + u * sinA * sinB];
    return { x, y, z: v * sinB - u * sinA * cosB };
  };
  const right = axis(Math.cos(turn), Math.sin(turn));
  const down = axis(-Math.sin(turn), Math.cos(turn));
  const reach = Math.ceil(side * 0.95);
  for (let y = Math.max(0, middleY - reach); y < Math.min(height, middleY + reach); y++) {
    for (let x = Math.max(0, middleX - reach); x < Math.min(width, middleX + reach); x++) {
      let [sum, hits] = [0, 0];
      for (const lookY of looks) {
        for (const lookX of looks) {
          // The ray (dx, dy, eye)·t meets the card: a·right + b·down = ray − (0, 0, eye).
          const [dx, dy] = [x + lookX - middleX, y + lookY - middleY];
          const a11 = right.x - (dx * right.z) / eye;
          const a12 = down.x - (dx * down.z) / eye;
          const a21 = right.y - (dy * right.z) / eye;
          const a22 = down.y - (dy * down.z) / eye;
          const whole = a11 * a22 - a12 * a21;
          const u = (dx * a22 - dy * a12) / whole / side;
          const v = (dy * a11 - dx * a21) / whole / side;
          const column = Math.floor((u * 120 + sideOfCard / 2) * (drawnSide / sideOfCard));
          const row = Math.floor((v * 120 + sideOfCard / 2) * (drawnSide / sideOfCard));
          if (column < 0 || row < 0 || column >= drawnSide || row >= drawnSide) continue;
          sum += shades[row * drawnSide + column] as number;
          hits++;
        }
      }
      if (hits === 0) continue;
      const at = y * width + x;
      const share = hits / looks.length ** 2;
      // Paper in a room is never as white, nor its print as black, as a screen.
      frame[at] = (frame[at] as number) * (1 - share) + share * (35 + (sum / hits) * 0.7);
    }
  }
}

/** Returns the pixels of a frame as a canvas gives them. */
export function pixelsOf(
  frame: Uint8Array,
  { width, height }: FrameSize,
): { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> } {
  const data = new Uint8ClampedArray(frame.length * 4).fill(255);
  for (let pixel = 0; pixel < frame.length; pixel++) data.fill(frame[pixel] as number, pixel * 4, pixel * 4 + 3);
  return { width, height, data };
}

/** Frames of a film, each with noise of its own, and how often each is shown: Chromium shows twenty a second. */
const [filmFrames, shownEach] = [4, 10];

/** Writes a film in which a class holds up its cards. Chromium takes it for a camera, again and again. */
export async function writeCardFilm(path: string, held: readonly HeldCard[], size: FrameSize): Promise<void> {
  const film: Buffer[] = [];
  for (let nth = 0; nth < filmFrames; nth++) {
    const shades = await frameOf(held, { ...size, random: seededRandom(`film ${nth}`), noise: 8 });
    const raw = { ...size, channels: 1 as const };
    const frame = await sharp(Buffer.from(shades), { raw }).toColourspace("srgb").jpeg({ quality: 85 }).toBuffer();
    for (let shown = 0; shown < shownEach; shown++) film.push(frame);
  }
  writeFileSync(path, Buffer.concat(film));
}
