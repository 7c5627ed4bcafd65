import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fixedParts } from "../../../app/lessons/fixed-parts";
import { type HtmlRoot, parseHtml } from "./tree";

/**
 * Renders the fixed part of a lesson's page, a component; undefined where there is none. Rules check it with the
 * lesson.
 */
export function fixedPart(slug: string): HtmlRoot | undefined {
  const Part = fixedParts.get(slug);
  return Part && (parseHtml(renderToStaticMarkup(createElement(Part, { figure: 1 }))) ?? undefined);
}
