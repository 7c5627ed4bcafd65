/** Writes the state of a model into an address: `#modeli=pitagora;kendi=40` lets a teacher send a picture in its state. */
import { linkPrefix } from "./linked-model";
import { onScale, type TouchModel, type Values } from "./touch-model";

/** Returns the address's fragment that opens the model with these values. Start values are left out. */
export function modelFragment<Name extends string>(
  name: string,
  model: TouchModel<Name>,
  values: Values<Name>,
): string {
  // A setting that runs by itself may stop between two steps. The link takes the nearest step.
  const changed = Object.entries<number>(values).flatMap(([setting, value]): [string, number][] => {
    const range = model.settings[setting as Name];
    const nearest = onScale(range, value);
    return nearest === range.start ? [] : [[setting, nearest]];
  });
  return [linkPrefix + name, ...changed.map(([setting, value]) => `${setting}=${value}`)].join(";");
}
