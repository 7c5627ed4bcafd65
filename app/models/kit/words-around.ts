import { type AnyModel, type Setting, startValues } from "./touch-model";

/** The words that stand by a model before anything is moved: title, names of settings and readings, heads of its table. */
export function wordsAround(model: AnyModel): string {
  const { title, settings, actions = [], columns } = model;
  const labels = [...Object.values<Setting>(settings), ...actions].map(({ label }) => label);
  const readings = model.readings(startValues(model)).map(([name]) => name);
  return [title, ...labels, ...readings, ...columns.map(({ head }) => head)].join("; ");
}
