/**
 * Where everything stands in the drawing of the press: a section through a slab of even depth, so that widths are
 * areas and areas are volumes. In units of the drawing, which is 640 wide and 480 high; y grows downwards.
 */
import { limits, type PressSettings } from "./hydraulics-rules";
import type { Side } from "./press";

export const drawing = { width: 640, height: 480, level: 250, plate: 14, pipe: 408, floor: 440, top: 90 } as const;

/** Units of the drawing for 1 cm of path. */
const perPath = 18;
const between = 100;
const longestArrow = 128;

/** Units of the drawing for 1 cm² of piston: narrow pistons are drawn larger, both at one scale. */
const areaScale = (areas: number) => Math.min(30, 420 / areas);

interface Piston {
  left: number;
  right: number;
  middle: number;
  /** Where the piston touches the liquid. */
  face: number;
  /** Length of the arrow of its force. */
  arrow: number;
}

export interface PressDrawing {
  small: Piston;
  large: Piston;
  /** The block that the large piston carries: its side. */
  load: number;
  /** Arrows of the pressure on the walls, all of one length. */
  pushes: { x: number; y: number; dx: number; dy: number }[];
}

export function drawPress(
  { smallArea, largeArea, path }: PressSettings,
  { small, large }: { small: Side; large: Side },
): PressDrawing {
  const perArea = areaScale(smallArea + largeArea);
  const smallLeft = (drawing.width - (smallArea + largeArea) * perArea - between) / 2;
  const largeLeft = smallLeft + smallArea * perArea + between;
  const strongest = Math.max(small.force, large.force);
  const piston = (left: number, area: number, face: number, force: number): Piston => ({
    left,
    right: left + area * perArea,
    middle: left + (area * perArea) / 2,
    face,
    arrow: (longestArrow * force) / strongest,
  });
  const pressed = piston(smallLeft, smallArea, drawing.level + path * perPath, small.force);
  const lifted = piston(largeLeft, largeArea, drawing.level - large.path * 100 * perPath, large.force);
  const greatest = limits.force.max * limits.largeArea.max;
  return {
    small: pressed,
    large: lifted,
    load: 24 + 60 * Math.sqrt((large.force * limits.smallArea.min) / greatest),
    pushes: pushes(pressed, lifted, small.pressure),
  };
}

/** The greatest pressure that can be set, in Pa: the strongest push on the smallest piston. */
const greatestPressure = limits.force.max / (limits.smallArea.min * 1e-4);

function pushes(small: Piston, large: Piston, pressure: number): PressDrawing["pushes"] {
  const length = 8 + 26 * Math.sqrt(pressure / greatestPressure);
  const along = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, at) => from + ((to - from) * (at + 0.5)) / count);
  return [
    ...along(small.left, large.right, 6).map((x) => ({ x, y: drawing.floor, dx: 0, dy: length })),
    ...along(large.face, drawing.floor, 4).map((y) => ({ x: large.right, y, dx: length, dy: 0 })),
    ...along(small.face, drawing.floor, 2).map((y) => ({ x: small.left, y, dx: -length, dy: 0 })),
  ];
}

/** The path in cm at which the small piston's face stands at a height of the drawing. */
export function pathAt(y: number): number {
  return (y - drawing.level) / perPath;
}
