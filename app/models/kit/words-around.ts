import { type AnyModel, type Setting, startValues } from "./touch-model";

/**
 * Returns the texts beside a model at its start. They are title, labels of settings and buttons, names of read-outs,
 * table heads.
 */
export function wordsAround(model: AnyModel): string {
  const { title, settings, actions = [], columns } = model;
  const labels = [...Object.values<Setting>(settings), ...actions].map(({ label }) => label);
  const readings = model.readings(startValues(model)).map(([name]) => name);
  return [title, ...labels, ...readings, ...columns.map(({ head }) => head)].join("; ");
}
