/**
 * Lays out the drawing of the press. It is a section of constant depth, so that widths represent areas and areas
 * represent volumes. The drawing is 640 units wide; y grows downwards from `above`, over the handle of the highest piston.
 */
import { clamp } from "../../play/clamp";
import { limits, type PressSettings } from "./hydraulics-rules";
import type { PressSide } from "./press";

export const drawing = {
  width: 640,
  above: 50,
  height: 430,
  level: 250,
  plate: 14,
  pipe: 408,
  floor: 440,
  top: 90,
} as const;

/** Units of the drawing for 1 cm of path. */
const pathScale = 18;
const longestArrow = 112;

/**
 * Returns the units of the drawing for 1 cm² of piston. Both pistons have one scale; it is larger for narrow pistons.
 */
const areaScale = (areas: number) => Math.min(44, 440 / areas);

/** Returns the distance between the cylinders: the press is 560 units wide where the pipe allows it. */
const gapBeside = (pistons: number) => clamp(560 - pistons, 100, 220);

/** A piston in the drawing, in its units. */
export interface Piston {
  left: number;
  right: number;
  middle: number;
  /** y of the face that touches the liquid. */
  face: number;
  /** Length of the force's arrow. */
  arrow: number;
}

export interface PressDrawing {
  small: Piston;
  large: Piston;
  /** Side of the block on the large piston. */
  load: number;
  /** Arrows of the pressure on the walls, all equally long. */
  pushes: { x: number; y: number; dx: number; dy: number }[];
}

export function drawPress(
  { smallArea, largeArea, path }: PressSettings,
  { small, large }: { small: PressSide; large: PressSide },
): PressDrawing {
  const scale = areaScale(smallArea + largeArea);
  const pistons = (smallArea + largeArea) * scale;
  const gap = gapBeside(pistons);
  const smallLeft = (drawing.width - pistons - gap) / 2;
  const largeLeft = smallLeft + smallArea * scale + gap;
  const strongest = Math.max(small.force, large.force);
  const piston = (left: number, area: number, face: number, force: number): Piston => ({
    left,
    right: left + area * scale,
    middle: left + (area * scale) / 2,
    face,
    arrow: (longestArrow * force) / strongest,
  });
  const pressed = piston(smallLeft, smallArea, drawing.level + path * pathScale, small.force);
  const lifted = piston(largeLeft, largeArea, drawing.level - large.path * 100 * pathScale, large.force);
  const greatest = limits.force.max * limits.largeArea.max;
  return {
    small: pressed,
    large: lifted,
    load: 24 + 60 * Math.sqrt((large.force * limits.smallArea.min) / greatest),
    pushes: pushes(pressed, lifted, small.pressure),
  };
}

/** Greatest pressure of the sliders, in Pa: the strongest force on the smallest piston. */
const greatestPressure = limits.force.max / (limits.smallArea.min * 1e-4);

function pushes(small: Piston, large: Piston, pressure: number): PressDrawing["pushes"] {
  const length = 8 + 26 * Math.sqrt(pressure / greatestPressure);
  const along = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 0.5)) / count);
  return [
    ...along(small.left, large.right, 6).map((x) => ({ x, y: drawing.floor, dx: 0, dy: length })),
    ...along(large.face, drawing.floor, 4).map((y) => ({ x: large.right, y, dx: length, dy: 0 })),
    ...along(small.face, drawing.floor, 2).map((y) => ({ x: small.left, y, dx: -length, dy: 0 })),
  ];
}

/** Length of the small piston's rod, along which its force is drawn. */
export const rodLength = 150;

/** Converts y of the small piston's face to its path, cm. */
export function pathAt(y: number): number {
  return (y - drawing.level) / pathScale;
}
