/** Finds the contour lines of a function of two variables. It uses marching squares with linear interpolation. */
import type { Vec2 } from "./curve";

/** The window in the function's own units and the number of squares each way. */
export interface Window {
  x: readonly [from: number, to: number];
  y: readonly [from: number, to: number];
  columns: number;
  rows: number;
}

const share = (a: number, b: number, level: number) => (level - a) / (b - a);

/**
 * Finds all curves f = level inside the window. They are runs of points in the function's units. A closed curve ends at
 * its first point. A curve crosses an edge at the linear interpolation between its corners, so the error falls with the
 * square of the mesh.
 */
export const contours = (f: (x: number, y: number) => number, level: number, window: Window): Vec2[][] => {
  const { columns, rows } = window;
  const interpolated = ([from, to]: readonly [number, number], share: number) => from + (to - from) * share;
  const values = Array.from({ length: (columns + 1) * (rows + 1) }, (_, k) =>
    f(
      interpolated(window.x, (k % (columns + 1)) / columns),
      interpolated(window.y, Math.floor(k / (columns + 1)) / rows),
    ),
  );
  const value = (i: number, j: number) => values[j * (columns + 1) + i] as number;
  const places = new Map<string, Vec2>();
  const links = new Map<string, string[]>();
  const cross = (i: number, j: number, along: "h" | "v"): string | null => {
    const [a, b] = [value(i, j), along === "h" ? value(i + 1, j) : value(i, j + 1)];
    if (a < level === b < level) return null;
    const key = `${along}${i},${j}`;
    const [di, dj] = along === "h" ? [share(a, b, level), 0] : [0, share(a, b, level)];
    places.set(key, [interpolated(window.x, (i + di) / columns), interpolated(window.y, (j + dj) / rows)]);
    return key;
  };
  const join = (a: string, b: string) => {
    for (const [p, q] of [
      [a, b],
      [b, a],
    ] as const)
      links.set(p, [...(links.get(p) ?? []), q]);
  };
  const below = (i: number, j: number) => value(i, j) < level;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const corner = below(i, j);
      if (corner === below(i + 1, j) && corner === below(i, j + 1) && corner === below(i + 1, j + 1)) continue;
      const sides = [cross(i, j, "h"), cross(i + 1, j, "v"), cross(i, j + 1, "h"), cross(i, j, "v")];
      const met = sides.filter((side) => side !== null);
      if (met.length === 2) join(met[0] as string, met[1] as string);
      if (met.length === 4) {
        // A saddle: the mean of the corners decides which two corners are connected.
        const mean = (value(i, j) + value(i + 1, j) + value(i, j + 1) + value(i + 1, j + 1)) / 4;
        const [a, b, c, d] = met as [string, string, string, string];
        const first = mean < level === corner;
        join(a, first ? b : d);
        join(c, first ? d : b);
      }
    }
  }
  const runs: Vec2[][] = [];
  const free = (key: string) => (links.get(key) ?? [])[0];
  const take = (start: string) => {
    const run = [places.get(start) as Vec2];
    for (let key = start, next = free(key); next !== undefined; next = free(key)) {
      links.set(
        key,
        (links.get(key) ?? []).filter((k) => k !== next),
      );
      const back = links.get(next) ?? [];
      links.set(
        next,
        back.filter((_, k) => k !== back.indexOf(key)),
      );
      run.push(places.get(next) as Vec2);
      key = next;
    }
    runs.push(run);
  };
  for (const [key, ends] of [...links]) if (ends.length === 1 && free(key) !== undefined) take(key);
  for (const key of links.keys()) if (free(key) !== undefined) take(key);
  return runs;
};
