/** All drawings by the name that an exercise gives. The browser loads each by itself instead. */
import { bars } from "./bars";
import { branching } from "./branching";
import { circuitLoop } from "./circuit-loop";
import { dice } from "./dice";
import type { ExerciseDrawing } from "./exercise-drawing";
import { forceArrows } from "./force-arrows";
import { graph } from "./graph";
import { incline } from "./incline";
import { numberLine } from "./number-line";
import { orbit } from "./orbit";
import { rightTriangle } from "./right-triangle";
import { sketch } from "./sketch";
import { strip } from "./strip";
import { thinLens } from "./thin-lens";
import { wave } from "./wave";

export const allDrawings: Readonly<Record<string, ExerciseDrawing>> = {
  grafik: graph,
  trekendesh: rightTriangle,
  qark: circuitLoop,
  forca: forceArrows,
  drejtez: numberLine,
  thjerrez: thinLens,
  shtylla: bars,
  rrafsh: incline,
  vale: wave,
  zare: dice,
  orbite: orbit,
  peme: branching,
  skice: sketch,
  shirit: strip,
};
