/**
 * Finds dark shapes with four straight sides in a frame. Each dark shape's border is followed, and its sides are fitted
 * to a fraction of a pixel.
 */

/** What is needed of a picture: bytes in the order red, green, blue, opacity. */
export type FramePixels = Pick<ImageData, "width" | "height" | "data">;

export interface Corner {
  x: number;
  y: number;
}

/** A shade from 0 to 255 a pixel. */
export interface GreyPicture {
  grey: Uint8Array;
  width: number;
  height: number;
}

/** Pixels of the shortest side that is looked at: less than two a cell. */
const shortestSide = 12;
/** A pixel is dark if it is so much darker than the mean around it, of 256 shades. */
const leastDarker = 10;
/** The share of the frame's longer side over which that mean is taken, to each side. */
const meanShare = 1 / 50;
/** How far the border may bend from a straight side, as a share of the side; shapes of few pixels are ragged. */
const [bendShare, leastBend] = [0.06, 1.5];

/** Returns the shades of a frame. */
export function greyPicture({ width, height, data }: FramePixels): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    grey[pixel] = ((data[at] as number) * 77 + (data[at + 1] as number) * 150 + (data[at + 2] as number) * 29) >> 8;
  }
  return { grey, width, height };
}

/** Calls for each such shape with its corners, clockwise. */
export function findShapes(picture: GreyPicture, onShape: (corners: readonly Corner[]) => void): void {
  const { width, height } = picture;
  if (Math.min(width, height) < shortestSide) return;
  followBorders(darkPixels(picture), width + 2, height + 2, (xs, ys) => {
    const corners = cornersOf(xs, ys);
    if (corners !== null) onShape(corners);
  });
}

/** Tells which pixels are darker than what is around them: 1 is dark. A light pixel is added on each side. */
function darkPixels({ grey, width, height }: GreyPicture): Uint8Array {
  const reach = Math.max(6, Math.round(Math.max(width, height) * meanShare));
  const dark = new Uint8Array((width + 2) * (height + 2));
  // Sums of columns slide down the frame, and a sum of them along each row: four additions a pixel.
  const columns = new Int32Array(width);
  let rows = 0;
  const addRow = (row: number, sign: number) => {
    for (let x = 0, at = row * width; x < width; x++, at++) (columns[x] as number) += sign * (grey[at] as number);
    rows += sign;
  };
  for (let row = 0; row < Math.min(reach, height); row++) addRow(row, 1);
  for (let y = 0; y < height; y++) {
    if (y + reach < height) addRow(y + reach, 1);
    if (y - reach - 1 >= 0) addRow(y - reach - 1, -1);
    let [sum, count] = [0, 0];
    for (let x = 0; x < Math.min(reach, width); x++) {
      sum += columns[x] as number;
      count += rows;
    }
    for (let x = 0, from = y * width, to = (y + 1) * (width + 2) + 1; x < width; x++) {
      if (x + reach < width) {
        sum += columns[x + reach] as number;
        count += rows;
      }
      if (x - reach - 1 >= 0) {
        sum -= columns[x - reach - 1] as number;
        count -= rows;
      }
      if (((grey[from + x] as number) + leastDarker) * count < sum) dark[to + x] = 1;
    }
  }
  return dark;
}

/** The eight neighbours clockwise, from the right. */
const [stepsX, stepsY] = [
  [1, 1, 0, -1, -1, -1, 0, 1],
  [0, 1, 1, 1, 0, -1, -1, -1],
] as const;

/** Follows the outer border of each dark shape that may be a card, clockwise. Pixels that were followed become 2. */
function followBorders(
  dark: Uint8Array,
  width: number,
  height: number,
  onBorder: (xs: readonly number[], ys: readonly number[]) => void,
): void {
  const steps = stepsX.map((x, direction) => x + (stepsY[direction] as number) * width);
  const [least, most] = [3.2 * shortestSide, 3 * (width + height)];
  const xs: number[] = [];
  const ys: number[] = [];
  for (let start = width + 1; start < dark.length - width; start++) {
    if (dark[start] !== 1 || dark[start - 1] !== 0) continue;
    xs.length = 0;
    ys.length = 0;
    let [at, x, y] = [start, (start % width) - 1, Math.floor(start / width) - 1];
    // The pixel on the left is light; the search goes on from there.
    let [direction, first, area] = [5, -1, 0];
    do {
      let tries = 0;
      while (tries < 8 && dark[at + (steps[direction] as number)] === 0) {
        direction = (direction + 1) % 8;
        tries++;
      }
      dark[at] = 2;
      // A single pixel, or the start again, left as at first.
      if (tries === 8 || (at === start && direction === first)) break;
      if (first < 0) first = direction;
      xs.push(x);
      ys.push(y);
      const [dx, dy] = [stepsX[direction] as number, stepsY[direction] as number];
      area += x * dy - y * dx;
      at += steps[direction] as number;
      x += dx;
      y += dy;
      direction = (direction + (direction % 2 === 0 ? 6 : 5)) % 8;
    } while (xs.length < most);
    // The border of a hole is followed the other way round, and has a negative area.
    if (xs.length >= least && xs.length < most && area > shortestSide ** 2) onBorder(xs, ys);
  }
}

