/** The file of each drawing, a part of its own in the browser, and what all of them share. */
import type { ExerciseDrawing } from "../../magazine/practice/drawings/exercise-drawing";
import { paintFigure } from "../../magazine/practice/drawings/paint-figure";

const files: Readonly<Record<string, () => Promise<ExerciseDrawing>>> = {
  grafik: async () => (await import("../../magazine/practice/drawings/graph")).graph,
  trekendesh: async () => (await import("../../magazine/practice/drawings/right-triangle")).rightTriangle,
  qark: async () => (await import("../../magazine/practice/drawings/circuit-loop")).circuitLoop,
  forca: async () => (await import("../../magazine/practice/drawings/force-arrows")).forceArrows,
  drejtez: async () => (await import("../../magazine/practice/drawings/number-line")).numberLine,
  thjerrez: async () => (await import("../../magazine/practice/drawings/thin-lens")).thinLens,
  shtylla: async () => (await import("../../magazine/practice/drawings/bars")).bars,
  rrafsh: async () => (await import("../../magazine/practice/drawings/incline")).incline,
  vale: async () => (await import("../../magazine/practice/drawings/wave")).wave,
  zare: async () => (await import("../../magazine/practice/drawings/dice")).dice,
  peme: async () => (await import("../../magazine/practice/drawings/branching")).branching,
  skice: async () => (await import("../../magazine/practice/drawings/sketch")).sketch,
  shirit: async () => (await import("../../magazine/practice/drawings/strip")).strip,
  orbite: async () => (await import("../../magazine/practice/drawings/orbit")).orbit,
};

/** Loads a drawing by its name, with the function that paints it. @returns null without one of that name */
export async function loadDrawing(name: string) {
  const drawing = await files[name]?.();
  return drawing === undefined ? null : { drawing, paint: paintFigure };
}
