/** Reads the state of a model in an address. It imports nothing: a lesson's script has it before any model. */

export const linkPrefix = "#modeli=";

export interface LinkedModel {
  name: string;
  changes: Readonly<Record<string, number>>;
}

/** Reads a fragment. @returns the model's name and the given values; null for a fragment that is not a model's */
export function readModelFragment(fragment: string): LinkedModel | null {
  if (!fragment.startsWith(linkPrefix)) return null;
  const [name = "", ...settings] = fragment.slice(linkPrefix.length).split(";");
  const changes = settings.flatMap((setting): [string, number][] => {
    const [key = "", value = ""] = setting.split("=");
    return /^[a-z0-9-]{1,24}$/i.test(key) && /^-?\d{1,12}(\.\d{1,10})?$/.test(value) ? [[key, Number(value)]] : [];
  });
  return { name, changes: Object.fromEntries(changes) };
}