/** Returns the corners of a border with four straight sides, clockwise; null if it has others. */
function cornersOf(xs: readonly number[], ys: readonly number[]): Corner[] | null {
  const at = (index: number): Corner => ({ x: xs[index] as number, y: ys[index] as number });
  const farthest = (distance: (corner: Corner) => number): number => {
    let [found, most] = [0, Number.NEGATIVE_INFINITY];
    for (let index = 0; index < xs.length; index++) {
      const own = distance(at(index));
      if (own > most) [found, most] = [index, own];
    }
    return found;
  };
  const squareFrom = (from: Corner) => (to: Corner) => (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const one = farthest(squareFrom({ x: mean(xs), y: mean(ys) }));
  const other = farthest(squareFrom(at(one)));
  const aside = ({ x, y }: Corner) =>
    (x - at(one).x) * (at(other).y - at(one).y) - (y - at(one).y) * (at(other).x - at(one).x);
  const places = [one, other, farthest(aside), farthest((corner) => -aside(corner))].sort((a, b) => a - b);
  const sides: SideLine[] = [];
  for (const [index, from] of places.entries()) {
    const to = index === 3 ? (places[0] as number) + xs.length : (places[index + 1] as number);
    const side = sideLine(xs, ys, from, to);
    if (side === null) return null;
    sides.push(side);
  }
  const corners = sides.flatMap((side, index) => crossing(sides[(index + 3) % 4] as SideLine, side) ?? []);
  return corners.length === 4 ? corners : null;
}

/** A straight side: the points whose product with the outward normal is `reach`. */
interface SideLine {
  normal: Corner;
  reach: number;
}

/** Fits a line to the points of a border between two corners. @returns null if they are few or bend */
function sideLine(xs: readonly number[], ys: readonly number[], from: number, to: number): SideLine | null {
  const count = xs.length;
  const [first, last] = [from % count, to % count];
  const chord = { x: (xs[last] as number) - (xs[first] as number), y: (ys[last] as number) - (ys[first] as number) };
  const length = Math.hypot(chord.x, chord.y);
  if (length < shortestSide) return null;
  // Near the corners the border is round.
  const margin = Math.round((to - from) * 0.12);
  const [begin, end] = [from + margin, to - margin];
  let [x, y, xx, xy, yy] = [0, 0, 0, 0, 0];
  for (let index = begin; index <= end; index++) {
    const [px, py] = [xs[index % count] as number, ys[index % count] as number];
    x += px;
    y += py;
    xx += px * px;
    xy += px * py;
    yy += py * py;
  }
  const points = end - begin + 1;
  x /= points;
  y /= points;
  const angle = Math.atan2(2 * (xy / points - x * y), xx / points - x * x - (yy / points - y * y)) / 2;
  const along = Math.cos(angle) * chord.x + Math.sin(angle) * chord.y > 0 ? 1 : -1;
  const normal = { x: Math.sin(angle) * along, y: -Math.cos(angle) * along };
  const middle = normal.x * x + normal.y * y;
  const most = Math.max(leastBend, length * bendShare);
  for (let index = begin; index <= end; index++) {
    const bend = normal.x * (xs[index % count] as number) + normal.y * (ys[index % count] as number) - middle;
    if (Math.abs(bend) > most) return null;
  }
  // The border's points are middles of pixels: the shape ends half a pixel farther out.
  return { normal, reach: middle + 0.5 };
}

/** Returns where two sides meet; null if they are almost parallel. */
function crossing(a: SideLine, b: SideLine): Corner | null {
  const turn = a.normal.x * b.normal.y - a.normal.y * b.normal.x;
  if (Math.abs(turn) < 0.25) return null;
  return {
    x: (a.reach * b.normal.y - b.reach * a.normal.y) / turn,
    y: (b.reach * a.normal.x - a.reach * b.normal.x) / turn,
  };
}
