/** The state in which a question counts as answered shows the number that the right choice names. */
import { expect, test } from "vitest";
import { type AnyModel, onScale, type Setting, startValues, type Values } from "./kit/touch-model";
import { scenes } from "./scenes.cases";

/** The most states of the grid over all settings, and the most of one scale. Finer ones take seconds for a model. */
const [mostStates, mostOfScale] = [2000, 1000];
/** The share by which a number after "rreth" may differ. */
const about = 0.02;

/** Returns every value that a setting can have; one that runs by itself may stop between two steps too. */
function valuesOf(setting: Setting, runs: boolean): number[] {
  const parts = runs ? 2 : 1;
  const count = Math.round((setting.max - setting.min) / setting.step) * parts;
  return Array.from({ length: count + 1 }, (_, i) =>
    i % parts === 0
      ? onScale(setting, setting.min + (i / parts) * setting.step)
      : setting.min + (i / parts) * setting.step,
  );
}

/** Returns evenly spread values of a scale, with its ends and the given ones. */
function thinned(scale: readonly number[], most: number, kept: readonly number[]): number[] {
  if (scale.length <= most) return [...scale];
  const spread = Array.from(
    { length: most },
    (_, i) => scale[Math.round((i * (scale.length - 1)) / (most - 1))] as number,
  );
  return [...new Set([...spread, ...kept])];
}

/** Returns a grid over all settings, and each scale step by step through the start and the samples. */
function statesOf(model: AnyModel): Values<string>[] {
  const bases: Values<string>[] = [startValues(model), ...model.samples];
  const scales = Object.entries<Setting>(model.settings).map(
    ([name, setting]) => [name, valuesOf(setting, model.runs?.name === name)] as const,
  );
  const grids = [1000, 500, 200, 100, 60, 40, 20, 10, 6, 4, 3, 2].map((most) =>
    scales.map(
      ([name, scale]) =>
        [
          name,
          thinned(
            scale,
            most,
            bases.map((base) => base[name] as number),
          ),
        ] as const,
    ),
  );
  const sizeOf = (grid: (typeof grids)[number]) => grid.reduce((size, [, scale]) => size * scale.length, 1);
  const grid = grids.find((candidate) => sizeOf(candidate) <= mostStates) ?? [];
  const whole = grid.reduce<Values<string>[]>(
    (states, [name, scale]) => states.flatMap((state) => scale.map((value) => ({ ...state, [name]: value }))),
    [startValues(model)],
  );
  const lines = bases.flatMap((base) =>
    scales.flatMap(([name, scale]) =>
      thinned(scale, mostOfScale, [base[name] as number]).map((value) => ({ ...base, [name]: value })),
    ),
  );
  return [...whole, ...lines];
}

interface Figure {
  value: number;
  /** Half a unit of its last digit. */
  rounding: number;
  /** Empty for a bare number. */
  unit: string;
  /** The word before it. */
  before: string;
}

/** Returns the numbers in a text. A unit follows a no-break space, or the number itself: 4 °C, 90°. */
function figuresIn(text: string): Figure[] {
  const figures =
    /(?:(\p{L}+)\s)?(?<![\p{L}\d,])([−-]?\d+(?:\u00a0\d{3})*(?:,(\d+))?)(?:\u00a0?(°C|°|%)|\u00a0([\p{L}/²³]+))?/gu;
  return [...text.matchAll(figures)].map(([, before = "", number = "", fraction = "", sign = "", unit = ""]) => ({
    value: Number(
      number
        .replace(/\u00a0/g, "")
        .replace("−", "-")
        .replace(",", "."),
    ),
    rounding: 0.5 * 10 ** -fraction.length,
    unit: sign + unit,
    before: before.toLowerCase(),
  }));
}

/** A number on show, with how far it is from the one at the start. */
interface Reading extends Figure {
  moved: number;
}

/** Returns the numbers of the read-outs, then of the controls, then of the text alternative. */
function readingsOf(model: AnyModel, values: Values<string>): Reading[][] {
  const start = startValues(model);
  const atStart = new Map(model.readings(start));
  const readouts = model.readings(values).flatMap(([name, text]) => {
    const first = figuresIn(atStart.get(name) ?? "")[0]?.value ?? Number.NaN;
    return figuresIn(text).map((figure) => ({ ...figure, moved: Math.abs(figure.value - first) }));
  });
  const controls = Object.entries<Setting>(model.settings).map(([name, { unit, digits }]) => {
    const value = values[name] as number;
    return { value, rounding: 0.5 * 10 ** -digits, unit, before: "", moved: Math.abs(value - (start[name] as number)) };
  });
  const described = figuresIn(model.describe(values)).map((figure) => ({ ...figure, moved: Number.NaN }));
  return [readouts, controls, described];
}

/** Tells whether a state shows a number of the answer. One with a unit is sought among the numbers of that unit. */
function shows(model: AnyModel, values: Values<string>, claim: Figure): boolean {
  const all = readingsOf(model, values);
  const ofUnit = all.map((readings) => readings.filter(({ unit }) => unit === claim.unit));
  const sought = claim.unit === "" ? all.flat() : (ofUnit.find((readings) => readings.length > 0) ?? []);
  const isBelow = (number: number) => number < claim.value;
  if (claim.before === "nën") {
    return (
      sought.length > 0 && (sought.every(({ value }) => isBelow(value)) || sought.every(({ moved }) => isBelow(moved)))
    );
  }
  const tolerance = claim.before === "rreth" ? about * claim.value : 0;
  return sought.some(({ value, moved, rounding }) =>
    [value, moved].some((number) => Math.abs(number - claim.value) <= tolerance + rounding + 1e-9),
  );
}

const each = scenes.map(({ name, model }): [string, AnyModel] => [name, model]);
const claimsOf = ({ question }: AnyModel) => figuresIn(question.choices[question.right] ?? "");

test("a number is read with its unit, its digits and the word before it", () => {
  expect(figuresIn("Rreth 310\u00a0°C")).toEqual([{ value: 310, rounding: 0.5, unit: "°C", before: "rreth" }]);
  expect(figuresIn("−1,25\u00a0W/m² te 90°")).toEqual([
    { value: -1.25, rounding: 0.005, unit: "W/m²", before: "" },
    { value: 90, rounding: 0.5, unit: "°", before: "te" },
  ]);
  expect(figuresIn("10\u00a0000 hedhje")).toEqual([{ value: 10_000, rounding: 0.5, unit: "", before: "" }]);
});

test("many answers name a number", () => {
  expect(each.filter(([, model]) => claimsOf(model).length > 0).length).toBeGreaterThan(20);
});

test.each(each)("%s is answered in a state that shows the number of the answer", (_, model) => {
  const shown = statesOf(model).filter((values) => model.question.shown(values));
  expect(shown).not.toEqual([]);
  const claims = claimsOf(model);
  const wrong =
    claims.length === 0 ? [] : shown.filter((values) => !claims.every((claim) => shows(model, values, claim)));
  expect(wrong.slice(0, 3).map((values) => [values, model.readings(values)])).toEqual([]);
});
