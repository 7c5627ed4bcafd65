/** Parts of a lesson's model. The frame does the rest: question, handles, sliders, table, link. */

import type { ReactNode } from "react";
import { clamp } from "../../play/clamp";

/** A number that the reader changes. */
export interface Setting {
  label: string;
  /** Empty for a bare number. */
  unit: string;
  min: number;
  max: number;
  step: number;
  /** Digits after the comma. */
  digits: number;
  /** The value that the still shows and the model starts with. An editor may give another. */
  start: number;
  /** Returns the text that a screen reader speaks. It is needed where the read-outs do not show the bare number. */
  spoken?(values: Readonly<Record<string, number>>): string;
  /** The control by which a reader changes the value. It is a handle, buttons, or, if undefined, a slider. */
  by?: "handle" | "buttons";
}

export type Values<Name extends string> = Readonly<Record<Name, number>>;

/** One question before anything moves, with the choices of a guess. */
interface Question<Name extends string> {
  text: string;
  choices: readonly string[];
  /** Index of the right choice, from 0. */
  right: number;
  /** The explanation in two or three sentences; shown after the picture has shown the answer. */
  because: string;
  /** Tells whether the picture with these values shows the answer. */
  shown(values: Values<Name>): boolean;
}

/** A button that changes several values at once, such as "Hidh edhe 10". */
export interface Action<Name extends string> {
  label: string;
  /** The label's last word, on a chip in a row of equal ones; the words before it stand once before the row. */
  chip?: string;
  /** @returns the new values; the same object if nothing changes */
  apply(values: Values<Name>): Values<Name>;
}

interface Column<Name extends string> {
  /** Heading of the column, with the unit. */
  head: string;
  cell(values: Values<Name>): string;
}

/** Further scenes on the subject, chosen above the picture. Each is a model with its own question, loaded on choice. */
export interface Scenes {
  /** Label of the model's own scene, in two or three words. */
  own: string;
  others: readonly Scene[];
}

interface Scene {
  label: string;
  /** Caption under the figure in this scene. It tells what to move and where to look, never the result. Plain text. */
  caption: string;
  load(): Promise<AnyModel>;
}

export interface TouchModel<Name extends string> {
  title: string;
  scenes?: Scenes;
  settings: Record<Name, Setting>;
  question: Question<Name>;
  /**
   * The picture, 360 units wide: on a phone one unit is one pixel. The still shows it too.
   *
   * `earlier` are the states in which the reader let go before, the oldest first, if the model keeps them.
   */
  View(props: { values: Values<Name>; earlier?: readonly Values<Name>[] }): ReactNode;
  /** Whether the model keeps the states in which the reader lets go, as traces. */
  keepsTraces?: boolean;
  /** Height of the picture in the same units, at most 320. */
  height: number;
  /** Units from the left edge to the picture's ink, 6 if undefined. In a wide window it begins where the text does. */
  left?: number;
  /** Returns the text alternative of the picture. */
  describe(values: Values<Name>): string;
  /** Returns the read-outs beside the picture, at most four. */
  readings(values: Values<Name>): readonly (readonly [name: string, value: string])[];
  actions?: readonly Action<Name>[];
  /** A button that makes a poster of the state, shown once the reader has moved something. */
  Poster?(props: { values: Values<Name>; earlier: readonly Values<Name>[]; measure: string }): ReactNode;
  /** A setting that runs by itself after 'Nis', where the model shows motion. It keeps its slider. */
  runs?: { name: Name; unitsPerSecond: number };
  /** Returns the frequencies in Hz that sound after a press. */
  sound?(values: Values<Name>): readonly number[];
  /** Values of the still, where the start values would give an empty picture. */
  still?: Values<Name>;
  /** Three to five states for the table of the still, and its columns. */
  samples: readonly Values<Name>[];
  columns: readonly Column<Name>[];
}

/** Any model, for code that does not depend on its settings. */
// biome-ignore lint/suspicious/noExplicitAny: settings differ from model to model, and the frame reads their names only.
export type AnyModel = TouchModel<any>;

/** Returns the start values of a model. @param changes values from the editor or a link; unknown names are ignored */
export function startValues<Name extends string>(
  model: TouchModel<Name>,
  changes: Readonly<Record<string, number>> = {},
): Values<Name> {
  const entries = Object.entries<Setting>(model.settings).map(([name, setting]) => {
    const change = changes[name];
    return [name, change === undefined ? setting.start : onScale(setting, change)];
  });
  return Object.fromEntries(entries) as Values<Name>;
}

/** Returns the nearest value that the setting may have. */
export function onScale({ min, max, step }: Setting, value: number): number {
  if (!Number.isFinite(value)) return min;
  const steps = Math.round((clamp(value, min, max) - min) / step);
  return Number(Math.min(max, min + steps * step).toFixed(10));
}
