/** What a model of a lesson consists of. The frame does the rest: question, handles, sliders, table, link. */

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
  /** The value that the still shows and the model starts with; an editor may give another. */
  start: number;
  /** What a reader hears of it, where its bare number is not what the readings say. */
  spoken?(values: Readonly<Record<string, number>>): string;
  /** What moves it: a handle in the picture, the buttons, or, where nothing is said, a slider. */
  by?: "handle" | "buttons";
}

export type Values<Name extends string> = Readonly<Record<Name, number>>;

/** One question before anything moves, with the choices of a guess. */
interface Question<Name extends string> {
  text: string;
  choices: readonly string[];
  /** Place of the right choice, from 0. */
  right: number;
  /** Why it is so, in two or three sentences; told when the reader has seen it. */
  because: string;
  /** Whether the picture with these values shows the answer. */
  shown(values: Values<Name>): boolean;
}

/** A button that changes several values at once, such as "Hidh edhe 10". */
export interface Action<Name extends string> {
  label: string;
  /** @returns the values afterwards; the same object where nothing is left to do */
  apply(values: Values<Name>): Values<Name>;
}

interface Column<Name extends string> {
  /** Head of the column, with the unit. */
  head: string;
  cell(values: Values<Name>): string;
}

/** Other pictures of the same matter, chosen at the head. Each is a model with a question of its own, fetched then. */
export interface Scenes {
  /** What the choice calls the model itself, in two or three words. */
  own: string;
  others: readonly Scene[];
}

interface Scene {
  label: string;
  /** What stands under the figure while it is shown: what to move and where to look, never what comes out. Plain text. */
  caption: string;
  load(): Promise<AnyModel>;
}

export interface TouchModel<Name extends string> {
  title: string;
  scenes?: Scenes;
  settings: Record<Name, Setting>;
  question: Question<Name>;
  /** The picture, 360 units wide: on a phone one unit is one pixel. It is the still, too. */
  View(props: { values: Values<Name> }): ReactNode;
  /** Height of the picture in the same units, at most 320. */
  height: number;
  /** What the picture shows, for somebody who does not see it. */
  describe(values: Values<Name>): string;
  /** Names and values beside the picture, at most four. */
  readings(values: Values<Name>): readonly (readonly [name: string, value: string])[];
  actions?: readonly Action<Name>[];
  /** A setting that runs by itself after 'Nis', where motion is the matter; it keeps its slider, too. */
  runs?: { name: Name; unitsPerSecond: number };
  /** Frequencies in Hz of what can be heard, after a press. */
  sound?(values: Values<Name>): readonly number[];
  /** What the still shows instead of the start, where that would be empty. */
  still?: Values<Name>;
  /** Three to five states for the table of the still, and its columns. */
  samples: readonly Values<Name>[];
  columns: readonly Column<Name>[];
}

/** Any model, for what does not ask about its settings. */
// biome-ignore lint/suspicious/noExplicitAny: settings differ from model to model, and the frame reads their names only.
export type AnyModel = TouchModel<any>;

/** The start values of a model. @param changes what the editor or a link gives; of the wrong kind it is passed over */
export function startValues<Name extends string>(
  model: TouchModel<Name>,
  changes: Readonly<Record<string, number>> = {},
): Values<Name> {
  const entries = Object.entries<Setting>(model.settings).map(([name, setting]) => {
    const given = changes[name];
    return [name, given === undefined ? setting.start : onScale(setting, given)];
  });
  return Object.fromEntries(entries) as Values<Name>;
}

/** The nearest value that the setting may take. */
export function onScale({ min, max, step }: Setting, value: number): number {
  if (!Number.isFinite(value)) return min;
  const steps = Math.round((clamp(value, min, max) - min) / step);
  return Number(Math.min(max, min + steps * step).toFixed(10));
}
