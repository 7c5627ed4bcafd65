/** All models with their scenes, loaded once: for the blocks of lessons, and for exercises that set a model. */
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

/** Returns a model by its name, its own scene; none for an unknown name. */
export const modelOf = (model: string): AnyModel | undefined => scenes.get(model)?.[0];

/** Returns the number of a model's scenes; 0 for an unknown model. */
export const scenesOf = (model: string): number => scenes.get(model)?.length ?? 0;

/** Returns the settings of a scene by their names. @param scene from 1 */
export const settingsOf = (model: string, scene: number): Readonly<Record<string, Setting>> =>
  scenes.get(model)?.[scene - 1]?.settings ?? {};

/** Tells whether a setting can have a value, neither beyond its ends nor between two steps. */
export const isOnScale = (setting: Setting, value: number): boolean => onScale(setting, value) === value;
