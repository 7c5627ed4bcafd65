import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coldestConcrete, faces, filmOutside, freezingDepth, type Layer, loss, outside } from "./heat-through-layers";

const concrete = (thickness: number): Layer => ({ material: "concrete", thickness });
const polystyrene = (thickness: number): Layer => ({ material: "polystyrene", thickness });

describe("a wall between 20 °C and −10 °C", () => {
  test("of 20 cm concrete loses 111 W through a square metre, of 40 cm 81 W", () => {
    expect(loss([concrete(0.2)])).toBeCloseTo(111.1, 1);
    expect(loss([concrete(0.4)])).toBeCloseTo(81.1, 1);
  });

  test("of 20 cm concrete loses only 36 W under 2 cm polystyrene, less than with 1 m more concrete", () => {
    expect(loss([concrete(0.2), polystyrene(0.02)])).toBeLessThan(loss([concrete(1.2)]));
    expect(loss([concrete(0.2), polystyrene(0.02)])).toBeCloseTo(35.65, 2);
  });

  test("keeps 10 cm polystyrene's heat only with 5,7 m of concrete", () => {
    expect(loss([concrete(40 / 7)])).toBeCloseTo(30 / (0.17 + 0.1 / 0.035), 10);
    expect(loss([concrete(5.714)])).toBeCloseTo(loss([polystyrene(0.1)]), 2);
  });

  test("holds its concrete over 0 °C with 5 cm polystyrene outside, and freezes it whole with them inside", () => {
    expect(coldestConcrete([concrete(0.2), polystyrene(0.05)])).toBeCloseTo(15.9, 1);
    const within = [polystyrene(0.05), concrete(0.2)];
    expect(faces(within)[1]).toBeLessThan(0);
    expect(freezingDepth(within)).toBeLessThan(0.05);
  });

  test("loses as much from either side the layers are put, and gives the last film what the others left (series)", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.6, noNaN: true }),
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        (thick, thin) => {
          const layers = [concrete(thick), polystyrene(thin)];
          expect(loss([...layers].reverse())).toBeCloseTo(loss(layers), 9);
          expect((faces(layers)[2] as number) - loss(layers) * filmOutside).toBeCloseTo(outside, 9);
        },
      ),
    );
  });

  test("has 0 °C where the line of its temperatures crosses it", () => {
    // 111,1 W. The face has 5,56 °C, the concrete takes 11,11 K over 20 cm: half of them.
    expect(freezingDepth([concrete(0.2)])).toBeCloseTo(0.1, 6);
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.6, noNaN: true }),
        fc.double({ min: 0.01, max: 0.2, noNaN: true }),
        (thick, thin) => {
          // Cutting a layer in two changes no temperature. So the cut at this depth has 0 °C.
          const depth = freezingDepth([concrete(thick), polystyrene(thin)]) as number;
          const inConcrete = depth < thick;
          const cut = inConcrete
            ? [concrete(depth), concrete(thick - depth), polystyrene(thin)]
            : [concrete(thick), polystyrene(depth - thick), polystyrene(thick + thin - depth)];
          expect(faces(cut)[inConcrete ? 1 : 2]).toBeCloseTo(0, 9);
        },
      ),
    );
  });

  test("has no 0 °C where it is too thin to keep even the room's face above: 1 cm of concrete", () => {
    expect(freezingDepth([concrete(0.01)])).toBeNull();
  });
});
