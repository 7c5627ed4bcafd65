import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fixedParts } from "../../../app/lessons/fixed-parts";

/** The HTML of the part that is written into a lesson's page; empty where there is none. It is read with the lesson. */
export function fixedPart(slug: string): string {
  const Part = fixedParts.get(slug);
  return Part ? renderToStaticMarkup(createElement(Part)) : "";
}
