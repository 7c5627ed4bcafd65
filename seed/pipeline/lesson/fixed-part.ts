import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fixedParts } from "../../../app/lessons/fixed-parts";
import { type HtmlRoot, parseHtml } from "./tree";

/** The tree of the part that is written into a lesson's page. Undefined where there is none. It is read with the lesson. */
export function fixedPart(slug: string): HtmlRoot | undefined {
  const Part = fixedParts.get(slug);
  return Part && (parseHtml(renderToStaticMarkup(createElement(Part, { figure: 1 }))) ?? undefined);
}
