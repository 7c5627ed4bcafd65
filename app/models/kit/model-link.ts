/** The state of a model in an address. `#modeli=pitagora;kendi=40` lets a teacher send a picture in its state. */
import { onScale, type TouchModel, type Values } from "./touch-model";

const prefix = "#modeli=";

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
  return [prefix + name, ...changed.map(([setting, value]) => `${setting}=${value}`)].join(";");
}

export interface LinkedModel {
  name: string;
  changes: Readonly<Record<string, number>>;
}

/** Reads a fragment. @returns the model's name and the given values; null for a fragment that is not a model's */
export function readModelFragment(fragment: string): LinkedModel | null {
  if (!fragment.startsWith(prefix)) return null;
  const [name = "", ...settings] = fragment.slice(prefix.length).split(";");
  const changes = settings.flatMap((setting): [string, number][] => {
    const [key = "", value = ""] = setting.split("=");
    return /^[a-z0-9-]{1,24}$/i.test(key) && /^-?\d{1,12}(\.\d{1,10})?$/.test(value) ? [[key, Number(value)]] : [];
  });
  return { name, changes: Object.fromEntries(changes) };
}
