import type { ComponentType } from "react";
import { EfektiSerePart } from "./efekti-sere";
import { EnergjiaBerthamorePart } from "./energjia-berthamore";
import type { FixedPartProps } from "./fixed-part-props";
import { GravitetiPart } from "./graviteti";
import { LevizjaETrupavePart } from "./levizja-e-trupave";

/** Fixed parts by lesson: components on the page before the lesson's ending (product 7.8). */
export const fixedParts: ReadonlyMap<string, ComponentType<FixedPartProps>> = new Map<
  string,
  ComponentType<FixedPartProps>
>([
  ["efekti-sere", EfektiSerePart],
  ["energjia-berthamore", EnergjiaBerthamorePart],
  ["graviteti", GravitetiPart],
  ["levizja-e-trupave", LevizjaETrupavePart],
]);
