import type { ComponentType } from "react";
import { EfektiSerePart } from "./efekti-sere";
import { EnergjiaBerthamorePart } from "./energjia-berthamore";
import { GravitetiPart } from "./graviteti";
import { LevizjaETrupavePart } from "./levizja-e-trupave";

/** The lessons to which the brief gives a part that is written into the page, shown after the body and before its ending. */
export const fixedParts: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ["efekti-sere", EfektiSerePart],
  ["energjia-berthamore", EnergjiaBerthamorePart],
  ["graviteti", GravitetiPart],
  ["levizja-e-trupave", LevizjaETrupavePart],
]);
