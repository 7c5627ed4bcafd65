import { describe, expect, test } from "vitest";
import { foldNet } from "./fold-net";
import { countsOf, cube, dodecahedron, foldedNet, isGlued, octahedron } from "./folded-net";

const solids = { cube, octahedron, dodecahedron };
const shares = [0, 0.2, 0.5, 0.8, 0.99, 1];

describe("a folded net", () => {
  test("of the cube has 14 corners, 19 edges and 6 faces; closed 8, 12 and 6", () => {
    expect(countsOf(foldedNet(cube, 0))).toEqual({ corners: 14, edges: 19, faces: 6 });
    expect(countsOf(foldedNet(cube, 1))).toEqual({ corners: 8, edges: 12, faces: 6 });
  });

  test("of the octahedron has 10, 17 and 8; closed 6, 12 and 8", () => {
    expect(countsOf(foldedNet(octahedron, 0))).toEqual({ corners: 10, edges: 17, faces: 8 });
    expect(countsOf(foldedNet(octahedron, 1))).toEqual({ corners: 6, edges: 12, faces: 8 });
  });

  test("of the dodecahedron has 38, 49 and 12; closed 20, 30 and 12", () => {
    expect(countsOf(foldedNet(dodecahedron, 0))).toEqual({ corners: 38, edges: 49, faces: 12 });
    expect(countsOf(foldedNet(dodecahedron, 1))).toEqual({ corners: 20, edges: 30, faces: 12 });
  });

  test.each(Object.entries(solids))(
    "of the %s: corners − edges + faces is 1 until it closes, then 2 (Euler)",
    (_, solid) => {
      for (const share of shares) {
        const { corners, edges, faces } = countsOf(foldedNet(solid, share));
        expect(corners - edges + faces).toBe(share === 1 ? 2 : 1);
      }
    },
  );

  test.each(Object.entries(solids))("of the %s bends at edges alone: every side of a face stays 1 long", (_, solid) => {
    for (const share of shares) {
      for (const { corners } of foldedNet(solid, share)) {
        for (const [side, [x, y, z]] of corners.entries()) {
          const [toX, toY, toZ] = corners[(side + 1) % corners.length] ?? [0, 0, 0];
          expect(Math.hypot(toX - x, toY - y, toZ - z)).toBeCloseTo(1, 10);
        }
      }
    }
  });

  test("of the cube turns its faces by 90°, of the octahedron by 70,5°, of the dodecahedron by 63,4°", () => {
    expect([cube, octahedron, dodecahedron].map(({ turn }) => Math.round(turn * 10) / 10)).toEqual([90, 70.5, 63.4]);
  });

  test("closes the blue side on one letter, another for each solid", () => {
    const closed = [cube, octahedron, dodecahedron].map((solid) => foldedNet(solid, 1));
    const glued = [
      [
        [5, 1],
        [1, 3],
        [1, 2],
        [4, 2],
      ],
      [
        [7, 2],
        [6, 2],
        [5, 1],
        [3, 1],
      ],
      [
        [8, 2],
        [1, 2],
        [2, 3],
        [5, 3],
      ],
    ] as const;
    for (const [place, faces] of closed.entries()) {
      const [blue, ...sides] = glued[place] ?? glued[0];
      const met = ["A", "B", "C"].filter((_, i) => isGlued(faces, blue, sides[i] ?? blue));
      expect(met).toEqual([["B", "C", "A"][place]]);
      expect(foldNet.describe({ palosja: 100, trupi: place })).toContain(`ngjit me ${met[0]}.`);
    }
    expect(foldNet.question.right).toBe(1);
  });
});
