/**
 * Five graphs read in both directions: from the input to the outputs, and back. The line and the circle are the
 * lesson's own; the temperature is an idealised day, one cosine between 9 °C at 3 o'clock and 21 °C at 15 o'clock;
 * stopping takes 1 s of reaction and 6,5 m/s² of braking (The Highway Code, rule 126, 2022); the falling ruler has g =
 * 9,81 m/s² and no drag.
 */

import { clamp } from "../../play/clamp";

/** A quantity on an axis, with the stretch of it that the picture shows. */
export interface Quantity {
  name: string;
  unit: string;
  digits: number;
  from: number;
  to: number;
  /** Distance between the numbers on the axis. */
  every: number;
}

export interface Graph {
  name: string;
  /** The input quantity, and the output quantity. */
  input: Quantity;
  output: Quantity;
  /** Whether both axes need the same scale. */
  isRound?: true;
  /** Return all outputs of an input, and all inputs of an output. It is empty where there is none. */
  outputsOf(input: number): readonly number[];
  inputsOf(output: number): readonly number[];
  /** Returns a point of the line. The argument is a share of its length from 0 to 1. */
  pointAt(share: number): readonly [input: number, output: number];
}

/** Reaction time in s, deceleration of braking in m/s², free fall in m/s². */
const [reaction, braking, gravity] = [1, 6.5, 9.81];
const kilometresPerHour = 3.6;
/** The day's mean temperature and its amplitude in °C. Then come the warmest hour and the hours of a day. */
const day = { middle: 15, swing: 6, warmest: 15, hours: 24 };
const radius = 5;

/** Returns the stopping distance in metres, from first sight to the stop. @param speed in km/h */
export function stoppingDistance(speed: number): number {
  const metresPerSecond = speed / kilometresPerHour;
  return metresPerSecond * reaction + metresPerSecond ** 2 / (2 * braking);
}

/** Returns the speed in km/h that stops within a distance in metres. It is the positive root of v²/2a + vt = s. */
export function speedThatStopsIn(distance: number): number {
  const taken = braking * reaction;
  return kilometresPerHour * (Math.sqrt(taken ** 2 + 2 * braking * distance) - taken);
}

const temperatureAt = (hour: number) =>
  day.middle + day.swing * Math.cos((2 * Math.PI * (hour - day.warmest)) / day.hours);

/** Returns the hours at which the day has a temperature. They are from 0 to less than 24, the earlier one first. */
function hoursOf(temperature: number): number[] {
  const cosine = (temperature - day.middle) / day.swing;
  // A tolerance keeps the coldest and the warmest hour in spite of rounding.
  if (Math.abs(cosine) > 1 + 1e-9) return [];
  const aside = (Math.acos(clamp(cosine, -1, 1)) * day.hours) / (2 * Math.PI);
  const hours = [day.warmest - aside, (day.warmest + aside) % day.hours];
  return Math.abs((hours[0] as number) - (hours[1] as number)) < 1e-6
    ? [hours[0] as number]
    : hours.sort((a, b) => a - b);
}

/** Returns the two ends of the circle's chord; one where they coincide. */
function chord(distance: number): number[] {
  const square = radius ** 2 - distance ** 2;
  if (square < -1e-9) return [];
  const half = Math.sqrt(Math.max(0, square));
  return half < 1e-6 ? [0] : [-half, half];
}

/** Returns a rising graph. It has one output for each input, and one input for each output in its range. */
function climbing(
  name: string,
  input: Quantity,
  output: Quantity,
  forward: (input: number) => number,
  back: (output: number) => number,
): Graph {
  // The line ends with the one axis or with the other, whichever is farther.
  const last = Math.max(input.to, back(output.to));
  const within = (value: number) => value >= input.from - 1e-9 && value <= last + 1e-9;
  return {
    name,
    input,
    output,
    outputsOf: (value) => (within(value) ? [forward(value)] : []),
    inputsOf: (value) => (within(back(value)) ? [back(value)] : []),
    pointAt: (share) => {
      // Points are denser at the start, where the root is steep.
      const value = input.from + (last - input.from) * share ** 2;
      return [value, forward(value)];
    },
  };
}

const axis = (name: string, unit: string, digits: number, from: number, to: number, every: number): Quantity => ({
  name,
  unit,
  digits,
  from,
  to,
  every,
});

export const graphs: readonly [Graph, ...Graph[]] = [
  {
    name: "temperatura e një dite",
    input: axis("ora", "h", 1, 0, 24, 6),
    output: axis("temperatura", "°C", 1, 6, 24, 6),
    outputsOf: (hour) => [temperatureAt(hour)],
    inputsOf: hoursOf,
    pointAt: (share) => [share * day.hours, temperatureAt(share * day.hours)],
  },
  climbing(
    "rruga e ndalimit",
    axis("shpejtësia", "km/h", 0, 0, 120, 30),
    axis("rruga", "m", 0, 0, 120, 30),
    stoppingDistance,
    speedThatStopsIn,
  ),
  {
    name: "rrethi x² + y² = 25",
    input: axis("x", "", 1, -9, 9, 3),
    output: axis("y", "", 1, -6, 6, 3),
    isRound: true,
    outputsOf: chord,
    inputsOf: chord,
    pointAt: (share) => [radius * Math.cos(2 * Math.PI * share), radius * Math.sin(2 * Math.PI * share)],
  },
  climbing(
    "paketa e dytë",
    axis("interneti", "GB", 1, 0, 12, 3),
    axis("fatura", "lekë", 0, 0, 1200, 300),
    (gigabytes) => 50 * gigabytes + 600,
    (lek) => (lek - 600) / 50,
  ),
  climbing(
    "vizorja që bie",
    axis("rënia", "cm", 1, 0, 28, 7),
    axis("koha", "s", 2, 0, 0.24, 0.06),
    (centimetres) => Math.sqrt((2 * centimetres) / 100 / gravity),
    (seconds) => (100 * gravity * seconds ** 2) / 2,
  ),
];

/** Tells whether the graph is a function: each input has one output at most. */
export function isFunction({ input }: Graph, outputsOf: (input: number) => readonly number[]): boolean {
  const steps = 240;
  const inputs = Array.from({ length: steps + 1 }, (_, i) => input.from + ((input.to - input.from) * i) / steps);
  return inputs.every((value) => outputsOf(value).length <= 1);
}

/** Returns the same line with input and output exchanged. */
export function turned(graph: Graph): Graph {
  return {
    name: graph.name,
    // A circle stays round: its axes keep their ranges and exchange their names.
    input: graph.isRound ? { ...graph.input, name: graph.output.name } : graph.output,
    output: graph.isRound ? { ...graph.output, name: graph.input.name } : graph.input,
    ...(graph.isRound && { isRound: true }),
    outputsOf: graph.inputsOf,
    inputsOf: graph.outputsOf,
    pointAt: (share) => {
      const [input, output] = graph.pointAt(share);
      return [output, input];
    },
  };
}
