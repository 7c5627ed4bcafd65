/** Graphs of a motion, one below another over one axis of time. */
import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { Label, Segment, type Span } from "../kit/drawing";
import type { Point } from "../kit/handle";

/** Where a graph begins and ends, where its zero is, and how many units of the picture one of its own is high. */
interface TimeGraph {
  top: number;
  bottom: number;
  zero: number;
  scale: number;
}

/** The axis of time. @param duration of the motion, in s @returns the place of a time, in s */
export const timeAxis =
  ([left, right]: Span, duration: number) =>
  (time: number) =>
    left + ((right - left) * time) / duration;

/** The level of a value in its graph, in units of the picture. */
export const graphLevel = ({ zero, scale }: TimeGraph, value: number) => zero - scale * value;

/** The value at a point of a graph. */
export const graphValue = ({ zero, scale }: TimeGraph, [, y]: Point) => (zero - y) / scale;

/** A graph's upright axis, and its axis of time at zero. */
export function TimeAxes({ graph: { top, bottom, zero }, x: [left, right] }: { graph: TimeGraph; x: Span }) {
  return (
    <>
      <Segment from={[left, top]} to={[left, bottom]} weight={1} />
      <Segment from={[left, zero]} to={[right, zero]} weight={1} />
    </>
  );
}

/** The whole seconds below the last graph, the last one with its unit. */
export function Seconds({ along, duration, y }: { along: (time: number) => number; duration: number; y: number }) {
  return Array.from({ length: duration }, (_, i) => i + 1).map((time) => (
    <Label key={time} at={[along(time), y]}>
      {time === duration ? quantity(time, 0, "s") : formatNumber(time)}
    </Label>
  ));
}
