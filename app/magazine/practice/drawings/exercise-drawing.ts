/** What each drawing of exercises is: a pure function from its arguments to forms, with the handles that it offers. */
import type { FigureRows } from "./figure-rows";
import type { FigureForm, FigurePlace } from "./forms";

/** How a picture is shown. */
export interface FigureLook {
  /** `option` is a small picture, one of several to choose from. */
  room: "whole" | "option";
  /** Whether the answer is shown: its line and its value in the spot colour. */
  solved: boolean;
  /** The pupil's wrong number in the answer's unit, to be drawn in ink hatching. */
  typed: number | null;
}

export interface DrawnFigure {
  width: number;
  height: number;
  /** Where the viewBox begins; 0 if missing. */
  left?: number;
  top?: number;
  forms: FigureForm[];
  /** One or two Albanian sentences with the same numbers, for a reader who listens. They do not tell the answer. */
  says: string;
  /** The value of the unknown that it draws. Publication compares it with the answer. */
  unknown?: number;
  /** Why these arguments give no good picture, for the editor. */
  fault?: string;
}

/** One number of an answer that is given on the picture. */
export interface FigureSlider {
  label: string;
  min: number;
  max: number;
  step: number;
  start: number;
  says: (value: number) => string;
}

/** What the pupil moves in a picture. Its answer has one number for each slider. */
export interface FigureHandle {
  sliders: readonly FigureSlider[];
  /** The dots to grip: where each is, and the sliders that the keys → and ↑ move. */
  grips: readonly { across: number; up?: number; at: (values: readonly number[]) => FigurePlace }[];
  /** Returns the values after a grip was brought to a point; they are clamped and stepped afterwards. */
  valuesAt: (point: FigurePlace, grip: number, values: readonly number[]) => readonly number[];
  /** Draws the pupil's answer; the spot colour is for a right one. */
  forms: (values: readonly number[], tone: "ink" | "spot") => FigureForm[];
  /** The value after which a number comes round again: 360 for a direction. */
  turn?: number;
}

export interface ExerciseDrawing {
  draw: (rows: FigureRows, look: FigureLook) => DrawnFigure;
  /** The handles by the name that the answer gives. */
  handles?: Readonly<Record<string, (rows: FigureRows) => FigureHandle>>;
}

/** How a picture is shown with the question. */
export const asked: FigureLook = { room: "whole", solved: false, typed: null };

/** Width of the viewBox in each room. */
export const widths = { whole: 340, option: 160 } as const;
