import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layOutMap, type MappedLesson } from "./lay-out-map";

const lesson = (slug: string, ...needs: string[]): MappedLesson => ({ slug, title: `Mësimi ${slug}`, needs });
const placeOf = (map: ReturnType<typeof layOutMap>, slug: string) => {
  const place = map.places.find((each) => each.slug === slug);
  if (place === undefined) throw new Error(slug);
  return place;
};

/** Reads the numbers of a ray. They are its start, its end, and the rows in which it runs level. */
function readRay(stroke: string) {
  const [x = 0, y = 0] = (/^M([\d.]+) ([\d.]+)/.exec(stroke) ?? []).slice(1).map(Number);
  const bends = [...stroke.matchAll(/C[\d.]+ [\d.]+ [\d.]+ [\d.]+ ([\d.]+) ([\d.]+)/g)].map(([, ...to]) =>
    to.map(Number),
  );
  return { from: [x, y], to: bends.at(-1), passes: bends.slice(0, -1) as [number, number][] };
}

const magazines = fc
  .array(fc.array(fc.nat(24), { maxLength: 3 }), { minLength: 1, maxLength: 24 })
  .map((all) => all.map((needs, index) => lesson(`${index}`, ...new Set(needs.filter((n) => n < index).map(String)))));

describe("the map of ideas", () => {
  it("a ray leaves the rule of what is needed and ends where the rule of the lesson begins", () => {
    const map = layOutMap([lesson("a"), lesson("b", "a"), lesson("c", "b", "a")]);
    const [a, c] = [placeOf(map, "a"), placeOf(map, "c")];
    const rays = c.rays.split(/(?=M)/).map(readRay);
    expect(rays.map(({ to }) => to)).toEqual([
      [c.x, c.y],
      [c.x, c.y],
    ]);
    expect(rays.map(({ from }) => from)).toContainEqual([a.x + map.rule, a.y]);
  });

  it("an idea breaks into lines of at most 16 characters, a particle with its word; without an idea the title is written", () => {
    const map = layOutMap([{ slug: "a", title: "T", idea: "Kalimi i nxehtësisë" }, lesson("b")]);
    expect(placeOf(map, "a").lines).toEqual(["Kalimi", "i\u00a0nxehtësisë"]);
    expect(placeOf(map, "b").lines).toEqual(["Mësimi\u00a0b"]);
  });

  it("the map is as high as its longest column, wherever the lessons of the others would rather stand", () => {
    const roots = ["a", "b", "c", "d", "e"].map((slug) => lesson(slug));
    const later = ["f", "g", "h", "i", "j"].map((slug) => lesson(slug, "e"));
    const column = 5 * (17 + 100 + 20 + 5);
    expect(layOutMap([...roots, ...later]).height).toBe(34 + column);
  });

  it("a field for the key stays free under the last three of four columns or more", () => {
    const chain = [lesson("a"), lesson("b", "a"), lesson("c", "b")];
    expect(layOutMap(chain).key).toBeUndefined();
    const map = layOutMap([...chain, lesson("d", "c")]);
    expect(map.key).toMatchObject({ x: placeOf(map, "b").x, width: map.width - placeOf(map, "b").x });
  });

  it("a magazine without lessons has an empty map", () => {
    expect(layOutMap([])).toMatchObject({ places: [] });
  });

  it("in any magazine no name stands on another, and no ray runs through a name", () => {
    fc.assert(
      fc.property(magazines, (lessons) => {
        const map = layOutMap(lessons);
        const boxes = map.places.map(({ slug, x, y, lines }) => ({
          slug,
          x,
          top: y - 8 - 42 - 17 * lines.length,
          bottom: y + 2,
        }));
        for (const [index, box] of boxes.entries()) {
          expect(box.top).toBeGreaterThanOrEqual(0);
          const underColumn = map.key !== undefined && box.x >= map.key.x ? map.key.y : map.height;
          expect(box.bottom).toBeLessThanOrEqual(underColumn);
          for (const other of boxes.slice(index + 1)) {
            if (other.x === box.x) expect(other.top).toBeGreaterThan(box.bottom);
          }
        }
        for (const { rays } of map.places) {
          for (const { passes } of rays.split(/(?=M)/).map(readRay)) {
            for (const [x, y] of passes) {
              if (map.key !== undefined && x >= map.key.x) expect(y).toBeLessThan(map.key.y);
              for (const box of boxes) if (box.x === x) expect(y <= box.top || y >= box.bottom).toBe(true);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
