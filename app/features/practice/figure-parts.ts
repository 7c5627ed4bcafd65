/** The drawings of exercises' pictures that are loaded. The server has all; the browser loads each when it is needed. */
import { useEffect, useReducer } from "react";
import type { ExerciseDrawing } from "../../magazine/practice/drawings/exercise-drawing";
import type { paintFigure } from "../../magazine/practice/drawings/paint-figure";

interface ReadyDrawing {
  drawing: ExerciseDrawing;
  paint: typeof paintFigure;
}

const ready = new Map<string, ReadyDrawing>();

/** Makes drawings known at once. The server renders pictures without waiting. */
export function haveDrawings(drawings: Readonly<Record<string, ExerciseDrawing>>, paint: typeof paintFigure): void {
  for (const [name, drawing] of Object.entries(drawings)) ready.set(name, { drawing, paint });
}

async function load(name: string): Promise<void> {
  if (ready.has(name)) return;
  const { loadDrawing } = await import("./drawing-files");
  const loaded = await loadDrawing(name);
  if (loaded !== null) ready.set(name, loaded);
}

/** Loads the drawings that the exercises of a page need, so that the next picture stands with its question. */
export function useDrawingsAhead(names: readonly string[], alive: boolean): void {
  const list = names.join(" ");
  useEffect(() => {
    // What fails here is loaded again when its exercise is shown.
    if (alive && list !== "") for (const name of list.split(" ")) load(name).catch(() => undefined);
  }, [list, alive]);
}

/** Returns a drawing; null until it is loaded, `false` if the network failed. */
export function useDrawing(name: string | undefined): ReadyDrawing | null | false {
  const [failed, note] = useReducer((_: boolean, fails: boolean) => fails, false);
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (name === undefined || ready.has(name)) return;
    load(name).then(again, () => note(true));
  }, [name]);
  return ready.get(name ?? "") ?? (failed ? false : null);
}
