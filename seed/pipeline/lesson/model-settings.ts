/** The settings of every model's scenes, for exercises that set them. */
import { touchModelNames } from "../../../app/magazine/lesson-markup";
import { modelLoaders } from "../../../app/models/all-models";
import { type AnyModel, onScale, type Setting } from "../../../app/models/kit/touch-model";

const scenes = new Map<string, readonly AnyModel[]>(
  await Promise.all(
    touchModelNames.map(async (name) => {
      const model = await modelLoaders[name]();
      const others = await Promise.all((model.scenes?.others ?? []).map(({ load }) => load()));
      return [name, [model, ...others]] as const;
    }),
  ),
);

/** Returns the number of a model's scenes; 0 for an unknown model. */
export const scenesOf = (model: string): number => scenes.get(model)?.length ?? 0;

/** Returns the settings of a scene by their names. @param scene from 1 */
export const settingsOf = (model: string, scene: number): Readonly<Record<string, Setting>> =>
  scenes.get(model)?.[scene - 1]?.settings ?? {};

/** Tells whether a setting can have a value, neither beyond its ends nor between two steps. */
export const isOnScale = (setting: Setting, value: number): boolean => onScale(setting, value) === value;
