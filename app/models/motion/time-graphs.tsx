/** Graphs of a motion, one below another over one axis of time. */
import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { Label, Segment, type Span } from "../kit/drawing";
import type { Point } from "../kit/handle";

/**
 * Top and bottom of a graph and the level of its zero. The last is the picture's units for one unit of its quantity.
 */
interface TimeGraph {
  top: number;
  bottom: number;
  zero: number;
  scale: number;
}

/** Makes the scale of time. @param duration of the motion, in s @returns a function from a time in s to its position */
export const timeAxis =
  ([left, right]: Span, duration: number) =>
  (time: number) =>
    left + ((right - left) * time) / duration;

/** Returns the level of a value in its graph, in units of the picture. */
export const graphLevel = ({ zero, scale }: TimeGraph, value: number) => zero - scale * value;

/** Returns the value at a point of a graph. */
export const graphValue = ({ zero, scale }: TimeGraph, [, y]: Point) => (zero - y) / scale;

/** Draws a graph's vertical axis, and its time axis at zero. */
export function TimeAxes({ graph: { top, bottom, zero }, x: [left, right] }: { graph: TimeGraph; x: Span }) {
  return (
    <>
      <Segment from={[left, top]} to={[left, bottom]} weight={1} />
      <Segment from={[left, zero]} to={[right, zero]} weight={1} />
    </>
  );
}

/** Draws the whole seconds below the last graph, the last one with its unit. */
export function Seconds({ along, duration, y }: { along: (time: number) => number; duration: number; y: number }) {
  return Array.from({ length: duration }, (_, i) => i + 1).map((time) => (
    <Label key={time} at={[along(time), y]}>
      {time === duration ? quantity(time, 0, "s") : formatNumber(time)}
    </Label>
  ));
}
