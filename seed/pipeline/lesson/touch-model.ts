/**
 * Renders a lesson's interactive models: the editor's block, and the still in its place. The same view draws the still
 * and the live model. It is inserted after the sanitiser, which would remove the drawing.
 */
import type { Element } from "hast";
import { h } from "hastscript";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { classOfModel, modelClass, type TouchModelName, touchModelNames } from "../../../app/magazine/lesson-markup";
import { heightAttribute, modelAttribute, titleAttribute } from "../../../app/magazine/model-stills";
import type { AskedQuestion } from "../../../app/magazine/told-answer";
import { readModelFragment } from "../../../app/models/kit/linked-model";
import { ModelStill } from "../../../app/models/kit/model-still";
import { type AnyModel, type Setting, startValues } from "../../../app/models/kit/touch-model";
import { wordsAround } from "../../../app/models/kit/words-around";
import { nearest } from "../checking/suggestion";
import { frameHeights } from "./frame-heights";
import { isOnScale, modelOf } from "./loaded-models";

/** Private-use characters that no editor types. Between them are the name and the start values, as in a link. */
const [open, close] = ["\ue000", "\ue001"];
const marked = new RegExp(`${open}([^${close}]*)${close}`, "g");

/**
 * Makes the element of a model: the place for its still, and its caption.
 *
 * @param attributes `emri`, and start values of settings by their names
 * @param report receives message and hint of a fault
 */
export function renderTouchModel(
  { emri = "", ...settings }: Readonly<Record<string, string | null | undefined>>,
  caption: Element,
  report: (message: string, hint: string) => void,
): Element {
  const name = emri ?? "";
  const model = modelOf(name);
  if (model === undefined) {
    const near = nearest(name, [...touchModelNames]);
    report(
      `Modeli „${name}“ nuk njihet.`,
      `${near === null ? "" : `Mos deshe „${near}“? `}Modelet janë: ${touchModelNames.join(", ")}.`,
    );
  }
  const values =
    model === undefined
      ? []
      : Object.entries(settings).flatMap(([key, value]) => startValue(model, key, value ?? "", report));
  const still = [name, ...values].join(";");
  return h(`div.${modelClass}.${classOfModel(name)}`, h("figure", `${open}${still}${close}`, caption));
}

/** Returns a model's question and the texts around it. They are title, labels, readings; null for an unknown name. */
export function askedBy(name: string): { question: AskedQuestion; around: string } | null {
  const model = modelOf(name);
  return model === undefined ? null : { question: model.question, around: wordsAround(model) };
}

function startValue(
  model: AnyModel,
  name: string,
  written: string,
  report: (message: string, hint: string) => void,
): string[] {
  const settings: Record<string, Setting> = model.settings;
  const setting = settings[name];
  if (setting === undefined) {
    report(`Modeli nuk ka „${name}“.`, `Vlerat që nisin ndryshe: ${Object.keys(settings).join(", ")}.`);
    return [];
  }
  const value = Number(written.replace(",", "."));
  if (written.trim() === "" || !isOnScale(setting, value)) {
    const { min, max, step } = setting;
    report(`„${name}“ nuk mund të jetë „${written}“.`, `Shkruaj një numër nga ${min} në ${max}, me hap ${step}.`);
    return [];
  }
  return [`${name}=${value}`];
}

/** Inserts the stills of its models into a sanitised body. */
export function insertStills(html: string): string {
  return html.replace(marked, (_, written: string) => {
    const start = readModelFragment(`#modeli=${written}`);
    const model = start === null ? undefined : modelOf(start.name);
    if (start === null || model === undefined) return "";
    const still = createElement(ModelStill, { model, values: model.still ?? startValues(model, start.changes) });
    const height = frameHeights[start.name as TouchModelName];
    const attributes = { [modelAttribute]: written, [titleAttribute]: model.title, [heightAttribute]: height };
    return renderToStaticMarkup(createElement("div", attributes, still));
  });
}
