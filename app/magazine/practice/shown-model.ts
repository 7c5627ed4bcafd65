/** The state of a lesson's model that shows an exercise with its drawn numbers. */
import { computed } from "./draw";
import type { Exercise } from "./exercise";
import type { Scope } from "./expression";

type ShownModel = NonNullable<Exercise["model"]>;

/** Returns each setting with its value. It has at most ten digits after the comma, as many as a link may carry. */
export const settingsIn = ({ settings }: ShownModel, scope: Scope): [name: string, value: number][] =>
  settings.map(([name, expression]) => [name, Number(computed(expression, scope).toFixed(10))]);

/** Returns the address that opens the model with the drawn numbers. */
export const addressOfModel = (model: ShownModel, scope: Scope): string =>
  [`${model.lesson}#modeli=${model.name}`, ...settingsIn(model, scope).map((setting) => setting.join("="))].join(";");
